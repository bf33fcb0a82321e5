import type { Input } from '@allenio/contract'
import { deleteCollaborator } from '@allenio/contract/collaborators'
import {
  createBookings,
  createClosures,
  createSlot,
  deleteClosure,
  deleteSlot,
  getSlot,
  listBookings,
  listClosures,
  listHosts,
  listKinds,
  listReservations,
  moveReservation,
  undeleteClosure,
  undeleteSlot,
  updateKind,
  updateSlot,
} from '@allenio/contract/reservations'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { timesOfAnswer } from '@allenio/domain/reservations'
import { sql, type WorkspaceDb } from '#platform/db'
import { clientOf, lonelyClientOf, race, testHouse, type TestMember, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { judgeDueClasses } from '../seats/minimums.ts'
import { bookedDay, kindFields, kindOf, momentAt, slotFields, slotOf, today } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const at = momentAt(bookedDay, '18:00')

const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)

async function scene(slot: Partial<Input<typeof createSlot>> = {}) {
  const team = await given.team()
  const martina = await clientOf(house, team)
  const aldo = await lonelyClientOf(house, team)
  const kindId = await kindOf(house, team)
  const fields = { ...slotFields(kindId, team.coach.membershipId), ...slot }
  const id = newId()
  await as(team.coach).call(createSlot, { id, ...fields })
  const book = async (clientId: string, startsAt = at, reservationId = id, by: TestMember = team.admin) =>
    (await as(by).call(createBookings, { reservationId, startsAt, bookings: [{ id: newId(), clientId }] })).bookings[0]?.id ?? ''
  const on = async (day: string, by: TestMember = team.coach) => timesOfAnswer(await as(by).call(listReservations, { from: day, to: day }))
  const startsOn = async (day: string, by?: TestMember) => (await on(day, by)).map(({ startDate }) => startDate)
  const update = (change: Partial<Input<typeof updateSlot>>) => as(team.coach).ask(updateSlot, { id, ...fields, scope: 'all', ...change })
  return { team, martina, aldo, kindId, fields, id, book, on, startsOn, update }
}

const codeOf = ({ status, body }: { status: number; body: { code?: unknown } }) => (status < 300 ? 'done' : body.code)

describe('new hours', () => {
  test.each<[string, Partial<Input<typeof createSlot>>, string]>([
    ['without a role', { roles: [] }, 'no role'],
    ['that end before they begin', { untilDay: addDays(today, -1) }, 'until before first day'],
    ['in five years', { firstDay: addDays(today, 365 * 5) }, 'first day too far'],
    ['shorter than an appointment', { windowEnd: '18:59', capacity: 1 }, 'window too short'],
    ['of which people choose a time, for many', { windowEnd: '20:00', capacity: 2 }, 'window and capacity'],
    ['for nobody', { capacity: 0 }, 'invalid input'],
    ['for 201 people', { capacity: 201 }, 'invalid input'],
    ['at an hour that clocks do not have', { startTime: '24:30' }, 'invalid input'],
    ['that never happen', { repetition: { kind: 'weekly', every: 1, days: [1, 2] }, untilDay: today }, 'never happens'],
  ])('%s are refused', async (_, change, code) => {
    const { team, fields } = await scene()
    // the last case needs a day that is none of the two
    const firstDay = code === 'never happens' ? nextWednesday() : fields.firstDay
    const until = code === 'never happens' ? { untilDay: firstDay } : {}
    const answer = await as(team.coach).ask(createSlot, { id: newId(), ...fields, firstDay, ...change, ...until })
    expect(codeOf(answer)).toBe(code)
  })

  test('have the sentence of the spec where no role is chosen', async () => {
    const { team, fields } = await scene()
    const { body } = await as(team.coach).ask(createSlot, { id: newId(), ...fields, roles: [] })
    expect(body.errors).toEqual({ roles: ['Devi selezionare almeno un ruolo.'] })
  })

  test('of others are the admin’s alone to make and to change', async () => {
    const { team, fields, id } = await scene()
    expect(codeOf(await as(team.nutritionist).ask(createSlot, { id: newId(), ...fields }))).toBe('not found')
    expect(codeOf(await as(team.nutritionist).ask(deleteSlot, { id }))).toBe('not found')
    expect(codeOf(await as(team.admin).ask(createSlot, { id: newId(), ...fields }))).toBe('done')
  })

  test('are made once by the same call, and not of an archived kind', async () => {
    const { team, fields, kindId } = await scene()
    const id = newId()
    await as(team.coach).call(createSlot, { id, ...fields })
    expect((await as(team.coach).call(createSlot, { id, ...fields })).id).toBe(id)
    await as(team.coach).call(updateKind, { id: kindId, ...kindFields, isArchived: true })
    expect(codeOf(await as(team.coach).ask(createSlot, { id: newId(), ...fields }))).toBe('kind archived')
  })
})

