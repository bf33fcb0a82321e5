import { deactivateClient, deleteClient } from '@allenio/contract/clients'
import { correctCreditPack, createCreditPack, deleteCreditPack } from '@allenio/contract/credits'
import { createHandSale, withdrawOwnPurchase } from '@allenio/contract/purchases'
import {
  cancelBooking,
  createBookings,
  createClosures,
  deleteClosure,
  deleteSlot,
  markAttendance,
  moveBooking,
  moveReservation,
  undeleteSlot,
  undoCancelBooking,
} from '@allenio/contract/reservations'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { runJob, type CallAnswer, type Caller } from '#testing'
import fc from 'fast-check'
import type { BookingNow, Rows } from './story-rows.testing.ts'
import { passDay, restoreInStory, startOf, type StoryClass, type StoryClient, type World } from './story-world.testing.ts'

/** One thing that somebody does. It answers the line that tells of it; `rows` are those before it. */
export type Step = (world: World, rows: Rows) => Promise<string>

const hourMs = 3_600_000
/** Few people want the same things more often than many do. */
const whoever = fc.oneof({ weight: 3, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(19) })
const doer = fc.constantFrom('client', 'client', 'coach', 'admin')
const time = fc.record({ hours: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 3), day: fc.constantFrom(1, 1, 1, 0, 2) })
const any = fc.nat(30)
const seldom = fc.nat(3).map(nth => nth === 3)

type Doer = 'client' | 'coach' | 'admin'

const clientAt = ({ clients }: World, nth: number): StoryClient => pick(clients, nth)
const ownerOf = ({ clients }: World, id: string): StoryClient => clients.find(client => client.id === id) ?? pick(clients, 0)
const callerOf = ({ house, team }: World, by: Doer, client: StoryClient): Caller => house.as(by === 'client' ? client.member : team[by])
const nameOf = (by: Doer, client: StoryClient): string => (by === 'client' ? client.name : `the ${by}`)

function pick<T>(from: readonly T[], nth: number): T {
  const found = from[nth % from.length]
  if (found === undefined) throw new Error('there is nothing to choose from')
  return found
}

/** A call of which the answer was neither yes nor a reasoned no is a fault whatever it was about. */
function say(line: string, answers: readonly CallAnswer[]): string {
  const outcomes = answers.map(({ status, body }) => (status === 200 ? '200' : `${status} ${String(body.code)}`))
  const story = `${line} → ${outcomes.join(' and ')}`
  if (answers.some(({ status }) => status >= 500)) throw new Error(story)
  return story
}

/** Sends a call, or sends it twice at one moment, as a finger that trembles does. */
const send = (isDoubled: boolean, ask: () => Promise<CallAnswer>): Promise<CallAnswer[]> =>
  Promise.all(isDoubled ? [ask(), ask()] : [ask()])

const twice = (isDoubled: boolean): string => (isDoubled ? ' twice at once' : '')

const timeOf = ({ classes }: World, { hours, day }: { hours: number; day: number }) => {
  const each = pick(classes, hours)
  return { each, startsAt: startOf(each, day), name: `${each.name} on day ${day}` }
}

const bookingName = (world: World, row: BookingNow): string => {
  const each = world.classes.find(({ id }) => id === row.series_id)
  const hours = (Date.parse(row.starts_at) - Date.now()) / hourMs
  return `${row.first_name}'s ${row.state} ${each?.name ?? 'appointment'} (in ${hours.toFixed(0)} hours)`
}

const book = fc
  .record({ by: doer, who: whoever, time, waits: fc.boolean(), passesRules: fc.boolean(), isDoubled: seldom })
  .map(({ by, who, time: at, waits, passesRules, isDoubled }): Step => async world => {
    const client = clientAt(world, who)
    const { each, startsAt, name } = timeOf(world, at)
    const id = newId()
    const isPassed = passesRules && by !== 'client'
    const input = { reservationId: each.id, startsAt, bookings: [{ id, clientId: client.id }], waits, passesRules: isPassed }
    const answers = await send(isDoubled, () => callerOf(world, by, client).ask(createBookings, input))
    if (isPassed) for (const { body } of answers) for (const made of body.data?.bookings ?? []) world.unpaid.add(made.id)
    const how = `${waits ? ', or waits' : ''}${isPassed ? ', whatever the rules say' : ''}${twice(isDoubled)}`
    return say(`${nameOf(by, client)} books ${name} for ${client.name}${how}`, answers)
  })

