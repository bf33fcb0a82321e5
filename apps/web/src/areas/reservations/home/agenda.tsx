import type { Reservation } from '@allenio/contract/reservations'
import { addDays } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import type { AgendaEntry, AgendaRead, AgendaScope } from '#areas/clients'
import { useMe } from '#shell'
import { clockIn, dayIn } from '#lib/days'
import { calendarHref } from '../addresses.ts'
import { isSeated, titleOf } from '../calendar/entries.ts'
import { comingQuery } from '../data.ts'
import { HomeAttendance } from '../dialogs.ts'

const none: readonly never[] = []

/** Appointments with somebody in them, of today and the coming days. The home of an admin shows those of the colleague that is chosen. */
export function useReservationAgenda({ daysAhead, collaboratorId }: AgendaScope): AgendaRead {
  const me = useMe()
  const zone = me?.workspace?.presets.timeZone ?? 'Europe/Rome'
  const mayView = me?.permissions.includes('view reservations') ?? false
  const today = dayIn(zone)
  const query = useQuery({ ...comingQuery(today), enabled: mayView })
  const lastDay = addDays(today, daysAhead)
  const shownTimes = query.data?.reservations.filter(
    ({ date, taken, state, host }) =>
      taken > 0 &&
      state !== 'cancelled' &&
      date >= today &&
      date <= lastDay &&
      (collaboratorId === undefined || host.id === collaboratorId),
  )
  const counts = new Map<string, number>()
  for (const { date } of shownTimes ?? none) counts.set(date, (counts.get(date) ?? 0) + 1)
  return {
    error: query.error,
    isRefetching: query.isRefetching,
    refetch: query.refetch,
    hasMore: false,
    isLoadingMore: false,
    loadMore: () => undefined,
    data: !mayView
      ? { entries: none, counts: none }
      : shownTimes && { entries: shownTimes.map(each => entryOf(each)), counts: [...counts].map(([day, count]) => ({ day, count })) },
  }
}

function entryOf(reservation: Reservation): AgendaEntry {
  const { id, startsAt, date, startDate, zone, kind, capacity, taken, reservedUsers, may } = reservation
  const [first] = reservedUsers.filter(isSeated)
  const isAlone = capacity === 1 && first !== undefined
  return {
    id: `${id} ${startsAt}`,
    day: date,
    time: clockIn(zone, Date.parse(startDate)),
    client: isAlone ? first.client : null,
    title: titleOf(reservation),
    color: kind.color,
    text: isAlone ? kind.name : `${taken}/${capacity}${kind.place ? ` · ${kind.place}` : ''}`,
    href: calendarHref({ view: 'day', day: dayIn(zone, startDate), booking: first?.id }),
    actions: isAlone && may.attend && <HomeAttendance user={first} />,
  }
}
