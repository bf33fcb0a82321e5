import { useConfig } from '#platform/config'
import type { SystemDb } from '#platform/db'
import { ProviderError, type Invoice, type SubscriptionChange, type SubscriptionState, type TaxName } from '#platform/payments'
import { addPeriod } from '#platform/payments'
import { applyDiscount, changeAmounts, percentOf, renewalAmount } from './billing.ts'
import { addInvoice, cardOf, chargeInvoice, replaceInvoice, resultAtRenewal, type ChargeResult } from './charging.ts'
import { addObject, saveObject, takeObject, type StoredObject, type TestCard, type TestCheckout, type TestSubscription } from './objects.ts'
import { invoiceObject, subscriptionObject, tell } from './tell.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

type TakenSubscription = StoredObject<'subscription'>

export const payUrlOf = (subscriptionId: string, invoiceId: string): string =>
  `${useConfig().baseUrl}/dev/payments/invoices/${subscriptionId}/${invoiceId}`

const hasEnded = ({ state }: SubscriptionState) => state === 'canceled' || state === 'incomplete expired'

export function refuseEnded({ object }: TakenSubscription): void {
  if (hasEnded(object.state)) throw new ProviderError('subscription has ended', true)
}

async function saveAndTell(
  db: SystemDb,
  subscription: TakenSubscription,
  type = 'customer.subscription.updated',
): Promise<SubscriptionState> {
  await saveObject<'subscription'>(db, subscription)
  await tell(db, subscription.accountId, type, subscriptionObject(subscription))
  return subscription.object.state
}

interface FirstCharge {
  checkout: StoredObject<'checkout'>
  card: TestCard
  result: Extract<ChargeResult, 'succeeded' | 'settling'>
}

/** Begins the subscription of a checkout, with its first invoice. */
export async function startSubscription(db: SystemDb, { checkout, card, result }: FirstCharge): Promise<TakenSubscription> {
  const { order, state: checkoutState }: TestCheckout = checkout.object
  const { rhythm, trialDays, discount } = order
  if (!rhythm) throw new ProviderError('rhythm missing', true)
  const now = new Date().toISOString()
  const anchorDay = new Date(now).getUTCDate()
  const trialEnd = order.billing?.startsAt ?? (trialDays > 0 ? new Date(Date.parse(now) + trialDays * dayMs).toISOString() : null)
  const periodEnd = trialEnd ?? addPeriod(now, rhythm, anchorDay)
  const subscription = await addObject(db, 'subscription', {
    accountId: checkout.accountId,
    make: (id): TestSubscription => ({
      name: order.name,
      card,
      discount,
      now,
      anchorDay: trialEnd ? new Date(trialEnd).getUTCDate() : anchorDay,
      installments: null,
      nextChange: null,
      unpaidChange: null,
      pausedState: null,
      state: {
        id,
        state: trialEnd ? 'trialing' : result === 'settling' ? 'incomplete' : 'active',
        reference: order.reference,
        customerId: checkoutState.customerId ?? '',
        amount: order.amount,
        currency: order.currency,
        rhythm,
        periodStart: now,
        periodEnd,
        trialEnd,
        endsAt: null,
        endedAt: null,
        card: cardOf(card),
        taxPercent: percentOf(order.billing?.tax),
        credit: 0,
        change: null,
        changeExpiresAt: null,
        invoices: [],
      },
    }),
  })
  const net = trialEnd ? order.extraFirst : applyDiscount(order.amount, discount) + order.extraFirst
  const invoice = addInvoice(subscription, { cause: 'creation', net, coversUntil: periodEnd })
  await saveAndTell(db, subscription, 'customer.subscription.created')
  if (invoice.status === 'open') {
    await chargeInvoice(db, subscription, { invoice, result, payUrl: payUrlOf(subscription.id, invoice.id) })
  } else await tell(db, subscription.accountId, 'invoice.paid', invoiceObject(invoice.id, subscription))
  return subscription
}

