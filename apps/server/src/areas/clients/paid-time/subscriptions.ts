import type { ParsedInput } from '@allenio/contract'
import type { updateSubscriptionEnd } from '@allenio/contract/clients'
import { fullName } from '@allenio/domain/clients'
import { romeZone } from '@allenio/domain/days'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { limitTo, sql, type Database, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { defineItemsJob, defineSweep, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { deactivate } from '../client-states.ts'
import { checkFields } from '../fields.ts'
import { today } from '../list/filters.ts'
import { reachClientToChange } from '../reach.ts'
import { renewsByItself } from './renewing-clients.ts'
import { readClientSettings } from '../settings.ts'
import { notifyDeactivation } from '../news/state-notifications.ts'

/** A date that was set by hand wins over one from a payment. */
export async function changeSubscriptionEnd(
  db: WorkspaceDb,
  actor: Actor,
  { id, subscriptionEnd }: ParsedInput<typeof updateSubscriptionEnd>,
): Promise<void> {
  await checkFields(db, { subscriptionEnd })
  const client = await reachClientToChange(db, actor, id)
  await db.run(sql`
    update clients set subscription_end = ${subscriptionEnd}, subscription_source = ${subscriptionEnd === null ? null : 'manual'},
      updated_at = clock_timestamp()
    where id = ${client.id}`)
  await audit(db, { personId: actor.personId, action: 'update subscription end', subjectId: id })
}

/** A subscription that ended before the client was restored no longer deactivates: the member who restored them knew of it. */
const isToBeKept = sql`coalesce(c.subscription_end < (c.restored_at at time zone ${romeZone})::date, false)`

const isExpired = (deactivateAfterDays: Sql): Sql => sql`c.status = 'active' and c.deleted_at is null
  and c.subscription_end + ${deactivateAfterDays} < ${today()} and not ${isToBeKept} and not ${renewsByItself()}`

/** The setting and the dates of each client are read again, because they may have changed since the sweep. */
export const deactivateExpiredHere = defineItemsJob<Record<string, never>, Row<'clients', 'id'>>({
  name: 'deactivate expired clients',
  list: async (db, { isNext, limit }) => {
    const { deactivateAfterDays } = await readClientSettings(db)
    if (deactivateAfterDays === null) return []
    return db.many(sql`
      select c.id from clients c where ${isExpired(sql`${deactivateAfterDays}::int`)} and ${isNext(sql`c.workspace_id`, sql`c.id`)}
      order by c.id ${limitTo(limit)}`)
  },
  treat: async (db, items) => {
    const { deactivateAfterDays, notifiesDeactivation } = await readClientSettings(db)
    if (deactivateAfterDays === null) return
    const ids = items.map(({ id }) => id)
    const clients = await db.many<Row<'clients', 'id'>>(sql`
      select c.id from clients c where c.id = any(${ids}::uuid[]) and ${isExpired(sql`${deactivateAfterDays}::int`)} for update`)
    for (const { id } of clients) {
      const client = await reachClientToChange(db, { role: 'admin', membershipId: '' }, id)
      if (!(await deactivate(db, client))) continue
      await audit(db, { personId: null, action: 'deactivate expired client', subjectId: id })
      if (notifiesDeactivation) await notifyDeactivation(db, { ...client, name: fullName(client) })
    }
  },
})

/** All businesses that deactivate automatically and have a client whose time is over. */
const businessesWithExpiredClients = jobInWorkspaces({
  job: deactivateExpiredHere,
  list: db =>
    db.many<WorkspaceRow>(sql`
    select distinct c.workspace_id from clients c
    join client_settings s on s.workspace_id = c.workspace_id and s.deactivate_after_days is not null
    where ${isExpired(sql`s.deactivate_after_days`)}`),
})

export const sweepSubscriptions = defineSweep({
  name: 'sweep client subscriptions',
  cron: '10 5 * * *',
  parts: () => [businessesWithExpiredClients],
})

export const deactivateExpired = (database: Database): Promise<number> =>
  businessesWithExpiredClients({ database, job: sweepSubscriptions.name })
