import { restoreMember } from '#areas/permissions'
import { audit } from '#platform/audit'
import { collectionOf } from '#platform/contributions'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { madeActive } from '../client-states.ts'

/** The latest day that one area's sales to a client have paid for, or null where none has an end. */
type PaidUntil = (db: WorkspaceDb, clientId: string) => Promise<string | null>

export const paidUntilParts = collectionOf<PaidUntil>('paid until parts')

/** Sets the client's end to the latest day paid for over all sales. A later day that was set by hand stands. */
export async function setPaidUntil(db: WorkspaceDb, clientId: string): Promise<void> {
  let latest: string | null = null
  for (const part of paidUntilParts.gathered()) {
    const day = await part(db, clientId)
    if (day !== null && (latest === null || day > latest)) latest = day
  }
  await db.run(sql`
    update clients set subscription_end = ${latest}::date,
      subscription_source = case when ${latest}::date is null then null else 'payment' end,
      updated_at = clock_timestamp()
    where id = ${clientId} and subscription_end is distinct from ${latest}::date
      and (subscription_source is distinct from 'manual' or subscription_end < ${latest}::date)`)
}

/** Lets a client in again who has paid, also above the limit of the plan. */
export async function restorePayingClient(db: WorkspaceDb, clientId: string): Promise<void> {
  const client = await db.maybeOne<Row<'clients', 'membership_id'>>(sql`
    update clients set ${madeActive} where id = ${clientId} and status = 'inactive' and deleted_at is null returning membership_id`)
  if (!client) return
  if (client.membership_id !== null) await restoreMember(db, client.membership_id)
  await audit(db, { personId: null, action: 'restore paying client', subjectId: clientId })
}

/** The client of a sale, locked; null once they were deleted or erased: then the sale waits for somebody to link it. */
export async function findClientToSell(db: WorkspaceDb, clientId: string | null): Promise<string | null> {
  if (clientId === null) return null
  const row = await db.maybeOne<Row<'clients', 'id'>>(sql`
    select id from clients where id = ${clientId} and deleted_at is null for no key update`)
  return row?.id ?? null
}
