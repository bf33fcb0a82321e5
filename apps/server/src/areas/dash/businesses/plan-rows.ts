import { sql } from '#platform/db'

/** Joins the plan `pl` of the businesses `w`; without a row a business is on its trial, or free. */
export const planJoin = sql`left join plan_subscriptions pl on pl.workspace_id = w.id`

export const planPlaces = sql`pl.max_clients`

/**
 * A plan that no longer counts leaves the business free, but the operator wants to know that it had one. An unpaid plan has its last paid
 * day behind it, and stays unpaid until the provider gives it up.
 */
export const stateOfBusiness = sql`case
  when w.closing_at is not null then 'closing'
  when w.suspended_at is not null then 'suspended'
  when pl.state is not null then case when pl.state in ('ending', 'granted') and pl.counts_until <= now() then 'ended' else pl.state end
  when w.trial_ends_at > now() then 'trial' else 'free' end`
