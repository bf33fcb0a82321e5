import { isDebited } from '#areas/purchases'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { ProviderError, settleRow, type Settler } from '#platform/payments'
import { applyFetched } from './apply.ts'
import { settleCards } from '../cards/cards.ts'
import { fetchSubscription } from './fetched.ts'
import { notifyOfLostAccount } from '../mails/lost-account.ts'
import { knownInvoices } from '../payments.ts'

type SettledSubscription = Row<'subscriptions', 'id' | 'account_id' | 'provider_id'>

export const readToSettle = (db: WorkspaceDb, id: string): Promise<SettledSubscription | undefined> =>
  db.maybeOne<SettledSubscription>(sql`select id, account_id, provider_id from subscriptions where id = ${id}`)

/** Subscriptions are read anew by their own account and id; an event only says which row to look at. */
export const subscriptionSettler: Settler = {
  kind: 'subscription',

  rowsOf: async (db, { provider, accountId, refs }) => {
    // one of its subscriptions tells whether an account is still connected
    const isOfAccount = refs.includes(accountId)
    const rows = await db.many<Row<'subscriptions', 'workspace_id' | 'id'>>(sql`
      select workspace_id, id from subscriptions
      where provider = ${provider} and account_id = ${accountId} and provider_id = any(${[...refs]}::text[])
      union select s.workspace_id, s.id from subscription_requests q
        join subscriptions s on s.workspace_id = q.workspace_id and s.id = q.subscription_id
        where q.kind = 'card' and q.provider_id = any(${[...refs]}::text[]) and s.account_id = ${accountId}
      union (select workspace_id, id from subscriptions
        where ${isOfAccount} and provider = ${provider} and account_id = ${accountId} and provider_id is not null and ended_at is null
        order by provider_id limit 1)`)
    return rows.map(({ workspace_id: workspaceId, id }) => ({ workspaceId, id }))
  },

  // the money of a debit may arrive after the subscription has ended
  due: async (db, { isNext, limit }) => {
    const rows = await db.many<Row<'subscriptions', 'workspace_id' | 'id'>>(sql`
      select s.workspace_id, s.id from subscriptions s
      where s.provider_id is not null and s.settled_at < now() - interval '55 minutes'
        and (s.ended_at is null and (s.state <> 'active' or s.period_until < now() or s.settled_at < now() - interval '23 hours')
          or s.ended_at is not null and ${isDebited})
        and ${isNext(sql`s.workspace_id`, sql`s.id`)} order by s.settled_at limit ${limit}`)
    return rows.map(({ workspace_id: workspaceId, id }) => ({ workspaceId, id }))
  },

  async settle({ database, provider, log }, { workspaceId, id }) {
    const subscription = await database.withWorkspace(workspaceId, 'read', async db => {
      const row = await readToSettle(db, id)
      return row && { ...row, knownInvoiceIds: await knownInvoices(db, id) }
    })
    if (!subscription || subscription.account_id === null || subscription.provider_id === null) return
    const { account_id: accountId, provider_id: providerId, knownInvoiceIds } = subscription
    try {
      await settleCards({ database, provider }, { workspaceId, id, accountId, providerId })
      const answer = await fetchSubscription(provider, { accountId, providerId, knownInvoiceIds })
      const { faults, isToFulfil } = await database.withWorkspace(workspaceId, 'write', db => applyFetched(db, id, answer))
      if (isToFulfil) await settleRow('checkout', { workspaceId, id })
      for (const fault of faults) log.error(fault, { subscription: id })
    } catch (error) {
      if (!(error instanceof ProviderError) || error.code !== 'account disconnected') throw error
      // the subscription runs on over there: the business is told, and nothing changes here until the account is back
      await database.withWorkspace(workspaceId, 'write', db => notifyOfLostAccount(db, accountId))
    }
  },
}
