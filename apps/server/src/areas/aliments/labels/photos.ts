import { labelLimits } from '@allenio/contract/aliments'
import type { ShownFile } from '@allenio/contract/files'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { claimUpload, deleteFile, presentFile, undeleteFile, type FileRow } from '#platform/files'

export type LabelPhoto = FileRow & Pick<Row<'label_photos'>, 'check_id' | 'product_id'>

export const listPhotos = (db: WorkspaceDb, of: { checkIds?: readonly string[]; productIds?: readonly string[] }) =>
  db.many<LabelPhoto>(sql`
  select f.*, p.check_id, p.product_id from label_photos p join files f on f.id = p.file_id
  where (p.check_id = any(${[...(of.checkIds ?? [])]}::uuid[]) or p.product_id = any(${[...(of.productIds ?? [])]}::uuid[]))
    and f.deleted_at is null
  order by p.created_at desc, p.position, p.id`)

export const presentPhotos = (photos: readonly LabelPhoto[], personId: string): ShownFile[] =>
  photos.map(photo => presentFile(photo, personId))

/** Takes what the client has uploaded as the photos of a check. */
export async function addPhotos(
  db: WorkspaceDb,
  { checkId, personId, uploadIds }: { checkId: string; personId: string; uploadIds: readonly string[] },
): Promise<void> {
  for (const [position, uploadId] of uploadIds.entries()) {
    const claim = { personId, accept: ['image/*'], maxBytes: labelLimits.photoBytes, field: 'photoUploadIds' }
    const { id: fileId } = await claimUpload(db, uploadId, claim)
    await db.run(sql`
      insert into label_photos (id, check_id, file_id, position) values (${newId()}, ${checkId}, ${fileId}, ${position})`)
  }
}

type PhotoFile = Pick<Row<'label_photos'>, 'file_id'>

const listFileIds = async (db: WorkspaceDb, checkId: string): Promise<string[]> =>
  (await db.many<PhotoFile>(sql`select file_id from label_photos where check_id = ${checkId}`)).map(({ file_id }) => file_id)

export async function deletePhotos(db: WorkspaceDb, checkId: string): Promise<void> {
  for (const fileId of await listFileIds(db, checkId)) await deleteFile(db, fileId)
}

export async function undeletePhotos(db: WorkspaceDb, checkId: string): Promise<void> {
  for (const fileId of await listFileIds(db, checkId)) await undeleteFile(db, fileId)
}

/** The photos of a check prove from now on what its product was decided by. */
export const keepPhotos = (db: WorkspaceDb, { checkId, productId }: { checkId: string; productId: string }) =>
  db.run(sql`update label_photos set product_id = ${productId} where check_id = ${checkId}`)
