import type { PaymentMethod, PurchaseState } from '@allenio/contract/purchases'
import { romeDay } from '@allenio/domain/days'
import { lastDayOf, purchaseTransitions } from '@allenio/domain/purchases'
import { requireTransition } from '@allenio/domain/states'
import { readVersion, type Version } from '#areas/packages'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { installmentCount } from '../checkouts/provider-request.ts'
import { checkoutFollowers, type Checkout } from '../followers.ts'
import { lockPurchase } from '../purchase-states.ts'

export const buyerNameOf = ({ first_name, last_name }: Pick<Checkout, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

interface PurchaseEntry {
  state: PurchaseState
  method: PaymentMethod
  paid: number
  /** The day of the sale. */
  day: string
  note?: string
}

/** Enters the purchase of a checkout, or brings it forward: a payment that takes days has entered it before. Its id is the checkout's. */
export async function enterPurchase(db: WorkspaceDb, checkout: Checkout, version: Version, entry: PurchaseEntry): Promise<void> {
  const { state, method, paid, day, note = '' } = entry
  const count = installmentCount(checkout, version)
  const before = await lockPurchase(db, checkout.id)
  if (before) requireTransition(purchaseTransitions, before.state, state)
  await db.run(sql`
    insert into purchases (id, package_id, version_id, checkout_id, client_id, buyer_name, buyer_email, fiscal, state, method, amount,
      currency, paid, installments, provider, account_id, provider_payment_id, provider_subscription_id, access_until, note, author_id,
      created_at)
    values (${checkout.id}, ${checkout.package_id}, ${checkout.version_id}, ${checkout.id}, ${checkout.client_id}, ${buyerNameOf(checkout)},
      ${checkout.email}, ${jsonText(checkout.fiscal)}::jsonb, ${state}, ${method}, ${checkout.total}, ${checkout.currency}, ${paid},
      ${count}, ${checkout.provider}, ${checkout.account_id}, ${checkout.provider_payment_id}, ${checkout.provider_subscription_id},
      ${lastDayOf(version, day)}::date, ${note}, ${checkout.sent_by}, coalesce(${checkout.paid_at}::timestamptz, now()))
    on conflict (workspace_id, id) do update set client_id = excluded.client_id, state = excluded.state, paid = excluded.paid,
      provider_payment_id = excluded.provider_payment_id, provider_subscription_id = excluded.provider_subscription_id,
      access_until = excluded.access_until, settled_at = now()`)
}

/** Money that takes days, or that did not come: the ledger shows it, and nothing is unlocked. */
export async function enterWaiting(db: WorkspaceDb, checkout: Checkout): Promise<void> {
  const version = found(await readVersion(db, checkout.version_id))
  const follower = checkoutFollowers.gathered().find(({ billingModel }) => billingModel === version.billingModel)
  if (follower) return follower.wait(db, checkout)
  const state = checkout.state === 'settling' ? 'pending' : 'failed'
  // installments are asked for once the first one has arrived
  const waiting = { ...checkout, provider_subscription_id: null }
  await enterPurchase(db, waiting, version, { state, method: 'card', paid: 0, day: romeDay() })
}