function nextWednesday(): string {
  for (let days = 0; ; days += 1) if (new Date(`${addDays(today, days)}T00:00:00Z`).getUTCDay() === 3) return addDays(today, days)
}

describe('the calendar', () => {
  test('spans 62 days, and not one more', async () => {
    const { team } = await scene()
    const ask = (days: number) => as(team.coach).ask(listReservations, { from: today, to: addDays(today, days - 1) })
    expect([codeOf(await ask(62)), codeOf(await ask(63)), codeOf(await ask(0))]).toEqual(['done', 'span too long', 'end before start'])
  })

  test('shows a colleague what their role may see, and that others are busy', async () => {
    const { team, martina, book, on } = await scene({ roles: ['coach'] })
    await book(martina)
    expect(await on(bookedDay, team.nutritionist)).toEqual([])
    const { calendar } = await as(team.nutritionist).call(listReservations, { from: bookedDay, to: bookedDay })
    expect(calendar.busy).toEqual([{ hostId: team.coach.membershipId, startDate: at, endDate: momentAt(bookedDay, '19:00'), title: '' }])
    expect((await on(bookedDay, team.admin))[0]?.reservedUsers).toMatchObject([{ client: { id: martina } }])
  })

  test('names those in one’s charge and whoever one hosts, and counts the others', async () => {
    const { team, martina, aldo, book, on } = await scene()
    await inTeam(team, db => db.run(sql`update clients set allergies = 'Noci' where id = ${aldo}`))
    await book(martina)
    await book(aldo)
    const [own] = await on(bookedDay)
    expect(own?.reservedUsers.map(({ client, isInCharge, allergies }) => [client.id, isInCharge, allergies])).toEqual([
      [martina, true, ''],
      [aldo, false, ''],
    ])
    const [seen] = await on(bookedDay, team.nutritionist)
    expect([seen?.taken, seen?.reservedUsers.map(({ client }) => client.id), seen?.hiddenUsers]).toEqual([2, [martina], 1])
    const [asAdmin] = await on(bookedDay, team.admin)
    expect(asAdmin?.reservedUsers.find(({ client }) => client.id === aldo)?.allergies).toBe('Noci')
  })

  test('never names other clients to a client, nor the notes of the team', async () => {
    const { team, martina, aldo, book, on } = await scene({ note: 'Portare i tappetini', message: 'Vieni comodo' })
    await book(aldo)
    await book(martina)
    const [seen] = await on(bookedDay, team.client)
    expect(seen).toMatchObject({ taken: 2, reservedUsers: [], note: '', message: 'Vieni comodo', booking: { state: 'booked' } })
    expect(JSON.stringify(seen)).not.toContain('Serra')
  })

  test('cuts a window into the times that are free', async () => {
    const { team, aldo, book, on } = await scene({ windowEnd: '20:30', capacity: 1, stepMinutes: 30 })
    await book(aldo, momentAt(bookedDay, '18:30'))
    const clocks = async (by: TestMember) => (await on(bookedDay, by)).map(({ startDate }) => startDate)
    // an hour each: what overlaps the booked one is gone
    expect(await clocks(team.client)).toEqual([momentAt(bookedDay, '19:30')])
    expect(await clocks(team.coach)).toEqual([momentAt(bookedDay, '18:30')])
    const { calendar } = await as(team.coach).call(listReservations, { from: bookedDay, to: bookedDay })
    expect(calendar.hours).toMatchObject([{ startsAt: at, endDate: momentAt(bookedDay, '20:30') }])
  })

  test('offers clients the kinds and people whose hours they can see', async () => {
    const { team, kindId } = await scene({ clientRoles: ['nutritionist'] })
    const offered = async () => [
      (await as(team.client).call(listKinds, {})).kinds.map(({ id }) => id),
      (await as(team.client).call(listHosts, {})).hosts.map(({ id }) => id),
    ]
    expect(await offered()).toEqual([[kindId], [team.coach.membershipId]])
    await inTeam(team, db => db.run(sql`delete from client_collaborators where membership_id = ${team.nutritionist.membershipId}`))
    expect(await offered()).toEqual([[], []])
  })
})

