import { sql, type SystemDb } from '#platform/db'
import { ownAccount, paidState, type DemoPayment, type DemoSubscription, type FillProvider } from '#platform/payments'
import type { TestAccount, TestPayment, TestSubscription } from './objects.ts'

export const fillWithDemo: FillProvider = (database, { accountId, subscriptions, payments = [] }) =>
  database.withSystem('write', async db => {
    if (accountId !== ownAccount) await insert(db, { id: accountId, kind: 'account', accountId, object: demoAccount(accountId) })
    for (const subscription of subscriptions) {
      const { id } = subscription.state
      await insert(db, { id, kind: 'subscription', accountId, object: demoSubscription(subscription) })
    }
    for (const payment of [...payments, ...subscriptions.flatMap(paymentsOf)]) {
      await insert(db, { id: payment.state.id, kind: 'payment', accountId, object: demoPayment(payment) })
    }
  })

const demoAccount = (id: string): TestAccount => ({
  state: { id, status: 'active', hasPayouts: true, dueAt: null },
  account: { email: 'demo@example.com', name: 'Demo', country: 'it' },
  returnUrl: '/',
  holdsEvents: false,
})

const demoSubscription = ({ name, state }: DemoSubscription): TestSubscription => ({
  state,
  name,
  card: 'pays',
  discount: null,
  now: new Date().toISOString(),
  anchorDay: new Date(state.periodEnd).getUTCDate(),
  installments: null,
  nextChange: state.change && { ...state.change, name, at: 'period end', anchorDay: null, prorationDate: null },
  unpaidChange: null,
  pausedState: state.state === 'paused' ? 'active' : null,
})

interface InvoicePayment extends DemoPayment {
  subscriptionId: string
}

const paymentsOf = ({ name, state: { id, invoices, card } }: DemoSubscription): InvoicePayment[] =>
  invoices.flatMap(({ paymentId, amount, currency, paidAt, createdAt }) =>
    paymentId === null
      ? []
      : [
          {
            name,
            reference: '',
            subscriptionId: id,
            state: paidState({ id: paymentId, amount, currency, paidAt: paidAt ?? createdAt, card }),
          },
        ],
  )

const demoPayment = ({ name, reference, state, subscriptionId }: DemoPayment & Partial<InvoicePayment>): TestPayment => ({
  state,
  card: 'pays',
  reference,
  name,
  checkoutId: null,
  subscriptionId: subscriptionId ?? null,
})

interface NewObject {
  id: string
  kind: 'account' | 'subscription' | 'payment'
  accountId: string
  object: TestAccount | TestSubscription | TestPayment
}

const insert = (db: SystemDb, { id, kind, accountId, object }: NewObject): Promise<number> =>
  db.run(sql`
    insert into test_payment_objects (id, kind, account_id, object) values (${id}, ${kind}, ${accountId}, ${JSON.stringify(object)})
    on conflict do nothing`)
