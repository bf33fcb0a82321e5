import { deletedPackageDays } from '@allenio/contract/packages'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { defineSweep } from '#platform/jobs'
import { erasureOfRows, rowDeletion } from '#platform/row-changes'
import { deleteUnnamed, eraseUnnamed } from './files.ts'
import { refuseTooMany } from './own-packages.ts'
import { reachPackage } from './queries.ts'

const deletion = rowDeletion({
  table: 'packages',
  thing: 'package',
  permission: 'delete workout packages',
  days: deletedPackageDays,
  isReachable: () => sql`true`,
  refuseTooMany,
  fileId: sql`e.image_file_id`,
  deleteFile: deleteUnnamed,
})

/** Deletes a package that nobody has bought. A sold package can only be archived, because receipts name it. */
export async function deletePackage(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const row = await reachPackage(db, id)
  if (row.is_sold) throw new AppError('package sold')
  await deletion.delete(db, actor, id)
}

export const undeletePackage = deletion.undelete

type ErasedRow = Row<'packages', 'image_file_id'> & { attachment_ids: string[] }

export const sweepDeletedPackages = defineSweep({
  name: 'sweep deleted packages',
  cron: '52 3 * * *',
  parts: () => [
    erasureOfRows<ErasedRow>({
      table: 'packages',
      days: deletedPackageDays,
      // purchases, subscriptions and payments would go with it
      isErasable: sql`not exists (
        select from package_versions v where v.workspace_id = e.workspace_id and v.package_id = e.id and v.is_sold)`,
      columns: sql`e.image_file_id, array(
        select a.file_id from package_attachments a where a.workspace_id = e.workspace_id and a.package_id = e.id) as attachment_ids`,
      onErased: (db, rows) =>
        eraseUnnamed(
          db,
          rows.flatMap(row => [...(row.image_file_id === null ? [] : [row.image_file_id]), ...row.attachment_ids]),
        ),
    }),
  ],
})
