import { refundSums, refundTransitions } from '@allenio/domain/purchases'
import { requireTransition } from '@allenio/domain/states'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

export type PaymentRow = Row<'payments'>
export type RefundRow = Row<'refunds'>

/** Calls that give money back wait for each other. */
export const lockPayment = (db: WorkspaceDb, id: string) => db.maybeOne<PaymentRow>(sql`select * from payments where id = ${id} for update`)

export const listRefunds = (db: WorkspaceDb, paymentIds: readonly string[]) =>
  db.many<RefundRow>(sql`select * from refunds where payment_id = any(${[...paymentIds]}::uuid[]) order by created_at, id`)

/** Whether a bank asks for the money of a payment, and nothing is decided yet. */
export const isDisputed = async (db: WorkspaceDb, paymentId: string): Promise<boolean> =>
  (await db.maybeOne(sql`select from disputes where payment_id = ${paymentId} and state = 'open' limit 1`)) !== undefined

/** Counts the refunds of a locked payment anew, and with them what the purchase has given back. */
export async function countRefunds(db: WorkspaceDb, { id, amount, purchase_id }: Pick<PaymentRow, 'id' | 'amount' | 'purchase_id'>) {
  const sums = refundSums(amount, await listRefunds(db, [id]))
  await db.run(sql`update payments set refunded = ${sums.refunded} where id = ${id}`)
  if (purchase_id !== null) {
    await db.run(sql`
      update purchases p set refunded = least(p.paid, (select sum(y.refunded) from payments y where y.purchase_id = p.id))
      where p.id = ${purchase_id}`)
  }
  return sums
}

/** The one place that changes the state of a refund. One that has left the state that the caller knows stays as it is. */
export function setRefundState(
  db: WorkspaceDb,
  { id, state: from }: Pick<RefundRow, 'id' | 'state'>,
  { state, providerId = null }: { state: RefundRow['state']; providerId?: string | null },
): Promise<number> {
  requireTransition(refundTransitions, from, state)
  return db.run(sql`
    update refunds set state = ${state}, provider_id = coalesce(${providerId}, provider_id) where id = ${id} and state = ${from}`)
}
