import type { Output } from '@allenio/contract'
import type { listExpiringSubscriptions, countClients } from '@allenio/contract/clients'
import { mayDo, type Actor } from '#platform/access'
import { limitTo, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { filterCondition, isOfCollaborator, hasSubscription, today, type Filters } from './filters.ts'
import { clientCard, inCharge, reachableClients, type CardRow } from '../reach.ts'
import { renewsByItself } from '../paid-time/renewing-clients.ts'

type Counts = Output<typeof countClients>

/** One query reads all counts of a view. */
export const countAll = (db: WorkspaceDb, actor: Actor, filters: Filters): Promise<Counts> => {
  const { collaboratorId, ...others } = filters
  const active = sql`c.deleted_at is null and c.status = 'active'`
  return db.one<Counts>(sql`
    select
      count(*) filter (where c.deleted_at is null) as total,
      count(*) filter (where ${active}) as active,
      count(*) filter (where c.deleted_at is null and c.status = 'inactive') as inactive,
      count(*) filter (where c.deleted_at is null and c.registered_at is null) as "notRegistered",
      count(*) filter (where ${active} and ${hasSubscription('ending')}) as ending,
      count(*) filter (where ${active} and ${hasSubscription('expired')}) as expired,
      count(*) filter (where c.deleted_at is not null and ${mayDo(actor, 'delete clients')}::boolean) as deleted,
      count(*) filter (where ${filterCondition(actor, others)}) as matching,
      count(*) filter (where ${filterCondition(actor, others)} and c.registered_at is null) as "matchingWithoutAccess"
    from clients c
    where ${inCharge(actor)} and ${collaboratorId === undefined ? sql`true` : isOfCollaborator(collaboratorId)}`)
}

type ExpiringClient = Output<typeof listExpiringSubscriptions>['clients'][number]

const expiringAtMost = 200

/**
 * Subscriptions that end soon come first, so that many old ones cannot push them out; of the old ones the latest come first.
 * Each part reads one stretch of the index.
 */
export async function listExpiring(db: WorkspaceDb, actor: Actor): Promise<ExpiringClient[]> {
  const part = (condition: Sql, order: Sql) => sql`
    (select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id, c.subscription_end,
      c.subscription_end - ${today()} as days
    from clients c
    where ${reachableClients(actor)} and c.status = 'active' and ${condition}
    order by ${order} ${limitTo(expiringAtMost)})`
  const rows = await db.many<CardRow & { subscription_end: string; days: number }>(sql`
    select * from (
      ${part(hasSubscription('ending'), sql`c.subscription_end, c.id`)}
      union all ${part(hasSubscription('expired'), sql`c.subscription_end desc, c.id desc`)}
    ) c order by c.days < 0, abs(c.days), c.id ${limitTo(expiringAtMost)}`)
  return rows.map(row => ({ ...clientCard(row, actor), subscriptionEnd: row.subscription_end, days: row.days }))
}

interface Presence {
  has: boolean
}

/** Whether anybody's time has an end that no payment moves by itself. */
export const hasManual = async (db: WorkspaceDb, actor: Actor): Promise<boolean> =>
  (
    await db.one<Presence>(sql`
  select exists (select from clients c where ${reachableClients(actor)} and c.subscription_end is not null
    and not ${renewsByItself()}) as has`)
  ).has
