import { deletedFoodDays } from '@allenio/contract/aliments'
import { daysAgo, sql, type Row } from '#platform/db'
import { eraseFiles } from '#platform/files'
import { defineSweep } from '#platform/jobs'
import { eraseRows } from '#platform/row-changes'
import { importDays } from '#platform/table-imports'
import { recentDays } from './recent-foods.ts'
import { isUnnamed } from './uses.ts'

/**
 * Erases foods that nobody can undelete any more and nothing has in it. Pictures of deleted foods were deleted with them and are erased
 * by themselves.
 */
export const sweepFoods = defineSweep({
  name: 'sweep deleted foods',
  cron: '55 3 * * *',
  handle: async ({ database }) => {
    await eraseRows(database, { table: 'foods', days: deletedFoodDays + 1, isErasable: isUnnamed() })
    await database.withSystem('write', async db => {
      await db.run(sql`delete from recent_foods where used_on <= current_date - ${recentDays}::int`)
      const old = await db.many<Row<'food_imports', 'workspace_id' | 'file_id'>>(sql`
        delete from food_imports where created_at < ${daysAgo(importDays)} returning workspace_id, file_id`)
      for (const { workspace_id, file_id } of old) if (file_id) await eraseFiles(db, workspace_id, [file_id])
    })
  },
})
