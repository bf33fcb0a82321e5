import type { Database } from '#platform/db'
import { defineJob } from '#platform/jobs'
import { installedPayments } from './installed.ts'
import type { PaymentState, SubscriptionState } from './provider.ts'

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

export interface DemoObjects {
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
  handle: async ({ database }, objects) => installedPayments().fillWith?.(database, objects),
})

export type FillProvider = (database: Database, objects: DemoObjects) => Promise<void>

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
