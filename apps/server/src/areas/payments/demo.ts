import { addDays, addMonths } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { withVat, type PlanTerms, type StoredPlanStep } from '@allenio/domain/plan'
import { businessDay } from '#areas/clients'
import { setTrialEnd } from '#areas/permissions'
import { enterPlan } from '#areas/plan'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import type { FillDemo } from '#platform/demo'
import { enqueue } from '#platform/jobs'
import { fillTestProvider, ownAccount, type Invoice, type SubscriptionState } from '#platform/payments'
import { billingOf, buyerOf } from './billing-profile.ts'
import { nameOfTier, titleOfPayment } from './names.ts'
import { priceOfTerms, rhythms } from './plan-terms.ts'

const terms: PlanTerms = { tier: 50, period: 'monthly' }
const next: PlanTerms = { tier: 50, period: 'annual' }
const periods = 12
const daysAgo = 18
const taxPercent = 22

const momentOn = (day: string): string => `${day}T08:00:00.000Z`

/** A plan of 50 places that was paid for a year, month by month, and becomes a yearly one when its period is over. */
export const fillDemoPlan: FillDemo = async db => {
  const last = addDays(businessDay(), -daysAgo)
  const days = Array.from({ length: periods + 1 }, (_, at) => addMonths(last, at + 1 - periods))
  const side = sideOf(db.workspaceId, days)
  await setTrialEnd(db, momentOn(days[0] ?? last))
  await enterPlan(db, {
    state: 'active',
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
    paidUntil: side.periodEnd,
    countsUntil: null,
    endsAt: null,
    endedAt: null,
    unpaidSince: null,
    retryAt: null,
    payUrl: null,
    card: side.card,
    settledAt: new Date().toISOString(),
  })
  await insertPayments(db, side)
  const steps: StoredPlanStep[] = [{ kind: 'schedule', terms: next, state: 'done' }]
  await db.run(sql`
    insert into plan_changes (id, kind, state, tier, period, steps, scheduled_at, created_at)
    values (${newId()}, 'change', 'scheduled', ${next.tier}, ${next.period}, ${jsonText(steps)}::jsonb, ${side.periodEnd},
      now() - interval '4 days')`)
  const subscriptions = [{ name: nameOfTier(terms.tier), state: side }]
  await enqueue(db, fillTestProvider, { accountId: ownAccount, subscriptions })
}

/** Makes the state that the provider would answer; the newest invoice comes first, as the provider sends them. */
function sideOf(workspaceId: string, days: readonly string[]): SubscriptionState {
  const key = workspaceId.replaceAll('-', '')
  const id = `sub_test_plan${key}`
  const net = priceOfTerms(terms) ?? 0
  const { vat: tax, total: amount } = withVat(net, { percent: taxPercent })
  const invoices = days.slice(0, -1).map((day, at): Invoice => {
    const invoiceId = `in_test_plan${key}_${at}`
    return {
      id: invoiceId,
      cause: at === 0 ? 'creation' : 'renewal',
      status: 'paid',
      amount,
      net,
      tax,
      currency: 'EUR',
      number: `DEMO-${String(at + 1).padStart(4, '0')}`,
      documentUrl: `/dev/payments/documents/${id}/${invoiceId}`,
      pdfUrl: null,
      coversUntil: momentOn(days[at + 1] ?? day),
      paymentId: null,
      createdAt: momentOn(day),
      paidAt: momentOn(day),
      retryAt: null,
      refusal: null,
      payUrl: null,
    }
  })
  const periodEnd = momentOn(days.at(-1) ?? '')
  return {
    id,
    state: 'active',
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
    change: { amount: priceOfTerms(next) ?? 0, rhythm: rhythms[next.period], at: periodEnd },
    changeExpiresAt: null,
    invoices: invoices.toReversed(),
  }
}

async function insertPayments(db: WorkspaceDb, { invoices, card }: SubscriptionState): Promise<void> {
  const buyer = jsonText(buyerOf(await billingOf(db)))
  const title = titleOfPayment('it', terms, 'period')
  for (const { id, net, tax, amount, currency, number, coversUntil, createdAt } of invoices) {
    await db.run(sql`
      insert into plan_payments (id, kind, title, state, net, vat, vat_percent, vat_reason, total, currency, buyer, provider,
        provider_invoice_id, invoice_number, card, covers_until, paid_at, created_at)
      values (${newId()}, 'plan', ${title}, 'paid', ${net}, ${tax}, ${taxPercent}, 'standard', ${amount}, ${currency}, ${buyer}::jsonb,
        'test', ${id}, ${number}, ${card && jsonText(card)}::jsonb, ${coversUntil}, ${createdAt}, ${createdAt})
      on conflict do nothing`)
  }
}
