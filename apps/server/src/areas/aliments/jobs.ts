import { deletedFoodDays } from '@allenio/contract/aliments'
import { sql } from '#platform/db'
import { defineSweep, dueWorkspacesInSystem, type WorkspaceRow } from '#platform/jobs'
import { erasureOfRows } from '#platform/row-changes'
import { erasureOfImports, importDays } from '#platform/table-imports'
import { recentDays } from './search/recent-foods.ts'
import { isUnnamed } from './uses.ts'

const isForgotten = sql`used_on <= current_date - ${recentDays}::int`

/**
 * Erases foods that nobody can undelete any more and nothing has in it. Pictures of deleted foods were deleted with them and are erased
 * by themselves.
 */
export const sweepFoods = defineSweep({
  name: 'sweep deleted foods',
  cron: '55 3 * * *',
  parts: () => [
    erasureOfRows({ table: 'foods', days: deletedFoodDays + 1, isErasable: isUnnamed() }),
    dueWorkspacesInSystem({
      list: db => db.many<WorkspaceRow>(sql`select distinct workspace_id from recent_foods where ${isForgotten}`),
      treat: (db, workspaceId) => db.run(sql`delete from recent_foods where workspace_id = ${workspaceId} and ${isForgotten}`),
    }),
    erasureOfImports('food_imports', importDays),
  ],
})
