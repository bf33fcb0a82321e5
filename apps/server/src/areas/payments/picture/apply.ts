import { planPicture, planTransitions, type PlanTerms } from '@allenio/domain/plan'
import { mayBecome } from '@allenio/domain/states'
import { unpaidRenewal } from '@allenio/domain/subscriptions'
import { enterPlan, lockPlan, type PlanRow } from '#areas/plan'
import type { WorkspaceDb } from '#platform/db'
import type { PaymentProvider } from '#platform/payments'
import { followChanges } from '../changes/follow.ts'
import { nameOfTier, titlesOfPayment } from '../names.ts'
import { notifyOfFailure, notifyOfPlan } from '../news.ts'
import type { FetchedPlan } from './fetched.ts'
import { enterPlanPayment } from './plan-payments.ts'

export interface AppliedPlan {
  /** Contradictions in the provider's answer; the caller logs them. */
  faults: readonly string[]
  /** The change whose other steps are to be run now. */
  changeId: string | null
  /** Another plan of the business runs: this one was paid in a race, and has to be given back. */
  isSecond: boolean
}

const nothing = { faults: [], changeId: null, isSecond: false }

/** Applies the provider's picture under the row's lock. It may run any number of times and in any order. */
export async function applyPlan(db: WorkspaceDb, provider: PaymentProvider['name'], fetched: FetchedPlan): Promise<AppliedPlan> {
  const { side, startedAt } = fetched
  const before = await lockPlan(db)
  if (before && before.provider_id !== side.id && isLive(before)) return { ...nothing, isSecond: true }
  // somebody has asked later and was quicker
  if (before?.provider_id === side.id && Date.parse(startedAt) < Date.parse(before.settled_at)) return nothing
  const terms = fetched.terms ?? termsOf(before)
  if (!terms) return { ...nothing, faults: ['a plan has a price that is not ours'] }
  const picture = planPicture(side)
  if (before && !mayBecome(planTransitions, before.state, picture.state))
    return { ...nothing, faults: [`a plan that is ${before.state} cannot become ${picture.state}`] }
  const unpaid = unpaidRenewal(side, { cancelledBy: null, settlingInvoiceIds: [] })
  const after = await enterPlan(db, {
    ...picture,
    name: nameOfTier(terms.tier),
    maxClients: terms.tier,
    period: terms.period,
    price: side.amount,
    provider,
    customerId: side.customerId,
    providerId: side.id,
    trialUntil: side.trialEnd,
    periodFrom: side.periodStart,
    periodUntil: side.periodEnd,
    unpaidSince: unpaid?.since ?? null,
    retryAt: unpaid?.retryAt ?? null,
    payUrl: unpaid?.payUrl ?? null,
    card: side.card,
    settledAt: startedAt,
  })
  const faults = [...(fetched.terms ? [] : ['a plan has a price that is not ours']), ...(await enterInvoices(db, provider, fetched, terms))]
  const changeId = await followChanges(db, { side, terms })
  if (after.unpaid_since !== null && before?.unpaid_since !== after.unpaid_since) {
    await notifyOfFailure(db, { plan: after.name, since: after.unpaid_since })
  }
  await notifyOfPlan(db, { before, after, terms, percent: side.taxPercent })
  return { faults, changeId, isSecond: false }
}

export const isLive = ({ state, ended_at: endedAt }: Pick<PlanRow, 'state' | 'ended_at'>): boolean =>
  state !== 'granted' && endedAt === null

const termsOf = (row: PlanRow | undefined): PlanTerms | undefined =>
  row && row.max_clients !== null && row.period !== null ? { tier: row.max_clients, period: row.period } : undefined

async function enterInvoices(
  db: WorkspaceDb,
  provider: PaymentProvider['name'],
  { side }: FetchedPlan,
  terms: PlanTerms,
): Promise<string[]> {
  const paid = side.invoices.filter(({ status, amount }) => status === 'paid' && amount > 0)
  if (paid.length === 0) return []
  const faults: string[] = []
  for (const invoice of paid.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))) {
    const titles = titlesOfPayment(terms, invoice.cause === 'change' ? 'change' : 'period')
    const payment = { kind: 'plan', saleId: null, provider, invoice, titles, buyer: null, card: side.card } as const
    const { hasOtherVat } = await enterPlanPayment(db, payment)
    if (hasOtherVat) faults.push('an invoice has another VAT than ours')
  }
  return faults
}
