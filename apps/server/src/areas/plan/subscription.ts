import type { CardShown } from '@allenio/contract/purchases'
import type { PlanPeriod, StoredPlanState } from '@allenio/contract/plan'
import { jsonText, sql, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { refreshPlanScreens } from './open-screens.ts'

export type PlanRow = Row<'plan_subscriptions'>

/** The plan of a business, if it ever had one. */
export const findPlan = (db: Db, workspaceId: string): Promise<PlanRow | undefined> =>
  db.maybeOne<PlanRow>(sql`select * from plan_subscriptions where workspace_id = ${workspaceId}`)

export const lockPlan = (db: WorkspaceDb): Promise<PlanRow | undefined> =>
  db.maybeOne<PlanRow>(sql`select * from plan_subscriptions where workspace_id = ${db.workspaceId} for no key update`)

/** Whether it has ever counted: a plan whose first payment did not arrive is none. */
export const hasCounted = ({ state, paid_until: paidUntil }: Pick<PlanRow, 'state' | 'paid_until'>): boolean =>
  state === 'granted' || state === 'active' || state === 'ending' || paidUntil !== null

/** A plan as the provider's picture tells it. */
export interface PlanEntry {
  state: Exclude<StoredPlanState, 'granted'>
  name: string
  maxClients: number
  period: PlanPeriod
  price: number
  provider: 'stripe' | 'test'
  customerId: string
  providerId: string
  trialUntil: string | null
  periodFrom: string
  periodUntil: string
  paidUntil: string | null
  countsUntil: string | null
  endsAt: string | null
  endedAt: string | null
  unpaidSince: string | null
  retryAt: string | null
  payUrl: string | null
  card: CardShown | null
  /** When the provider was asked; an older answer leaves the row as it is. */
  settledAt: string
}

/** Stores the provider's picture, once for a business: another subscription takes the place of one that has ended. */
export async function enterPlan(db: WorkspaceDb, entry: PlanEntry): Promise<PlanRow> {
  await refreshPlanScreens(db, db.workspaceId)
  return db.one<PlanRow>(sql`
    insert into plan_subscriptions (state, name, max_clients, period, price, provider, customer_id, provider_id, trial_until, period_from,
      period_until, paid_until, counts_until, ends_at, ended_at, unpaid_since, retry_at, pay_url, card, settled_at)
    values (${entry.state}, ${entry.name}, ${entry.maxClients}, ${entry.period}, ${entry.price}, ${entry.provider}, ${entry.customerId},
      ${entry.providerId}, ${entry.trialUntil}, ${entry.periodFrom}, ${entry.periodUntil}, ${entry.paidUntil}, ${entry.countsUntil},
      ${entry.endsAt}, ${entry.endedAt}, ${entry.unpaidSince}, ${entry.retryAt}, ${entry.payUrl},
      ${entry.card && jsonText(entry.card)}::jsonb, ${entry.settledAt})
    on conflict (workspace_id) do update set state = excluded.state, name = excluded.name, max_clients = excluded.max_clients,
      period = excluded.period, price = excluded.price, provider = excluded.provider, customer_id = excluded.customer_id,
      provider_id = excluded.provider_id, trial_until = excluded.trial_until, period_from = excluded.period_from,
      period_until = excluded.period_until, paid_until = excluded.paid_until, counts_until = excluded.counts_until,
      ends_at = excluded.ends_at, ended_at = excluded.ended_at, unpaid_since = excluded.unpaid_since, retry_at = excluded.retry_at,
      pay_url = excluded.pay_url, card = excluded.card, settled_at = excluded.settled_at
    returning *`)
}
