import type { HostCard, Reservation, ReservedUser } from '@allenio/contract/reservations'
import { seatedStates } from '@allenio/contract/reservations'
import { addDays, clockIn, momentOf } from '#lib/days'
import type { CalendarBand, CalendarEntry, CalendarSpan } from '#ui/calendar'
import { keyOfOccurrence, type CalendarAnswer } from '../data.ts'
import type { SayInCalendar } from './words.ts'

export interface Narrowing {
  hostId?: string | undefined
  kindId?: string | undefined
}

export const isSeated = ({ state }: Pick<ReservedUser, 'state'>): boolean => seatedStates.some(seated => seated === state)

const isShown = (row: { host: HostCard; kind: { id: string } }, { hostId, kindId }: Narrowing): boolean =>
  (hostId === undefined || row.host.id === hostId) && (kindId === undefined || row.kind.id === kindId)

/** The name of an appointment: whom it is with where one person comes, otherwise what it is. */
export function titleOf({ kind, capacity, reservedUsers, hiddenUsers }: Reservation): string {
  const [first, second] = reservedUsers.filter(isSeated)
  return capacity === 1 && first && !second && hiddenUsers === 0 ? first.client.name : kind.name
}

interface EntryOptions {
  t: SayInCalendar
  /** Several hosts are shown together. */
  hasHosts: boolean
}

/** An appointment of one person is taken as it should be; a class that is full says so. */
const isFull = ({ state, capacity }: Reservation): boolean => state === 'full' && capacity > 1

function stateTextOf(reservation: Reservation, t: SayInCalendar): string | undefined {
  const { state } = reservation
  if (state === 'past' || state === 'closed' || state === 'cancelled') return t(`state_${state}`)
  return isFull(reservation) ? t('state_full') : undefined
}

function detailOf(reservation: Reservation, { hasHosts }: EntryOptions): string {
  const { kind, host, capacity, taken } = reservation
  const isNamed = titleOf(reservation) !== kind.name
  return [isNamed && kind.name, hasHosts && host.name, !(capacity === 1 && taken === 1 && isNamed) && kind.place]
    .filter(Boolean)
    .join(' · ')
}

export function entryOf(reservation: Reservation, options: EntryOptions): CalendarEntry {
  const { kind, host, capacity, taken, waiting, state, startDate, endDate, may } = reservation
  return {
    id: keyOfOccurrence(reservation),
    start: startDate,
    end: endDate,
    personId: host.id,
    title: titleOf(reservation),
    detail: detailOf(reservation, options) || undefined,
    color: kind.color,
    mark: capacity > 1 ? `${taken}/${capacity}${waiting > 0 ? ` +${waiting}` : ''}` : undefined,
    isDisabled: state === 'past' || state === 'closed' || state === 'cancelled' || isFull(reservation),
    stateText: stateTextOf(reservation, options.t),
    mayMove: may.update && state !== 'cancelled',
    mayResize: may.update && state !== 'cancelled',
  }
}

export const entriesOf = (answer: CalendarAnswer, narrowing: Narrowing, options: EntryOptions): CalendarEntry[] => [
  ...answer.reservations.filter(each => isShown(each, narrowing)).map(each => entryOf(each, options)),
  ...answer.days.map(each => countedEntry(each, answer.zone, options)),
]

const countedKey = 'day '

/** A day with more than one answer holds is one entry, which leads to the day alone. */
const countedEntry = ({ date, count }: CalendarAnswer['days'][number], zone: string, { t }: EntryOptions): CalendarEntry => ({
  id: `${countedKey}${date}`,
  start: new Date(momentOf(date, '00:00', zone)).toISOString(),
  end: new Date(momentOf(addDays(date, 1), '00:00', zone)).toISOString(),
  isAllDay: true,
  title: t('counted', { count }),
  detail: t('countedDetail'),
  timeText: t('countedDetail'),
  color: 'dark',
})

/** The day to which an entry leads; undefined for an appointment. */
export const countedDayOf = (entryId: string): string | undefined =>
  entryId.startsWith(countedKey) ? entryId.slice(countedKey.length) : undefined

