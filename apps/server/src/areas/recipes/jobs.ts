import { deletedRecipeDays } from '@allenio/contract/recipes'
import { sql, type Row } from '#platform/db'
import { defineSweep, dueWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { erasureOfRows } from '#platform/row-changes'
import { renewForgotten } from './facts.ts'
import { eraseUnused } from './pictures.ts'

/** Runs before the sweep of foods, so that foods that only these recipes name are erased in the same night. */
export const sweepRecipes = defineSweep({
  name: 'sweep deleted recipes',
  cron: '45 3 * * *',
  parts: () => [
    erasureOfRows<Row<'recipes', 'picture_file_id'>>({
      table: 'recipes',
      days: deletedRecipeDays + 1,
      columns: sql`e.picture_file_id`,
      onErased: async (db, rows) => {
        for (const { picture_file_id: fileId } of rows) if (fileId !== null) await eraseUnused(db, fileId)
      },
    }),
  ],
})

/** Computes missing facts of recipes. Until then pages compute them themselves, and filters leave such recipes out. */
export const sweepFacts = defineSweep({
  name: 'sweep facts of recipes',
  cron: '* * * * *',
  parts: () => [
    dueWorkspaces({
      list: db => db.many<WorkspaceRow>(sql`select distinct workspace_id from recipes where facts is null`),
      treat: renewForgotten,
    }),
  ],
})
