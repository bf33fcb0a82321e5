import type { ParsedInput } from '@allenio/contract'
import {
  reservationLimits,
  type HostCard,
  type listReservations,
  type OccurrenceState,
  type RefusalReason,
  type Reservation,
} from '@allenio/contract/reservations'
import { daysBetween } from '@allenio/domain/days'
import { firstRefusal, isPassable, type BookingScene } from '@allenio/domain/reservations'
import { ownClient, reachClient } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { askingClient, isMeant, readClientFacts, type ClientFacts } from './asking-clients.ts'
import { presentClosure } from './closure-rows.ts'
import { hostOf, readHosts } from './hosts.ts'
import { readHours, type HoursRead } from './hours.ts'
import { presentKindCard } from './kinds.ts'
import { heldTimes, type OccurrenceFacts } from './occurrences.ts'
import { presentOwn, presentReserved, readOwnBookings, readReservedUsers, type OwnRow, type ReservedRow } from './reserved-users.ts'
import type { SeriesRow } from './series.ts'
import { mayChangeHoursOf } from './visibility.ts'

type Query = ParsedInput<typeof listReservations>

/** Whether a member of the team sees an occurrence: by its series, or as the host of what is left of one. */
function maySee(actor: Actor, { series, hostId }: Pick<OccurrenceFacts, 'series' | 'hostId'>): boolean {
  if (actor.role === 'admin' || hostId === actor.membershipId) return true
  if (series === null) return false
  return series.host_id === actor.membershipId || series.author_id === actor.membershipId || (series.roles as string[]).includes(actor.role)
}

const isWantedHost = (query: Query, hostId: string): boolean => query.hostId === undefined || query.hostId === hostId

const isWanted = ({ hostId, kindId }: Query, time: OccurrenceFacts): boolean =>
  (hostId === undefined || time.hostId === hostId) && (kindId === undefined || kindIdOf(time) === kindId)

const kindIdOf = ({ appointment, series }: OccurrenceFacts): string => appointment?.kind_id ?? series?.kind_id ?? ''

export function requireSpan({ from, to }: Pick<Query, 'from' | 'to'>): void {
  if (to < from) throw wrongField('to', 'end before start')
  if (daysBetween(from, to) >= reservationLimits.days) throw wrongField('to', 'span too long', { days: reservationLimits.days })
}

export async function readCalendar(db: WorkspaceDb, actor: Actor, query: Query) {
  requireSpan(query)
  if (actor.role === 'client') return readTimesOf(db, actor, { query, clientId: (await ownClient(db, actor)).id })
  if (query.clientId) return readTimesOf(db, actor, { query, clientId: (await reachClient(db, actor, query.clientId)).id })
  return readTeamCalendar(db, actor, query)
}

async function readTeamCalendar(db: WorkspaceDb, actor: Actor, query: Query) {
  const hours = await readHours(db, { from: query.from, to: query.to })
  const wantedTimes = hours.times.filter(time => isWanted(query, time))
  // a time of a window that nobody has booked or changed is part of the window
  const visibleTimes = wantedTimes.filter(time => maySee(actor, time) && (time.appointment !== null || !time.isInWindow))
  const hidden = wantedTimes.filter(time => !maySee(actor, time) && time.taken > 0 && !time.isCancelled)
  const windows = hours.windows.filter(({ series }) => isWantedWindow(query, series) && maySee(actor, { series, hostId: series.host_id }))
  const [hosts, usersOf] = await Promise.all([
    readHosts(db, actor, [
      ...visibleTimes.map(({ hostId }) => hostId),
      ...windows.map(({ series }) => series.host_id),
      ...hours.closures.map(each => each.host_id),
    ]),
    readReservedUsers(
      db,
      actor,
      visibleTimes.flatMap(({ appointment }) => appointment?.id ?? []),
    ),
  ])
  const now = Date.now()
  return {
    zone: hours.zone,
    reservations: visibleTimes.map(time =>
      presentOccurrence(time, { actor, hosts, now, closedTimes: hours.closedTimes, users: usersOf.get(time.appointment?.id ?? '') ?? [] }),
    ),
    calendar: {
      closures: hours.closures.map(row => presentClosure(row, actor, hosts)),
      hours: windows.map(({ series, start, end }) => ({
        id: series.id,
        startsAt: new Date(start).toISOString(),
        endDate: new Date(end).toISOString(),
        kind: presentKindCard(series),
        host: hostOf(hosts, series.host_id),
        may: {
          update: mayDo(actor, 'update reservations') && mayChangeHoursOf(actor, { hostId: series.host_id, authorId: series.author_id }),
        },
      })),
      busy: [...hidden.map(time => ({ ...time, title: '' })), ...hours.busyTimes.filter(({ hostId }) => isWantedHost(query, hostId))].map(
        ({ hostId, start, end, title }) => ({
          hostId,
          startDate: new Date(start).toISOString(),
          endDate: new Date(end).toISOString(),
          // colleagues learn when somebody has no time, never why
          title: hostId === actor.membershipId ? title : '',
        }),
      ),
    },
  }
}

const isWantedWindow = ({ hostId, kindId }: Query, series: SeriesRow): boolean =>
  (hostId === undefined || series.host_id === hostId) && (kindId === undefined || series.kind_id === kindId)

interface ClientQuery {
  query: Query
  clientId: string
}

