import { sql, type Row, type WorkspaceDb } from '#platform/db'

/** The latest day that a client's subscriptions have paid for. */
export const paidUntilOf = async (db: WorkspaceDb, clientId: string): Promise<string | null> =>
  (
    await db.one<Row<'subscriptions', 'paid_until'>>(sql`
    select max(paid_until) as paid_until from subscriptions where client_id = ${clientId} and withdrawn_at is null`)
  ).paid_until
