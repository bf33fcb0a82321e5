import { deletedExerciseDays, ownExercisesAtMost } from '@allenio/contract/exercises'
import { sql, type WorkspaceDb } from '#platform/db'
import { undeleteFile } from '#platform/files'
import { rowDeletion, rowLimit } from '#platform/row-changes'
import { ownAssets } from './present.ts'
import { noteChange } from './settings.ts'

export const refuseTooMany = rowLimit({ table: 'exercises', max: ownExercisesAtMost, code: 'too many exercises' })

const listFiles = async (db: WorkspaceDb, ids: readonly string[]): Promise<string[]> =>
  (await ownAssets.listOf(db, ids)).flatMap(ownAssets.filesOf)

/** The files of an exercise go with it, unless a clone shows them, too. */
export const exerciseDeletion = rowDeletion({
  table: 'exercises',
  thing: 'exercise',
  permission: 'delete exercises',
  days: deletedExerciseDays,
  isReachable: () => sql`true`,
  refuseTooMany,
  onDeleted: async (db, ids) => {
    await ownAssets.deleteUnused(db, await listFiles(db, ids))
    await noteChange(db)
  },
  onUndeleted: async (db, ids) => {
    for (const fileId of await listFiles(db, ids)) await undeleteFile(db, fileId)
    await noteChange(db)
  },
})
