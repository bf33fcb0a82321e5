import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pictureWidths, storefrontLimits, type StorefrontPicture } from '@allenio/contract/storefront'
import { newId } from '@allenio/domain/ids'
import { pictureIdsOf } from '@allenio/domain/storefront'
import type { Actor } from '#platform/access'
import { lockFor, sql, type Count, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { listReleases, readReleases, readRows } from '#platform/documents'
import { AppError, wrongField } from '#platform/errors'
import { bringFile, claimUpload, eraseFiles, fileLink, findFile, makePictureWidths, useFiles } from '#platform/files'
import { defineJob, enqueue } from '#platform/jobs'
import { dropPages } from './live/drops.ts'
import { storefrontKind } from './kind.ts'

export type PictureRow = Row<'storefront_pictures', 'id' | 'workspace_id' | 'file_id' | 'width' | 'height'>

export const presentPicture = (row: PictureRow, { personId }: Pick<Actor, 'personId'>): StorefrontPicture => {
  const file = { id: row.file_id, workspace_id: row.workspace_id }
  return { id: row.id, url: fileLink(file, personId), thumbUrl: fileLink(file, personId, 'thumb'), width: row.width, height: row.height }
}

export const listPictures = (db: WorkspaceDb) =>
  db.many<PictureRow>(sql`select id, workspace_id, file_id, width, height from storefront_pictures order by created_at, id`)

/** Takes an upload as a picture of the storefront; its copies for the page are made by a job. */
export async function addPicture(db: WorkspaceDb, actor: Actor, { id, uploadId }: { id: string; uploadId: string }): Promise<PictureRow> {
  await makeRoom(db, id)
  const { personId } = actor
  const file = await claimUpload(db, uploadId, { personId, accept: ['image/*'], maxBytes: storefrontLimits.picture })
  if (file.width === null || file.height === null) throw wrongField('uploadId', 'file type not accepted')
  const picture = await insertPicture(db, { fileId: file.id, width: file.width, height: file.height })
  await enqueue(db, copyPicture, { workspaceId: db.workspaceId, pictureId: picture.id, personId })
  return picture
}

export const insertPicture = (db: WorkspaceDb, { fileId, width, height }: { fileId: string; width: number; height: number }) =>
  db.one<PictureRow>(sql`
  insert into storefront_pictures (id, file_id, width, height) values (${newId()}, ${fileId}, ${width}, ${height})
  returning id, workspace_id, file_id, width, height`)

/** Erases the pictures that neither the draft nor a release names, once there are too many. */
async function makeRoom(db: WorkspaceDb, storefrontId: string): Promise<void> {
  await lockFor(db, 'storefront pictures')
  const { count } = await db.one<Count>(sql`select count(*) as count from storefront_pictures`)
  if (count < storefrontLimits.pictures) return
  const releases = await listReleases(db, storefrontId)
  const versions = await readReleases(
    db,
    releases.map(({ id }) => id),
  )
  const rowsOfAll = [await readRows(db, storefrontKind, storefrontId), ...versions.values()]
  const namedIds = [...new Set(rowsOfAll.flatMap(rows => pictureIdsOf(rows, storefrontId)))]
  const isUnused = sql`not (p.id = any(${namedIds}::uuid[])) and p.created_at < now() - interval '1 hour'`
  const files = await db.many<Row<'files', 'id'>>(sql`
    select p.file_id as id from storefront_pictures p where ${isUnused}
    union all select c.file_id from storefront_picture_copies c join storefront_pictures p on p.id = c.picture_id where ${isUnused}`)
  if (files.length === 0) throw new AppError('too many storefront pictures', { values: { max: storefrontLimits.pictures } })
  await db.run(sql`delete from storefront_pictures p where ${isUnused}`)
  await eraseFiles(
    db,
    db.workspaceId,
    files.map(({ id }) => id),
  )
}

export interface PictureToCopy {
  workspaceId: string
  pictureId: string
  personId: string
}

interface BroughtCopy {
  uploadId: string
  width: number
  hash: string
}

const copyMaxBytes = 20_000_000
const copyClaim = (personId: string) => ({ personId, accept: ['image/*'], maxBytes: copyMaxBytes })

/** Makes a picture in the widths of the page, up to uploads, so that no transaction waits for it. */
export async function bringCopies(bytes: Uint8Array, { workspaceId, pictureId, personId }: PictureToCopy): Promise<BroughtCopy[]> {
  const sizes = (await makePictureWidths(bytes, pictureWidths)) ?? []
  const copies: BroughtCopy[] = []
  for (const { width, bytes: copy } of sizes) {
    const file = { ...copyClaim(personId), name: `${pictureId}-${width}.webp`, mimeType: 'image/webp', body: Readable.from([copy]) }
    const hash = createHash('sha256').update(copy).digest('hex').slice(0, 40)
    copies.push({ uploadId: await bringFile(file, workspaceId), width, hash })
  }
  return copies
}

export async function claimCopies(db: WorkspaceDb, { pictureId, personId }: PictureToCopy, copies: readonly BroughtCopy[]): Promise<void> {
  for (const { uploadId, width, hash } of copies) {
    const file = await claimUpload(db, uploadId, copyClaim(personId))
    await db.run(sql`
      insert into storefront_picture_copies (picture_id, width, hash, file_id) values (${pictureId}, ${width}, ${hash}, ${file.id})`)
  }
}

export const copyPicture = defineJob<PictureToCopy>({
  name: 'copy storefront picture',
  async handle({ database }, request) {
    const { workspaceId, pictureId } = request
    const original = await database.withWorkspace(workspaceId, 'read', async db => {
      // the member who uploaded the picture may have left since, so another admin answers for the copies
      const row = await db.maybeOne<Row<'storefront_pictures', 'file_id'> & NotNull<Row<'memberships', 'person_id'>>>(sql`
        select p.file_id, m.person_id from storefront_pictures p
        join lateral (select m.person_id from memberships m where m.role = 'admin' and m.person_id is not null
          order by (m.person_id = ${request.personId}) desc, m.created_at limit 1) m on true
        where p.id = ${pictureId} and not exists (select from storefront_picture_copies c where c.picture_id = p.id)`)
      return row && { file: await findFile(db, row.file_id), personId: row.person_id }
    })
    if (!original?.file) return
    const picture = { ...request, personId: original.personId }
    const copies = await bringCopies(await buffer((await useFiles().store.get(original.file.storage_key)).body), picture)
    await database.withWorkspace(workspaceId, 'write', async db => {
      const isOpen = await db.maybeOne(sql`
        select from storefront_pictures p where p.id = ${pictureId}
          and not exists (select from storefront_picture_copies c where c.picture_id = p.id) for update of p`)
      // another try has made them: these uploads expire
      if (!isOpen) return
      await claimCopies(db, picture, copies)
      await dropPages(db)
    })
  },
})
