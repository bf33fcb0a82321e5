import { checkoutTransitions } from '@allenio/domain/purchases'
import { requireTransition } from '@allenio/domain/states'
import type { CheckoutState } from '@allenio/contract/purchases'
import { releaseDiscount } from '#areas/packages'
import { sql, type WorkspaceDb } from '#platform/db'
import type { Checkout } from '../followers.ts'
import { lockCheckout } from './queries.ts'

/** The values that change together with the state; a value that is left out stays. */
export interface CheckoutValues {
  url?: string | null
  providerId?: string
  customerId?: string | null
  paymentId?: string | null
  subscriptionId?: string | null
  clientId?: string | null
}

/**
 * The one place that writes the state of a checkout, under the lock of its row. A state that does not follow from the one before is a fault
 * of ours. An order that ends unpaid gives back what it held.
 */
export async function setCheckoutState(
  db: WorkspaceDb,
  { id, state }: Pick<Checkout, 'id' | 'state'>,
  to: CheckoutState,
  values: CheckoutValues = {},
): Promise<Checkout> {
  requireTransition(checkoutTransitions, state, to)
  if (to !== state && (to === 'expired' || to === 'failed')) await releaseDiscount(db, id)
  return db.one<Checkout>(sql`
    update checkouts set state = ${to}, settled_at = now(),
      url = case when ${values.url !== undefined}::boolean then ${values.url ?? null}::text else url end,
      provider_id = coalesce(provider_id, ${values.providerId ?? null}), customer_id = coalesce(${values.customerId ?? null}, customer_id),
      provider_payment_id = coalesce(${values.paymentId ?? null}, provider_payment_id),
      provider_subscription_id = coalesce(${values.subscriptionId ?? null}, provider_subscription_id),
      client_id = case when ${values.clientId !== undefined}::boolean then ${values.clientId ?? null}::uuid else client_id end,
      paid_at = case when ${to} = 'paid' then coalesce(paid_at, now()) else paid_at end,
      fulfilled_at = case when ${to} = 'fulfilled' then coalesce(fulfilled_at, now()) else fulfilled_at end
    where id = ${id} returning *`)
}

/** Ends an order that the provider was never asked about. */
export const expireAsked = (db: WorkspaceDb, id: string) => endAsked(db, id, 'expired')

/** Ends an order that the provider will never take. */
export const failAsked = (db: WorkspaceDb, id: string) => endAsked(db, id, 'failed')

async function endAsked(db: WorkspaceDb, id: string, to: 'expired' | 'failed'): Promise<void> {
  const checkout = await lockCheckout(db, id)
  if (checkout?.state === 'asked') await setCheckoutState(db, checkout, to)
}
