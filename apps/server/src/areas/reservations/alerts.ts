import { rulesOf } from '@allenio/domain/reservations'
import { limitTo, sql, type Database, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces, type WorkspaceItem } from '#platform/jobs'
import { notify } from '#platform/notify'
import { nextAlert } from './alert-times.ts'
import { selectBookings } from './bookings.ts'
import { bookingAlert, nameOfHost } from './notifications.ts'
import { readBusinessRules } from './settings.ts'

/** Reminds clients of their appointments, and marks when to do so again. One that began in the meantime is not announced any more. */
async function alertClients(db: WorkspaceDb, ids: readonly string[]): Promise<void> {
  await db.many(sql`
    select id from bookings where id = any(${[...ids]}::uuid[]) and alert_at <= now() order by id for no key update skip locked`)
  const [business, rows, receivers] = await Promise.all([
    readBusinessRules(db),
    selectBookings(db, sql`b.id = any(${[...ids]}::uuid[]) and b.alert_at <= now() and b.state = 'booked'`),
    db.many<{ id: string; membership_id: string }>(sql`
      select b.id, c.membership_id from bookings b join clients c on c.id = b.client_id
      where b.id = any(${[...ids]}::uuid[]) and c.status = 'active' and c.membership_id is not null`),
  ])
  const memberOf = new Map(receivers.map(({ id, membership_id }) => [id, membership_id]))
  const now = Date.now()
  for (const row of rows) {
    const start = Date.parse(row.starts_at)
    const rules = rulesOf(business, row.kind_rules, row.series_rules ?? {})
    const next = nextAlert(start, rules.alerts, now)
    const membershipId = memberOf.get(row.id)
    if (start > now && membershipId !== undefined) {
      await notify(db, bookingAlert, {
        to: [membershipId],
        clientId: row.client_id,
        about: row.id,
        once: `${row.id}/${row.starts_at}/${next ?? 'last'}`,
        subject: {
          bookingId: row.id,
          kind: row.kind_name,
          host: await nameOfHost(db, row.host_id),
          start: row.starts_at,
          end: row.ends_at,
          zone: row.zone,
          place: row.place,
          link: row.link,
          sequence: 0,
        },
      })
    }
    await db.run(sql`update bookings set alert_at = ${next} where id = ${row.id}`)
  }
  await db.run(sql`update bookings set alert_at = null where id = any(${[...ids]}::uuid[]) and state <> 'booked'`)
}

const dueAlerts = dueInWorkspaces({
  atOnce: 100,
  list: (db, { isNext, limit }) =>
    db.many<WorkspaceItem>(sql`
    select workspace_id, id from bookings where alert_at <= now() and ${isNext(sql`workspace_id`, sql`id`)}
    order by alert_at, id ${limitTo(limit)}`),
  treat: (db, items) =>
    alertClients(
      db,
      items.map(({ id }) => id),
    ),
})

export const sweepAlerts = defineSweep({ name: 'sweep booking alerts', cron: '* * * * *', parts: () => [dueAlerts] })

/** Reminds at once of what is due, for tests. */
export const sendDueAlerts = (database: Database): Promise<number> => dueAlerts({ database, job: sweepAlerts.name })