describe('changing hours', () => {
  const later = addDays(bookedDay, 2)

  test('of one day leaves the others as they are', async () => {
    const { update, startsOn } = await scene()
    expect(codeOf(await update({ scope: 'this', startsAt: at, newId: newId(), firstDay: bookedDay, startTime: '10:00' }))).toBe('done')
    expect(await startsOn(bookedDay)).toEqual([momentAt(bookedDay, '10:00')])
    expect(await startsOn(later)).toEqual([momentAt(later, '18:00')])
  })

  test('of the following days splits them off', async () => {
    const { update, startsOn } = await scene()
    const change = { scope: 'following', startsAt: at, newId: newId(), firstDay: bookedDay, startTime: '10:00' } as const
    expect(codeOf(await update(change))).toBe('done')
    const before = addDays(bookedDay, -1)
    expect([await startsOn(before), await startsOn(bookedDay), await startsOn(later)]).toEqual([
      [momentAt(before, '18:00')],
      [momentAt(bookedDay, '10:00')],
      [momentAt(later, '10:00')],
    ])
  })

  test('that are booked asks what becomes of the bookings, and cancels none silently', async () => {
    const { team, martina, book, update, on } = await scene()
    const bookingId = await book(martina)
    const change = { startTime: '10:00', firstDay: today }
    const asked = await update(change)
    expect(asked.body).toMatchObject({ code: 'bookings touched', data: { bookings: [{ id: bookingId, client: { id: martina } }] } })
    expect((await as(team.coach).call(listBookings, {})).reservations[0]?.state).toBe('booked')
    expect(codeOf(await update({ ...change, touched: 'move' }))).toBe('done')
    expect((await on(bookedDay)).map(({ startDate, taken }) => [startDate, taken])).toEqual([[momentAt(bookedDay, '10:00'), 1]])
  })

  test('that are booked may keep the bookings where they are, or cancel them', async () => {
    const { team, martina, book, update, on } = await scene()
    await book(martina)
    await update({ startTime: '10:00', touched: 'keep' })
    expect((await on(bookedDay)).map(({ startDate, taken }) => [startDate, taken])).toEqual([
      [momentAt(bookedDay, '10:00'), 0],
      [at, 1],
    ])
    await as(team.coach).call(deleteSlot, { id: (await on(bookedDay))[0]?.id ?? '', scope: 'all', touched: 'cancel', reason: 'Chiudo' })
    expect((await as(team.coach).call(listBookings, {})).reservations[0]).toMatchObject({ state: 'cancelled', reason: 'Chiudo' })
  })

  test('to fewer seats than people is refused', async () => {
    const { martina, aldo, book, update } = await scene()
    await book(martina)
    await book(aldo)
    expect(codeOf(await update({ capacity: 1 }))).toBe('capacity below bookings')
    expect(codeOf(await update({ capacity: 2 }))).toBe('done')
  })

  test('deletes one day, the following, or all, and brings them back', async () => {
    const { team, id, startsOn } = await scene()
    const both = async () => [(await startsOn(bookedDay)).length, (await startsOn(later)).length]
    const coach = as(team.coach)
    await coach.call(deleteSlot, { id, startsAt: at, scope: 'this' })
    expect(await both()).toEqual([0, 1])
    await coach.call(undeleteSlot, { id, startsAt: at, scope: 'this' })
    await coach.call(deleteSlot, { id, startsAt: at, scope: 'following' })
    expect(await both()).toEqual([0, 0])
    await coach.call(undeleteSlot, { id, startsAt: at, scope: 'following' })
    await coach.call(deleteSlot, { id })
    expect(codeOf(await coach.ask(getSlot, { id }))).toBe('not found')
    await coach.call(undeleteSlot, { id })
    expect(await both()).toEqual([1, 1])
  })

  test('brings back no class that had too few people', async () => {
    const { team, id, martina, aldo, book, on } = await scene({ rules: { minimum: { people: 2, hoursBefore: 12 } } })
    await book(martina)
    await book(aldo, momentAt(later, '18:00'))
    await inTeam(team, db => db.run(sql`update appointments set judged_at = now() - interval '1 second' where day = ${bookedDay}`))
    await judgeDueClasses(database)
    const states = async () => [...(await on(bookedDay)), ...(await on(later))].map(({ state }) => state)
    expect(await states()).toEqual(['cancelled', 'open'])
    await as(team.coach).call(deleteSlot, { id, touched: 'cancel' })
    await as(team.coach).call(undeleteSlot, { id })
    expect(await states()).toEqual(['cancelled', 'open'])
    // the other one is still judged by its minimum
    const toJudge = await inTeam(team, db => db.many(sql`select day from appointments where judged_at is not null`))
    expect(toJudge).toEqual([{ day: later }])
  })

  test('goes on at the month’s end where a series is split in February', async () => {
    const year = Number(today.slice(0, 4)) + 1
    const [firstDay, split] = [`${year}-01-31`, addDays(`${year}-03-01`, -1)]
    const { fields, team, update, startsOn } = await scene({ firstDay, repetition: { kind: 'monthly' } })
    const newSeries = newId()
    const change = { firstDay: split, startTime: '10:00', newId: newSeries }
    expect(codeOf(await update({ ...change, scope: 'following', startsAt: momentAt(split, '18:00') }))).toBe('done')
    const after = `${year}-03-31`
    const both = async () => [await startsOn(split), await startsOn(addDays(after, -3)), await startsOn(after)]
    expect(await both()).toEqual([[momentAt(split, '10:00')], [], [momentAt(after, '10:00')]])
    // a form that knows nothing of it changes the series once more
    await as(team.coach).call(updateSlot, { ...fields, id: newSeries, firstDay: split, startTime: '11:00', scope: 'all' })
    expect(await both()).toEqual([[momentAt(split, '11:00')], [], [momentAt(after, '11:00')]])
  })

  test('keeps what is booked when hours are deleted, if that was chosen', async () => {
    const { team, id, martina, book, on } = await scene()
    await book(martina)
    expect(codeOf(await as(team.coach).ask(deleteSlot, { id }))).toBe('bookings touched')
    await as(team.coach).call(deleteSlot, { id, touched: 'keep' })
    expect((await on(bookedDay)).map(({ taken }) => taken)).toEqual([1])
    expect(await on(later)).toEqual([])
  })
})

