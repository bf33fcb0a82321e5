import { deletedRecipeDays } from '@allenio/contract/recipes'
import { sql, type Row } from '#platform/db'
import { eraseFiles } from '#platform/files'
import { defineSweep } from '#platform/jobs'

/** It runs before the sweep of foods, so that those which only these recipes name are erased in the same night. */
export const sweepRecipes = defineSweep({
  name: 'sweep deleted recipes',
  cron: '45 3 * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      const erased = await db.many<Row<'recipes', 'workspace_id' | 'picture_file_id'>>(sql`
        delete from recipes where deleted_at < now() - make_interval(days => ${deletedRecipeDays + 1})
        returning workspace_id, picture_file_id`)
      for (const { workspace_id, picture_file_id } of erased) {
        if (picture_file_id === null) continue
        const other = await db.maybeOne<Row<'recipes', 'id'>>(sql`
          select id from recipes where workspace_id = ${workspace_id} and picture_file_id = ${picture_file_id} limit 1`)
        if (!other) await eraseFiles(db, workspace_id, [picture_file_id])
      }
    }),
})