/** Each time that a client could book, with the reason where they cannot, and the client's own bookings. */
async function readTimesOf(db: WorkspaceDb, actor: Actor, { query, clientId }: ClientQuery) {
  const hours = await readHours(db, { from: query.from, to: query.to })
  const now = Date.now()
  const [facts, ownOf] = await Promise.all([
    readClientFacts(db, [clientId], new Date(Math.min(now, Date.parse(hours.moments.start))).toISOString()),
    readOwnBookings(
      db,
      clientId,
      hours.appointments.map(({ id }) => id),
    ),
  ])
  const client = facts.get(clientId)
  const times = client ? judgedTimes(hours, { actor, client, query, ownOf, now }) : []
  const hosts = await readHosts(db, actor, [...times.map(({ time }) => time.hostId), ...hours.closures.map(({ host_id }) => host_id)])
  return {
    zone: hours.zone,
    reservations: times.map(({ time, refusal }) => ({
      ...presentOccurrence(time, { actor, hosts, now, closedTimes: hours.closedTimes, users: [] }),
      booking: ownBookingOf(time, ownOf, now),
      refusal,
      may: { update: false, book: mayBook(actor, refusal), attend: false },
    })),
    calendar: { closures: hours.closures.map(row => presentClosure(row, actor, hosts)), hours: [], busy: [] },
  }
}

/** A full class can be waited for, and the team passes over rules; nobody books over what is taken. */
const mayBook = (actor: Actor, refusal: RefusalReason | null): boolean =>
  mayDo(actor, 'book reservations') && (refusal === null || refusal === 'full' || (actor.role !== 'client' && isPassable(refusal)))

function ownBookingOf(time: OccurrenceFacts, ownOf: ReadonlyMap<string, OwnRow>, now: number) {
  const own = ownOf.get(time.appointment?.id ?? '')
  return own ? presentOwn(own, time, now) : null
}

interface AskedTimes {
  actor: Actor
  client: ClientFacts
  query: Query
  ownOf: ReadonlyMap<string, OwnRow>
  now: number
}

function judgedTimes(hours: HoursRead, { actor, client, query, ownOf, now }: AskedTimes) {
  const scene: Omit<BookingScene, 'client'> = { now, closures: hours.closedTimes, taken: heldTimes(hours.appointments, hours.times) }
  return hours.times
    .filter(time => isWanted(query, time))
    .map(time => ({
      time,
      isOwn: ownOf.has(time.appointment?.id ?? ''),
      refusal: firstRefusal(time, { ...scene, client: askingClient(client, time) }),
    }))
    .filter(({ time, isOwn, refusal }) => isOwn || (isOffered(actor, time, client) && isWorthShowing(time, refusal, now)))
}

const isOffered = (actor: Actor, time: OccurrenceFacts, client: ClientFacts): boolean =>
  time.series !== null && (actor.role === 'client' ? isMeant(time.series, client) : maySee(actor, time))

/** A class that is full is shown with its waiting list; a taken time of a window is simply not there. */
function isWorthShowing(time: OccurrenceFacts, refusal: RefusalReason | null, now: number): boolean {
  if (time.start <= now || time.isCancelled) return false
  return !time.isInWindow || refusal === null || isPassable(refusal) || refusal === 'client busy'
}

interface ShownContext {
  actor: Actor
  hosts: ReadonlyMap<string, HostCard>
  now: number
  closedTimes: HoursRead['closedTimes']
  users: readonly ReservedRow[]
}

export function presentOccurrence(time: OccurrenceFacts, { actor, hosts, now, closedTimes, users }: ShownContext): Reservation {
  const { appointment, series } = time
  const facts = appointment ?? series
  const isTeam = actor.role !== 'client'
  const mayChange = mayChangeHoursOf(actor, { hostId: time.hostId, authorId: series?.author_id ?? null })
  const seated = users.filter(({ state }) => state !== 'waiting').length
  const isOver = time.end <= now
  return {
    id: series?.id ?? appointment?.series_id ?? appointment?.id ?? '',
    startsAt: new Date(time.plannedStart).toISOString(),
    date: time.day,
    startDate: new Date(time.start).toISOString(),
    endDate: new Date(time.end).toISOString(),
    zone: appointment?.zone ?? series?.zone ?? 'Europe/Rome',
    kind: facts ? presentKindCard(facts) : noKind,
    host: hostOf(hosts, time.hostId || null),
    capacity: time.capacity,
    taken: time.taken,
    waiting: appointment?.waiting ?? 0,
    state: stateOf(time, now, closedTimes),
    // notes are the team's
    note: isTeam ? (appointment?.note ?? '') || (series?.note ?? '') : '',
    message: series?.message ?? '',
    isAnswerAsked: series?.is_answer_asked ?? false,
    reservedUsers: isTeam ? users.map(row => presentReserved(row, actor)) : [],
    hiddenUsers: isTeam ? Math.max(0, time.taken - seated) : 0,
    booking: null,
    refusal: null,
    rules: { cancelHours: time.rules.cancelHours, moveHours: time.rules.moveHours },
    isRepeated: series !== null && series.repetition.kind !== 'once',
    may: {
      update: isTeam && mayDo(actor, 'update reservations') && mayChange && !isOver && series !== null,
      book: isTeam && mayDo(actor, 'book reservations') && !time.isCancelled && time.taken < time.capacity && series !== null,
      attend: isTeam && mayDo(actor, 'update reservations') && time.start <= now + attendanceEarlyMs,
    },
  }
}

/** Attendance is marked while people come in. */
export const attendanceEarlyMs = 15 * 60_000

const noKind = { id: '', name: '', durationMinutes: 0, credits: 0, color: 'dark', place: '', link: '' } as const

function stateOf(time: OccurrenceFacts, now: number, closedTimes: HoursRead['closedTimes']): OccurrenceState {
  if (time.isCancelled) return 'cancelled'
  if (time.end <= now) return 'past'
  const isClosed = closedTimes.some(
    closure => (closure.hostId === null || closure.hostId === time.hostId) && closure.start < time.end && time.start < closure.end,
  )
  if (isClosed) return 'closed'
  return time.taken >= time.capacity ? 'full' : 'open'
}
