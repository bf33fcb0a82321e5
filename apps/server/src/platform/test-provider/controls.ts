import { pastRaces, sql, type Database, type Row, type SystemDb } from '#platform/db'
import type { ChargeResult } from './charging.ts'
import { chargeObject, tell } from './tell.ts'
import { endPayment, expire, payCheckout, takeCheckout } from './checkouts.ts'
import { newObjectId, saveObject, takeObject, type TestCard } from './objects.ts'
import { refundPayment, setAccountState } from './provider.ts'
import { giveUp, jumpToRenewal, moveClock, payInvoice, setCard, takeSubscription } from './subscriptions.ts'
import type { AccountState, ProviderDispute } from '#platform/payments'

const dayMs = 86_400_000

/** Plays the part of buyers, banks, cards and the clock at the test provider, for its pages and for tests. */
export function testControls(database: Database) {
  const within = <T>(work: (db: SystemDb) => Promise<T>) => pastRaces(() => database.withSystem('write', work))
  return {
    setAccount: (accountId: string, changes: Partial<AccountState>) => within(db => setAccountState(db, accountId, changes)),
    holdEvents: (accountId: string, holdsEvents: boolean) =>
      within(async db => {
        const { id, object } = await takeObject(db, 'account', { id: accountId })
        await saveObject<'account'>(db, { id, object: { ...object, holdsEvents } })
      }),
    /** The ids of the account's events in their order. */
    listEvents: (accountId: string) =>
      within(async db => {
        const rows = await db.many<Row<'test_payment_objects', 'id'>>(sql`
          select id from test_payment_objects where kind = 'event' and account_id = ${accountId} order by place`)
        return rows.map(({ id }) => id)
      }),

    payCheckout: (id: string, options: { card: TestCard; result?: ChargeResult }) =>
      within(async db => payCheckout(db, await takeCheckout(db, { id }), options)),
    expireCheckout: (id: string) => within(async db => expire(db, await takeCheckout(db, { id }))),
    endPayment: (id: string, result: 'succeeded' | 'fails soft') =>
      within(async db => endPayment(db, await takeObject(db, 'payment', { id }), result)),
    refund: (id: string, amount: number) =>
      within(async db => refundPayment(db, await takeObject(db, 'payment', { id }), { amount, reference: null })),
    dispute: (id: string, status: ProviderDispute['status'] = 'open') =>
      within(async db => {
        const payment = await takeObject(db, 'payment', { id })
        const { state } = payment.object
        const [known] = state.disputes
        const dispute: ProviderDispute = known
          ? { ...known, status }
          : {
              id: newObjectId('dp'),
              amount: state.amount - state.refunded,
              status,
              reason: 'fraudulent',
              dueAt: new Date(Date.now() + 7 * dayMs).toISOString(),
              createdAt: new Date().toISOString(),
            }
        payment.object.state = { ...state, disputes: [dispute] }
        await saveObject<'payment'>(db, payment)
        const object = { ...chargeObject(payment), id: dispute.id, object: 'dispute', charge: chargeObject(payment).id }
        await tell(db, payment.accountId, known ? 'charge.dispute.closed' : 'charge.dispute.created', object)
      }),

    jumpToRenewal: (id: string, result?: ChargeResult) => within(async db => jumpToRenewal(db, await takeSubscription(db, { id }), result)),
    readClock: (id: string) => within(async db => ({ now: (await takeSubscription(db, { id })).object.now })),
    /** Lets the clock of a subscription go on to a moment. */
    moveClock: (id: string, to: string) => within(async db => moveClock(db, await takeSubscription(db, { id }), to)),
    payInvoice: (id: string, options?: { invoiceId?: string; result?: ChargeResult }) =>
      within(async db => payInvoice(db, await takeSubscription(db, { id }), options)),
    /** Lets the open invoices be as old as that; no event tells of it. */
    ageInvoices: (id: string, days: number) =>
      within(async db => {
        const subscription = await takeSubscription(db, { id })
        const createdAt = new Date(Date.now() - days * dayMs).toISOString()
        const invoices = subscription.object.state.invoices.map(each => (each.status === 'open' ? { ...each, createdAt } : each))
        subscription.object.state = { ...subscription.object.state, invoices }
        await saveObject<'subscription'>(db, subscription)
      }),
    giveUp: (id: string, outcome: 'unpaid' | 'canceled') => within(async db => giveUp(db, await takeSubscription(db, { id }), outcome)),
    setCard: (id: string, card: TestCard) => within(async db => setCard(db, await takeSubscription(db, { id }), card)),
  }
}

export type TestControls = ReturnType<typeof testControls>
