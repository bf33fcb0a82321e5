import { deletedRecipeDays } from '@allenio/contract/recipes'
import { sql, type Row } from '#platform/db'
import { defineSweep } from '#platform/jobs'
import { eraseRows } from '#platform/row-changes'
import { eraseUnused } from './pictures.ts'

/** It runs before the sweep of foods, so that those which only these recipes name are erased in the same night. */
export const sweepRecipes = defineSweep({
  name: 'sweep deleted recipes',
  cron: '45 3 * * *',
  handle: ({ database }) =>
    eraseRows<Row<'recipes', 'picture_file_id'>>(database, {
      table: 'recipes',
      days: deletedRecipeDays + 1,
      columns: sql`e.picture_file_id`,
      onErased: async (db, rows) => {
        for (const { picture_file_id: fileId } of rows) if (fileId !== null) await eraseUnused(db, fileId)
      },
    }),
})