export async function endNow(db: SystemDb, subscription: TakenSubscription, state: 'canceled' | 'incomplete expired' = 'canceled') {
  const { object } = subscription
  object.state = { ...object.state, state, endedAt: object.now, change: null, changeExpiresAt: null }
  object.nextChange = null
  return saveAndTell(db, subscription, 'customer.subscription.deleted')
}

export async function cancel(db: SystemDb, subscription: TakenSubscription, at: 'now' | 'period end'): Promise<SubscriptionState> {
  refuseEnded(subscription)
  if (at === 'now') return endNow(db, subscription)
  const { object } = subscription
  object.state = { ...object.state, endsAt: object.state.periodEnd, change: null }
  object.nextChange = null
  return saveAndTell(db, subscription)
}

export async function keep(db: SystemDb, subscription: TakenSubscription): Promise<SubscriptionState> {
  refuseEnded(subscription)
  const { object } = subscription
  if (object.installments) throw new ProviderError('installments cannot be kept', true)
  if (object.state.endsAt === null) throw new ProviderError('subscription is not cancelled', true)
  object.state = { ...object.state, endsAt: null }
  return saveAndTell(db, subscription)
}

export async function pause(db: SystemDb, subscription: TakenSubscription): Promise<SubscriptionState> {
  const { object } = subscription
  const { state } = object.state
  if (state !== 'active' && state !== 'trialing') throw new ProviderError(`subscription cannot be paused while ${state}`, true)
  object.pausedState = state
  object.state = { ...object.state, state: 'paused' }
  return saveAndTell(db, subscription, 'customer.subscription.paused')
}

/** A resumed subscription starts a new period, which is charged at once. */
export async function resume(db: SystemDb, subscription: TakenSubscription): Promise<SubscriptionState> {
  const { object } = subscription
  if (object.state.state !== 'paused') throw new ProviderError('subscription is not paused', true)
  object.state = { ...object.state, state: object.pausedState ?? 'active' }
  object.pausedState = null
  if (object.state.periodEnd <= object.now) await renew(db, subscription)
  return saveAndTell(db, subscription, 'customer.subscription.resumed')
}

export async function changeAt(db: SystemDb, subscription: TakenSubscription, change: SubscriptionChange): Promise<SubscriptionState> {
  refuseEnded(subscription)
  const { object } = subscription
  if (object.installments) throw new ProviderError('installments cannot be changed', true)
  if (object.state.state === 'paused') throw new ProviderError('subscription is paused', true)
  if (change.at === 'period end') {
    object.nextChange = change
    object.state = { ...object.state, change: { amount: change.amount, rhythm: change.rhythm, at: object.state.periodEnd } }
    return saveAndTell(db, subscription)
  }
  const amounts = changeAmounts(object, change)
  if (amounts.dueNow === 0) {
    // Stripe makes an invoice of a new period that the credit pays
    if (amounts.startsPeriod) addInvoice(subscription, { cause: 'renewal', net: 0, coversUntil: amounts.periodEnd })
    applyChange(object, change)
    return saveAndTell(db, subscription)
  }
  const cause = amounts.startsPeriod ? 'renewal' : 'change'
  const invoice = addInvoice(subscription, { cause, net: amounts.net, coversUntil: amounts.periodEnd })
  const result = resultAtRenewal[object.card]
  await chargeInvoice(db, subscription, { invoice, result, payUrl: payUrlOf(subscription.id, invoice.id) })
  if (result === 'succeeded') {
    applyChange(object, change)
    return saveAndTell(db, subscription)
  }
  const expiresAt = new Date(Math.min(Date.parse(object.now) + 23 * hourMs, Date.parse(object.state.periodEnd))).toISOString()
  // the day of the charge stays as it is while the new price is not paid
  object.unpaidChange = { change: { ...change, anchorDay: null }, invoiceId: invoice.id }
  object.state = { ...object.state, changeExpiresAt: expiresAt }
  return saveAndTell(db, subscription)
}

