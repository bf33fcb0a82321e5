import type { ParsedInput } from '@allenio/contract'
import { reservationLimits, type Booking, type BookingState, type HostCard, type listBookings } from '@allenio/contract/reservations'
import { rulesOf } from '@allenio/domain/reservations'
import { clientCard, ownClientId, reachableClients, type Asker, type CardRow } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import {
  hasWords,
  joined,
  limitTo,
  limitToPage,
  nothing,
  pageOf,
  sql,
  type Count,
  type Row,
  type Sql,
  type WorkspaceDb,
} from '#platform/db'
import { attendanceEarlyMs } from '../calendar/present-occurrence.ts'
import { hostOf, readHosts } from '../calendar/hosts.ts'
import { kindColumns, meetingLink, presentKindCard, type KindColumns } from '../kinds.ts'
import { changeTimes, waitingPlace } from './reserved-users.ts'
import { readBusinessRules } from '../settings.ts'

export interface BookingRow
  extends
    Omit<CardRow, 'id'>,
    KindColumns,
    Row<
      'bookings',
      | 'id'
      | 'appointment_id'
      | 'client_id'
      | 'state'
      | 'seat'
      | 'answer'
      | 'credits'
      | 'is_by_client'
      | 'created_at'
      | 'cancelled_at'
      | 'changed_by'
      | 'seat_given_at'
      | 'marked_at'
      | 'reason'
    >,
    Row<'appointments', 'series_id' | 'planned_start' | 'starts_at' | 'ends_at' | 'day' | 'zone' | 'host_id' | 'place_key'> {
  kind_rules: Row<'appointment_kinds'>['rules']
  series_rules: Row<'slot_series'>['rules'] | null
  waiting_place: number | null
}

/** A condition on bookings `b` with their clients `c` and appointments `a`: clients have their own, the team those in charge or met. */
export const reachableBookings = (asker: Asker): Sql =>
  asker.role === 'client'
    ? sql`b.client_id = ${ownClientId(asker)}`
    : sql`c.deleted_at is null and (a.host_id = ${asker.membershipId} or ${reachableClients(asker)})`

const columns = sql`b.id, b.appointment_id, b.client_id, b.state, b.seat, b.answer, b.credits, b.is_by_client, b.created_at, b.cancelled_at,
  b.changed_by, b.seat_given_at, b.marked_at, b.reason, a.series_id, a.planned_start, a.starts_at, a.ends_at, a.day, a.zone, a.host_id,
    a.place_key,
  a.kind_id, ${kindColumns}, ${meetingLink}, k.rules as kind_rules, s.rules as series_rules, ${waitingPlace}, c.workspace_id,
    c.first_name, c.last_name, c.photo_file_id`

const tables = sql`bookings b join appointments a on a.id = b.appointment_id join clients c on c.id = b.client_id
  join appointment_kinds k on k.id = a.kind_id left join slot_series s on s.id = a.series_id`

export const selectBookings = (db: WorkspaceDb, where: Sql, rest: Sql = nothing) =>
  db.many<BookingRow>(sql`select ${columns} from ${tables} where ${where} ${rest}`)

const isSeated = (state: BookingState): boolean => state === 'booked' || state === 'attended' || state === 'no show' || state === 'excused'
const dayMs = 86_400_000

interface ShownContext {
  actor: Actor
  hosts: ReadonlyMap<string, HostCard>
  business: Awaited<ReturnType<typeof readBusinessRules>>
  now: number
}

export function presentBooking(row: BookingRow, { actor, hosts, business, now }: ShownContext): Booking {
  const start = Date.parse(row.starts_at)
  const times = changeTimes(start, rulesOf(business, row.kind_rules, row.series_rules ?? {}), row.seat_given_at)
  const isComing = start > now && (row.state === 'booked' || row.state === 'waiting')
  const isTeam = actor.role !== 'client'
  return {
    id: row.id,
    reservationId: row.series_id,
    startsAt: row.planned_start,
    startDate: row.starts_at,
    endDate: row.ends_at,
    zone: row.zone,
    kind: presentKindCard(row),
    host: hostOf(hosts, row.host_id),
    client: clientCard({ ...row, id: row.client_id }, actor),
    state: row.state,
    answer: row.answer,
    credits: row.credits,
    waitingPlace: row.waiting_place,
    isByClient: row.is_by_client,
    bookedAt: row.created_at,
    cancelledAt: row.cancelled_at,
    reason: row.reason,
    ...times,
    may: {
      cancel: isComing && mayDo(actor, 'book reservations'),
      move: isComing && row.state === 'booked' && (isTeam || now <= Date.parse(times.moveUntil)),
      attend:
        isTeam &&
        mayDo(actor, 'update reservations') &&
        isSeated(row.state) &&
        start - attendanceEarlyMs <= now &&
        now <= Date.parse(row.ends_at) + reservationLimits.attendanceDays * dayMs,
    },
  }
}

