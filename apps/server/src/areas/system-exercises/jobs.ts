import { daysAgo, limitTo, sql, type Row } from '#platform/db'
import { eraseFiles, noWorkspace } from '#platform/files'
import { defineSweep, dueInSystem } from '#platform/jobs'
import { importDays } from '#platform/table-imports'

/** Forgets assets that nobody can undelete any more; their files are erased by themselves. */
export const sweepSystemAssets = defineSweep({
  name: 'sweep deleted assets of system exercises',
  cron: '40 3 * * *',
  parts: () => [
    dueInSystem({
      list: (db, { isNext, limit }) =>
        db.many<Row<'system_exercise_assets', 'id'>>(sql`
        select id from system_exercise_assets where deleted_at < now() - interval '8 days' and ${isNext(sql`id`)}
        order by deleted_at ${limitTo(limit)}`),
      treat: (db, [item]) =>
        db.run(sql`delete from system_exercise_assets where id = ${item?.id ?? ''} and deleted_at < now() - interval '8 days'`),
    }),
  ],
})

export const sweepSystemImports = defineSweep({
  name: 'sweep imports of system exercises',
  cron: '45 3 * * *',
  parts: () => [
    dueInSystem({
      list: (db, { isNext, limit }) =>
        db.many<Row<'system_exercise_imports', 'id'>>(sql`
        select id from system_exercise_imports where created_at < ${daysAgo(importDays)} and ${isNext(sql`id`)}
        order by created_at ${limitTo(limit)}`),
      treat: async (db, [item]) => {
        const row = await db.maybeOne<Row<'system_exercise_imports', 'file_id'>>(sql`
          delete from system_exercise_imports where id = ${item?.id ?? ''} returning file_id`)
        if (row?.file_id) await eraseFiles(db, noWorkspace, [row.file_id])
      },
    }),
  ],
})
