import type { ParsedInput } from '@allenio/contract'
import type { updateSubscriptionEnd } from '@allenio/contract/client-subscriptions'
import { fullName } from '@allenio/domain/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, defineWorkspaceJob, enqueueIn } from '#platform/jobs'
import { deactivate } from './client-states.ts'
import { businessZone, checkFields } from './fields.ts'
import { today } from './filters.ts'
import { reachClientToChange } from './reach.ts'
import { readClientSettings } from './settings.ts'
import { notifyDeactivation } from './state-notifications.ts'

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
const isToBeKept = sql`coalesce(c.subscription_end < (c.restored_at at time zone ${businessZone})::date, false)`

/** Finds all businesses that deactivate automatically and have a client whose time is over. */
export const sweepSubscriptions = defineSweep({
  name: 'sweep client subscriptions',
  cron: '10 5 * * *',
  handle: ({ database }) => deactivateExpired(database),
})

export const deactivateExpired = (database: Database): Promise<void> =>
  database.withSystem('write', async db => {
    const businesses = await db.many<Row<'clients', 'workspace_id'>>(sql`
    select distinct c.workspace_id from clients c
    join client_settings s on s.workspace_id = c.workspace_id and s.deactivate_after_days is not null
    where c.status = 'active' and c.deleted_at is null and c.subscription_end + s.deactivate_after_days < ${today()}
      and not ${isToBeKept}`)
    for (const { workspace_id } of businesses) await enqueueIn(db, workspace_id, deactivateExpiredHere, {}, { singletonKey: workspace_id })
  })

export const deactivateExpiredHere = defineWorkspaceJob<Record<string, never>>({
  name: 'deactivate expired clients',
  async handle({ db }) {
    // reads again, because the date, the setting or the client may have changed since the sweep
    const { deactivateAfterDays, notifiesDeactivation } = await readClientSettings(db)
    if (deactivateAfterDays === null) return
    const dueClients = await db.many<Row<'clients', 'id'>>(sql`
      select c.id from clients c where c.status = 'active' and c.deleted_at is null
        and c.subscription_end + ${deactivateAfterDays}::int < ${today()} and not ${isToBeKept} order by c.id`)
    for (const { id } of dueClients) {
      const client = await reachClientToChange(db, { role: 'admin', membershipId: '' }, id)
      if (!(await deactivate(db, client))) continue
      await audit(db, { personId: null, action: 'deactivate expired client', subjectId: id })
      if (notifiesDeactivation) await notifyDeactivation(db, { ...client, name: fullName(client) })
    }
  },
})
