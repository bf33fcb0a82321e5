import { deletedFoodDays } from '@allenio/contract/aliments'
import { sql, type Row } from '#platform/db'
import { eraseFiles } from '#platform/files'
import { defineSweep } from '#platform/jobs'
import { importDays } from '#platform/table-imports'
import { isUnnamed } from './uses.ts'

/**
 * Erases foods that nobody can undelete any more and nothing has in it. Pictures of deleted foods were deleted with them and are erased
 * by themselves.
 */
export const sweepFoods = defineSweep({
  name: 'sweep deleted foods',
  cron: '55 3 * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      await db.run(sql`
        delete from foods f where f.deleted_at < now() - make_interval(days => ${deletedFoodDays + 1}) and ${isUnnamed()}`)
      const old = await db.many<Row<'food_imports', 'workspace_id' | 'file_id'>>(sql`
        delete from food_imports where created_at < now() - make_interval(days => ${importDays}) returning workspace_id, file_id`)
      for (const { workspace_id, file_id } of old) if (file_id) await eraseFiles(db, workspace_id, [file_id])
    }),
})
