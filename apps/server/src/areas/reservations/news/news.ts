import { bookingNews, type BookingNews, type ToldBooking } from '@allenio/domain/reservations'
import { teamOf } from '#areas/clients'
import { requestCopies } from '#platform/calendar-files'
import { limitTo, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces, type WorkspaceItem } from '#platform/jobs'
import { notify } from '#platform/notify'
import { replanAlerts } from './alerts.ts'
import { meetingLink } from '../kinds.ts'
import {
  appointmentSubject,
  bookingCancelled,
  bookingMade,
  bookingMoved,
  clientBooked,
  clientCancelled,
  clientMoved,
  seatGiven,
  type AppointmentSubject,
} from './notifications.ts'

// A write only marks a booking. A sweep compares it with what its client was told, so that nothing is told twice on any number of nodes,
// and what was undone at once is not told at all.

/** Longer than a toast with an undo is shown. */
const undoSeconds = 60

/** When clients and the team are told of a change. */
export const newsMoment = (now = Date.now()): string => new Date(now + undoSeconds * 1000).toISOString()

interface DueBooking
  extends
    Row<'bookings', 'id' | 'appointment_id' | 'client_id' | 'state' | 'told' | 'sequence' | 'changed_by' | 'reason'>,
    Row<'appointments', 'starts_at' | 'ends_at' | 'zone' | 'host_id'>,
    Row<'clients', 'membership_id' | 'status'> {
  kind_rules: Row<'appointment_kinds'>['rules']
  series_rules: Row<'slot_series'>['rules'] | null
  kind_name: string
  place: string
  link: string
  client_name: string
}

const lockDue = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<DueBooking>(sql`
  select b.id, b.appointment_id, b.client_id, b.state, b.told, b.sequence, b.changed_by, b.reason, a.starts_at, a.ends_at, a.zone,
    a.host_id, k.name as kind_name, k.rules as kind_rules, s.rules as series_rules, k.place, ${meetingLink}, c.membership_id, c.status,
    trim(c.first_name || ' ' || c.last_name) as client_name
  from bookings b join appointments a on a.id = b.appointment_id join appointment_kinds k on k.id = a.kind_id
  left join slot_series s on s.id = a.series_id join clients c on c.id = b.client_id
  where b.id = any(${[...ids]}::uuid[]) and b.tell_at <= now() order by b.tell_at, b.id for no key update of b skip locked`)

export async function tellNews(db: WorkspaceDb, ids: readonly string[]): Promise<void> {
  for (const row of await lockDue(db, ids)) {
    const now: ToldBooking = { state: row.state, startsAt: row.starts_at, hostId: row.host_id }
    const subject = await appointmentSubject(db, row, row.sequence)
    await tell(db, { row, news: bookingNews(row.told, now), subject })
    await requestCopies(db, [{ thing: 'appointment', id: row.appointment_id }])
    await replanAlerts(db, { row, membershipId: row.status === 'active' ? row.membership_id : null, subject })
    await db.run(sql`update bookings set told = ${JSON.stringify(now)}, tell_at = null where id = ${row.id}`)
  }
}

async function tell(db: WorkspaceDb, { row, news, subject }: Omit<BookingChange, 'news'> & { news: BookingNews }): Promise<void> {
  // an appointment that is over is history, and no news
  if (news === null || news === 'waiting' || Date.parse(row.starts_at) < Date.now()) return
  await tellClient(db, { row, news, subject })
  if (row.changed_by !== null && row.changed_by === row.membership_id) await tellTeam(db, { row, news, subject })
}

interface BookingChange {
  row: DueBooking
  news: Exclude<BookingNews, null | 'waiting'>
  subject: AppointmentSubject
}

async function tellClient(db: WorkspaceDb, { row, news, subject }: BookingChange): Promise<void> {
  if (row.membership_id === null || row.status !== 'active') return
  const about = { to: [row.membership_id], clientId: row.client_id, about: row.id }
  switch (news) {
    case 'booked':
      return notify(db, bookingMade, { ...about, subject })
    case 'moved':
      return notify(db, bookingMoved, { ...about, subject })
    case 'cancelled':
      return notify(db, bookingCancelled, { ...about, subject: { ...subject, reason: row.reason, sequence: subject.sequence + 1 } })
    case 'seat given':
      return notify(db, seatGiven, { ...about, subject })
    default:
      return news satisfies never
  }
}

/** The team learns what a client has done: the host, and whoever is in charge. */
async function tellTeam(db: WorkspaceDb, { row, news, subject }: BookingChange): Promise<void> {
  const kinds = { booked: clientBooked, moved: clientMoved, cancelled: clientCancelled, 'seat given': null } as const
  const kind = kinds[news]
  if (kind === null) return
  const to = new Set(await teamOf(db, row.client_id))
  if (row.host_id !== null) to.add(row.host_id)
  await notify(db, kind, {
    to: [...to],
    by: row.changed_by,
    clientId: row.client_id,
    subject: { ...subject, clientName: row.client_name },
    about: `${row.id} for the team`,
  })
}

const dueNews = dueInWorkspaces({
  atOnce: 100,
  list: (db, { isNext, limit }) =>
    db.many<WorkspaceItem>(sql`
    select workspace_id, id from bookings where tell_at <= now() and ${isNext(sql`workspace_id`, sql`id`)}
    order by tell_at, id ${limitTo(limit)}`),
  treat: (db, items) =>
    tellNews(
      db,
      items.map(({ id }) => id),
    ),
})

export const sweepNews = defineSweep({ name: 'sweep booking news', cron: '* * * * *', parts: () => [dueNews] })

/** Tells at once what is due, for tests. */
export const tellDueNews = (database: Database): Promise<number> => dueNews({ database, job: sweepNews.name })
