import { ownClient, reachClient } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { isWanted, isWantedWindow, maySee, requireSpan, splitDays, type CalendarQuery } from './calendar-query.ts'
import { readTimesOf } from './client-times.ts'
import { presentClosure } from '../hours/closure-rows.ts'
import { hostOf, readHosts } from './hosts.ts'
import { readHours } from '../hours/hours.ts'
import { presentKindCard } from '../kinds.ts'
import type { OccurrenceFacts, WindowFacts } from '../hours/occurrences.ts'
import { presentOccurrence } from './present-occurrence.ts'
import { readReservedUsers } from '../bookings/reserved-users.ts'
import { mayChangeHoursOf } from './visibility.ts'

export async function readCalendar(db: WorkspaceDb, actor: Actor, query: CalendarQuery) {
  requireSpan(query)
  if (actor.role === 'client') return readTimesOf(db, actor, { query, clientId: (await ownClient(db, actor)).id })
  if (query.clientId) return readTimesOf(db, actor, { query, clientId: (await reachClient(db, actor, query.clientId)).id })
  return readTeamCalendar(db, actor, query)
}

async function readTeamCalendar(db: WorkspaceDb, actor: Actor, query: CalendarQuery) {
  const hours = await readHours(db, { from: query.from, to: query.to })
  const times = hours.times.filter(time => isWanted(query, time))
  const openHours = hours.windows.filter(({ series }) => isWantedWindow(query, series) && maySee(actor, { series, hostId: series.host_id }))
  const { listed, counted } = splitDays([...times, ...openHours], query)
  const wantedTimes = listed.filter(isTime)
  const visibleTimes = wantedTimes.filter(time => maySee(actor, time))
  const hidden = wantedTimes.filter(time => !maySee(actor, time) && time.taken > 0 && !time.isCancelled)
  const windows = listed.filter(isWindow)
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
      presentOccurrence(time, { actor, hosts, now, closed: hours.closed, users: usersOf.get(time.appointment?.id ?? '') ?? [] }),
    ),
    windows: [],
    days: counted.map(([date, ofDay]) => ({ date, count: ofDay.filter(each => isTime(each) && maySee(actor, each)).length })),
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

const isTime = (each: OccurrenceFacts | WindowFacts): each is OccurrenceFacts => 'plannedStart' in each
const isWindow = (each: OccurrenceFacts | WindowFacts): each is WindowFacts => !isTime(each)

const isWantedHost = (query: CalendarQuery, hostId: string): boolean => query.hostId === undefined || query.hostId === hostId
