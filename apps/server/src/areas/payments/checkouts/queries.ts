import { planCheckoutTransitions } from '@allenio/domain/plan'
import { mayBecome } from '@allenio/domain/states'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

export type CheckoutRow = Row<'plan_checkouts'>

export const findCheckout = (db: WorkspaceDb, id: string): Promise<CheckoutRow | undefined> =>
  db.maybeOne<CheckoutRow>(sql`select * from plan_checkouts where id = ${id}`)

const lockCheckout = (db: WorkspaceDb, id: string): Promise<CheckoutRow | undefined> =>
  db.maybeOne<CheckoutRow>(sql`select * from plan_checkouts where id = ${id} for update`)

/** The values that change together with the state; a value that is left out stays. */
export interface CheckoutValues {
  /** The page that the provider has made. */
  page?: { providerId: string; url: string | null; customerId: string }
  subscriptionId?: string | null
  /** How long a sale is paid, and when it ends. */
  term?: { paidUntil: string | null; endsAt: string | null }
}

/** The one place that changes the state of a checkout. False for a state that does not follow from the one that it has by now. */
export async function setCheckoutState(
  db: WorkspaceDb,
  id: string,
  to: CheckoutRow['state'],
  { page, subscriptionId, term }: CheckoutValues = {},
): Promise<boolean> {
  const checkout = await lockCheckout(db, id)
  if (!checkout || !mayBecome(planCheckoutTransitions, checkout.state, to)) return false
  await db.run(sql`
    update plan_checkouts set state = ${to}, provider_id = coalesce(${page?.providerId ?? null}, provider_id),
      customer_id = coalesce(${page?.customerId ?? null}, customer_id),
      url = case when ${to} = 'open' then coalesce(${page?.url ?? null}, url) end,
      provider_subscription_id = coalesce(${subscriptionId ?? null}, provider_subscription_id),
      paid_until = case when ${term !== undefined}::boolean then ${term?.paidUntil ?? null}::timestamptz else paid_until end,
      ends_at = case when ${term !== undefined}::boolean then ${term?.endsAt ?? null}::timestamptz else ends_at end
    where id = ${id}`)
  return true
}

/** Ends a page that was never made: the provider was not asked, or its answer was lost, so that nobody has the address. */
export async function expireUnmadePage(db: WorkspaceDb, id: string): Promise<void> {
  const checkout = await lockCheckout(db, id)
  if (checkout?.state === 'asked' && checkout.provider_id === null && Date.parse(checkout.expires_at) < Date.now())
    await setCheckoutState(db, id, 'expired')
}
