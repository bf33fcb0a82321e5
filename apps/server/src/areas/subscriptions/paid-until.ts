import { sql, type WorkspaceDb } from '#platform/db'

/** The latest day that a client's subscriptions have paid for. */
export const paidUntilOf = async (db: WorkspaceDb, clientId: string): Promise<string | null> =>
  (await db.one<{ day: string | null }>(sql`select max(paid_until) as day from subscriptions where client_id = ${clientId}`)).day
