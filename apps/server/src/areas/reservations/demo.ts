import type { BookingState } from '@allenio/contract/reservations'
import type { EventColor } from '@allenio/contract/event-colors'
import { addDays, clockIn, dayIn, mondayOf, momentOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import type { DemoClient } from '#platform/demo'
import { fillDemoCredits } from './demo-credits.ts'

const zone = 'Europe/Rome'
const weeksBack = 26
const weeksAhead = 2

interface DemoKind {
  name: string
  minutes: number
  credits: number
  color: EventColor
  place: string
  link?: string
}

const demoKinds = {
  training: { name: 'Personal training', minutes: 60, credits: 1, color: 'blue', place: 'Sala pesi' },
  online: { name: 'Check online', minutes: 30, credits: 0, color: 'blue2', place: '', link: 'https://meet.example.com/studio' },
  pilates: { name: 'Pilates', minutes: 60, credits: 0, color: 'green', place: 'Sala corsi' },
  functional: { name: 'Allenamento funzionale', minutes: 60, credits: 0, color: 'red', place: 'Sala corsi' },
  visit: { name: 'Visita di controllo', minutes: 45, credits: 0, color: 'yellow', place: 'Studio 2' },
} as const satisfies Record<string, DemoKind>
type KindName = keyof typeof demoKinds

interface DemoSeries {
  kind: KindName
  host: 'coach' | 'nutritionist'
  days: readonly number[]
  startTime: string
  windowEnd: string | null
  capacity: number
}

const demoSeries: readonly DemoSeries[] = [
  { kind: 'training', host: 'coach', days: [1, 2, 3, 4, 5], startTime: '09:00', windowEnd: '13:00', capacity: 1 },
  { kind: 'training', host: 'coach', days: [1, 2, 3, 4, 5], startTime: '15:00', windowEnd: '18:00', capacity: 1 },
  { kind: 'pilates', host: 'coach', days: [2, 4], startTime: '19:00', windowEnd: null, capacity: 8 },
  { kind: 'functional', host: 'coach', days: [1, 3, 5], startTime: '18:30', windowEnd: null, capacity: 10 },
  { kind: 'visit', host: 'nutritionist', days: [3, 5], startTime: '10:00', windowEnd: '13:00', capacity: 1 },
  { kind: 'online', host: 'nutritionist', days: [1], startTime: '17:00', windowEnd: '19:00', capacity: 1 },
]

interface SeriesRow extends DemoSeries {
  id: string
  hostId: string
  kindId: string
}

export interface DemoBooking {
  id: string
  appointmentId: string
  clientId: string
  kindId: string
  kind: string
  startsAt: string
  endsAt: string
  day: string
  state: BookingState
  seat: number | null
  credits: number
}

interface DemoAppointment {
  id: string
  series: SeriesRow
  startsAt: string
  endsAt: string
  day: string
  clientIds: string[]
  waitingIds: string[]
}

/** Half a year of appointments: weekly sessions, classes with a waiting list, visits, and the two weeks to come. */
export async function fillDemoReservations(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const hosts = await findHosts(db)
  if (!hosts) return
  const kindIds = await insertKinds(db)
  const series = demoSeries.map((each): SeriesRow => ({ ...each, id: newId(), hostId: hosts[each.host], kindId: kindIds[each.kind] }))
  await insertSeries(db, series)
  const inCharge = await findClients(db, clients, hosts)
  const monday = mondayOf(dayIn(zone))
  const regular = Array.from({ length: weeksBack + weeksAhead + 1 }, (_, week) => addDays(monday, 7 * (week - weeksBack))).flatMap(
    (firstDay, week) => weekOf({ firstDay, week, series, inCharge }),
  )
  const appointments = [...regular, ...unmarkedOf(series, inCharge)]
  const bookings = missedTwice(
    appointments.flatMap((each, index) => bookingsOf(each, index)),
    inCharge.coach[2],
  )
  await insertAppointments(db, appointments)
  await insertBookings(db, bookings)
  await fillDemoCredits(db, bookings, kindIds.training)
  await db.run(sql`
    insert into closures (id, title, host_id, starts_at, ends_at)
    values (${newId()}, 'Corso di aggiornamento', ${hosts.coach}, ${at(addDays(monday, 24), '00:00')},
      ${at(addDays(monday, 26), '00:00')})`)
}

const at = (day: string, clock: string): string => new Date(momentOf(day, clock, zone)).toISOString()

async function findHosts(db: WorkspaceDb): Promise<Record<DemoSeries['host'], string> | undefined> {
  const members = await db.many<Row<'memberships', 'id' | 'role'>>(sql`
    select id, role from memberships where role <> 'client' and status = 'active' order by created_at, id`)
  const idOf = (role: string) => members.find(each => each.role === role)?.id
  const admin = idOf('admin')
  return admin === undefined ? undefined : { coach: idOf('coach') ?? admin, nutritionist: idOf('nutritionist') ?? admin }
}

async function insertKinds(db: WorkspaceDb): Promise<Record<KindName, string>> {
  const ids = { training: newId(), online: newId(), pilates: newId(), functional: newId(), visit: newId() }
  const rows = Object.entries(demoKinds).map(([name, kind]) => ({ link: '', ...kind, id: ids[name as KindName] }))
  await db.run(sql`
    insert into appointment_kinds (id, name, duration_minutes, credits, color, place, link)
    select r.id, r.name, r.minutes, r.credits, r.color, r.place, r.link
    from jsonb_to_recordset(${jsonText(rows)}::jsonb)
      as r (id uuid, name text, minutes integer, credits integer, color text, place text, link text)`)
  return ids
}

async function insertSeries(db: WorkspaceDb, series: readonly SeriesRow[]): Promise<void> {
  const rows = series.map(({ id, kindId, hostId, days, startTime, windowEnd, capacity, kind }) => ({
    id,
    kind: kindId,
    host: hostId,
    repetition: { kind: 'weekly', every: 1, days },
    start: startTime,
    end: windowEnd,
    step: demoKinds[kind].minutes === 60 ? 60 : 45,
    capacity,
    rules: capacity > 1 ? { minimum: { people: 2, hoursBefore: 3 } } : {},
  }))
  await db.run(sql`
    insert into slot_series (id, kind_id, host_id, first_day, start_time, window_end, step_minutes, zone, repetition, capacity, roles,
      rules, author_id)
    select r.id, r.kind, r.host, ${mondayOf(addDays(dayIn(zone), -7 * weeksBack))}::date, r.start, r."end", r.step, ${zone}, r.repetition,
      r.capacity, array['coach', 'nutritionist'], r.rules, r.host
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as r (id uuid, kind uuid, host uuid, repetition jsonb, start text, "end" text,
      step integer, capacity integer, rules jsonb)`)
}

type InCharge = Record<DemoSeries['host'], string[]>

/** The active clients of coach and nutritionist, in the order of the demo: the first is whoever signs in as its client. */
async function findClients(db: WorkspaceDb, clients: readonly DemoClient[], hosts: Record<DemoSeries['host'], string>): Promise<InCharge> {
  const rows = await db.many<Row<'client_collaborators', 'client_id' | 'membership_id'>>(sql`
    select k.client_id, k.membership_id from client_collaborators k join clients c on c.id = k.client_id
    where c.status = 'active' and c.id = any(${clients.map(({ id }) => id)}::uuid[])`)
  const of = (membershipId: string) =>
    clients.map(({ id }) => id).filter(id => rows.some(row => row.client_id === id && row.membership_id === membershipId))
  return { coach: of(hosts.coach), nutritionist: of(hosts.nutritionist) }
}

interface Week {
  firstDay: string
  week: number
  series: readonly SeriesRow[]
  inCharge: InCharge
}

function weekOf({ firstDay, week, series, inCharge }: Week): DemoAppointment[] {
  return series.flatMap((each, place) =>
    each.days.flatMap(weekday => {
      const day = addDays(firstDay, weekday - 1)
      const people = inCharge[each.host]
      if (each.windowEnd === null) return classOn(each, { day, people, turn: week + weekday + place })
      return sessionsOn(each, { day, people, turn: week, place: place * 5 + weekday - 1 })
    }),
  )
}

/** A talk early this morning, or late last evening, that nobody has marked yet: at any hour of any day it is over for less than a day. */
function unmarkedOf(series: readonly SeriesRow[], { nutritionist: [clientId] }: InCharge): DemoAppointment[] {
  const online = series.find(({ kind }) => kind === 'online')
  if (!online || clientId === undefined) return []
  const today = dayIn(zone)
  const isOver = Date.parse(at(today, '07:00')) < Date.now()
  const [day, start] = isOver ? [today, '06:15'] : [addDays(today, -1), '21:00']
  return [appointmentAt(online, { day, start, clientIds: [clientId], waitingIds: [] })]
}

interface Turn {
  day: string
  people: readonly string[]
  turn: number
}

/** A class has its regulars, and a waiting list when it is full. */
function classOn(series: SeriesRow, { day, people, turn }: Turn): DemoAppointment[] {
  const regulars = people.filter((_, index) => (index * 5 + series.startTime.length + turn) % 7 < 3)
  const clientIds = regulars.slice(0, series.capacity)
  if (clientIds.length === 0) return []
  return [
    appointmentAt(series, { day, start: series.startTime, clientIds, waitingIds: regulars.slice(series.capacity, series.capacity + 2) }),
  ]
}

/** Each regular has a weekday and an hour of their own. */
function sessionsOn(series: SeriesRow, { day, people, turn, place }: Turn & { place: number }): DemoAppointment[] {
  const isMonthly = series.kind !== 'training'
  const hours = isMonthly ? ['10:00', '12:15'] : series.startTime < '12:00' ? ['09:00', '11:00'] : ['15:00', '16:00']
  const starts = series.kind === 'online' ? ['17:00', '17:45'] : hours
  return starts.flatMap((start, index) => {
    const clientId = people[(place * 2 + index) % Math.max(1, Math.min(people.length, 14))]
    if (clientId === undefined || (isMonthly && (turn + index) % 4 !== place % 4)) return []
    return [appointmentAt(series, { day, start, clientIds: [clientId], waitingIds: [] })]
  })
}

interface At {
  day: string
  start: string
  clientIds: string[]
  waitingIds: string[]
}

function appointmentAt(series: SeriesRow, { day, start, ...people }: At): DemoAppointment {
  const startsAt = at(day, start)
  const endsAt = new Date(Date.parse(startsAt) + demoKinds[series.kind].minutes * 60_000).toISOString()
  return { id: newId(), series, startsAt, endsAt, day, ...people }
}

/** An appointment that is over for less long has not been marked. */
const unmarkedHours = 24

function stateOf(appointment: DemoAppointment, index: number): BookingState {
  if (Date.parse(appointment.endsAt) > Date.now() - unmarkedHours * 3_600_000) return 'booked'
  return index % 17 === 0 ? 'no show' : index % 23 === 0 ? 'excused' : 'attended'
}

function bookingsOf(appointment: DemoAppointment, index: number): DemoBooking[] {
  const { id, series, startsAt, endsAt, day, clientIds, waitingIds } = appointment
  const common = { appointmentId: id, kindId: series.kindId, kind: demoKinds[series.kind].name, startsAt, endsAt, day }
  const seated = clientIds.map((clientId, seat): DemoBooking => {
    const state = stateOf(appointment, index + seat)
    return { ...common, id: newId(), clientId, state, seat: seat + 1, credits: state === 'excused' ? 0 : demoKinds[series.kind].credits }
  })
  const isComing = Date.parse(startsAt) > Date.now()
  const waiting = waitingIds.map((clientId): DemoBooking => ({
    ...common,
    id: newId(),
    clientId,
    state: 'waiting',
    seat: null,
    credits: 0,
  }))
  return [...seated, ...(isComing ? waiting : [])]
}

/** One client has missed the last two appointments, whatever day the demo is made on. */
function missedTwice(bookings: readonly DemoBooking[], clientId: string | undefined): DemoBooking[] {
  const ended = bookings.filter(each => each.clientId === clientId && each.seat !== null && each.state !== 'booked')
  const missed = new Set(ended.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt)).slice(0, 2))
  return bookings.map(each => (missed.has(each) ? { ...each, state: 'no show' } : each))
}