describe('moving an appointment', () => {
  const move = (id: string, from: string, to: string, more: object = {}) => ({
    id,
    startsAt: momentAt(bookedDay, from),
    startDate: momentAt(bookedDay, to),
    endDate: new Date(Date.parse(momentAt(bookedDay, to)) + 3_600_000).toISOString(),
    ...more,
  })

  test('takes its people along, and only that day', async () => {
    const { team, id, martina, book, on, startsOn } = await scene()
    await book(martina)
    await as(team.coach).call(moveReservation, move(id, '18:00', '20:00'))
    expect((await on(bookedDay)).map(({ startDate, taken }) => [startDate, taken])).toEqual([[momentAt(bookedDay, '20:00'), 1]])
    expect((await as(team.client).call(listBookings, {})).reservations[0]?.startDate).toBe(momentAt(bookedDay, '20:00'))
    expect(await startsOn(addDays(bookedDay, 1))).toEqual([momentAt(addDays(bookedDay, 1), '18:00')])
    // the planned start still names it
    await as(team.coach).call(moveReservation, move(id, '18:00', '18:00'))
    expect(await startsOn(bookedDay)).toEqual([at])
  })

  test('to another day leaves none behind', async () => {
    const { team, id, martina, book, startsOn } = await scene({ repetition: { kind: 'once' }, firstDay: bookedDay })
    await book(martina)
    const day = addDays(bookedDay, 20)
    await as(team.coach).call(moveReservation, { id, startsAt: at, startDate: momentAt(day, '18:00'), endDate: momentAt(day, '19:00') })
    expect([await startsOn(bookedDay), await startsOn(day)]).toEqual([[], [momentAt(day, '18:00')]])
  })

  test('onto another appointment of the host, or of one of its people, is refused', async () => {
    const { team, id, martina, aldo, book, kindId } = await scene()
    const otherId = await slotOf(house, team, { kindId, startTime: '20:00' })
    await book(martina)
    await book(aldo, momentAt(bookedDay, '20:00'), otherId)
    const clash = await as(team.coach).ask(moveReservation, move(id, '18:00', '19:30', { passesRules: true }))
    expect(clash.body).toMatchObject({ code: 'time taken', message: 'In quel momento hai già un altro appuntamento.' })
    const byAdmin = await as(team.admin).ask(moveReservation, move(id, '18:00', '19:30', { passesRules: true }))
    expect(byAdmin.body.message).toBe('In quel momento chi riceve ha già un altro appuntamento.')
    const own = newId()
    const fields = slotFields(kindId, team.admin.membershipId)
    await as(team.admin).call(createSlot, { id: own, ...fields, startTime: '21:30' })
    await book(martina, momentAt(bookedDay, '21:30'), own)
    expect(codeOf(await as(team.coach).ask(moveReservation, move(id, '18:00', '21:00', { passesRules: true })))).toBe('client busy')
  })

  test('into a closure asks first', async () => {
    const { team, id, martina, book } = await scene()
    await book(martina)
    const closure = { id: newId(), title: 'Pausa', hostId: team.coach.membershipId }
    const closures = [{ ...closure, startDate: momentAt(bookedDay, '20:00'), endDate: momentAt(bookedDay, '22:00') }]
    await as(team.coach).call(createClosures, { closures })
    expect(codeOf(await as(team.coach).ask(moveReservation, move(id, '18:00', '20:00')))).toBe('rules passed')
    expect(codeOf(await as(team.coach).ask(moveReservation, move(id, '18:00', '20:00', { passesRules: true })))).toBe('done')
  })

  test('ends after it begins, and within a day', async () => {
    const { team, id } = await scene()
    const backwards = { ...move(id, '18:00', '20:00'), endDate: momentAt(bookedDay, '19:00') }
    expect(codeOf(await as(team.coach).ask(moveReservation, backwards))).toBe('end before start')
  })

  test('by two at once leaves one consistent appointment', async () => {
    const { team, id, martina, book, on } = await scene()
    await book(martina)
    await race(index => as(team.coach).ask(moveReservation, move(id, '18:00', index % 2 === 0 ? '19:00' : '20:00')))
    const [only, ...others] = await on(bookedDay)
    expect([others.length, only?.taken]).toEqual([0, 1])
  })
})

