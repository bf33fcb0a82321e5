import type { HostCard, RefusalReason, WindowTimes } from '@allenio/contract/reservations'
import { firstRefusal, isPassable } from '@allenio/domain/reservations'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { askingClient, isMeant, readClientFacts, type ClientFacts } from '../bookings/asking-clients.ts'
import { isWanted, isWantedWindow, maySee, splitDays, type CalendarQuery } from './calendar-query.ts'
import { presentClosure } from '../hours/closure-rows.ts'
import { hostOf, readHosts } from './hosts.ts'
import { readHours, type HoursRead } from '../hours/hours.ts'
import { presentKindCard } from '../kinds.ts'
import { heldTimes, offeredTimes, type OccurrenceFacts } from '../hours/occurrences.ts'
import { presentOccurrence } from './present-occurrence.ts'
import { presentOwn, readOwnBookings, type OwnRow } from '../bookings/reserved-users.ts'

interface ClientQuery {
  query: CalendarQuery
  clientId: string
}

/** Each time that a client could book, with the reason where they cannot, and the client's own bookings. */
export async function readTimesOf(db: WorkspaceDb, actor: Actor, { query, clientId }: ClientQuery) {
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
  const { listed, counted } = splitDays(client ? judgedTimes(hours, { actor, client, query, ownOf, now }) : [], query)
  const hosts = await readHosts(db, actor, [...listed.map(({ time }) => time.hostId), ...hours.closures.map(({ host_id }) => host_id)])
  return {
    zone: hours.zone,
    reservations: listed
      .filter(({ isOfWindow }) => !isOfWindow)
      .map(({ time, refusal }) => ({
        ...presentOccurrence(time, { actor, hosts, now, closed: hours.closed, users: [] }),
        booking: ownBookingOf(time, ownOf, now),
        refusal,
        may: { update: false, book: mayBook(actor, refusal), attend: false },
      })),
    windows: presentWindows(actor, hosts, listed),
    days: counted.map(([date, ofDay]) => ({ date, count: ofDay.filter(({ refusal }) => refusal === null).length })),
    calendar: { closures: hours.closures.map(row => presentClosure(row, actor, hosts)), hours: [], busy: [] },
  }
}

/** The times of windows, by series, day and refusal: a month of them would otherwise carry its kind and host ten thousand times. */
function presentWindows(actor: Actor, hosts: ReadonlyMap<string, HostCard>, judged: readonly JudgedTime[]): WindowTimes[] {
  const ofSeries = Map.groupBy(
    judged.filter(({ isOfWindow }) => isOfWindow),
    ({ time }) => time.series,
  )
  return [...ofSeries].flatMap(([series, times]) => {
    const [first] = times
    if (!series || !first) return []
    const { cancelHours, moveHours } = first.time.rules
    return {
      id: series.id,
      zone: series.zone,
      kind: presentKindCard(series),
      host: hostOf(hosts, series.host_id),
      note: actor.role === 'client' ? '' : series.note,
      message: series.message,
      isAnswerAsked: series.is_answer_asked,
      rules: { cancelHours, moveHours },
      isRepeated: series.repetition.kind !== 'once',
      times: [...Map.groupBy(times, ({ day, refusal }) => `${day} ${refusal}`).values()].flatMap(alike =>
        alike
          .slice(0, 1)
          .map(({ day, refusal }) => ({
            date: day,
            refusal,
            mayBook: mayBook(actor, refusal),
            starts: alike.map(({ time }) => new Date(time.start).toISOString()),
          })),
      ),
    }
  })
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
  query: CalendarQuery
  ownOf: ReadonlyMap<string, OwnRow>
  now: number
}

interface JudgedTime {
  day: string
  time: OccurrenceFacts
  refusal: RefusalReason | null
  isOfWindow: boolean
}

function judgedTimes(hours: HoursRead, { actor, client, query, ownOf, now }: AskedTimes): JudgedTime[] {
  const scene = { now, closed: hours.closed, taken: heldTimes(hours.appointments, hours.times) }
  const judged = hours.times
    .filter(time => isWanted(query, time))
    .map(time => ({
      day: time.day,
      time,
      refusal: firstRefusal(time, { ...scene, client: askingClient(client, time) }),
      isOfWindow: false,
    }))
    .filter(
      ({ time, refusal }) =>
        ownOf.has(time.appointment?.id ?? '') || (isOffered(actor, time, client) && isWorthShowing(time, refusal, now)),
    )
  const [start, end] = [Date.parse(hours.moments.start), Date.parse(hours.moments.end)]
  const windows = hours.windows.filter(
    ({ series }) => isWantedWindow(query, series) && isOffered(actor, { series, hostId: series.host_id }, client),
  )
  for (const { times } of offeredTimes(windows)) {
    const [first] = times
    if (!first) continue
    // the times of one window ask for the same credits
    const windowScene = { ...scene, client: askingClient(client, first) }
    for (const time of times) {
      if (time.start >= end || time.end <= start) continue
      const refusal = firstRefusal(time, windowScene)
      if (isWorthShowing(time, refusal, now)) judged.push({ day: time.day, time, refusal, isOfWindow: true })
    }
  }
  return judged
}

const isOffered = (actor: Actor, time: Pick<OccurrenceFacts, 'series' | 'hostId'>, client: ClientFacts): boolean =>
  time.series !== null && (actor.role === 'client' ? isMeant(time.series, client) : maySee(actor, time))

/** A class that is full is shown with its waiting list; a taken time of a window is simply not there. */
function isWorthShowing(time: OccurrenceFacts, refusal: RefusalReason | null, now: number): boolean {
  if (time.start <= now || time.isCancelled) return false
  return !time.isInWindow || refusal === null || isPassable(refusal) || refusal === 'client busy'
}
