import { sql, type Db, type SystemDb } from '#platform/db'

export interface GrantedPlan {
  name: string
  /** Null for no limit. */
  maxClients: number | null
  /** Cents that were agreed, for whoever reads it; nothing is charged. */
  price: number
  /** Null: until it is granted otherwise. */
  until: string | null
}

/**
 * Grants a plan that the operator has agreed with the business by hand. False where one is paid for: it would be charged on, and no screen
 * would show it.
 */
export const grantPlanTo = async (db: Db, workspaceId: string, { name, maxClients, price, until }: GrantedPlan): Promise<boolean> =>
  (await db.run(sql`
  insert into plan_subscriptions as s (workspace_id, state, name, max_clients, price, counts_until, ends_at)
  values (${workspaceId}, 'granted', ${name}, ${maxClients}, ${price}, ${until}, ${until})
  on conflict (workspace_id) do update set state = 'granted', name = excluded.name, max_clients = excluded.max_clients, period = null,
    price = excluded.price, provider = null, customer_id = null, provider_id = null, trial_until = null, period_from = null,
    period_until = null, paid_until = null, counts_until = excluded.counts_until, ends_at = excluded.ends_at, ended_at = null,
    unpaid_since = null, retry_at = null, pay_url = null, card = null
  where s.state = 'granted' or s.ended_at is not null`)) > 0

/** A granted plan counts no longer. False where none counts. */
export const endGrantedPlanOf = async (db: SystemDb, workspaceId: string): Promise<boolean> =>
  (await db.run(sql`
  update plan_subscriptions set counts_until = now(), ends_at = now()
  where workspace_id = ${workspaceId} and state = 'granted' and (counts_until is null or counts_until > now())`)) > 0
