import { packageLimits, type PackageAttachment } from '@allenio/contract/packages'
import { fileLimits } from '@allenio/contract/files'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { claimUpload, presentFile } from '#platform/files'
import { deleteUnnamed } from './files.ts'
import { reachPackage } from './queries.ts'

export async function addAttachment(
  db: WorkspaceDb,
  actor: Actor,
  { id: packageId, uploadId }: { id: string; uploadId: string },
): Promise<PackageAttachment> {
  const row = await reachPackage(db, packageId)
  if (row.archived_at !== null) throw new AppError('package archived')
  const { count } = await db.one<Count>(sql`select count(*) as count from package_attachments where package_id = ${packageId}`)
  const { attachments: max } = packageLimits
  if (count >= max) throw new AppError('too many package files', { values: { max } })
  const file = await claimUpload(db, uploadId, { personId: actor.personId, accept: ['*/*'], maxBytes: fileLimits.file })
  const id = newId()
  const name = file.name.slice(0, packageLimits.attachmentName)
  await db.run(sql`
    insert into package_attachments (id, package_id, file_id, name, position)
    select ${id}::uuid, ${packageId}::uuid, ${file.id}::uuid, ${name}, coalesce(max(a.position), 0) + 1
    from package_attachments a where a.package_id = ${packageId}`)
  await audit(db, { personId: actor.personId, action: 'add package attachment', subjectId: packageId, details: { attachmentId: id } })
  return { id, name, file: presentFile(file, actor.personId) }
}

export async function removeAttachment(
  db: WorkspaceDb,
  actor: Actor,
  { id: packageId, attachmentId }: { id: string; attachmentId: string },
): Promise<void> {
  await reachPackage(db, packageId)
  const { file_id: fileId } = found(
    await db.maybeOne<Row<'package_attachments', 'file_id'>>(sql`
      delete from package_attachments where id = ${attachmentId} and package_id = ${packageId} returning file_id`),
  )
  await deleteUnnamed(db, fileId)
  await audit(db, { personId: actor.personId, action: 'remove package attachment', subjectId: packageId, details: { attachmentId } })
}
