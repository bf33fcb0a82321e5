import { createHash } from 'node:crypto'
import type { BillingProfile } from '@allenio/contract/payments'
import { installmentsOf } from '@allenio/domain/packages'
import { findPlan } from '#areas/plan'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { linkToApp } from '#platform/mail'
import {
  installedPayments,
  ownAccount,
  ProviderError,
  requirePayments,
  settleRow,
  type BilledCustomer,
  type CheckoutState,
  type NewCheckout,
} from '#platform/payments'
import { billingOf } from '../billing-profile.ts'
import { nameOfTier, titleIn } from '../names.ts'
import { ensurePrice, rhythms } from '../plan-terms.ts'
import { findCheckout, setCheckoutState, type CheckoutRow } from './queries.ts'

/** JSON that goes from one step of a call to the next. */
export interface CheckoutIntent {
  workspaceId: string
  checkoutId: string
  /** A page that this one takes the place of. */
  replacedId: string | null
}

/** Makes the page at the provider, from the row alone: asked again, it is the same page. Outside of any transaction. */
export async function askCheckout({ workspaceId, checkoutId, replacedId }: CheckoutIntent): Promise<CheckoutState> {
  const { database } = installedPayments()
  const provider = requirePayments()
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
  if (replacedId !== null) await closePage(workspaceId, replacedId)
  const { row, billing, customerId, subscriptionId } = await within(async db => {
    const plan = await findPlan(db, workspaceId)
    const checkout = found(await findCheckout(db, checkoutId))
    return {
      row: checkout,
      billing: await billingOf(db, checkout.buyer),
      // another buyer is another customer: the plan's invoices go on to name the business
      customerId: plan?.provider === provider.name && checkout.buyer === null ? plan.customer_id : null,
      subscriptionId: plan?.provider_id ?? null,
    }
  })
  // the page is there already, perhaps finished meanwhile
  if (row.provider_id !== null) return provider.readCheckout(ownAccount, row.provider_id)
  const billed = { ...customerOf(billing), id: customerId, reference: workspaceId, language: row.language }
  const customer = await provider.saveCustomer(ownAccount, billed, `planCustomer:${row.id}:${hashOf(billed)}`)
  const priceId =
    row.kind === 'plan' && row.tier !== null && row.period !== null
      ? await ensurePrice(database, provider, { tier: row.tier, period: row.period })
      : null
  const request = requestOf(row, { customerId: customer.id, subscriptionId, priceId })
  const page = await provider.createCheckout(ownAccount, request, `planCheckout:${row.id}`)
  await within(db => setCheckoutState(db, row.id, 'open', { page: { providerId: page.id, url: page.url, customerId: customer.id } }))
  return page
}

/** Closes a page, or takes up what was paid on it meanwhile; then nobody pays twice. */
async function closePage(workspaceId: string, id: string): Promise<void> {
  const { database } = installedPayments()
  const provider = requirePayments()
  const row = await database.withWorkspace(workspaceId, 'read', db => findCheckout(db, id))
  if (!row?.provider_id) return
  try {
    await provider.expireCheckout(ownAccount, row.provider_id)
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.isFinal) throw error
    const { status } = await provider.readCheckout(ownAccount, row.provider_id)
    if (status !== 'complete') return
    await settleRow('plan checkout', { workspaceId, id })
    throw new AppError('plan runs already')
  }
  await database.withWorkspace(workspaceId, 'write', db => setCheckoutState(db, id, 'expired'))
}

/** Other data are another request, also within the day in which a key is remembered. */
const hashOf = (customer: BilledCustomer): string => createHash('sha256').update(JSON.stringify(customer)).digest('hex').slice(0, 16)

export const customerOf = ({ name, email, address, country, vatNumber, fiscalCode, ...profile }: BillingProfile) => ({
  name,
  email: email ?? '',
  address,
  country,
  vatNumber: vatNumber ?? fiscalCode,
  recipient: profile.recipientCode ?? profile.certifiedMail,
})

interface RequestParts {
  customerId: string
  subscriptionId: string | null
  priceId: string | null
}

function requestOf(row: CheckoutRow, { customerId, subscriptionId, priceId }: RequestParts): NewCheckout {
  const { kind, language } = row
  const common = {
    reference: row.id,
    name: row.kind === 'plan' && row.tier !== null ? `Allenio ${nameOfTier(row.tier)}` : titleIn(language, row),
    description: '',
    currency: 'EUR',
    trialDays: 0,
    discount: null,
    // the customer has it
    email: '',
    customerId,
    language,
    successUrl: linkToApp(language, row.success_path),
    cancelUrl: linkToApp(language, row.cancel_path),
    // ours ends first, so that nobody pays on a page that we count as over
    expiresAt: new Date(Date.parse(row.expires_at) + 60_000).toISOString(),
  }
  const once = { rhythm: null, extraFirst: 0 }
  if (kind === 'card') return { ...common, ...once, mode: 'card', amount: 0, subscriptionId }
  const terms = { tax: row.vat_reason, priceId, startsAt: row.starts_at }
  if (row.installments !== null) {
    const [first = 0, next = 0] = installmentsOf(row.net, row.installments)
    const rhythm = rhythms.monthly
    return { ...common, mode: 'subscription', subscriptionId: null, amount: next, rhythm, extraFirst: first - next, billing: terms }
  }
  if (row.rhythm === 'once') return { ...common, ...once, mode: 'payment', subscriptionId: null, amount: row.net, billing: terms }
  const rhythm = rhythms[row.period ?? 'annual']
  return { ...common, mode: 'subscription', subscriptionId: null, amount: row.net, rhythm, extraFirst: 0, billing: terms }
}
