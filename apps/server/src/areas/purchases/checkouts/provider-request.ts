import { packageLimits } from '@allenio/contract/packages'
import type { SellerLook } from '@allenio/contract/purchases'
import { brandPalette } from '@allenio/domain/colors'
import { installmentsOf } from '@allenio/domain/packages'
import type { Version } from '#areas/packages'
import { useConfig } from '#platform/config'
import { linkToApp } from '#platform/mail'
import type { Branding, NewCheckout } from '#platform/payments'
import type { Checkout } from '../followers.ts'

/** The address to which the provider leads back, and that our mails name. */
export const thankYouPath = ({ id }: Pick<Checkout, 'id'>, { billingModel }: Pick<Version, 'billingModel'>, confirm?: string): string => {
  const page = billingModel === 'SUBSCRIPTION' ? '/thankyou_subscription/purchase' : '/thankyou/purchase'
  return `${page}?checkout=${id}${confirm === undefined ? '' : `&confirm=${confirm}`}`
}

/** The words and looks of the provider's page. */
type NamedSale = Pick<NewCheckout, 'name'> & { branding: Branding }

/** The look of the business on the provider's page, which fetches the logo from us. */
export function brandingOf({ name, logo, color }: Pick<SellerLook, 'logo' | 'color'> & { name: string }): Branding {
  return { name, logo: logo && `${useConfig().baseUrl}${logo}`, color: brandPalette(color ?? '')?.light.accent ?? null }
}

/** Makes the request for the provider from the row and its version alone, so that a repetition asks for the same. */
export function providerRequest(checkout: Checkout, version: Version, { name, branding }: NamedSale): NewCheckout {
  const { language, total } = checkout
  const shared = {
    reference: checkout.id,
    name,
    description: '',
    branding,
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
  const [lowered = 0] = installmentsOf(total, count)
  // a discount that lowers the first installment alone
  const isFirstLowered = checkout.discount > 0 && checkout.amount !== lowered
  const [first = 0, next = 0] = installmentsOf(isFirstLowered ? total + checkout.discount : total, count)
  const rhythm = { unit: 'MONTH', count: 1 } as const
  const above = first - next - (isFirstLowered ? checkout.discount : 0)
  const discount = above < 0 ? ({ duration: 'first', percent: null, amount: -above } as const) : null
  return { ...shared, mode: 'subscription', amount: next, rhythm, extraFirst: Math.max(0, above), trialDays: 0, discount }
}

/** In how many parts a checkout is paid; null for at once. */
export const installmentCount = (
  { total, source, pays_at_once: paysAtOnce }: Pick<Checkout, 'total' | 'source' | 'pays_at_once'>,
  { installments }: Version,
): number | null =>
  installments === null || paysAtOnce || source === 'hand' || total < installments * packageLimits.installment ? null : installments
