import { sql, type Db, type Sql } from '#platform/db'
import type { Joined } from '../join.ts'

/** One person was there twice: what was kept about the one belongs to the other. */
export const moveRecords = (table: Sql) => async (db: Db, { workspaceId, fromId, toId }: Joined): Promise<void> => {
  await db.run(sql`update ${table} set client_id = ${toId} where workspace_id = ${workspaceId} and client_id = ${fromId}`)
}
