import type { Output, ParsedInput } from '@allenio/contract'
import {
  attachmentsAtMost,
  attachmentsPerPage,
  type addChatAttachment,
  type ChatAttachment,
  type listChatAttachments,
} from '@allenio/contract/chat-desk'
import { newId } from '@allenio/domain/ids'
import { dropFiles, fileFacts, findPeople, showMember, takeUpload, type MessageFile } from '#areas/chat'
import type { Actor } from '#platform/access'
import { joined, limitToPage, lockFor, pageOf, searchForm, sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { presentFile } from '#platform/files'

interface AttachmentRow extends Row<'chat_attachments', 'id' | 'name' | 'membership_id' | 'created_at'> {
  file: MessageFile
}

const find = (db: WorkspaceDb, where: Sql, page: Sql) =>
  db.many<AttachmentRow>(sql`
  select a.id, a.name, a.membership_id, a.created_at, ${fileFacts} as file
  from chat_attachments a join files f on f.workspace_id = a.workspace_id and f.id = a.file_id and f.deleted_at is null
  where ${where} order by a.created_at desc, a.id desc ${page}`)

async function present(db: WorkspaceDb, actor: Actor, rows: readonly AttachmentRow[]): Promise<ChatAttachment[]> {
  const people = await findPeople(
    db,
    rows.map(row => row.membership_id),
  )
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    file: presentFile(row.file, actor.personId),
    addedBy: row.membership_id && showMember(people, row.membership_id, actor).name,
    createdAt: row.created_at,
    may: { delete: true },
  }))
}

export async function listAttachments(
  db: WorkspaceDb,
  actor: Actor,
  { page, search }: ParsedInput<typeof listChatAttachments>,
): Promise<Output<typeof listChatAttachments>> {
  const where = joined([sql`true`, ...(search ? [sql`position(${searchForm(search)} in a.search) > 0`] : [])], ' and ')
  const rows = await find(db, where, limitToPage(page, attachmentsPerPage))
  const { pageRows, nextPage } = pageOf(rows, page, attachmentsPerPage)
  return { chatAttachments: await present(db, actor, pageRows), nextPage }
}

export async function createAttachment(
  db: WorkspaceDb,
  actor: Actor,
  { uploadId, name }: ParsedInput<typeof addChatAttachment>,
): Promise<ChatAttachment> {
  const file = await takeUpload(db, actor, uploadId)
  await lockFor(db, 'chat attachments')
  const { count } = await db.one<Count>(sql`select count(*) as count from chat_attachments`)
  if (count >= attachmentsAtMost) throw new AppError('too many attachments', { values: { max: attachmentsAtMost } })
  const id = newId()
  await db.run(sql`
    insert into chat_attachments (id, file_id, name, membership_id)
    values (${id}, ${file.id}, ${name ?? file.name}, ${actor.membershipId})`)
  const [attachment] = await present(db, actor, await find(db, sql`a.id = ${id}`, sql``))
  return found(attachment)
}

export async function deleteAttachment(db: WorkspaceDb, id: string): Promise<void> {
  const { file_id } = found(
    await db.maybeOne<Row<'chat_attachments', 'file_id'>>(sql`
    delete from chat_attachments where id = ${id} returning file_id`),
  )
  await dropFiles(db, [file_id])
}