async function insertAppointments(db: WorkspaceDb, appointments: readonly DemoAppointment[]): Promise<void> {
  const rows = appointments.map(({ id, series, startsAt, endsAt, day, clientIds, waitingIds }) => ({
    id,
    series: series.id,
    kind: series.kindId,
    host: series.hostId,
    starts: startsAt,
    ends: endsAt,
    day,
    clock: clockIn(zone, Date.parse(startsAt)),
    window: series.windowEnd !== null,
    capacity: series.capacity,
    taken: clientIds.length,
    waiting: Date.parse(startsAt) > Date.now() ? waitingIds.length : 0,
  }))
  await db.run(sql`
    insert into appointments (id, series_id, planned_start, kind_id, host_id, starts_at, ends_at, day, clock, zone, is_in_window, capacity,
      taken, waiting, created_at)
    select r.id, r.series, r.starts, r.kind, r.host, r.starts, r.ends, r.day, r.clock, ${zone}, r.window, r.capacity, r.taken, r.waiting,
      least(now(), r.starts - interval '5 days')
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as r (id uuid, series uuid, kind uuid, host uuid, starts timestamptz,
      ends timestamptz, day date, clock text, "window" boolean, capacity integer, taken integer, waiting integer)`)
}

async function insertBookings(db: WorkspaceDb, bookings: readonly DemoBooking[]): Promise<void> {
  const now = Date.now()
  const rows = bookings.map(({ id, appointmentId, clientId, state, seat, startsAt, endsAt, day, credits }) => ({
    id,
    appointment: appointmentId,
    client: clientId,
    state,
    seat,
    starts: startsAt,
    ends: endsAt,
    day,
    credits,
    marked: state !== 'booked' && state !== 'waiting',
    // the sweep of news finds nothing to tell of these, and plans their alerts
    isComing: Date.parse(startsAt) > now,
  }))
  await db.run(sql`
    insert into bookings (id, appointment_id, client_id, state, seat, starts_at, ends_at, day, credits, is_by_client, marked_at, tell_at,
      told, created_at)
    select r.id, r.appointment, r.client, r.state, r.seat, r.starts, r.ends, r.day, r.credits, r.seat is null or r.seat % 2 = 0,
      case when r.marked then r.ends end, case when r."isComing" then now() end, jsonb_build_object('state', r.state, 'startsAt',
        to_char(r.starts at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'hostId', a.host_id),
      least(now(), r.starts - interval '5 days')
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as r (id uuid, appointment uuid, client uuid, state text, seat integer,
      starts timestamptz, ends timestamptz, day date, credits integer, marked boolean, "isComing" boolean)
    join appointments a on a.id = r.appointment`)
}
