import { sql, type SystemDb } from '#platform/db'
import { defineJob } from '#platform/jobs'
import { ownAccount } from '../installed.ts'
import type { PaymentState, SubscriptionState } from '../provider.ts'
import type { TestAccount, TestPayment, TestSubscription } from './objects.ts'

/** A subscription of the demo, as its provider would have it after months. */
export interface DemoSubscription {
  name: string
  state: SubscriptionState
}

/** A payment of the demo that was made once; those of subscriptions follow from their invoices. */
export interface DemoPayment {
  name: string
  /** The id of our row. */
  reference: string
  state: PaymentState
}

interface DemoObjects {
  accountId: string
  subscriptions: readonly DemoSubscription[]
  payments?: readonly DemoPayment[]
}

/** The account of a demo's business at the test provider. */
export const demoAccountId = (workspaceId: string): string => `acct_test_demo${workspaceId.replaceAll('-', '')}`

/**
 * Gives the test provider what the demo's rows name, so that the demo's subscriptions can be paused, changed and cancelled like others, and
 * its payments given back.
 */
export const fillTestProvider = defineJob<DemoObjects>({
  name: 'fill test provider',
  handle: ({ database }, { accountId, subscriptions, payments = [] }) =>
    database.withSystem('write', async db => {
      if (accountId !== ownAccount) await insert(db, { id: accountId, kind: 'account', accountId, object: demoAccount(accountId) })
      for (const subscription of subscriptions) {
        const { id } = subscription.state
        await insert(db, { id, kind: 'subscription', accountId, object: demoSubscription(subscription) })
      }
      for (const payment of [...payments, ...subscriptions.flatMap(paymentsOf)]) {
        await insert(db, { id: payment.state.id, kind: 'payment', accountId, object: demoPayment(payment) })
      }
    }),
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

/** A payment that arrived, of which nothing was given back. */
export const paidState = (paid: Pick<PaymentState, 'id' | 'amount' | 'currency' | 'paidAt' | 'card'>): PaymentState => ({
  ...paid,
  status: 'succeeded',
  fee: Math.round(paid.amount * 0.015) + 25,
  refunded: 0,
  refusal: null,
  refunds: [],
  disputes: [],
  payout: null,
})

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
