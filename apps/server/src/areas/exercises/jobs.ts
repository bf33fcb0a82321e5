import { deletedExerciseDays } from '@allenio/contract/exercises'
import { daysAgo, sql, type Row } from '#platform/db'
import { eraseFiles } from '#platform/files'
import { defineSweep } from '#platform/jobs'
import { eraseRows } from '#platform/row-changes'
import { importDays } from '#platform/table-imports'
import { recentDays } from './recent-exercises.ts'

/** Erases what nobody can undelete any more. Files of deleted exercises were deleted with them and are erased by themselves. */
export const sweepExercises = defineSweep({
  name: 'sweep deleted exercises',
  cron: '50 3 * * *',
  handle: async ({ database }) => {
    await eraseRows(database, { table: 'exercise_assets', days: deletedExerciseDays + 1 })
    await eraseRows(database, { table: 'exercises', days: deletedExerciseDays + 1 })
    await database.withSystem('write', async db => {
      await db.run(sql`delete from recent_exercises where used_on <= current_date - ${recentDays}::int`)
      const old = await db.many<Row<'exercise_imports', 'workspace_id' | 'file_id'>>(sql`
        delete from exercise_imports where created_at < ${daysAgo(importDays)} returning workspace_id, file_id`)
      for (const { workspace_id, file_id } of old) if (file_id) await eraseFiles(db, workspace_id, [file_id])
    })
  },
})
