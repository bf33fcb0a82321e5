import { sql } from '#platform/db'
import type { FillDemo } from '#platform/demo'
import { demoAccountId, usePayments } from '#platform/payments'

/** Lets the demo's business take cards, so that its packages can be bought. The subscriptions' part makes the account at the provider. */
export const fillDemoAccount: FillDemo = async db => {
  if (usePayments()?.name !== 'test') return
  await db.run(sql`
    insert into payment_accounts (provider, account_id, status, has_payouts, checked_at)
    values ('test', ${demoAccountId(db.workspaceId)}, 'active', true, now()) on conflict do nothing`)
}
