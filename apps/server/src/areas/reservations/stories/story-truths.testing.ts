import type { BookingState } from '@allenio/contract/reservations'
import type { BookingNow, Rows } from './story-rows.testing.ts'
import type { World } from './story-world.testing.ts'

/** What a booking may become in one step. */
const next: Record<BookingState, readonly BookingState[]> = {
  waiting: ['booked', 'cancelled'],
  booked: ['attended', 'no show', 'excused', 'cancelled', 'cancelled late'],
  cancelled: ['booked'],
  'cancelled late': ['booked'],
  attended: ['booked', 'no show', 'excused'],
  'no show': ['booked', 'attended', 'excused'],
  excused: ['booked', 'attended', 'no show'],
}

const isOver = ({ state }: BookingNow): boolean => state === 'cancelled' || state === 'cancelled late'
const isComing = (row: BookingNow): boolean => (row.state === 'booked' || row.state === 'waiting') && Date.parse(row.starts_at) > Date.now()
const meets = (one: { starts_at: string; ends_at: string }, other: { starts_at: string; ends_at: string }): boolean =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at

interface Moment {
  before: Rows
  after: Rows
  /** How many steps lie between the two. */
  steps: number
}

/** Every sentence that is not true of the rows. */
export const faultsIn = (world: World, moment: Moment): string[] => [
  ...seatFaults(moment.after),
  ...doubleFaults(moment.after),
  ...creditFaults(world, moment.after),
  ...clientFaults(moment.after),
  ...stateFaults(moment),
  ...(moment.steps === 1 ? queueFaults(moment) : []),
]

const who = (row: BookingNow): string => `${row.first_name}'s booking (${row.state}, ${row.starts_at})`

function* seatFaults({ appointments, bookings }: Rows): Generator<string> {
  for (const each of appointments) {
    const own = bookings.filter(({ appointment_id: id }) => id === each.id)
    const seated = own.filter(({ seat }) => seat !== null).length
    const waiting = own.filter(({ state }) => state === 'waiting').length
    if (seated > each.capacity) yield `${seated} people have one of ${each.capacity} seats`
    if (seated !== each.taken || waiting !== each.waiting)
      yield `an appointment says ${each.taken} taken, ${each.waiting} waiting; there are ${seated} and ${waiting}`
    for (const row of own) {
      if (each.is_cancelled && isComing(row)) yield `${who(row)} is in an appointment that does not take place`
      if (!isOver(row) && (row.starts_at !== each.starts_at || row.ends_at !== each.ends_at))
        yield `${who(row)} is at another time than its appointment at ${each.starts_at}`
    }
  }
}

function* doubleFaults({ appointments, bookings }: Rows): Generator<string> {
  const held = appointments.filter(({ taken, is_cancelled: isCancelled }) => taken > 0 && !isCancelled)
  for (const [index, one] of held.entries())
    for (const other of held.slice(index + 1))
      if (one.host_id === other.host_id && meets(one, other)) yield `one host has two appointments at ${other.starts_at}`
  const live = bookings.filter(row => !isOver(row))
  for (const [index, one] of live.entries())
    for (const other of live.slice(index + 1)) {
      if (one.client_id !== other.client_id) continue
      if (one.appointment_id === other.appointment_id) yield `${who(one)} and ${who(other)} are in one appointment`
      else if (one.state === 'booked' && other.state === 'booked' && meets(one, other)) yield `${who(one)} meets ${who(other)}`
    }
}

function* creditFaults(world: World, { packs, entries, bookings }: Rows): Generator<string> {
  for (const pack of packs) {
    const sum = entries.filter(({ pack_id: id }) => id === pack.id).reduce((total, { amount }) => total + amount, 0)
    if (sum !== pack.remaining || sum < 0) yield `a pack has ${pack.remaining} credits; its entries say ${sum}`
  }
  for (const { id: clientId, name } of world.clients) {
    let balance = 0
    for (const entry of entries.filter(each => each.client_id === clientId)) {
      balance += entry.amount
      if (balance !== entry.balance) yield `${name} has ${balance} credits after an entry that says ${entry.balance}`
    }
  }
  for (const row of bookings) yield* paymentFaults(world, row, entries)
}