const bookWeeks = fc.record({ who: whoever, time }).map(({ who, time: at }): Step => async world => {
  const client = clientAt(world, who)
  const { each, startsAt, name } = timeOf(world, at)
  const weeks = [7, 14].map(days => ({ id: newId(), startsAt: startOf(each, at.day + days) }))
  const input = { reservationId: each.id, startsAt, bookings: [{ id: newId(), clientId: client.id }], weeks }
  return say(`${client.name} books ${name} and the two weeks after`, [await callerOf(world, 'client', client).ask(createBookings, input)])
})

/** A step about a booking that there is. */
const aboutBooking =
  (nth: number, work: (world: World, row: BookingNow, rows: Rows) => Promise<string>): Step =>
  async (world, rows) => {
    const live = rows.bookings.filter(({ state }) => state !== 'cancelled')
    const from = live.length === 0 ? rows.bookings : live
    return from.length === 0 ? 'nothing is booked' : work(world, pick(from, nth), rows)
  }

const cancel = fc
  .record({ by: doer, nth: any, isAskedByClient: fc.boolean(), givesCreditBack: fc.boolean(), isDoubled: seldom })
  .map(({ by, nth, isAskedByClient, givesCreditBack, isDoubled }) =>
    aboutBooking(nth, async (world, row) => {
      const client = ownerOf(world, row.client_id)
      const words =
        by === 'client' ? {} : { isAskedByClient: `${isAskedByClient}`, givesCreditBack: `${givesCreditBack}`, reason: 'Febbre' }
      const ask = () => callerOf(world, by, client).ask(cancelBooking, { userReservationId: row.id, ...words })
      const how =
        by === 'client' ? '' : `${isAskedByClient ? ', whom they asked' : ''}${givesCreditBack ? ', and gives the credit back' : ''}`
      return say(`${nameOf(by, client)} cancels ${bookingName(world, row)}${how}${twice(isDoubled)}`, await send(isDoubled, ask))
    }),
  )

const undo = fc.record({ by: doer, nth: any, isDoubled: seldom }).map(({ by, nth, isDoubled }): Step => async (world, rows) => {
  const cancelled = rows.bookings.filter(({ state }) => state === 'cancelled' || state === 'cancelled late')
  if (cancelled.length === 0) return 'nothing is cancelled'
  const row = pick(cancelled, nth)
  const client = ownerOf(world, row.client_id)
  const ask = () => callerOf(world, by, client).ask(undoCancelBooking, { userReservationId: row.id })
  return say(`${nameOf(by, client)} takes back that ${bookingName(world, row)} is so${twice(isDoubled)}`, await send(isDoubled, ask))
})

const move = fc
  .record({ by: doer, nth: any, time, passesRules: fc.boolean(), isDoubled: seldom })
  .map(({ by, nth, time: to, passesRules, isDoubled }) =>
    aboutBooking(nth, async (world, row) => {
      const client = ownerOf(world, row.client_id)
      const { each, startsAt, name } = timeOf(world, to)
      const input = { userReservationId: row.id, reservationId: each.id, startsAt, passesRules: passesRules && by !== 'client' }
      const answers = await send(isDoubled, () => callerOf(world, by, client).ask(moveBooking, input))
      return say(`${nameOf(by, client)} moves ${bookingName(world, row)} to ${name}${twice(isDoubled)}`, answers)
    }),
  )

const mark = fc
  .record({
    nth: any,
    state: fc.constantFrom('booked', 'attended', 'no show', 'excused'),
    givesCreditBack: fc.boolean(),
    isDoubled: seldom,
  })
  .map(({ nth, state, givesCreditBack, isDoubled }) =>
    aboutBooking(nth, async (world, some, { bookings }) => {
      const begun = bookings.filter(each => each.seat !== null && Date.parse(each.starts_at) < Date.now())
      const row = begun.length === 0 ? some : pick(begun, nth)
      const input = { userReservationId: row.id, state, givesCreditBack, reason: 'Febbre' }
      const answers = await send(isDoubled, () => world.house.as(world.team.coach).ask(markAttendance, input))
      const how = `${givesCreditBack ? ', and gives the credit back' : ''}${twice(isDoubled)}`
      return say(`the coach marks ${bookingName(world, row)} as ${state}${how}`, answers)
    }),
  )

