import { addDays, addMonths, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { monthsOf, planPicture, withVat, type PlanTerms, type StoredPlanStep } from '@allenio/domain/plan'
import { setTrialEnd } from '#areas/permissions'
import { enterPlan } from '#areas/plan'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import type { FillDemo } from '#platform/demo'
import { enqueue } from '#platform/jobs'
import { fillTestProvider, ownAccount, type Invoice, type SubscriptionState } from '#platform/payments'
import { billingOf, buyerOf } from './billing-profile.ts'
import { nameOfTier, titlesOfPayment } from './names.ts'
import { priceOfTerms, rhythms } from './plan-terms.ts'

const taxPercent = 22

/** A plan of the demo, as it would stand after some months. */
export interface DemoPlan {
  terms: PlanTerms
  /** The periods that have been paid. */
  periods: number
  /** The days since the last of them began. */
  daysAgo: number
  /** The terms that wait for the end of the period. */
  next?: PlanTerms
  /** The newest renewal was refused. */
  isUnpaid?: boolean
}

const momentOn = (day: string): string => `${day}T08:00:00.000Z`

/** A plan of 50 places that was paid for a year, month by month, and becomes a yearly one when its period is over. */
export const fillDemoPlan: FillDemo = db =>
  enterDemoPlan(db, { terms: { tier: 50, period: 'monthly' }, periods: 12, daysAgo: 18, next: { tier: 50, period: 'annual' } })

export async function enterDemoPlan(db: WorkspaceDb, plan: DemoPlan): Promise<void> {
  const { terms, periods, daysAgo, next, isUnpaid = false } = plan
  const last = addDays(romeDay(), -daysAgo)
  const months = monthsOf(terms.period)
  // an unpaid renewal began where the paid time has ended
  const count = periods + (isUnpaid ? 1 : 0)
  const days = Array.from({ length: count + 1 }, (_, at) => addMonths(last, months * (at + 1 - count)))
  const side = sideOf(db.workspaceId, days, plan)
  await setTrialEnd(db, momentOn(days[0] ?? last))
  await enterPlan(db, {
    ...planPicture(side),
    name: nameOfTier(terms.tier),
    maxClients: terms.tier,
    period: terms.period,
    price: side.amount,
    provider: 'test',
    customerId: side.customerId,
    providerId: side.id,
    trialUntil: null,
    periodFrom: side.periodStart,
    periodUntil: side.periodEnd,
    unpaidSince: isUnpaid ? side.periodStart : null,
    retryAt: null,
    payUrl: null,
    card: side.card,
    settledAt: new Date().toISOString(),
  })
  await insertPayments(db, side, terms)
  if (next) {
    const steps: StoredPlanStep[] = [{ kind: 'schedule', terms: next, state: 'done' }]
    await db.run(sql`
      insert into plan_changes (id, kind, state, tier, period, steps, scheduled_at, created_at)
      values (${newId()}, 'change', 'scheduled', ${next.tier}, ${next.period}, ${jsonText(steps)}::jsonb, ${side.periodEnd},
        now() - interval '4 days')`)
  }
  const subscriptions = [{ name: nameOfTier(terms.tier), state: side }]
  await enqueue(db, fillTestProvider, { accountId: ownAccount, subscriptions })
}

/** Makes the state that the provider would answer; the newest invoice comes first, as the provider sends them. */
function sideOf(workspaceId: string, days: readonly string[], { terms, next, isUnpaid = false }: DemoPlan): SubscriptionState {
  const key = workspaceId.replaceAll('-', '')
  const id = `sub_test_plan${key}`
  const net = priceOfTerms(terms) ?? 0
  const { vat: tax, total: amount } = withVat(net, { percent: taxPercent })
  const invoices = days.slice(0, -1).map((day, at): Invoice => {
    const invoiceId = `in_test_plan${key}_${at}`
    const isOpen = isUnpaid && at === days.length - 2
    return {
      id: invoiceId,
      cause: at === 0 ? 'creation' : 'renewal',
      status: isOpen ? 'open' : 'paid',
      amount,
      net,
      tax,
      currency: 'EUR',
      number: `DEMO-${key.slice(-4).toUpperCase()}-${String(at + 1).padStart(4, '0')}`,
      documentUrl: `/dev/payments/documents/${id}/${invoiceId}`,
      pdfUrl: null,
      coversUntil: momentOn(days[at + 1] ?? day),
      paymentId: isOpen ? null : `pi_test_plan${key}_${at}`,
      createdAt: momentOn(day),
      paidAt: isOpen ? null : momentOn(day),
      retryAt: null,
      refusal: isOpen ? { code: 'insufficient_funds', isHard: false } : null,
      payUrl: null,
    }
  })
  const periodEnd = momentOn(days.at(-1) ?? '')
  return {
    id,
    state: isUnpaid ? 'past due' : 'active',
    reference: workspaceId,
    customerId: `cus_test_plan${key}`,
    amount: net,
    currency: 'EUR',
    rhythm: rhythms[terms.period],
    periodStart: momentOn(days.at(-2) ?? ''),
    periodEnd,
    trialEnd: null,
    endsAt: null,
    endedAt: null,
    card: { brand: 'visa', last4: '4242', expires: `08/${new Date().getUTCFullYear() + 2}` },
    taxPercent,
    credit: 0,
    change: next ? { amount: priceOfTerms(next) ?? 0, rhythm: rhythms[next.period], at: periodEnd } : null,
    changeExpiresAt: null,
    invoices: invoices.toReversed(),
  }
}

async function insertPayments(db: WorkspaceDb, { invoices, card }: SubscriptionState, terms: PlanTerms): Promise<void> {
  const buyer = jsonText(buyerOf(await billingOf(db)))
  const titles = titlesOfPayment(terms, 'period')
  for (const { id, paymentId, net, tax, amount, currency, number, coversUntil, createdAt } of invoices.filter(
    ({ status }) => status === 'paid',
  )) {
    await db.run(sql`
      insert into plan_payments (id, kind, title, title_en, state, net, vat, vat_percent, vat_reason, total, currency, buyer, provider,
        provider_invoice_id, provider_payment_id, invoice_number, card, covers_until, paid_at, created_at)
      values (${newId()}, 'plan', ${titles.title}, ${titles.title_en}, 'paid',
        ${net}, ${tax}, ${taxPercent}, 'standard', ${amount}, ${currency}, ${buyer}::jsonb,
        'test', ${id}, ${paymentId}, ${number}, ${card && jsonText(card)}::jsonb, ${coversUntil}, ${createdAt}, ${createdAt})
      on conflict do nothing`)
  }
}
