import { sql, type Sql } from '#platform/db'

/** Of rows that several may change at once: each takes them in the same order, and nobody waits in a circle. */
export const lockedInOrder = (where: Sql): Sql =>
  sql`(workspace_id, id) in (select workspace_id, id from notifications where ${where} order by created_at, id for update)`
