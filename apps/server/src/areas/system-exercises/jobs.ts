import { daysAgo, sql, type Row } from '#platform/db'
import { eraseFiles, noWorkspace } from '#platform/files'
import { defineSweep } from '#platform/jobs'
import { importDays } from '#platform/table-imports'

/** Forgets assets that nobody can undelete any more; their files are erased by themselves. */
export const sweepSystemAssets = defineSweep({
  name: 'sweep deleted assets of system exercises',
  cron: '40 3 * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      await db.run(sql`delete from system_exercise_assets where deleted_at < now() - interval '8 days'`)
    }),
})

export const sweepSystemImports = defineSweep({
  name: 'sweep imports of system exercises',
  cron: '45 3 * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      const old = await db.many<Row<'system_exercise_imports', 'file_id'>>(sql`
        delete from system_exercise_imports where created_at < ${daysAgo(importDays)} returning file_id`)
      await eraseFiles(
        db,
        noWorkspace,
        old.flatMap(row => row.file_id ?? []),
      )
    }),
})
