import { listCredits } from '@allenio/contract/credits'
import { getNextBooking, listClientReservations, listReservations } from '@allenio/contract/reservations'
import { addDays, romeDay } from '@allenio/domain/days'
import { sql, type Row } from '#platform/db'
import { sweepAtOnce } from './story-steps.testing.ts'
import { rowsOf, type BookingNow, type Rows } from './story-rows.testing.ts'
import { today } from '../scene.testing.ts'
import type { StoryClient, World } from './story-world.testing.ts'

/** Every sentence of screens and notifications that differs from the rows. */
export async function faultsOnScreens(world: World): Promise<string[]> {
  await sweepAtOnce(world, 'sweep booking news')
  const rows = await rowsOf(world)
  const involved = world.clients.filter(({ id }) => rows.bookings.some(row => row.client_id === id)).slice(0, 3)
  const faults = await Promise.all([
    ...involved.map(client => clientFaults(world, rows, client)),
    calendarFaults(world, rows),
    newsFaults(world, rows),
  ])
  return faults.flat()
}

const isListed = (row: BookingNow): boolean => (row.state === 'booked' || row.state === 'waiting') && Date.parse(row.ends_at) > Date.now()
const byStart = (one: BookingNow, other: BookingNow): number =>
  one.starts_at.localeCompare(other.starts_at) || one.id.localeCompare(other.id)

async function clientFaults({ house, team, gone }: World, { bookings, packs, statusOf }: Rows, client: StoryClient): Promise<string[]> {
  const own = bookings.filter(row => row.client_id === client.id).toSorted(byStart)
  const admin = house.as(team.admin)
  const [record, credits] = await Promise.all([
    admin.ask(listClientReservations, { id: client.id }),
    admin.ask(listCredits, { id: client.id }),
  ])
  // a client who was deleted has no screens
  if (record.status === 404) return []
  const listed = own.filter(isListed).map(row => [row.id, row.state, row.starts_at, placeOf(row, bookings), row.credits])
  const comingRows = record.body.data.coming.map((each: ShownBooking) => [
    each.id,
    each.state,
    each.startDate,
    each.waitingPlace,
    each.credits,
  ])
  const usable = packs.filter(pack => pack.client_id === client.id && (pack.until_day ?? romeDay()) >= romeDay())
  const balance = usable.reduce((sum, { remaining }) => sum + remaining, 0)
  const past = new Set(own.filter(row => !isListed(row)).map(row => `${row.id} ${row.state}`))
  const shownPast = new Set<string>(record.body.data.past.map((each: ShownBooking) => `${each.id} ${each.state}`))
  return [
    ...differ(`${client.name}'s coming appointments`, comingRows, listed),
    ...differ(`${client.name}'s past appointments`, [...shownPast].toSorted(), [...past].toSorted()),
    ...differ(`${client.name}'s credits`, credits.body.data.balance, balance),
    // a client who was away would have to sign in
    ...(statusOf.get(client.id) === 'active' && !gone.has(client.id) ? await homeFaults(house, client, own) : []),
  ]
}

interface ShownBooking {
  id: string
  state: string
  startDate: string
  waitingPlace: number | null
  credits: number
}

async function homeFaults(house: World['house'], client: StoryClient, own: readonly BookingNow[]): Promise<string[]> {
  const { body } = await house.as(client.member).ask(getNextBooking, {})
  const coming = own.filter(row => row.state === 'booked' && isListed(row))
  return differ(
    `${client.name}'s next appointment`,
    [body.data?.next?.id ?? null, body.data?.coming],
    [coming[0]?.id ?? null, coming.length],
  )
}

const placeOf = (row: BookingNow, bookings: readonly BookingNow[]): number | null =>
  row.state === 'waiting'
    ? bookings.filter(each => each.appointment_id === row.appointment_id && each.state === 'waiting').findIndex(({ id }) => id === row.id) +
      1
    : null

const differ = (what: string, shown: unknown, real: unknown): string[] =>
  JSON.stringify(shown) === JSON.stringify(real)
    ? []
    : [`${what}: the screen says ${JSON.stringify(shown)}, the rows ${JSON.stringify(real)}`]

async function calendarFaults({ house, team }: World, { appointments, bookings }: Rows): Promise<string[]> {
  const span = { from: addDays(today, -12), to: addDays(today, 30) }
  const { reservations } = await house.as(team.admin).call(listReservations, span)
  const shownOf = new Map(reservations.map(each => [`${each.id} ${each.startsAt}`, each]))
  return appointments.flatMap(each => {
    const slot = shownOf.get(`${each.series_id} ${each.planned_start}`)
    const own = bookings.filter(row => row.appointment_id === each.id && row.state !== 'cancelled' && row.state !== 'cancelled late')
    const isDeleted = each.is_cancelled || own.length === 0
    if (!slot) return isDeleted ? [] : [`the calendar lacks the appointment at ${each.starts_at}, with ${own.length} people`]
    const users = slot.reservedUsers.map(({ id, state }) => `${id} ${state}`)
    const real = own.map(({ id, state }) => `${id} ${state}`)
    return [
      ...differ('an appointment of the calendar', [slot.startDate, slot.taken, slot.waiting], [each.starts_at, each.taken, each.waiting]),
      ...differ('the people of an appointment', users.toSorted(), real.toSorted()),
    ]
  })
}

/** What each state may have been told last. */
const newsOf: Record<string, readonly (string | undefined)[]> = {
  booked: ['booking made', 'booking moved', 'seat given', 'booking alert'],
  waiting: [undefined, 'booking cancelled', 'class cancelled'],
  cancelled: [undefined, 'booking cancelled', 'class cancelled'],
  'cancelled late': [undefined, 'booking cancelled'],
}

async function newsFaults({ inTeam, gone }: World, { bookings, statusOf }: Rows): Promise<string[]> {
  const news = await inTeam(db =>
    db.many<Row<'notifications', 'about' | 'kind'>>(sql`select about, kind from notifications order by created_at, id`),
  )
  const lastOf = new Map(news.map(({ about, kind }) => [about, kind]))
  return bookings.flatMap(row => {
    const isTold = statusOf.get(row.client_id) === 'active' && !gone.has(row.client_id) && Date.parse(row.starts_at) > Date.now()
    const allowed = newsOf[row.state]
    const last = lastOf.get(row.id)
    if (!isTold || !allowed || allowed.includes(last)) return []
    return [`${row.first_name} was told '${last ?? 'nothing'}' last of a booking that is ${row.state}`]
  })
}
