import { addDays, romeDay } from '@allenio/domain/days'
import { limitTo, sql, type Database, type Row } from '#platform/db'
import { defineItemsJob, defineSweep, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { notify } from '#platform/notify'
import { renewsByItself } from './renewing-clients.ts'
import { ownSubscriptionEnded, ownSubscriptionEnding, subscriptionEnded, subscriptionEnding } from '../news/notifications.ts'
import { nameOfBusiness } from '../news/state-notifications.ts'
import { teamOf } from '../team-of.ts'

/** Sent ahead of the day, and afterwards too if the server was down. */
const daysAhead = 7
const daysAfter = 3

interface EndRow extends Row<'clients', 'id' | 'membership_id'> {
  name: string
  day: NonNullable<Row<'clients'>['subscription_end']>
}

/** Notifies the client and the team of a subscription that ends soon or has ended: once for each end. */
export const notifySubscriptionEnds = defineItemsJob<Record<string, never>, EndRow>({
  name: 'tell ends of subscriptions',
  list: (db, { isNext, limit }) => {
    const today = romeDay()
    return db.many<EndRow>(sql`
      select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.membership_id, c.subscription_end as day from clients c
      where c.status = 'active' and c.deleted_at is null and not ${renewsByItself()}
        and c.subscription_end between ${addDays(today, -daysAfter)} and ${addDays(today, daysAhead)}
        and ${isNext(sql`c.workspace_id`, sql`c.id`)} order by c.id ${limitTo(limit)}`)
  },
  treat: async (db, rows) => {
    const business = await nameOfBusiness(db)
    for (const { id: clientId, name, membership_id, day } of rows) {
      const [kind, ownKind] = day < romeDay() ? [subscriptionEnded, ownSubscriptionEnded] : [subscriptionEnding, ownSubscriptionEnding]
      const once = `${clientId}/${day}`
      await notify(db, kind, { to: await teamOf(db, clientId), clientId, subject: { clientName: name, day }, once })
      if (membership_id !== null) await notify(db, ownKind, { to: [membership_id], clientId, subject: { business, day }, once })
    }
  },
})

const businessesWithEnds = jobInWorkspaces({
  job: notifySubscriptionEnds,
  list: db => {
    const today = romeDay()
    return db.many<WorkspaceRow>(sql`
    select distinct c.workspace_id from clients c
    where c.status = 'active' and c.deleted_at is null and not ${renewsByItself()}
      and c.subscription_end between ${addDays(today, -daysAfter)} and ${addDays(today, daysAhead)}`)
  },
})

export const sweepEnds = defineSweep({
  name: 'sweep ends of subscriptions',
  // runs at an hour at which it wakes nobody
  cron: '0 9 * * *',
  parts: () => [businessesWithEnds],
})

export const enqueueSubscriptionEnds = (database: Database): Promise<number> => businessesWithEnds({ database, job: sweepEnds.name })