describe('closures', () => {
  const span = (days: number, hostId: string | null = null) => ({
    id: newId(),
    title: 'Ferie',
    hostId,
    startDate: momentAt(bookedDay, '00:00'),
    endDate: momentAt(addDays(bookedDay, days), '00:00'),
  })

  test('close what can be booked, and are the admin’s for the business', async () => {
    const { team, martina, id } = await scene()
    expect(codeOf(await as(team.coach).ask(createClosures, { closures: [span(1)] }))).toBe('not found')
    await as(team.admin).call(createClosures, { closures: [span(1)] })
    const wish = { reservationId: id, startsAt: at, bookings: [{ id: newId(), clientId: martina }] }
    expect((await as(team.client).ask(createBookings, wish)).body.data).toMatchObject({ refusal: 'closed' })
    const { calendar } = await as(team.client).call(listReservations, { from: bookedDay, to: bookedDay })
    // why it is closed is nobody's business
    expect(calendar.closures.map(({ title }) => title)).toEqual([''])
  })

  test('over bookings list them until each is settled', async () => {
    const { team, martina, aldo, book } = await scene()
    const [kept, cancelled] = [await book(martina), await book(aldo)]
    const closures = [span(1)]
    const asked = await as(team.admin).ask(createClosures, { closures })
    expect(asked.body).toMatchObject({ code: 'bookings in closure', data: { bookings: [{ id: kept }, { id: cancelled }] } })
    await as(team.admin).call(createClosures, {
      closures,
      bookings: [
        { id: kept, choice: 'keep' },
        { id: cancelled, choice: 'cancel' },
      ],
    })
    const states = (await as(team.admin).call(listBookings, {})).reservations.map(({ id, state }) => [id, state])
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [kept, 'booked'],
        [cancelled, 'cancelled'],
      ]),
    )
  })

  test('offer the holidays that are not closed yet, and can be taken back', async () => {
    const { team } = await scene()
    const { holidays } = await as(team.admin).call(listClosures, {})
    const [first] = holidays
    if (!first) throw new Error('a year has holidays')
    const id = newId()
    const startDate = momentAt(first.day, '00:00')
    await as(team.admin).call(createClosures, {
      closures: [{ id, title: first.name, startDate, endDate: momentAt(addDays(first.day, 1), '00:00'), isHoliday: true }],
    })
    expect((await as(team.admin).call(listClosures, {})).holidays).toEqual(holidays.slice(1))
    await as(team.admin).call(deleteClosure, { id })
    expect((await as(team.admin).call(listClosures, {})).holidays).toEqual(holidays)
    await as(team.admin).call(undeleteClosure, { id })
    expect((await as(team.admin).call(listClosures, {})).closures).toMatchObject([{ id, isHoliday: true }])
  })

  test('last a year at most', async () => {
    const { team } = await scene()
    expect(codeOf(await as(team.admin).ask(createClosures, { closures: [span(367)] }))).toBe('closure too long')
  })
})

describe('a colleague who leaves', () => {
  test('hands hours and appointments over to the heir', async () => {
    const { team, martina, book, on } = await scene()
    await book(martina)
    await as(team.admin).call(deleteCollaborator, { id: team.coach.membershipId, moveTo: team.admin.membershipId })
    expect((await on(bookedDay, team.admin)).map(({ host, taken }) => [host.id, taken])).toEqual([[team.admin.membershipId, 1]])
  })

  test('without an heir ends both, and cancels what is booked', async () => {
    const { team, martina, book, on } = await scene()
    await book(martina)
    await as(team.admin).call(deleteCollaborator, { id: team.coach.membershipId, moveTo: null })
    expect(await on(addDays(bookedDay, 1), team.admin)).toEqual([])
    expect((await as(team.admin).call(listBookings, {})).reservations[0]?.state).toBe('cancelled')
  })
})
