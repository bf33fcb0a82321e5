import type { PurchaseState } from '@allenio/contract/purchases'
import { purchaseState, purchaseTransitions, type PurchaseFacts } from '@allenio/domain/purchases'
import { requireTransition } from '@allenio/domain/states'
import { setPaidUntil } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

export type PurchaseRow = Row<'purchases'>

export const findPurchase = (db: WorkspaceDb, id: string) => db.maybeOne<PurchaseRow>(sql`select * from purchases where id = ${id}`)
export const lockPurchase = (db: WorkspaceDb, id: string) =>
  db.maybeOne<PurchaseRow>(sql`select * from purchases where id = ${id} for update`)

interface Sums {
  paid: number
  refunded: number
  installments: number
  has_dispute: boolean
}

/** Computes the state of a purchase from its payments, and the client's end from it. Any order of events ends alike. */
export async function refreshPurchase(db: WorkspaceDb, id: string, { isOver = false } = {}): Promise<void> {
  const purchase = await lockPurchase(db, id)
  if (!purchase) return
  const sums = await db.one<Sums>(sql`
    select coalesce(sum(y.amount) filter (where y.state = 'paid'), 0)::int as paid, coalesce(sum(y.refunded), 0)::int as refunded,
      (count(*) filter (where y.state = 'paid'))::int as installments,
      exists (select from disputes d join payments z on z.id = d.payment_id where z.purchase_id = ${id} and d.state = 'open') as has_dispute
    from payments y where y.purchase_id = ${id}`)
  const { installments: count } = purchase
  const state = purchaseState({
    waits: sums.paid > 0 ? null : waitsOf(purchase.state),
    paid: sums.paid,
    refunded: sums.refunded,
    hasOpenDispute: sums.has_dispute,
    installments: count === null ? null : { paid: sums.installments, count },
    isOver: isOver || purchase.state === 'expired',
  })
  requireTransition(purchaseTransitions, purchase.state, state)
  await db.run(sql`
    update purchases set state = ${state}, paid = ${sums.paid}, refunded = least(${sums.refunded}::integer, ${sums.paid}::integer),
      installments_paid = ${count === null ? 0 : Math.min(count, sums.installments)}, settled_at = now()
    where id = ${id}`)
  if (purchase.client_id !== null) await setPaidUntil(db, purchase.client_id)
}

/** Without money a purchase goes on waiting as it did; one that is neither was free. */
const waitsOf = (state: PurchaseState): PurchaseFacts['waits'] => (state === 'pending' ? 'settling' : state === 'failed' ? 'failed' : null)

/** The latest day that purchases of a client have paid for. What was given back whole, or never paid, pays for nothing. */
export const paidByPurchases = async (db: WorkspaceDb, clientId: string): Promise<string | null> =>
  (
    await db.one<Row<'purchases', 'access_until'>>(sql`
    select max(access_until)::text as access_until from purchases
    where client_id = ${clientId} and closed_at is null and withdrawn_at is null
      and state in ('paid', 'partly refunded', 'disputed', 'expired')`)
  ).access_until