function* paymentFaults({ unpaid }: World, row: BookingNow, entries: Rows['entries']): Generator<string> {
  const own = entries.filter(({ booking_id: id }) => id === row.id)
  const paid = -own.reduce((sum, { amount }) => sum + amount, 0)
  const isGivenBack = own.some(({ cause }) => cause === 'given back')
  const isFree = row.state === 'cancelled' || row.state === 'excused' || row.state === 'waiting'
  if (paid !== row.credits) yield `${who(row)} says ${row.credits} credits, and has cost ${paid}`
  if (paid !== 0 && paid !== row.price) yield `${who(row)} has cost ${paid} instead of ${row.price}`
  if (isFree && paid !== 0) yield `${who(row)} has cost ${paid} credits`
  // attendance gives credits back, and cannot always charge them again
  const mayBeMarked = Date.parse(row.starts_at) < Date.now() + 15 * 60_000
  const mayBeFree = isFree || unpaid.has(row.id) || (isGivenBack && (mayBeMarked || isOver(row)))
  if (paid === 0 && !mayBeFree) yield `nobody has paid for ${who(row)}`
}

function* clientFaults({ bookings, packs, entries, statusOf }: Rows): Generator<string> {
  for (const row of bookings) if (isComing(row) && statusOf.get(row.client_id) !== 'active') yield `${who(row)} is one of nobody`
  // a purchase that was withdrawn pays nothing that is to come
  const withdrawn = new Set(packs.filter(pack => pack.withdrawn_at !== null).map(({ id }) => id))
  for (const pack of packs)
    if (withdrawn.has(pack.id) && pack.remaining > 0) yield `a withdrawn purchase still has ${pack.remaining} credits`
  for (const row of bookings.filter(isComing)) {
    const own = entries.filter(({ booking_id: id, pack_id: packId }) => id === row.id && withdrawn.has(packId))
    if (own.reduce((sum, { amount }) => sum + amount, 0) < 0) yield `${who(row)} is paid by a withdrawn purchase`
  }
}

function* stateFaults({ before, after, steps }: Moment): Generator<string> {
  const states = new Map(before.bookings.map(({ id, state }) => [id, state]))
  for (const row of after.bookings) {
    const old = states.get(row.id)
    if (old === undefined) {
      if (steps === 1 && row.state !== 'booked' && row.state !== 'waiting') yield `${who(row)} begins so`
    } else if (!isWithinReach(old, row.state, steps)) yield `${who(row)} was ${old} before`
  }
  for (const { id, first_name: name } of before.bookings)
    if (!after.bookings.some(row => row.id === id)) yield `a booking of ${name}'s is lost`
}

function isWithinReach(from: BookingState, to: BookingState, steps: number): boolean {
  let reached: readonly BookingState[] = [from]
  for (let step = 0; step < steps; step += 1) reached = [...new Set(reached.flatMap(state => [state, ...next[state]]))]
  return reached.includes(to)
}

/** A seat goes to the first who may have it. */
function* queueFaults({ before, after }: Moment): Generator<string> {
  const wasWaiting = new Set(before.bookings.filter(({ state }) => state === 'waiting').map(({ id }) => id))
  const newSeats = after.bookings.filter(row => wasWaiting.has(row.id) && row.state === 'booked' && row.seat_given_at !== null)
  for (const row of newSeats)
    for (const earlier of after.bookings) {
      const isEarlier = earlier.created_at < row.created_at && earlier.appointment_id === row.appointment_id
      if (isEarlier && earlier.state === 'waiting' && mayHave(earlier, after)) yield `${who(row)} was given the seat of ${who(earlier)}`
    }
}

function mayHave(row: BookingNow, { bookings, packs, statusOf }: Rows): boolean {
  const day = new Date(Date.parse(row.starts_at) + 2 * 3_600_000).toISOString().slice(0, 10)
  const credits = packs.filter(pack => pack.client_id === row.client_id && (pack.until_day === null || pack.until_day > day))
  const isElsewhere = bookings.some(each => each.client_id === row.client_id && each.state === 'booked' && meets(each, row))
  return statusOf.get(row.client_id) === 'active' && !isElsewhere && credits.reduce((sum, { remaining }) => sum + remaining, 0) >= row.price
}
