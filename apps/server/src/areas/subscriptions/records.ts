import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

const list = (db: WorkspaceDb, condition: Sql) =>
  db.many<Record<string, unknown>>(sql`
    select r.id, r.client_id, r.package_id, r.buyer_name, r.buyer_email, r.fiscal, r.state, r.amount, r.discount, r.balance, r.currency,
      r.interval_unit, r.interval_count, r.trial_until, r.period_from, r.period_until, r.paid_until, r.cancelled_by, r.ends_at, r.ended_at,
      r.paused_at, r.unpaid_since, r.withdrawn_at, r.created_at
    from subscriptions r where ${condition} order by r.created_at, r.id`)

const listStates = (db: WorkspaceDb, condition: Sql) =>
  db.many<Record<string, unknown>>(sql`
    select t.subscription_id, t.state, t.change, t.created_at from subscription_states t join subscriptions r on r.id = t.subscription_id
    where ${condition} order by t.created_at, t.id`)

export const subscriptionTables = ['subscriptions', 'subscription_states', 'subscription_requests'] as const

export const subscriptionExporter: Exporter = {
  tables: ['subscriptions', 'subscription_states'],
  ofMember: async (db, personId) => ({
    tables: [
      { name: 'subscriptions', rows: await list(db, isAboutPerson(personId)) },
      { name: 'subscription-states', rows: await listStates(db, isAboutPerson(personId)) },
    ],
  }),
  ofWorkspace: async db => ({
    tables: [
      { name: 'subscriptions', rows: await list(db, sql`true`) },
      { name: 'subscription-states', rows: await listStates(db, sql`true`) },
    ],
  }),
}
