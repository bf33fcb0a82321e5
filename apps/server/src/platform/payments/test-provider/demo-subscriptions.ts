import { sql, type SystemDb } from '#platform/db'
import { defineJob } from '#platform/jobs'
import { ownAccount } from '../installed.ts'
import type { SubscriptionState } from '../provider.ts'
import type { TestAccount, TestSubscription } from './objects.ts'

/** A subscription of the demo, as its provider would have it after months. */
export interface DemoSubscription {
  name: string
  state: SubscriptionState
}

interface DemoObjects {
  accountId: string
  subscriptions: readonly DemoSubscription[]
}

/** The account of a demo's business at the test provider. */
export const demoAccountId = (workspaceId: string): string => `acct_test_demo${workspaceId.replaceAll('-', '')}`

/** Gives the test provider what the demo's rows name, so that the demo's subscriptions can be paused, changed and cancelled like others. */
export const fillTestProvider = defineJob<DemoObjects>({
  name: 'fill test provider',
  handle: ({ database }, { accountId, subscriptions }) =>
    database.withSystem('write', async db => {
      if (accountId !== ownAccount) await insert(db, { id: accountId, kind: 'account', accountId, object: demoAccount(accountId) })
      for (const subscription of subscriptions) {
        const { id } = subscription.state
        await insert(db, { id, kind: 'subscription', accountId, object: demoSubscription(subscription) })
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
  balance: 0,
  installments: null,
  nextChange: state.change && { ...state.change, name, at: 'period end', anchorDay: null },
  unpaidChange: null,
  pausedState: state.state === 'paused' ? 'active' : null,
})

interface NewObject {
  id: string
  kind: 'account' | 'subscription'
  accountId: string
  object: TestAccount | TestSubscription
}

const insert = (db: SystemDb, { id, kind, accountId, object }: NewObject): Promise<number> =>
  db.run(sql`
    insert into test_payment_objects (id, kind, account_id, object) values (${id}, ${kind}, ${accountId}, ${JSON.stringify(object)})
    on conflict do nothing`)
