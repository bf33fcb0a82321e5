import { alertsBetween } from '@allenio/domain/reminders'
import { dropAlerts, planAlerts, type PlannedAlert } from '#areas/notifications'
import { requestCopies } from '#platform/calendar-files'
import { limitTo, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces, type WorkspaceItem } from '#platform/jobs'
import { reminderAlert, type AlertSubject } from './notifications.ts'
import { timesOf, type TimesRow } from './queries.ts'
import { isTicked } from './ticks.ts'

// Alerts of the next two days are planned; what repeats without an end has too many to plan them all.

const hourMs = 3_600_000
const plannedHours = 48

interface AlertRow
  extends TimesRow, Row<'reminders', 'id' | 'author_id' | 'title' | 'alerts' | 'alerts_until' | 'roles' | 'is_private' | 'client_id'> {
  now: string
}

const findAlertRow = (db: WorkspaceDb, id: string) =>
  db.maybeOne<AlertRow>(sql`
  select r.id, r.author_id, r.title, r.alerts, r.alerts_until, r.roles, r.is_private, r.client_id, r.start_day, r.start_clock, r.end_day,
    r.end_clock, r.time_zone, r.repetition, r.until_day, clock_timestamp() as now
  from reminders r where r.id = ${id} and r.deleted_at is null for no key update`)

/** After a change: what was planned is dropped, and planned anew from now on. */
export async function replanAlerts(db: WorkspaceDb, id: string): Promise<void> {
  await dropAlerts(db, { kind: reminderAlert, things: [id] })
  const row = await findAlertRow(db, id)
  await requestCopies(db, [{ thing: 'reminder', id }])
  if (row) await planFrom(db, row, Date.parse(row.now))
}

/** Drops the alerts of an occurrence that is done. */
export async function dropAlertsOf(db: WorkspaceDb, id: string, startsAt: string): Promise<void> {
  await dropAlerts(db, { kind: reminderAlert, things: [id], startsAt })
}

async function planFrom(db: WorkspaceDb, row: AlertRow, after: number): Promise<void> {
  const until = Date.parse(row.now) + plannedHours * hourMs
  const alerts = await openAlerts(db, row, { after, until })
  if (alerts.length > 0) {
    const receivers = await readReceivers(db, row)
    const planned = alerts.flatMap(({ day, at, startsAt }): PlannedAlert<AlertSubject>[] =>
      receivers.map(({ membership_id, client_id: clientId }) => ({
        to: [membership_id],
        clientId,
        // the name grows with the moment, so that a later alert replaces an earlier one that nobody has read
        name: `${row.id}/${new Date(at).toISOString()}/${startsAt}`,
        subject: { id: row.id, reminder: row.title, day, at: row.start_clock === null ? null : new Date(startsAt).toISOString() },
        at,
        startsAt,
      })),
    )
    await planAlerts(db, reminderAlert, { thing: row.id, alerts: planned })
  }
  await db.run(sql`update reminders set alerts_until = ${new Date(until).toISOString()} where id = ${row.id}`)
}

async function openAlerts(db: WorkspaceDb, row: AlertRow, span: { after: number; until: number }) {
  const alerts = alertsBetween(timesOf(row), row.alerts, span)
  const open = []
  for (const alert of alerts) if (!(await isTicked(db, row.id, alert.day))) open.push(alert)
  return open
}

interface AlertReceiver {
  membership_id: string
  client_id: string | null
}

/** The author, the members of the roles that it names who look after its client, and the clients that it is for. */
const readReceivers = (db: WorkspaceDb, { id, author_id, roles, is_private, client_id }: AlertRow) =>
  db.many<AlertReceiver>(sql`
  select m.id as membership_id, ${client_id}::uuid as client_id from memberships m
  where m.status = 'active' and m.person_id is not null and (m.id = ${author_id} or (
    not ${is_private}::boolean and m.role = any(${roles}::text[]) and m.role <> 'client' and (${client_id}::uuid is null or exists (
      select from client_collaborators k where k.membership_id = m.id and k.client_id = ${client_id}))))
  union
  select c.membership_id, c.id from reminder_tasks t join clients c on c.id = t.client_id
  where t.reminder_id = ${id} and c.membership_id is not null and c.status = 'active' and c.deleted_at is null`)

/** The reminders of which too few hours are planned. */
const plansToExtend = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<WorkspaceItem>(sql`
    select workspace_id, id from reminders
    where cardinality(alerts) > 0 and deleted_at is null and not is_done and alerts_until < now() + interval '24 hours'
      and final_day >= (now() - interval '2 days')::date and ${isNext(sql`workspace_id`, sql`id`)}
        order by alerts_until ${limitTo(limit)}`),
  treat: async (db, items) => {
    for (const { id } of items) {
      const row = await findAlertRow(db, id)
      // an alert that fell due while no server ran is planned too, and leaves at once
      if (row) await planFrom(db, row, Date.parse(row.alerts_until))
    }
  },
})

export const sweepReminderAlerts = defineSweep({ name: 'plan reminder alerts', cron: '7 * * * *', parts: () => [plansToExtend] })

export const extendPlans = (database: Database): Promise<number> => plansToExtend({ database, job: sweepReminderAlerts.name })
