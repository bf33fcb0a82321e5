import type { ParsedInput } from '@allenio/contract'
import type { previewBookings } from '@allenio/contract/reservations'
import { addDays, clockIn, dayIn, momentOf } from '@allenio/domain/days'
import { firstRefusal } from '@allenio/domain/reservations'
import { ownClient, reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { askingClient, readClientFacts } from './asking-clients.ts'
import { findTime, readHours } from '../hours/hours.ts'
import { scopeOf } from '../hours/hours-scope.ts'
import { heldTimes } from '../hours/occurrences.ts'
import { placeKeyOf, reachSeries } from '../hours/series.ts'

/** Answers the times of the coming weeks: those that the series has, each with the reason where it cannot be booked. */
export async function preview(db: WorkspaceDb, actor: Actor, input: ParsedInput<typeof previewBookings>) {
  const { reservationId, startsAt, weeks, clientId: askedId } = input
  const clientId =
    actor.role === 'client' || askedId === undefined ? (await ownClient(db, actor)).id : (await reachClient(db, actor, askedId)).id
  const series = await reachSeries(db, actor, reservationId)
  const day = dayIn(series.zone, startsAt)
  const clock = clockIn(series.zone, Date.parse(startsAt))
  const starts = Array.from({ length: weeks }, (_, week) => momentOf(addDays(day, 7 * week), clock, series.zone)).map(iso)
  // a time of these weeks may have been given to another host
  const places = await db.many<Row<'appointments', 'host_id' | 'place_key'>>(sql`
    select distinct host_id, place_key from appointments
    where series_id = ${reservationId} and planned_start = any(${starts}::timestamptz[])`)
  const scope = scopeOf([...places, { host_id: series.host_id, place_key: placeKeyOf(series) }], [reservationId])
  const [hours, facts] = await Promise.all([
    readHours(db, { from: day, to: addDays(day, 7 * (weeks - 1)) }, scope),
    readClientFacts(db, [clientId], new Date().toISOString()),
  ])
  const client = found(facts.get(clientId))
  const scene = { now: Date.now(), closed: hours.closed, taken: heldTimes(hours.appointments, hours.times) }
  const times = starts.flatMap(start => findTime(hours, reservationId, start) ?? [])
  const credits = series.kind_credits
  const usable = client.packs.filter(({ kindId }) => kindId === null || kindId === series.kind_id)
  return {
    times: times.map(time => ({
      reservationId,
      startsAt: iso(time.plannedStart),
      startDate: iso(time.start),
      refusal: firstRefusal(time, { ...scene, client: askingClient(client, time) }),
    })),
    credits: {
      needed: credits * times.length,
      available: credits === 0 ? null : usable.reduce((sum, { remaining }) => sum + remaining, 0),
    },
  }
}

const iso = (moment: number): string => new Date(moment).toISOString()