export async function presentBookings(db: WorkspaceDb, actor: Actor, rows: readonly BookingRow[]): Promise<Booking[]> {
  const [business, hosts] = await Promise.all([
    readBusinessRules(db),
    readHosts(
      db,
      actor,
      rows.map(({ host_id }) => host_id),
    ),
  ])
  const now = Date.now()
  return rows.map(row => presentBooking(row, { actor, hosts, business, now }))
}

/** The bookings that a call has made or changed, in that order. */
export async function readBookings(db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<Booking[]> {
  const rows = await selectBookings(db, sql`b.id = any(${[...ids]}::uuid[])`)
  const bookings = new Map((await presentBookings(db, actor, rows)).map(booking => [booking.id, booking]))
  return ids.flatMap(id => bookings.get(id) ?? [])
}

/** Newest first; a page is found before its rows are told with what belongs to them. */
export async function listHistory(db: WorkspaceDb, actor: Actor, query: ParsedInput<typeof listBookings>) {
  const { page, search, clientId, hostId, kindId, collaboratorId, state, from, to, unmarked } = query
  const where = joined(
    [
      reachableBookings(actor),
      ...hasWords(sql`c.search`, search),
      ...(clientId ? [sql`b.client_id = ${clientId}`] : []),
      ...(hostId ? [sql`a.host_id = ${hostId}`] : []),
      ...(kindId ? [sql`a.kind_id = ${kindId}`] : []),
      ...(collaboratorId
        ? [sql`b.client_id in (select n.client_id from client_collaborators n where n.membership_id = ${collaboratorId})`]
        : []),
      ...(state ? [sql`b.state = ${state}`] : []),
      ...(from ? [sql`b.day >= ${from}`] : []),
      ...(to ? [sql`b.day <= ${to}`] : []),
      ...(unmarked ? [sql`b.state = 'booked' and b.ends_at < now()`] : []),
    ],
    ' and ',
  )
  const rows = await db.many<BookingRow>(sql`
    with page as materialized (
      select b.id from bookings b join appointments a on a.id = b.appointment_id join clients c on c.id = b.client_id where ${where}
      order by b.starts_at desc, b.id desc ${limitToPage(page, reservationLimits.perPage)})
    select ${columns} from page join ${tables} on true where b.id = page.id order by b.starts_at desc, b.id desc`)
  const { pageRows, nextPage } = pageOf(rows, page, reservationLimits.perPage)
  return { reservations: await presentBookings(db, actor, pageRows), nextPage }
}

interface AttendanceRow {
  attended: number
  missed: number
  excused: number
  cancelled_late: number
}

/** A client's appointments: those to come on the first page, and what was. */
export async function readOfClient(db: WorkspaceDb, actor: Actor, { clientId, page }: { clientId: string; page: number }) {
  const isOf = sql`b.client_id = ${clientId}`
  const isComing = sql`b.ends_at > now() and b.state in ('booked', 'waiting')`
  const [coming, past, attendance] = await Promise.all([
    page === 1 ? selectBookings(db, sql`${isOf} and ${isComing}`, sql`order by b.starts_at, b.id ${limitTo(200)}`) : Promise.resolve([]),
    selectBookings(
      db,
      sql`${isOf} and not (${isComing})`,
      sql`order by b.starts_at desc, b.id desc ${limitToPage(page, reservationLimits.perPage)}`,
    ),
    db.one<AttendanceRow>(sql`
      select count(*) filter (where b.state = 'attended') as attended, count(*) filter (where b.state = 'no show') as missed,
        count(*) filter (where b.state = 'excused') as excused, count(*) filter (where b.state = 'cancelled late') as cancelled_late
      from bookings b where ${isOf}`),
  ])
  const { pageRows, nextPage } = pageOf(past, page, reservationLimits.perPage)
  return {
    coming: await presentBookings(db, actor, coming),
    past: await presentBookings(db, actor, pageRows),
    attendance: {
      attended: attendance.attended,
      missed: attendance.missed,
      excused: attendance.excused,
      cancelledLate: attendance.cancelled_late,
    },
    nextPage,
  }
}

interface LastRow extends Row<'appointments', 'kind_id'> {
  host_id: string
}

/** The client's next appointment, and what they booked last, so that booking begins there. */
export async function readNext(db: WorkspaceDb, actor: Actor, clientId: string) {
  const isComing = sql`b.client_id = ${clientId} and b.ends_at > now() and b.state = 'booked'`
  const [next, coming, last, offered] = await Promise.all([
    selectBookings(db, isComing, sql`order by b.starts_at, b.id limit 1`),
    db.one<Count>(sql`select count(*) as count from bookings b where ${isComing}`),
    db.maybeOne<LastRow>(sql`
      select a.kind_id, a.host_id from bookings b join appointments a on a.id = b.appointment_id
      where b.client_id = ${clientId} and a.host_id is not null order by b.created_at desc limit 1`),
    db.maybeOne(sql`select from slot_series where deleted_at is null limit 1`),
  ])
  const [booking = null] = await presentBookings(db, actor, next)
  return {
    clientId,
    next: booking,
    coming: coming.count,
    last: last ? { kindId: last.kind_id, hostId: last.host_id } : null,
    mayBook: mayDo(actor, 'book reservations') && offered !== undefined,
  }
}
