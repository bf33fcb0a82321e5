import type { ParsedInput } from '@allenio/contract'
import type { Booking, createBookings, RefusalReason } from '@allenio/contract/reservations'
import { isPassable, refusalsOf } from '@allenio/domain/reservations'
import { useCredits } from '#areas/credits'
import { ownClient, reachClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { askingClient, readClientFacts, type ClientFacts } from './asking-clients.ts'
import { setBookingState } from './booking-states.ts'
import { readBookings } from './bookings.ts'
import { lockClients, lockPlaces } from '../locks.ts'
import { newsMoment } from '../news/news.ts'
import { heldTimes, type OccurrenceFacts } from '../hours/occurrences.ts'
import { countSeats, ensureAppointment, freeSeats } from '../seats/seats.ts'
import { askToPass, asTaken, refuseTime } from './taken.ts'
import { findPlace, readTarget, type FoundPlace, type Target } from './targets.ts'

type Input = ParsedInput<typeof createBookings>
type WantedBooking = Input['bookings'][number]

interface Outcome {
  bookings: Booking[]
  refused: { startsAt: string; refusal: RefusalReason }[]
}

/** Books for clients: all of them or none; of weeks those that can be had. */
export async function bookFor(db: WorkspaceDb, actor: Actor, input: Input): Promise<Outcome> {
  await requireClients(db, actor, input)
  const place = await findPlace(db, actor, input)
  await refuseFull(db, actor, { place, input })
  await lockPlaces(db, { hostIds: [place.host_id], placeKeys: [place.place_key] })
  await lockClients(
    db,
    input.bookings.map(({ clientId }) => clientId),
  )
  const ids: string[] = []
  const refused: Outcome['refused'] = []
  const first = await readTarget(db, place, input)
  // an occurrence that was given to somebody else meanwhile is not the one that was locked
  if (first.time.hostId !== place.host_id || first.time.placeKey !== place.place_key) throw new AppError('time lost')
  ids.push(...(await bookOccurrence(db, actor, { target: first, wanted: input.bookings, input })))
  for (const week of input.weeks) {
    const at = { reservationId: input.reservationId, startsAt: week.startsAt }
    const weekPlace = await findPlace(db, actor, at)
    // only the first week's host and place are locked
    if (weekPlace.host_id !== place.host_id || weekPlace.place_key !== place.place_key) {
      refused.push({ startsAt: week.startsAt, refusal: 'host busy' })
      continue
    }
    const outcome = await bookWeek(db, actor, { at, weekPlace, wanted: input.bookings.map(each => ({ ...each, id: week.id })), input })
    if ('refusal' in outcome) refused.push({ startsAt: week.startsAt, refusal: outcome.refusal })
    else ids.push(...outcome.ids)
  }
  return { bookings: await readBookings(db, actor, ids), refused }
}

/** Refuses what is full before any lock is waited for. Whether a seat that is free now is still free then, is judged after the locks. */
async function refuseFull(db: WorkspaceDb, actor: Actor, { place, input }: { place: FoundPlace; input: Input }): Promise<void> {
  const { bookings: wanted, waits } = input
  if (waits || place.taken + wanted.length <= place.capacity || (await findMade(db, wanted))) return
  const { time } = await readTarget(db, place, input)
  await refuseTime(db, actor, { refusal: 'full', time, clientId: wanted[0]?.clientId ?? '' })
}

/** A client books for themselves alone; a series of weeks is for one client. */
async function requireClients(db: WorkspaceDb, actor: Actor, { bookings, weeks }: Input): Promise<void> {
  if (weeks.length > 0 && bookings.length > 1) throw new AppError('not found')
  const clientIds = bookings.map(({ clientId }) => clientId)
  if (actor.role !== 'client') {
    await reachClients(db, actor, clientIds)
    return
  }
  const { id } = await ownClient(db, actor)
  if (clientIds.some(each => each !== id)) throw new AppError('not found')
}

interface Week {
  at: { reservationId: string; startsAt: string }
  weekPlace: Awaited<ReturnType<typeof findPlace>>
  wanted: readonly WantedBooking[]
  input: Input
}

/** Books a later week, or says why it cannot be had. It has the host of the first one, who is locked. */
async function bookWeek(
  db: WorkspaceDb,
  actor: Actor,
  { at, weekPlace, wanted, input }: Week,
): Promise<{ ids: string[] } | { refusal: RefusalReason }> {
  const target = await readTarget(db, weekPlace, at)
  const judged = await judge(db, target, { wanted })
  const refusal = judged.flatMap(({ refusals }) => refusals).find(reason => !isPassable(reason) || !mayPass(actor, input))
  if (refusal || target.time.taken >= target.time.capacity) return { refusal: refusal ?? 'full' }
  return { ids: await seatClients(db, actor, { target, judged, input, isWaiting: false }) }
}

const mayPass = (actor: Actor, { passesRules }: Pick<Input, 'passesRules'>): boolean => passesRules && actor.role !== 'client'

interface Judged extends WantedBooking {
  facts: ClientFacts
  refusals: RefusalReason[]
}

/** Judges a time for each client, with what has been booked in this call. */
export async function judge(
  db: WorkspaceDb,
  { time, hours }: Target,
  { wanted, movedId }: { wanted: readonly WantedBooking[]; movedId?: string },
): Promise<Judged[]> {
  const now = Date.now()
  const from = new Date(Math.min(now, time.start)).toISOString()
  const facts = await readClientFacts(
    db,
    wanted.map(({ clientId }) => clientId),
    from,
  )
  const scene = { now, closed: hours.closed, taken: heldTimes(hours.appointments, hours.times) }
  return wanted.map(each => {
    const client = found(facts.get(each.clientId))
    return { ...each, facts: client, refusals: refusalsOf(time, { ...scene, client: askingClient(client, time, movedId) }) }
  })
}

interface Occurrence {
  target: Target
  wanted: readonly WantedBooking[]
  input: Input
}

async function bookOccurrence(db: WorkspaceDb, actor: Actor, { target, wanted, input }: Occurrence): Promise<string[]> {
  const { time } = target
  const made = await findMade(db, wanted)
  if (made) return made
  const judged = await judge(db, target, { wanted })
  const isWaiting = input.waits && time.taken + wanted.length > time.capacity
  const counted = isWaiting ? judged.map(each => ({ ...each, refusals: each.refusals.filter(reason => reason !== 'full') })) : judged
  if (!isWaiting && time.taken + wanted.length > time.capacity) {
    return refuseTime(db, actor, { refusal: 'full', time, clientId: wanted[0]?.clientId ?? '' })
  }
  const hard = counted.find(({ refusals }) => refusals.some(reason => !isPassable(reason)))
  const hardReason = hard?.refusals.find(reason => !isPassable(reason))
  if (hard && hardReason) return refuseTime(db, actor, { refusal: hardReason, time, clientId: hard.clientId })
  const passed = counted.flatMap(({ clientId, refusals }) => refusals.map(refusal => ({ clientId, refusal })))
  const [soft] = passed
  if (soft && actor.role === 'client') return refuseTime(db, actor, { refusal: soft.refusal, time, clientId: soft.clientId })
  if (soft && !input.passesRules) throw askToPass(actor, passed)
  return seatClients(db, actor, { target, judged: counted, input, isWaiting })
}

/** The ids, when this very call was made before: a retry answers what it made. */
async function findMade(db: WorkspaceDb, wanted: readonly WantedBooking[]): Promise<string[] | undefined> {
  const ids = wanted.map(({ id }) => id)
  const rows = await db.many<Row<'bookings', 'id' | 'client_id'>>(sql`
    select id, client_id from bookings where id = any(${ids}::uuid[])`)
  if (rows.length === 0) return undefined
  const clientOf = new Map(rows.map(row => [row.id, row.client_id]))
  if (wanted.some(({ id, clientId }) => clientOf.get(id) !== clientId)) throw new AppError('record id taken')
  return ids
}

interface Seating {
  target: Target
  judged: readonly Judged[]
  input: Pick<Input, 'answer' | 'passesRules'>
  isWaiting: boolean
}

/** Writes the bookings. Somebody who has waited for a seat keeps the booking that waits. */
async function seatClients(db: WorkspaceDb, actor: Actor, { target, judged, input, isWaiting }: Seating): Promise<string[]> {
  const { time } = target
  const appointmentId = await ensureAppointment(db, time).catch(asTaken)
  const seats = isWaiting ? [] : await freeSeats(db, appointmentId, judged.length)
  const waitingOf = await findWaiting(db, appointmentId)
  const state = isWaiting ? 'waiting' : 'booked'
  const ids: string[] = []
  const rows = []
  for (const [index, { id: newId, clientId }] of judged.entries()) {
    const waitingId = waitingOf.get(clientId)
    const id = waitingId ?? newId
    const seat = seats[index] ?? null
    const credits = isWaiting ? 0 : await payFor(db, actor, { id, clientId, time })
    ids.push(id)
    if (waitingId === undefined) rows.push({ id, client: clientId, seat, credits })
    else {
      const answer = input.answer === '' ? {} : { answer: input.answer }
      const values = { seat, credits, ...answer, changed_by: actor.membershipId, tell_at: newsMoment() }
      await setBookingState(db, { workspace_id: db.workspaceId, id, state: 'waiting' }, state, values).catch(asTaken)
    }
  }
  await db
    .run(
      sql`
    insert into bookings (id, appointment_id, client_id, state, seat, starts_at, ends_at, day, credits, answer, is_by_client,
      author_id, changed_by, tell_at)
    select r.id, ${appointmentId}::uuid, r.client, ${state}, r.seat, ${iso(time.start)}::timestamptz,
      ${iso(time.end)}::timestamptz, ${time.day}::date, r.credits, ${input.answer}, ${actor.role === 'client'}, ${actor.membershipId}::uuid,
      ${actor.membershipId}::uuid, ${newsMoment()}::timestamptz
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as r (id uuid, client uuid, seat integer, credits integer)
    on conflict (workspace_id, id) do nothing`,
    )
    .catch(asTaken)
  await countSeats(db, [appointmentId]).catch(asTaken)
  return ids
}

const iso = (moment: number): string => new Date(moment).toISOString()

async function findWaiting(db: WorkspaceDb, appointmentId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<Row<'bookings', 'id' | 'client_id'>>(sql`
    select id, client_id from bookings where appointment_id = ${appointmentId} and state = 'waiting'`)
  return new Map(rows.map(({ id, client_id }) => [client_id, id]))
}

/** Takes the credits; where the team passes over missing ones nothing is taken. Answers what was paid. */
export async function payFor(
  db: WorkspaceDb,
  actor: Pick<Actor, 'membershipId'> | null,
  { id, clientId, time }: { id: string; clientId: string; time: OccurrenceFacts },
): Promise<number> {
  const facts = time.appointment ?? time.series
  if (time.credits === 0 || !facts) return 0
  const isPaid = await useCredits(db, {
    bookingId: id,
    clientId,
    kind: { id: facts.kind_id, name: facts.kind_name },
    startsAt: iso(time.start),
    zone: facts.zone,
    day: time.day,
    amount: time.credits,
    authorId: actor?.membershipId ?? null,
  })
  return isPaid ? time.credits : 0
}
