import type { HostCard, OccurrenceState, Reservation } from '@allenio/contract/reservations'
import { isClosed, type ClosedTimes } from '@allenio/domain/reservations'
import { mayDo, type Actor } from '#platform/access'
import { hostOf } from './hosts.ts'
import { presentKindCard } from '../kinds.ts'
import type { OccurrenceFacts } from '../hours/occurrences.ts'
import { presentReserved, type ReservedRow } from '../bookings/reserved-users.ts'
import { mayChangeHoursOf } from './visibility.ts'

interface ShownContext {
  actor: Actor
  hosts: ReadonlyMap<string, HostCard>
  now: number
  closed: ClosedTimes
  users: readonly ReservedRow[]
}

export function presentOccurrence(time: OccurrenceFacts, { actor, hosts, now, closed, users }: ShownContext): Reservation {
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
    state: stateOf(time, now, closed),
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

function stateOf(time: OccurrenceFacts, now: number, closed: ClosedTimes): OccurrenceState {
  if (time.isCancelled) return 'cancelled'
  if (time.end <= now) return 'past'
  if (isClosed(closed, time)) return 'closed'
  return time.taken >= time.capacity ? 'full' : 'open'
}