function applyChange(object: TestSubscription, change: SubscriptionChange): void {
  const { anchorDay, credit, periodEnd, startsPeriod, trialEnd } = changeAmounts(object, change)
  object.name = change.name
  object.anchorDay = anchorDay
  object.state = {
    ...object.state,
    amount: change.amount,
    rhythm: change.rhythm,
    credit,
    periodStart: startsPeriod ? object.now : object.state.periodStart,
    periodEnd,
    ...(trialEnd !== null && { state: 'trialing', trialEnd }),
    changeExpiresAt: null,
    change: null,
  }
}

/** A change at once that nobody has paid is given up. */
export async function drop(db: SystemDb, subscription: TakenSubscription): Promise<SubscriptionState> {
  const { unpaidChange } = subscription.object
  if (unpaidChange) voidInvoice(subscription, unpaidChange.invoiceId)
  return saveAndTell(db, subscription, 'customer.subscription.pending_update_expired')
}

export async function changeTax(db: SystemDb, subscription: TakenSubscription, tax: TaxName): Promise<SubscriptionState> {
  refuseEnded(subscription)
  const { object } = subscription
  object.state = { ...object.state, taxPercent: percentOf(tax) }
  return saveAndTell(db, subscription)
}

/** Lets the time pass: renewals, lapses and ends happen on their way. */
export async function moveClock(db: SystemDb, subscription: TakenSubscription, to: string): Promise<SubscriptionState> {
  const { object } = subscription
  while (!hasEnded(object.state)) {
    const { changeExpiresAt, periodEnd } = object.state
    const next = changeExpiresAt !== null && changeExpiresAt < periodEnd ? changeExpiresAt : periodEnd
    if (next > to) break
    if (next === periodEnd) await jumpToRenewal(db, subscription)
    else {
      object.now = next
      await drop(db, subscription)
    }
  }
  object.now = to
  return saveAndTell(db, subscription)
}

export async function release(db: SystemDb, subscription: TakenSubscription): Promise<SubscriptionState> {
  const { object } = subscription
  if (!object.nextChange) throw new ProviderError('no change is scheduled', true)
  object.nextChange = null
  object.state = { ...object.state, change: null }
  return saveAndTell(db, subscription)
}

export async function limit(
  db: SystemDb,
  subscription: TakenSubscription,
  { count, amount }: { count: number; amount: number },
): Promise<SubscriptionState> {
  refuseEnded(subscription)
  const { object } = subscription
  if (object.installments) throw new ProviderError('subscription has a schedule already', true)
  let endsAt = object.state.periodStart
  for (let nth = 0; nth < count; nth += 1) endsAt = addPeriod(endsAt, object.state.rhythm, object.anchorDay)
  object.installments = { count }
  object.state = { ...object.state, amount, endsAt }
  return saveAndTell(db, subscription)
}

/** Jumps to the end of the period: it renews, changes or ends. `result` says how the charge goes; without it the card decides. */
export async function jumpToRenewal(db: SystemDb, subscription: TakenSubscription, result?: ChargeResult): Promise<SubscriptionState> {
  refuseEnded(subscription)
  const { object } = subscription
  object.now = object.state.periodEnd
  const { endsAt } = object.state
  if (endsAt !== null && endsAt <= object.now) return endNow(db, subscription)
  if (object.state.state === 'paused') return saveAndTell(db, subscription)
  await renew(db, subscription, result)
  return subscription.object.state
}

async function renew(db: SystemDb, subscription: TakenSubscription, result?: ChargeResult): Promise<void> {
  const { object } = subscription
  if (object.nextChange) {
    applyChange(object, object.nextChange)
    object.nextChange = null
    // days that are given away until the new day of the charge
    if (object.state.periodEnd > object.now) return void (await saveAndTell(db, subscription))
  }
  // an upgrade that nobody has paid lapses
  if (object.unpaidChange) voidInvoice(subscription, object.unpaidChange.invoiceId)
  const periodEnd = addPeriod(object.now, object.state.rhythm, object.anchorDay)
  object.state = { ...object.state, periodStart: object.now, periodEnd, state: 'active' }
  const full = renewalAmount(object)
  const fromCredit = Math.min(object.state.credit, full)
  object.state = { ...object.state, credit: object.state.credit - fromCredit }
  const invoice = addInvoice(subscription, { cause: 'renewal', net: full - fromCredit, coversUntil: periodEnd })
  if (invoice.status === 'paid') {
    await saveAndTell(db, subscription)
    return tell(db, subscription.accountId, 'invoice.paid', invoiceObject(invoice.id, subscription))
  }
  const chargeResult = result ?? resultAtRenewal[object.card]
  if (chargeResult !== 'succeeded' && chargeResult !== 'settling') object.state = { ...object.state, state: 'past due' }
  await chargeInvoice(db, subscription, { invoice, result: chargeResult, payUrl: payUrlOf(subscription.id, invoice.id) })
}

