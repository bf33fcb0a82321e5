import { deletedGroupDays } from '@allenio/contract/groups'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { rowDeletion } from '#platform/row-changes'
import { isDeletable } from './access.ts'
import { refuseTooManyGroups, refusingTakenName } from './groups.ts'

const deletion = rowDeletion({
  table: 'groups',
  thing: 'group',
  permission: 'delete groups',
  days: deletedGroupDays,
  isReachable: isDeletable,
  refuseTooMany: refuseTooManyGroups,
})

export const deleteGroup = deletion.delete

/** Another group may have taken the name meanwhile. */
export const undeleteGroup = (db: WorkspaceDb, actor: Actor, id: string): Promise<void> =>
  refusingTakenName(() => deletion.undelete(db, actor, id))
