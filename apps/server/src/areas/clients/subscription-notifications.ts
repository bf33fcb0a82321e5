import { addDays } from '@allenio/domain/days'
import { sql, type Database, type Row } from '#platform/db'
import { defineSweep, defineWorkspaceJob, enqueueIn } from '#platform/jobs'
import { notify } from '#platform/notify'
import { businessDay } from './fields.ts'
import { ownSubscriptionEnded, ownSubscriptionEnding, subscriptionEnded, subscriptionEnding } from './notifications.ts'
import { nameOfBusiness } from './state-notifications.ts'
import { teamOf } from './team-of.ts'

/** Sent ahead of the day, and afterwards too if the server was down. */
const daysAhead = 7
const daysAfter = 3

interface EndRow extends Row<'clients', 'id' | 'membership_id'> {
  name: string
  day: NonNullable<Row<'clients'>['subscription_end']>
}

/** Notifies the client and the team of a subscription that ends soon or has ended: once for each end. */
export const notifySubscriptionEnds = defineWorkspaceJob<Record<string, never>>({
  name: 'tell ends of subscriptions',
  async handle({ db }) {
    const today = businessDay()
    const rows = await db.many<EndRow>(sql`
      select id, trim(first_name || ' ' || last_name) as name, membership_id, subscription_end as day from clients
      where status = 'active' and deleted_at is null
        and subscription_end between ${addDays(today, -daysAfter)} and ${addDays(today, daysAhead)}`)
    const business = await nameOfBusiness(db)
    for (const { id: clientId, name, membership_id, day } of rows) {
      const [kind, ownKind] = day < today ? [subscriptionEnded, ownSubscriptionEnded] : [subscriptionEnding, ownSubscriptionEnding]
      const once = `${clientId}/${day}`
      await notify(db, kind, { to: await teamOf(db, clientId), clientId, subject: { clientName: name, day }, once })
      if (membership_id !== null) await notify(db, ownKind, { to: [membership_id], clientId, subject: { business, day }, once })
    }
  },
})

export const enqueueSubscriptionEnds = (database: Database): Promise<void> =>
  database.withSystem('write', async db => {
    const today = businessDay()
    const businesses = await db.many<Row<'clients', 'workspace_id'>>(sql`
    select distinct workspace_id from clients
    where status = 'active' and deleted_at is null
      and subscription_end between ${addDays(today, -daysAfter)} and ${addDays(today, daysAhead)}`)
    for (const { workspace_id } of businesses) await enqueueIn(db, workspace_id, notifySubscriptionEnds, {}, { singletonKey: workspace_id })
  })

export const sweepEnds = defineSweep({
  name: 'sweep ends of subscriptions',
  // runs at an hour at which it wakes nobody
  cron: '0 9 * * *',
  handle: ({ database }) => enqueueSubscriptionEnds(database),
})
