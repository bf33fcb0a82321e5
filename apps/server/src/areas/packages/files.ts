import { packageLimits } from '@allenio/contract/packages'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { claimUpload, deleteFile, eraseFiles } from '#platform/files'

/** A copy of a package shows the same picture and hands out the same files. */
const isNamed = async (db: WorkspaceDb, fileId: string): Promise<boolean> =>
  (await db.maybeOne(sql`
    select from packages where image_file_id = ${fileId} and deleted_at is null
    union all select from package_attachments a join packages p on p.id = a.package_id
    where a.file_id = ${fileId} and p.deleted_at is null limit 1`)) !== undefined

/** Deletes a file unless a package still shows it. */
export async function deleteUnnamed(db: WorkspaceDb, fileId: string): Promise<void> {
  if (!(await isNamed(db, fileId))) await deleteFile(db, fileId)
}

/** Erases files of packages that nobody can undelete any more. */
export async function eraseUnnamed(db: WorkspaceDb, fileIds: readonly string[]): Promise<void> {
  const unnamed: string[] = []
  for (const fileId of new Set(fileIds)) if (!(await isNamed(db, fileId))) unnamed.push(fileId)
  await eraseFiles(db, db.workspaceId, unnamed)
}

export const claimImage = async (db: WorkspaceDb, { personId }: Actor, uploadId: string): Promise<string> =>
  (await claimUpload(db, uploadId, { personId, accept: ['image/*'], maxBytes: packageLimits.image, field: 'imageUploadId' })).id
