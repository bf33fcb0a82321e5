import { packageLimits } from '@allenio/contract/packages'
import { installmentsOf } from '@allenio/domain/packages'
import type { Version } from '#areas/packages'
import { linkToApp } from '#platform/mail'
import type { NewCheckout } from '#platform/payments'
import type { Checkout } from '../followers.ts'

/** The address to which the provider leads back, and that our mails name. */
export const thankYouPath = ({ id }: Pick<Checkout, 'id'>, { billingModel }: Pick<Version, 'billingModel'>, confirm?: string): string => {
  const page = billingModel === 'SUBSCRIPTION' ? '/thankyou_subscription/purchase' : '/thankyou/purchase'
  return `${page}?checkout=${id}${confirm === undefined ? '' : `&confirm=${confirm}`}`
}

/** Makes the request for the provider from the row and its version alone, so that a repetition asks for the same. */
export function providerRequest(checkout: Checkout, version: Version, name: string): NewCheckout {
  const { language, total } = checkout
  const shared = {
    reference: checkout.id,
    name,
    description: '',
    currency: checkout.currency,
    email: checkout.email,
    customerId: checkout.customer_id,
    subscriptionId: null,
    language,
    successUrl: linkToApp(language, thankYouPath(checkout, version)),
    cancelUrl: linkToApp(language, `/sf/plans/${checkout.package_id}`),
    // ours ends first, so that nobody pays for one that we count as over
    expiresAt: new Date(Date.parse(checkout.expires_at) + 60_000).toISOString(),
  }
  if (version.billingModel === 'SUBSCRIPTION') {
    const { intervalUnit, intervalCount } = version
    if (intervalUnit === null || intervalCount === null) throw new Error('a subscription has an interval')
    return {
      ...shared,
      mode: 'subscription',
      amount: version.price,
      rhythm: { unit: intervalUnit, count: intervalCount },
      extraFirst: 0,
      trialDays: checkout.has_trial ? version.trialDays : 0,
      // providers round percentages in other ways, so they are told the cents
      discount:
        checkout.discount > 0 ? { duration: total < version.price ? 'all' : 'first', percent: null, amount: checkout.discount } : null,
    }
  }
  const count = installmentCount(checkout, version)
  if (count === null) return { ...shared, mode: 'payment', amount: total, rhythm: null, extraFirst: 0, trialDays: 0, discount: null }
  const [first = 0, next = 0] = installmentsOf(total, count)
  const rhythm = { unit: 'MONTH', count: 1 } as const
  return { ...shared, mode: 'subscription', amount: next, rhythm, extraFirst: first - next, trialDays: 0, discount: null }
}

/** In how many parts a checkout is paid; null for at once. */
export const installmentCount = ({ total, source }: Pick<Checkout, 'total' | 'source'>, { installments }: Version): number | null =>
  installments === null || source === 'hand' || total < installments * packageLimits.installment ? null : installments
