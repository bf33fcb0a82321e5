import type { CardShown } from '@allenio/contract/purchases'
import { sql, type Db, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import type { DueQuery, WorkspaceRow } from '#platform/jobs'

/** The businesses whose plan is one of these subscriptions at the provider. */
export const listBusinessesOfPlans = (db: Db, provider: 'stripe' | 'test', providerIds: readonly string[]): Promise<WorkspaceRow[]> =>
  db.many<WorkspaceRow>(sql`
    select workspace_id from plan_subscriptions where provider = ${provider} and provider_id = any(${[...providerIds]}::text[])`)

/** The plans that are to be fetched again, whatever was told of them. A bank answers a debit for days, also after the plan has ended. */
export const listPlansToSettle = (db: Db, { isNext, limit }: DueQuery): Promise<WorkspaceRow[]> =>
  db.many<WorkspaceRow>(sql`
    select workspace_id from plan_subscriptions
    where provider_id is not null and (
        ended_at is null and settled_at < now() - interval '55 minutes'
          and (state <> 'active' or period_until < now() or settled_at < now() - interval '23 hours')
        or ended_at > now() - interval '30 days' and settled_at < now() - interval '23 hours')
      and ${isNext(sql`workspace_id`, sql`workspace_id`)} order by settled_at limit ${limit}`)

/** The subscriptions at the provider of these businesses that have not ended. */
export async function listLivePlans(
  db: Db,
  { workspaceIds, provider }: { workspaceIds: readonly string[]; provider: 'stripe' | 'test' },
): Promise<string[]> {
  const rows = await db.many<NotNull<Row<'plan_subscriptions', 'provider_id'>>>(sql`
    select provider_id from plan_subscriptions
    where workspace_id = any(${[...workspaceIds]}::uuid[]) and provider = ${provider} and provider_id is not null and ended_at is null`)
  return rows.map(({ provider_id: providerId }) => providerId)
}

// the card's last month, as it is written on it, ends before the next charge
const expiringCard = sql`
  state = 'active' and period_until is not null and card ->> 'expires' ~ '^\\d{2}/\\d{4}$'
    and to_date(card ->> 'expires', 'MM/YYYY') < period_until and to_date(card ->> 'expires', 'MM/YYYY') < now() + interval '1 month'`

interface NamedCard {
  name: string
  card: CardShown
}

export const listExpiringCards = (db: Db): Promise<WorkspaceRow[]> =>
  db.many<WorkspaceRow>(sql`select workspace_id from plan_subscriptions where ${expiringCard}`)

export const findExpiringCard = (db: WorkspaceDb): Promise<NamedCard | undefined> =>
  db.maybeOne<NamedCard>(sql`select name, card from plan_subscriptions where ${expiringCard}`)
