import { deletedRecipeDays } from '@allenio/contract/recipes'
import { sql, type Row } from '#platform/db'
import { defineSweep } from '#platform/jobs'
import { eraseRows } from '#platform/row-changes'
import { renewForgotten } from './facts.ts'
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

/** Until it has run, pages work the facts out for themselves, and filters leave such recipes out. */
export const sweepFacts = defineSweep({
  name: 'sweep facts of recipes',
  cron: '* * * * *',
  async handle({ database }) {
    const rows = await database.withSystem('read', db =>
      db.many<Row<'recipes', 'workspace_id'>>(sql`select distinct workspace_id from recipes where facts is null`),
    )
    for (const { workspace_id: id } of rows) await database.withWorkspace(id, 'write', renewForgotten)
  },
})
