import type { ParsedInput } from '@allenio/contract'
import type { moveReservation, RefusalReason } from '@allenio/contract/reservations'
import { addDays, clockIn, dayIn } from '@allenio/domain/days'
import { isPassable, refusalsOf } from '@allenio/domain/reservations'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { presentOccurrence } from './present-occurrence.ts'
import { requireHost, readHosts } from './hosts.ts'
import { findTime, readHours } from '../hours/hours.ts'
import { scopeOf } from '../hours/hours-scope.ts'
import { lockClientsOf, lockPlaces } from '../locks.ts'
import { newsMoment } from '../news/news.ts'
import { heldTimes, type OccurrenceFacts } from '../hours/occurrences.ts'
import { readReservedUsers } from '../bookings/reserved-users.ts'
import { countSeats, ensureAppointment } from '../seats/seats.ts'
import { reachSeriesToChange } from '../hours/series.ts'
import { askToPass, asTaken, refuseTime } from '../bookings/taken.ts'
import { findPlace, readTarget, type OccurrenceAt } from '../bookings/targets.ts'
import { giveSeats } from '../seats/waiting-list.ts'

type Input = ParsedInput<typeof moveReservation>

const mostMs = 86_400_000

/** Moves one occurrence, or gives it another length, host or number of seats. Its bookings come along. */
export async function moveOccurrence(db: WorkspaceDb, actor: Actor, input: Input) {
  const { id, startsAt, startDate, endDate, passesRules } = input
  if (endDate <= startDate || Date.parse(endDate) - Date.parse(startDate) > mostMs) throw wrongField('endDate', 'end before start')
  const at = { reservationId: id, startsAt }
  await reachSeriesToChange(db, actor, id)
  const place = await findPlace(db, actor, at)
  const hostId = input.hostId ?? place.host_id
  if (hostId !== null && hostId !== place.host_id) await requireHost(db, actor, hostId)
  await lockPlaces(db, { hostIds: [place.host_id, hostId], placeKeys: [place.place_key] })
  const { time } = await readTarget(db, place, at)
  if (time.end <= Date.now()) throw new AppError('booking over')
  if (time.isCancelled) throw new AppError('not found')
  const capacity = input.capacity ?? time.capacity
  if (capacity < time.taken) throw new AppError('capacity below bookings', { values: { taken: time.taken } })
  const appointmentId = await ensureAppointment(db, time).catch(asTaken)
  await lockClientsOf(db, [appointmentId])
  const moved: OccurrenceFacts = {
    ...time,
    start: Date.parse(startDate),
    end: Date.parse(endDate),
    day: dayIn(place.series.zone, startDate),
    hostId: hostId ?? '',
    // the seats are those of this very appointment
    capacity: Number.MAX_SAFE_INTEGER,
  }
  await refuseConflicts(db, actor, { moved, passesRules })
  await store(db, { appointmentId, moved, capacity, note: input.note, hostId, zone: place.series.zone })
  await audit(db, { personId: actor.personId, action: 'move appointment', subjectId: id, details: { appointmentId } })
  if (capacity > time.capacity) await giveSeats(db, appointmentId)
  return readMoved(db, actor, { ...at, startDate, zone: place.series.zone, hostId })
}

interface Moved {
  moved: OccurrenceFacts
  passesRules: boolean
}

async function refuseConflicts(db: WorkspaceDb, actor: Actor, { moved, passesRules }: Moved): Promise<void> {
  const place = { host_id: moved.hostId || null, place_key: moved.placeKey }
  const hours = await readHours(db, { from: addDays(moved.day, -1), to: addDays(moved.day, 1) }, scopeOf([place]))
  const scene = { now: Date.now(), closed: hours.closed, taken: heldTimes(hours.appointments, hours.times), client: null }
  const refusals = refusalsOf(moved, scene).filter(isAboutPlace)
  const hard = refusals.find(refusal => !isPassable(refusal))
  if (hard && moved.taken > 0) return refuseTime(db, actor, { refusal: hard, time: moved, clientId: null })
  const soft = refusals.filter(refusal => isPassable(refusal) || moved.taken === 0)
  if (soft.length > 0 && !passesRules)
    throw askToPass(
      actor,
      soft.map(refusal => ({ clientId: null, refusal })),
      moved.hostId,
    )
}

/** How early clients book is no matter of the team that moves. */
const isAboutPlace = (refusal: RefusalReason): boolean =>
  refusal === 'host busy' || refusal === 'place busy' || refusal === 'too close' || refusal === 'closed' || refusal === 'past'

interface Stored {
  appointmentId: string
  moved: OccurrenceFacts
  capacity: number
  note: string | undefined
  hostId: string | null
  zone: string
}

async function store(db: WorkspaceDb, { appointmentId, moved, capacity, note, hostId, zone }: Stored): Promise<void> {
  const [start, end] = [moved.start, moved.end].map(moment => new Date(moment).toISOString())
  await db
    .run(
      sql`
    update appointments set starts_at = ${start}, ends_at = ${end}, day = ${moved.day}, clock = ${clockIn(zone, moved.start)},
      host_id = ${hostId}, capacity = ${capacity}, note = coalesce(${note ?? null}, note), updated_at = now(),
      judged_at = judged_at + (${start}::timestamptz - starts_at)
    where id = ${appointmentId}`,
    )
    .catch(asTaken)
  await db
    .run(
      sql`
    update bookings set starts_at = ${start}, ends_at = ${end}, day = ${moved.day}, sequence = sequence + 1, tell_at = ${newsMoment()}
    where appointment_id = ${appointmentId} and state in ('booked', 'waiting')`,
    )
    .catch(asTaken)
  await countSeats(db, [appointmentId]).catch(asTaken)
}

interface MovedAt extends OccurrenceAt {
  startDate: string
  zone: string
  hostId: string | null
}

async function readMoved(db: WorkspaceDb, actor: Actor, { reservationId, startsAt, startDate, zone, hostId }: MovedAt) {
  const day = dayIn(zone, startDate)
  const hours = await readHours(db, { from: day, to: day }, scopeOf([{ host_id: hostId, place_key: null }], [reservationId]))
  const time = found(findTime(hours, reservationId, startsAt))
  const appointmentId = time.appointment?.id ?? ''
  const [hosts, users] = await Promise.all([readHosts(db, actor, [time.hostId]), readReservedUsers(db, actor, [appointmentId])])
  return presentOccurrence(time, { actor, hosts, now: Date.now(), closed: hours.closed, users: users.get(appointmentId) ?? [] })
}
