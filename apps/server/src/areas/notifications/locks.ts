import { sql, type Sql } from '#platform/db'

/** Locks rows in one order, so that transactions that change the same rows cannot deadlock. */
export const lockedInOrder = (where: Sql): Sql =>
  sql`(workspace_id, id) in (select workspace_id, id from notifications where ${where} order by created_at, id for update)`