const grant = fc
  .record({ who: whoever, amount: fc.integer({ min: 1, max: 2 }), days: fc.constantFrom(0, 1, null) })
  .map(({ who, amount, days }): Step => async world => {
    const client = clientAt(world, who)
    const untilDay = days === null ? null : addDays(romeDay(), days)
    const input = { id: client.id, packId: newId(), amount, untilDay }
    const until = days === null ? '' : ` for ${days === 0 ? 'today' : 'today and tomorrow'}`
    return say(`the coach gives ${client.name} ${amount} credits${until}`, [
      await world.house.as(world.team.coach).ask(createCreditPack, input),
    ])
  })

const takeCredits = fc
  .record({ who: whoever, nth: any, isDeleted: fc.boolean() })
  .map(({ who, nth, isDeleted }): Step => async (world, rows) => {
    const client = clientAt(world, who)
    const packs = rows.packs.filter(pack => pack.client_id === client.id)
    if (packs.length === 0) return `${client.name} has no credits`
    const { id: packId, remaining, until_day: untilDay } = pick(packs, nth)
    const at = { id: client.id, packId }
    const coach = world.house.as(world.team.coach)
    if (isDeleted) return say(`the coach deletes ${remaining} credits of ${client.name}`, [await coach.ask(deleteCreditPack, at)])
    const input = { ...at, remaining: 0, writtenOver: remaining, untilDay, note: 'Errore' }
    return say(`the coach corrects ${remaining} credits of ${client.name} to none`, [await coach.ask(correctCreditPack, input)])
  })

const buy = fc.record({ who: whoever }).map(({ who }): Step => async world => {
  const buyer = clientAt(world, who)
  const { id: packageId, terms } = world.soldPackage
  const input = { id: buyer.id, packageId, versionId: terms.versionId, method: 'cash', day: romeDay(), amount: 5_000 }
  const answer = await world.house.as(world.team.admin).ask(createHandSale, input)
  if (answer.status === 200) world.sales.push({ id: answer.body.data.purchase.id, buyer })
  return say(`${buyer.name} buys three credits`, [answer])
})

const withdraw = fc.record({ nth: any, isDoubled: seldom }).map(({ nth, isDoubled }): Step => async world => {
  if (world.sales.length === 0) return 'nobody has bought anything'
  const { id, buyer } = pick(world.sales, nth)
  const ask = () => callerOf(world, 'client', buyer).ask(withdrawOwnPurchase, { id })
  return say(`${buyer.name} withdraws from a purchase${twice(isDoubled)}`, await send(isDoubled, ask))
})

/** Closes while a class takes place. */
const close = fc.record({ time, choice: fc.constantFrom('keep', 'cancel') }).map(({ time: at, choice }): Step => async (world, rows) => {
  const { each, startsAt, name } = timeOf(world, at)
  const start = Date.parse(startsAt)
  const within = rows.bookings.filter(row => Math.abs(Date.parse(row.starts_at) - start) < 2 * hourMs)
  const closure = {
    id: newId(),
    title: 'Chiuso',
    hostId: each.hostId,
    startDate: startsAt,
    endDate: new Date(start + hourMs).toISOString(),
  }
  const bookings = within.map(({ id }) => ({ id, choice }))
  const answer = await world.house.as(world.team.admin).ask(createClosures, { closures: [closure], bookings })
  return say(`the admin closes the hour of ${name}; what is booked: ${choice}`, [answer])
})

const openAgain = fc.record({ nth: any }).map(({ nth }): Step => async (world, rows) => {
  const closed = rows.closures.filter(({ deleted_at: deletedAt }) => deletedAt === null)
  if (closed.length === 0) return 'nothing is closed'
  return say('the admin opens an hour again', [await world.house.as(world.team.admin).ask(deleteClosure, { id: pick(closed, nth).id })])
})

