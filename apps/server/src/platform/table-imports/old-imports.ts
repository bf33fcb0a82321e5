import { daysAgo, nameInSql, sql, type Row, type TableName } from '#platform/db'
import { eraseFiles } from '#platform/files'
import { dueWorkspacesInSystem, type DuePart, type WorkspaceRow } from '#platform/jobs'

/** Erases imports with their files when so many days are over: a part of a sweep. */
export function erasureOfImports(name: TableName, days: number): DuePart {
  const table = nameInSql(name)
  return dueWorkspacesInSystem({
    list: db => db.many<WorkspaceRow>(sql`select distinct workspace_id from ${table} where created_at < ${daysAgo(days)}`),
    treat: async (db, workspaceId) => {
      const old = await db.many<Row<'food_imports', 'file_id'>>(sql`
        delete from ${table} where workspace_id = ${workspaceId} and created_at < ${daysAgo(days)} returning file_id`)
      await eraseFiles(
        db,
        workspaceId,
        old.flatMap(row => row.file_id ?? []),
      )
    },
  })
}
