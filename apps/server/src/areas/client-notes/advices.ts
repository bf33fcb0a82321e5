import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import { recordFileMaxBytes } from '@allenio/contract/clients'
import { richTextMaxBytes, type RichText } from '@allenio/contract/rich-text'
import { isEmptyRichText } from '@allenio/domain/rich-text'
import { newId } from '@allenio/domain/ids'
import { authorName, isRecordAt, withAuthor, type Reader, type RecordAt } from '#areas/client-records'
import type { Actor } from '#platform/access'
import { jsonText, limitToPage, pageOf, sql, type Row, type Total, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { claimUpload, deleteFile, findFiles, presentFile, replaceFile, undeleteFile } from '#platform/files'
import { canBeRestored } from '#platform/records'

export interface AdviceRow extends Row<'nutritional_advices', 'id' | 'title' | 'body' | 'file_id' | 'created_at' | 'updated_at'> {
  author_name: string | null
}

const advicesPerPage = 20
const selectAdvice = sql`
  select r.id, r.title, r.body, r.file_id, r.created_at, r.updated_at, ${authorName} from nutritional_advices r ${withAuthor}`

export async function readAdvices(db: WorkspaceDb, clientId: string, { page, reader }: { page: number; reader: Reader }) {
  const [rows, { total }] = await Promise.all([
    db.many<AdviceRow>(sql`
      ${selectAdvice} where r.client_id = ${clientId} and r.deleted_at is null
      order by r.created_at desc, r.id desc ${limitToPage(page, advicesPerPage)}`),
    db.one<Total>(sql`
      select count(*) as total from nutritional_advices where client_id = ${clientId} and deleted_at is null`),
  ])
  const { pageRows, nextPage } = pageOf(rows, page, advicesPerPage)
  return { nutritionalAdvices: await presentAdvices(db, pageRows, reader), nextPage, total }
}

async function presentAdvices(db: WorkspaceDb, rows: readonly AdviceRow[], reader: Reader): Promise<NutritionalAdvice[]> {
  const ids = rows.flatMap(({ file_id }) => file_id ?? [])
  const files = new Map((ids.length ? await findFiles(db, ids) : []).map(file => [file.id, file]))
  return rows.map(row => {
    const file = row.file_id === null ? undefined : files.get(row.file_id)
    return {
      id: row.id,
      title: row.title,
      text: row.body,
      file: file ? presentFile(file, reader.personId) : null,
      addedBy: reader.isClient ? null : row.author_name,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      may: { update: !reader.isClient, delete: !reader.isClient },
    }
  })
}

export async function readAdvice(db: WorkspaceDb, at: RecordAt, reader: Reader): Promise<NutritionalAdvice> {
  const row = found(
    await db.maybeOne<AdviceRow>(sql`
    ${selectAdvice} where ${isRecordAt(at)} and r.deleted_at is null`),
  )
  const [advice] = await presentAdvices(db, [row], reader)
  return found(advice)
}

export interface AdviceFields {
  title: string
  text: RichText | null
  uploadId?: string | undefined
}

export async function createAdvice(
  db: WorkspaceDb,
  actor: Actor,
  { clientId, title, text, uploadId }: AdviceFields & { clientId: string },
): Promise<string> {
  const body = storedText(text)
  if (!title && !body && !uploadId) throw new AppError('advice empty')
  const file = uploadId ? await claim(db, actor, uploadId) : undefined
  const id = newId()
  await db.run(sql`
    insert into nutritional_advices (id, client_id, title, body, file_id, author_id)
    values (${id}, ${clientId}, ${title}, ${body}::jsonb, ${file?.id ?? null}, ${actor.membershipId})`)
  return id
}

export async function updateAdvice(
  db: WorkspaceDb,
  actor: Actor,
  change: RecordAt & AdviceFields & { removesFile?: boolean | undefined },
): Promise<void> {
  const { id, clientId, title, text, uploadId, removesFile = false } = change
  const { file_id: before } = found(
    await db.maybeOne<Row<'nutritional_advices', 'file_id'>>(sql`
    select file_id from nutritional_advices where id = ${id} and client_id = ${clientId} and deleted_at is null for update`),
  )
  const body = storedText(text)
  const isFileKept = before !== null && !uploadId && !removesFile
  if (!title && !body && !uploadId && !isFileKept) throw new AppError('advice empty')
  const file = uploadId ? (await claim(db, actor, uploadId)).id : isFileKept ? before : null
  await db.run(sql`
    update nutritional_advices set title = ${title}, body = ${body}::jsonb, file_id = ${file}, updated_at = now() where id = ${id}`)
  await replaceFile(db, before, file)
}

const claim = (db: WorkspaceDb, { personId }: Actor, uploadId: string) =>
  claimUpload(db, uploadId, { personId, accept: ['*/*'], maxBytes: recordFileMaxBytes })

/** The document as it is stored; null when it is empty. */
function storedText(text: RichText | null): string | null {
  if (!text || isEmptyRichText(text)) return null
  const json = jsonText(text)
  if (Buffer.byteLength(json) > richTextMaxBytes) throw wrongField('text', 'advice too long')
  return json
}

export async function deleteAdvice(db: WorkspaceDb, at: RecordAt): Promise<void> {
  const { file_id } = found(
    await db.maybeOne<Row<'nutritional_advices', 'file_id'>>(sql`
    update nutritional_advices r set deleted_at = now() where ${isRecordAt(at)} and deleted_at is null
    returning file_id`),
  )
  if (file_id) await deleteFile(db, file_id)
}

export async function undeleteAdvice(db: WorkspaceDb, at: RecordAt): Promise<void> {
  const { file_id } = found(
    await db.maybeOne<Row<'nutritional_advices', 'file_id'>>(sql`
    update nutritional_advices r set deleted_at = null where ${isRecordAt(at)} and ${canBeRestored}
    returning file_id`),
  )
  if (file_id) await undeleteFile(db, file_id)
}