function voidInvoice(subscription: TakenSubscription, invoiceId: string): void {
  const invoice = subscription.object.state.invoices.find(({ id }) => id === invoiceId)
  if (invoice) replaceInvoice(subscription, { ...invoice, status: 'void', payUrl: null, retryAt: null })
  subscription.object.unpaidChange = null
  subscription.object.state = { ...subscription.object.state, changeExpiresAt: null }
}

const isUnpaid = ({ status }: Invoice) => status === 'open'

/** The bank's answer to a debit is awaited, and nothing else is charged meanwhile. */
const isSettling = ({ refusal, payUrl }: Invoice) => refusal === null && payUrl === null

/** Tries to charge an open invoice once more, as its payer or the provider's own retries do. */
export async function payInvoice(
  db: SystemDb,
  subscription: TakenSubscription,
  { invoiceId, result }: { invoiceId?: string | undefined; result?: ChargeResult | undefined } = {},
): Promise<SubscriptionState> {
  const { object } = subscription
  const invoice = object.state.invoices.find(
    each => isUnpaid(each) && !isSettling(each) && (invoiceId === undefined || each.id === invoiceId),
  )
  if (!invoice) return object.state
  const chargedInvoice = await chargeInvoice(db, subscription, {
    invoice,
    result: result ?? resultAtRenewal[object.card],
    payUrl: payUrlOf(subscription.id, invoice.id),
  })
  if (chargedInvoice.status !== 'paid') return object.state
  await notePaidInvoice(db, subscription, chargedInvoice.id)
  return object.state
}

/** Follows up a paid invoice: an upgrade counts from now on, and the subscription runs again. */
export async function notePaidInvoice(db: SystemDb, subscription: TakenSubscription, invoiceId: string): Promise<void> {
  const { object } = subscription
  if (object.unpaidChange?.invoiceId === invoiceId) {
    const { change } = object.unpaidChange
    object.unpaidChange = null
    applyChange(object, change)
  }
  const isOverdue = object.state.state === 'past due' || object.state.state === 'unpaid' || object.state.state === 'incomplete'
  if (isOverdue && !object.state.invoices.some(isUnpaid)) object.state = { ...object.state, state: 'active' }
  await saveAndTell(db, subscription)
}

/** The provider stops to try: as its account's settings say, the subscription stays unpaid or ends. */
export async function giveUp(db: SystemDb, subscription: TakenSubscription, outcome: 'unpaid' | 'canceled'): Promise<SubscriptionState> {
  const { object } = subscription
  for (const invoice of object.state.invoices.filter(isUnpaid)) replaceInvoice(subscription, { ...invoice, retryAt: null })
  if (object.state.state === 'incomplete') return endNow(db, subscription, 'incomplete expired')
  if (outcome === 'canceled') return endNow(db, subscription)
  object.state = { ...object.state, state: 'unpaid' }
  return saveAndTell(db, subscription)
}

export async function setCard(db: SystemDb, subscription: TakenSubscription, card: TestCard): Promise<SubscriptionState> {
  refuseEnded(subscription)
  const { object } = subscription
  object.card = card
  object.state = { ...object.state, card: cardOf(card) }
  await saveAndTell(db, subscription)
  return payInvoice(db, subscription)
}

export const takeSubscription = (db: SystemDb, key: { id: string; accountId?: string | undefined }): Promise<TakenSubscription> =>
  takeObject(db, 'subscription', key)