interface BandOptions extends Narrowing {
  t: SayInCalendar
  /** One person's time, or a column for each: then what concerns one of several people is drawn, too. */
  isPersonal: boolean
}

/** The ground behind the entries: hours that can be booked, closures, and what the person may not see. */
export function bandsOf({ calendar }: CalendarAnswer, { hostId, kindId, t, isPersonal }: BandOptions): CalendarBand[] {
  const isMeant = (id: string | undefined) => id === undefined || (isPersonal && (hostId === undefined || id === hostId))
  return [
    ...calendar.hours
      .filter(each => isShown(each, { hostId, kindId }))
      .map(({ id, startsAt, endDate, host }) => ({
        id: `hours ${id} ${startsAt}`,
        kind: 'open' as const,
        start: startsAt,
        end: endDate,
        personId: host.id,
      })),
    ...calendar.closures
      .filter(({ host }) => isMeant(host?.id))
      .map(({ id, title, host, startDate, endDate }) => ({
        id: `closure ${id}`,
        kind: 'closed' as const,
        start: startDate,
        end: endDate,
        label: title,
        personId: host?.id,
      })),
    ...calendar.busy
      .filter(each => isMeant(each.hostId))
      .map(each => ({
        id: `busy ${each.hostId} ${each.startDate} ${each.endDate}`,
        kind: 'busy' as const,
        start: each.startDate,
        end: each.endDate,
        // one's own event of another calendar has its title
        label: each.title || t('busy'),
        personId: each.hostId,
      })),
  ]
}

export const overlaps = (one: { start: string; end: string }, other: { startDate: string; endDate: string }): boolean =>
  Date.parse(one.start) < Date.parse(other.endDate) && Date.parse(other.startDate) < Date.parse(one.end)

interface ConflictOptions {
  t: SayInCalendar
  /** The host of what is created, or of the entry that moves. */
  hostId: string | undefined
  /** The entry that moves. */
  entryId: string | undefined
  now: number
}

const sentencesAtMost = 3

/** The obstacles to a time, by what is loaded: the server judges again. */
export function conflictsOf({ reservations, calendar, zone }: CalendarAnswer, span: CalendarSpan, options: ConflictOptions): string[] {
  const { t, hostId, entryId, now } = options
  const clock = (at: string) => clockIn(zone, Date.parse(at))
  const meets = reservations.filter(
    each => each.host.id === hostId && each.state !== 'cancelled' && keyOfOccurrence(each) !== entryId && overlaps(span, each),
  )
  const closed = calendar.closures.filter(({ host, ...each }) => (host === null || host.id === hostId) && overlaps(span, each))
  const isBusy = calendar.busy.some(each => each.hostId === hostId && overlaps(span, each))
  return [
    ...(Date.parse(span.start) < now ? [t('conflictPast')] : []),
    ...closed.map(({ title }) => t('conflictClosed', { title })),
    ...meets.map(each => t('conflictWith', { title: titleOf(each), time: clock(each.startDate) })),
    ...(isBusy ? [t('conflictBusy')] : []),
  ].slice(0, sentencesAtMost)
}

/** The windows in which a span of a host begins. */
export const windowsAt = ({ calendar }: CalendarAnswer, { start, personId }: CalendarSpan, narrowing: Narrowing) =>
  calendar.hours.filter(
    each =>
      isShown(each, { ...narrowing, ...(personId !== undefined && { hostId: personId }) }) &&
      Date.parse(each.startsAt) <= Date.parse(start) &&
      Date.parse(start) < Date.parse(each.endDate),
  )

/** The appointment in which a booking stands. */
export const findBooking = (answer: CalendarAnswer | undefined, bookingId: string): Reservation | undefined =>
  answer?.reservations.find(({ reservedUsers }) => reservedUsers.some(({ id }) => id === bookingId))

export const findOccurrence = (answer: CalendarAnswer | undefined, key: string): Reservation | undefined =>
  answer?.reservations.find(each => keyOfOccurrence(each) === key)
