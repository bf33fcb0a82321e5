import type { Actor } from '#platform/access'
import { nameInSql, sql, type TableName, type WorkspaceDb } from '#platform/db'

type Member = Pick<Actor, 'membershipId'>

/** Everybody has favorites of their own, of a library, too: the table holds a membership and a row, which the column names. */
export function rowFavorites(at: { table: TableName; column: string }) {
  const [table, column] = [nameInSql(at.table), nameInSql(at.column)]
  return (db: WorkspaceDb, { membershipId }: Member, { id, isFavorite }: { id: string; isFavorite: boolean }) =>
    db.run(
      isFavorite
        ? sql`insert into ${table} (membership_id, ${column}) values (${membershipId}, ${id}) on conflict do nothing`
        : sql`delete from ${table} where membership_id = ${membershipId} and ${column} = ${id}`,
    )
}
