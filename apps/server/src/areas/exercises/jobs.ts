import { deletedExerciseDays } from '@allenio/contract/exercises'
import { sql } from '#platform/db'
import { defineSweep, dueWorkspacesInSystem, type WorkspaceRow } from '#platform/jobs'
import { erasureOfRows } from '#platform/row-changes'
import { erasureOfImports, importDays } from '#platform/table-imports'
import { recentDays } from './recent-exercises.ts'

const isForgotten = sql`used_on <= current_date - ${recentDays}::int`

/** Erases what nobody can undelete any more. Files of deleted exercises were deleted with them and are erased by themselves. */
export const sweepExercises = defineSweep({
  name: 'sweep deleted exercises',
  cron: '50 3 * * *',
  parts: () => [
    erasureOfRows({ table: 'exercise_assets', days: deletedExerciseDays + 1 }),
    erasureOfRows({ table: 'exercises', days: deletedExerciseDays + 1 }),
    dueWorkspacesInSystem({
      list: db => db.many<WorkspaceRow>(sql`select distinct workspace_id from recent_exercises where ${isForgotten}`),
      treat: (db, workspaceId) => db.run(sql`delete from recent_exercises where workspace_id = ${workspaceId} and ${isForgotten}`),
    }),
    erasureOfImports('exercise_imports', importDays),
  ],
})
