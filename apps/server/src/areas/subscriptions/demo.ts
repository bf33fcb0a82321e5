import type { SubscriptionState as State } from '@allenio/contract/subscriptions'
import { addDays, addMonths, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { setPaidUntil } from '#areas/clients'
import { listShownOffers, markSold, type ShownOffer } from '#areas/packages'
import { enterPayment, takeStep } from '#areas/purchases'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { enqueue } from '#platform/jobs'
import { demoAccountId, fillTestProvider, type DemoSubscription, type Invoice, type SubscriptionState } from '#platform/payments'
import type { FillDemoRecords } from '#platform/demo'
import { giveForPeriod } from './unlocks.ts'

interface DemoSale {
  /** The place of the package among those that repeat. */
  package: number
  /** The periods that have been paid. */
  periods: number
  /** The days since the last of them began. */
  daysAgo: number
  state?: Extract<State, 'suspended' | 'paused' | 'cancelled by user'>
  /** The buyer went back on the contract two days later, and waits for the money. */
  isWithdrawn?: true
  /** The place of the buyer, where it is not that of the sale. */
  buyer?: number
}

const sales: readonly DemoSale[] = [
  { package: 0, periods: 7, daysAgo: 12 },
  { package: 0, periods: 5, daysAgo: 3 },
  { package: 1, periods: 2, daysAgo: 40 },
  { package: 0, periods: 3, daysAgo: 4, state: 'suspended' },
  { package: 0, periods: 4, daysAgo: 20, state: 'paused' },
  { package: 0, periods: 2, daysAgo: 9, state: 'cancelled by user' },
  { package: 0, periods: 6, daysAgo: 16 },
  { package: 0, periods: 1, daysAgo: 6 },
  // the buyer has another subscription that runs, so that their time does not end
  { package: 1, periods: 1, daysAgo: 5, state: 'cancelled by user', isWithdrawn: true, buyer: 1 },
]

type Buyer = Row<'clients', 'id' | 'first_name' | 'last_name' | 'email'>

/** Clients whose time does not end soon: those of whom the lists of ends tell stay in them. */
const findBuyers = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<Buyer>(sql`
    select id, first_name, last_name, email from clients
    where id = any(${[...ids]}::uuid[]) and status = 'active' and deleted_at is null and registered_at is not null
      and coalesce(subscription_end > ${romeDay()}::date + 40, true)
    order by array_position(${[...ids]}::uuid[], id)`)

const momentOn = (day: string): string => `${day}T10:00:00.000Z`

/** The days on which the periods began, the first one first, and the end of the last one. */
function daysOf({ periods, daysAgo }: DemoSale, months: number): string[] {
  const last = addDays(romeDay(), -daysAgo)
  return Array.from({ length: periods + 1 }, (_, at) => addMonths(last, months * (at + 1 - periods)))
}

interface Sold {
  db: WorkspaceDb
  buyer: Buyer
  sale: DemoSale
  offer: ShownOffer
  accountId: string
}

/** Enters a subscription with its payments, and answers what its provider has of it. */
async function sell({ db, buyer, sale, offer, accountId }: Sold): Promise<DemoSubscription> {
  const id = newId()
  const { price, currency, intervalUnit, intervalCount } = offer.version
  const months = intervalCount ?? 1
  const days = daysOf(sale, months)
  const isSuspended = sale.state === 'suspended'
  const withdrawnDay = sale.isWithdrawn ? addDays(romeDay(), 2 - sale.daysAgo) : null
  const side = sideOf({ id, sale, days, price, currency, months })
  const [since = '', until = ''] = [days.at(-2), days.at(-1)]
  const state = sale.state ?? 'active'
  await markSold(db, offer.version.id)
  const row = await db.one<Row<'subscriptions'>>(sql`
    insert into subscriptions (id, package_id, version_id, client_id, buyer_name, buyer_email, state, amount, currency, interval_unit,
      interval_count, provider, account_id, provider_id, customer_id, provider_state, period_from, period_until, paid_until, cancelled_by,
      ends_at, ended_at, withdrawn_at, paused_at, card, unpaid_since, retry_at, pay_url, reminders, created_at)
    values (${id}, ${offer.package.id}, ${offer.version.id}, ${buyer.id}, ${`${buyer.first_name} ${buyer.last_name}`},
      ${buyer.email ?? ''}, ${state}, ${price}, ${currency}, ${intervalUnit ?? 'MONTH'}, ${months}, 'test', ${accountId}, ${side.id},
      ${side.customerId}, ${side.state}, ${side.periodStart}, ${side.periodEnd}, ${withdrawnDay ?? (isSuspended ? since : until)}::date,
      ${sale.state === 'cancelled by user' ? 'user' : null}, ${side.endsAt}, ${side.endedAt}, ${side.endedAt},
      ${sale.state === 'paused' ? momentOn(addDays(romeDay(), -2)) : null},
      ${JSON.stringify(side.card)}, ${isSuspended ? momentOn(since) : null},
      ${isSuspended ? (side.invoices[0]?.retryAt ?? null) : null}, null,
      ${isSuspended ? 2 : 0}, ${momentOn(days[0] ?? since)})
    returning *`)
  await enterStates(db, row, state)
  await enterPaid(db, row, side, offer.package.name)
  if (!isSuspended && withdrawnDay === null && (await takeStep(db, id, `period ${since}`))) await giveForPeriod(db, row, since)
  await setPaidUntil(db, buyer.id)
  return { name: offer.package.name, state: side }
}

async function enterStates(db: WorkspaceDb, { id, created_at }: Row<'subscriptions'>, state: State): Promise<void> {
  const states = [{ state: 'active', at: created_at }, ...(state === 'active' ? [] : [{ state, at: momentOn(addDays(romeDay(), -2)) }])]
  for (const each of states) {
    await db.run(sql`
      insert into subscription_states (id, subscription_id, state, created_at) values (${newId()}, ${id}, ${each.state}, ${each.at})`)
  }
}

async function enterPaid(db: WorkspaceDb, row: Row<'subscriptions'>, side: SubscriptionState, title: string): Promise<void> {
  for (const invoice of side.invoices.filter(({ status }) => status === 'paid').toReversed()) {
    await enterPayment(db, {
      sale: { kind: 'subscription', id: row.id },
      clientId: row.client_id,
      buyerName: row.buyer_name,
      buyerEmail: row.buyer_email,
      fiscal: {},
      title,
      state: 'paid',
      method: 'card',
      amount: invoice.amount,
      currency: row.currency,
      fee: Math.round(invoice.amount * 0.015) + 25,
      card: side.card,
      coversUntil: romeDay(invoice.coversUntil),
      paidAt: invoice.createdAt,
      provider: { name: 'test', accountId: row.account_id ?? '', paymentId: invoice.paymentId, invoiceId: invoice.id },
    })
    // the unlocks of earlier periods count as used up
    if (invoice.createdAt !== side.periodStart) await takeStep(db, row.id, `period ${romeDay(invoice.createdAt)}`)
  }
}

interface Side {
  id: string
  sale: DemoSale
  days: readonly string[]
  price: number
  currency: string
  months: number
}

/** Makes the state that the provider would answer; the newest invoice comes first, as the provider sends them. */
function sideOf({ id, sale, days, price, currency, months }: Side): SubscriptionState {
  const key = id.replaceAll('-', '')
  const isSuspended = sale.state === 'suspended'
  const invoices = days.slice(0, -1).map((day, at): Invoice => {
    const isOpen = isSuspended && at === days.length - 2
    return {
      id: `in_test_${key}_${at}`,
      cause: at === 0 ? 'creation' : 'renewal',
      status: isOpen ? 'open' : 'paid',
      amount: price,
      net: price,
      tax: 0,
      currency,
      number: null,
      documentUrl: null,
      pdfUrl: null,
      coversUntil: momentOn(days[at + 1] ?? day),
      paymentId: isOpen ? null : `pi_test_${key}_${at}`,
      createdAt: momentOn(day),
      paidAt: isOpen ? null : momentOn(day),
      retryAt: isOpen ? momentOn(addDays(romeDay(), 2)) : null,
      refusal: isOpen ? { code: 'insufficient_funds', isHard: false } : null,
      payUrl: null,
    }
  })
  const periodEnd = momentOn(days.at(-1) ?? '')
  return {
    id: `sub_test_${key}`,
    state: sale.isWithdrawn ? 'canceled' : isSuspended ? 'past due' : sale.state === 'paused' ? 'paused' : 'active',
    reference: id,
    customerId: `cus_test_${key}`,
    amount: price,
    currency,
    rhythm: { unit: 'MONTH', count: months },
    periodStart: momentOn(days.at(-2) ?? ''),
    periodEnd,
    trialEnd: null,
    endsAt: sale.state === 'cancelled by user' && !sale.isWithdrawn ? periodEnd : null,
    endedAt: sale.isWithdrawn ? momentOn(addDays(romeDay(), 2 - sale.daysAgo)) : null,
    card: { brand: 'visa', last4: '4242', expires: '12/2030' },
    taxPercent: 0,
    credit: 0,
    change: null,
    changeExpiresAt: null,
    invoices: invoices.toReversed(),
  }
}

/** Subscriptions over the past months: most run, one is overdue, one is paused, one was cancelled, and one was withdrawn from. */
export const fillDemoSubscriptions: FillDemoRecords = async (db, clients) => {
  const offers = (await listShownOffers(db)).filter(({ version }) => version.intervalUnit === 'MONTH' && version.trialDays === 0)
  const buyers = await findBuyers(
    db,
    clients.map(({ id }) => id),
  )
  const accountId = demoAccountId(db.workspaceId)
  const subscriptions: DemoSubscription[] = []
  for (const [at, sale] of sales.entries()) {
    const [buyer, offer] = [buyers[sale.buyer ?? at], offers[sale.package]]
    if (buyer && offer) subscriptions.push(await sell({ db, buyer, sale, offer, accountId }))
  }
  await enqueue(db, fillTestProvider, { accountId, subscriptions })
}