/** Moves a whole appointment, or changes its seats. */
const change = fc
  .record({ time, hours: fc.constantFrom(0, 0, 1, 24), seats: fc.constantFrom(1, 2, 3) })
  .map(({ time: at, hours, seats }): Step => async (world, rows) => {
    const { each, startsAt, name } = timeOf(world, at)
    const row = rows.appointments.find(one => one.series_id === each.id && one.planned_start === startsAt)
    const start = Date.parse(row?.starts_at ?? startsAt) + hours * hourMs
    const [startDate = '', endDate = ''] = [start, start + hourMs].map(moment => new Date(moment).toISOString())
    const input = { id: each.id, startsAt, startDate, endDate, passesRules: true, ...(hours === 0 && { capacity: seats }) }
    const what = hours === 0 ? `gives ${name} ${seats} seats` : `moves all of ${name} by ${hours} hours`
    return say(`the admin ${what}`, [await world.house.as(world.team.admin).ask(moveReservation, input)])
  })

const inputOf = (each: StoryClass, startsAt: string, isAll: boolean) =>
  isAll ? { id: each.id, scope: 'all' } : { id: each.id, scope: 'this', startsAt }

const remove = fc
  .record({ time, isAll: seldom, touched: fc.constantFrom('keep', 'cancel', undefined) })
  .map(({ time: at, isAll, touched }): Step => async world => {
    const { each, startsAt, name } = timeOf(world, at)
    const answer = await world.house
      .as(world.team.admin)
      .ask(deleteSlot, { ...inputOf(each, startsAt, isAll), ...(touched && { touched }) })
    return say(`the admin deletes ${isAll ? `all days of ${each.name}` : name}; what is booked: ${touched ?? 'unsaid'}`, [answer])
  })

const undelete = fc.record({ time, isAll: fc.boolean() }).map(({ time: at, isAll }): Step => async world => {
  const { each, startsAt, name } = timeOf(world, at)
  const answer = await world.house.as(world.team.admin).ask(undeleteSlot, inputOf(each, startsAt, isAll))
  return say(`the admin brings ${isAll ? `all days of ${each.name}` : name} back`, [answer])
})

const leave = fc.record({ who: whoever, isDeleted: seldom }).map(({ who, isDeleted }): Step => async world => {
  const client = clientAt(world, who)
  world.gone.add(client.id)
  const answer = await world.house.as(world.team.admin).ask(isDeleted ? deleteClient : deactivateClient, { id: client.id })
  return say(`the admin ${isDeleted ? 'deletes' : 'deactivates'} ${client.name}`, [answer])
})

const comeBack = fc.record({ nth: any }).map(({ nth }): Step => async world => {
  const away = world.clients.filter(({ id }) => world.gone.has(id))
  if (away.length === 0) return 'nobody is away'
  const client = pick(away, nth)
  await restoreInStory(world, client)
  return `${client.name} comes back`
})

export const sweepNames = ['sweep booking news', 'sweep class minimums', 'sweep unmarked attendance', 'sweep ended credits'] as const

const sweep = fc.constantFrom(...sweepNames).map((name): Step => async world => {
  await sweepAtOnce(world, name)
  return `two nodes ${name}`
})

/** Runs a sweep on two nodes; what would be told in a minute is told now. */
export async function sweepAtOnce({ house, inTeam }: World, name: (typeof sweepNames)[number]): Promise<void> {
  await inTeam(db => db.run(sql`update bookings set tell_at = now() where tell_at is not null`))
  await Promise.all([runJob(house.database, name), runJob(house.database, name)])
}

export const daysPass = fc.constantFrom(1, 1, 2).map((days): Step => async world => {
  for (let day = 0; day < days; day += 1) await passDay(world)
  return days === 1 ? 'a day passes' : 'two days pass'
})

export const step = fc.oneof(
  { weight: 16, arbitrary: book },
  { weight: 2, arbitrary: bookWeeks },
  { weight: 9, arbitrary: cancel },
  { weight: 4, arbitrary: undo },
  { weight: 5, arbitrary: move },
  { weight: 5, arbitrary: mark },
  { weight: 2, arbitrary: grant },
  { weight: 2, arbitrary: takeCredits },
  { weight: 2, arbitrary: buy },
  { weight: 2, arbitrary: withdraw },
  { weight: 2, arbitrary: close },
  { weight: 1, arbitrary: openAgain },
  { weight: 3, arbitrary: change },
  { weight: 2, arbitrary: remove },
  { weight: 1, arbitrary: undelete },
  { weight: 2, arbitrary: leave },
  { weight: 1, arbitrary: comeBack },
  { weight: 2, arbitrary: sweep },
)
