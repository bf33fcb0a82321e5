import { deletedNoticeDays } from '@allenio/contract/notices'
import type { WorkspaceDb } from '#platform/db'
import { rowDeletion } from '#platform/row-changes'
import { isChangeable } from './access.ts'
import { refuseTooManyNotices } from './edits.ts'
import { deletePictures, undeletePictures } from './pictures.ts'
import { retractNotices } from './withdrawal.ts'

const deletion = rowDeletion({
  table: 'notices',
  thing: 'notice',
  permission: 'delete notices',
  days: deletedNoticeDays,
  isReachable: isChangeable,
  refuseTooMany: refuseTooManyNotices,
  async onDeleted(db: WorkspaceDb, ids: readonly string[]) {
    await deletePictures(db, ids)
    await retractNotices(db, ids)
  },
  onUndeleted: undeletePictures,
})

export const deleteNotice = deletion.delete
export const undeleteNotice = deletion.undelete
