import { recipePictureMaxBytes } from '@allenio/contract/recipes'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { claimUpload, deleteFile, eraseFiles, replaceFile } from '#platform/files'

interface Picture {
  id: string
  /** Null takes the picture away. */
  uploadId: string | null | undefined
  before?: string | null
}

export async function setPicture(
  db: WorkspaceDb,
  { personId }: Pick<Actor, 'personId'>,
  { id, uploadId, before = null }: Picture,
): Promise<void> {
  if (uploadId === undefined) return
  const claim = { personId, accept: ['image/*'], maxBytes: recipePictureMaxBytes, field: 'pictureUploadId' }
  const fileId = uploadId && (await claimUpload(db, uploadId, claim)).id
  await db.run(sql`update recipes set picture_file_id = ${fileId} where id = ${id}`)
  if (before === null || before === fileId) return
  // a recipe that can be undeleted may show it again
  if ((await listOthers(db, before)).length === 0) await replaceFile(db, before, fileId)
  else await deleteUnshown(db, before)
}

type OtherRow = Row<'recipes', 'deleted_at'>

/** A copy of a recipe shows the same file. */
const listOthers = (db: WorkspaceDb, fileId: string) =>
  db.many<OtherRow>(sql`select deleted_at from recipes where picture_file_id = ${fileId}`)

/** Deletes a picture unless a recipe still shows it. */
export async function deleteUnshown(db: WorkspaceDb, fileId: string): Promise<void> {
  const rows = await listOthers(db, fileId)
  if (rows.every(row => row.deleted_at !== null)) await deleteFile(db, fileId)
}

/** Erases a picture unless a recipe names it, perhaps one that can be undeleted. */
export async function eraseUnused(db: WorkspaceDb, fileId: string): Promise<void> {
  if ((await listOthers(db, fileId)).length === 0) await eraseFiles(db, db.workspaceId, [fileId])
}
