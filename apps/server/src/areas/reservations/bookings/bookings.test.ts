import { deactivateClient } from '@allenio/contract/clients'
import { listCredits } from '@allenio/contract/credits'
import {
  cancelBooking,
  createBookings,
  createClosures,
  getNextBooking,
  listClientReservations,
  listReservations,
  markAttendance,
  moveBooking,
  previewBookings,
  undoCancelBooking,
  updateBookingSettings,
  presetRules,
} from '@allenio/contract/reservations'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { actorOf, groupOf, race, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { at, bookingScene, codeOf } from './booking-scene.testing.ts'
import { setBookingState, type BookingKey } from './booking-states.ts'
import { bookFor } from './new-bookings.ts'
import { bookedDay, momentAt, slotFields, slotOf, today } from '../scene.testing.ts'
import { create } from '../hours/slots.ts'

const house = await testHouse()
const { as, database } = house
const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)

describe('booking', () => {
  test('a client books for themselves, and sees it as their next appointment', async () => {
    const { team, martina, bookNow } = await bookingScene(house)
    const booking = await bookNow(team.client, martina)
    expect(booking).toMatchObject({
      state: 'booked',
      isByClient: true,
      startDate: at,
      kind: { name: 'Pilates' },
      may: { cancel: true, move: true },
    })
    expect(await as(team.client).call(getNextBooking, {})).toMatchObject({ next: { id: booking.id }, coming: 1, mayBook: true })
  })

  test('a client books for nobody else, and the team not for those out of reach', async () => {
    const { team, martina, aldo, book } = await bookingScene(house)
    expect(codeOf(await book(team.client, aldo))).toBe('not found')
    expect(codeOf(await book(team.coach, aldo))).toBe('not found')
    expect(codeOf(await book(team.coach, newId()))).toBe('not found')
    expect(codeOf(await book(team.coach, martina))).toBe('booked')
  })

  test('the same call again answers what it made; its id for somebody else is refused', async () => {
    const { team, martina, aldo, reservationId, bookNow } = await bookingScene(house, { capacity: 3 })
    const id = newId()
    const first = await bookNow(team.admin, martina, { bookings: [{ id, clientId: martina }] })
    expect(await bookNow(team.admin, martina, { bookings: [{ id, clientId: martina }] })).toEqual(first)
    const other = await as(team.admin).ask(createBookings, { reservationId, startsAt: at, bookings: [{ id, clientId: aldo }] })
    expect(other.body.code).toBe('record id taken')
  })

  test('a moment at which the series has no time is not found', async () => {
    const { team, martina, book } = await bookingScene(house)
    expect(codeOf(await book(team.coach, martina, { startsAt: momentAt(bookedDay, '18:10') }))).toBe('not found')
    expect(codeOf(await book(team.coach, martina, { startsAt: momentAt(addDays(today, -1), '18:00') }))).toBe('not found')
  })

  test('hours for a group are not there for clients of none', async () => {
    const { team, martina, kindId } = await bookingScene(house)
    const groupId = await groupOf(house, team)
    const reservationId = await slotOf(house, team, { kindId, startTime: '08:00', groupIds: [groupId] })
    const startsAt = momentAt(bookedDay, '08:00')
    const wish = () => ({ reservationId, startsAt, bookings: [{ id: newId(), clientId: martina }] })
    expect((await as(team.client).ask(createBookings, wish())).body.code).toBe('not found')
    const passed = await as(team.coach).ask(createBookings, wish())
    expect(passed.body).toMatchObject({ code: 'rules passed', data: { passed: [{ clientId: martina, refusal: 'not for client' }] } })
    await inTeam(team, db => db.run(sql`insert into group_clients (group_id, client_id) values (${groupId}, ${martina})`))
    expect((await as(team.client).ask(createBookings, wish())).status).toBe(200)
  })

  test('what is full, taken or elsewhere is refused with the nearest free times', async () => {
    const { team, martina, aldo, book, bookNow, reservationId } = await bookingScene(house)
    await bookNow(team.admin, aldo)
    const full = await book(team.client, martina)
    expect(full.body).toMatchObject({ code: 'time full', data: { refusal: 'full' } })
    expect(full.body.data?.['nearest']).toEqual(
      [-2, -1, 1].map(days => {
        const startsAt = momentAt(addDays(bookedDay, days), '18:00')
        return { reservationId, startsAt, startDate: startsAt }
      }),
    )
  })

  test('a host is never in two appointments, whatever is passed over', async () => {
    const { team, martina, aldo, bookNow, kindId } = await bookingScene(house, { capacity: 2 })
    const otherId = await slotOf(house, team, { kindId, startTime: '18:30', capacity: 2 })
    await bookNow(team.admin, martina)
    const clash = await as(team.admin).ask(createBookings, {
      reservationId: otherId,
      startsAt: momentAt(bookedDay, '18:30'),
      bookings: [{ id: newId(), clientId: aldo }],
      passesRules: true,
    })
    expect(clash.body).toMatchObject({ code: 'time taken', data: { refusal: 'host busy' } })
  })

  test('a client is never in two places', async () => {
    const { team, martina, bookNow, kindId } = await bookingScene(house, { capacity: 2 })
    await bookNow(team.admin, martina)
    const otherId = await inTeam(team, async db => {
      const id = newId()
      await create(db, actorOf(team.admin, 'admin'), { id, ...slotFields(kindId, team.admin.membershipId), startTime: '18:30' })
      return id
    })
    const clash = await as(team.admin).ask(createBookings, {
      reservationId: otherId,
      startsAt: momentAt(bookedDay, '18:30'),
      bookings: [{ id: newId(), clientId: martina }],
      passesRules: true,
    })
    expect(clash.body.code).toBe('client busy')
  })

  test('rules refuse a client, and ask the team', async () => {
    const { team, martina, book, bookNow } = await bookingScene(house, { rules: { leadHours: 24 * 30 } })
    expect((await book(team.client, martina)).body).toMatchObject({ code: 'not bookable', data: { refusal: 'too late' } })
    expect((await book(team.client, martina, { passesRules: true })).body.code).toBe('not bookable')
    expect((await book(team.coach, martina)).body.code).toBe('rules passed')
    expect((await bookNow(team.coach, martina, { passesRules: true })).state).toBe('booked')
  })

  test('the daily maximum counts every appointment of the day', async () => {
    const { team, martina, bookNow, kindId } = await bookingScene(house)
    const reservationId = await slotOf(house, team, { kindId, startTime: '08:00', rules: { perDay: 1 } })
    await bookNow(team.client, martina)
    const wish = { reservationId, startsAt: momentAt(bookedDay, '08:00'), bookings: [{ id: newId(), clientId: martina }] }
    expect((await as(team.client).ask(createBookings, wish)).body.data).toMatchObject({ refusal: 'daily maximum' })
  })

  test('inactive clients cannot be booked by anybody', async () => {
    const { team, martina, book } = await bookingScene(house)
    await as(team.admin).call(deactivateClient, { id: martina })
    expect((await book(team.admin, martina, { passesRules: true })).body.code).toBe('client not active')
  })

  test('the same time for some weeks books what can be had', async () => {
    const { team, martina, aldo, reservationId, bookNow } = await bookingScene(house)
    const weeks = [1, 2, 3].map(week => momentAt(addDays(bookedDay, 7 * week), '18:00'))
    await bookNow(team.admin, aldo, { startsAt: weeks[1] ?? '' })
    const preview = await as(team.client).call(previewBookings, { reservationId, startsAt: at, weeks: 4 })
    expect(preview.times.map(({ refusal }) => refusal)).toEqual([null, null, 'full', null])
    const { bookings, refused } = await as(team.client).call(createBookings, {
      reservationId,
      startsAt: at,
      bookings: [{ id: newId(), clientId: martina }],
      weeks: weeks.map(startsAt => ({ startsAt, id: newId() })),
    })
    expect(bookings.map(({ startDate }) => startDate)).toEqual([at, weeks[0], weeks[2]])
    expect(refused).toEqual([{ startsAt: weeks[1], refusal: 'full' }])
  })
})

describe('at once', () => {
  test('of twenty who want one seat one has it', async () => {
    const { team, reservationId, manyClients } = await bookingScene(house)
    const clients = await manyClients(20)
    const { passed, codes } = await race(index =>
      as(team.admin).ask(createBookings, { reservationId, startsAt: at, bookings: [{ id: newId(), clientId: clients[index] ?? '' }] }),
    )
    expect([passed, codes]).toEqual([1, ['time full']])
  })

  test('of twenty who want twelve seats twelve have one', async () => {
    const { team, reservationId, manyClients } = await bookingScene(house, { capacity: 12 })
    const clients = await manyClients(20)
    const { passed, codes } = await race(index =>
      as(team.admin).ask(createBookings, { reservationId, startsAt: at, bookings: [{ id: newId(), clientId: clients[index] ?? '' }] }),
    )
    expect([passed, codes]).toEqual([12, ['time full']])
    const { reservations } = await as(team.admin).call(listReservations, { from: bookedDay, to: bookedDay })
    expect(reservations[0]).toMatchObject({ taken: 12, capacity: 12, state: 'full' })
  })

  test('the last credit pays once', async () => {
    const { team, martina, grant, balanceOf, reservationId } = await bookingScene(house, { credits: 1 })
    await grant(martina, 1)
    const { passed, codes } = await race(index =>
      as(team.client).ask(createBookings, {
        reservationId,
        startsAt: momentAt(addDays(bookedDay, index), '18:00'),
        bookings: [{ id: newId(), clientId: martina }],
      }),
    )
    expect([passed, codes]).toEqual([1, ['not bookable']])
    expect(await balanceOf(martina)).toBe(0)
  })

  test('the database refuses what the rules would let through', async () => {
    const { team, martina, aldo, bookNow } = await bookingScene(house, { capacity: 2 })
    const booking = await bookNow(team.admin, martina)
    const sameSeat = inTeam(team, db =>
      db.run(sql`
      insert into bookings (id, client_id, appointment_id, state, seat, starts_at, ends_at, day, is_by_client)
      select ${newId()}, ${aldo}, appointment_id, 'booked', seat, starts_at, ends_at, day, false from bookings where id = ${booking.id}`),
    )
    await expect(sameSeat).rejects.toThrow('bookings_one_of_seat')
    const elsewhere = inTeam(team, db =>
      db.run(sql`
      insert into appointments (id, planned_start, kind_id, host_id, starts_at, ends_at, day, clock, zone, is_in_window, capacity, taken)
      select ${newId()}, planned_start, kind_id, host_id, starts_at + interval '59 minutes', ends_at + interval '1 hour', day, clock, zone,
        false, 1, 1
      from appointments where taken > 0`),
    )
    await expect(elsewhere).rejects.toThrow('appointments_one_of_host')
  })
})

describe('credits', () => {
  test('are taken by a booking and come back with a cancellation in time', async () => {
    const { team, martina, grant, balanceOf, bookNow } = await bookingScene(house, { credits: 2 })
    await grant(martina, 3)
    const booking = await bookNow(team.client, martina)
    expect([booking.credits, await balanceOf(martina)]).toEqual([2, 1])
    await as(team.client).call(cancelBooking, { userReservationId: booking.id })
    expect(await balanceOf(martina)).toBe(3)
    const { entries } = await as(team.admin).call(listCredits, { id: martina })
    expect(entries.map(({ amount, balance, cause }) => [amount, balance, cause])).toEqual([
      [2, 3, 'returned'],
      [-2, 1, 'booked'],
      [3, 3, 'granted'],
    ])
  })

  test('are missing: a client cannot book, and the team may without taking any', async () => {
    const { team, martina, balanceOf, book, bookNow } = await bookingScene(house, { credits: 1 })
    expect((await book(team.client, martina)).body.data).toMatchObject({ refusal: 'no credits' })
    const booking = await bookNow(team.coach, martina, { passesRules: true })
    expect([booking.credits, await balanceOf(martina)]).toEqual([0, 0])
  })

  test('are lost by a client who cancels late, unless the team gives them back with a reason', async () => {
    const { team, martina, grant, balanceOf, bookNow, startIn } = await bookingScene(house, { credits: 1 })
    await grant(martina, 2)
    const booking = await bookNow(team.client, martina)
    await startIn(3)
    const late = await as(team.client).call(cancelBooking, { userReservationId: booking.id })
    expect([late.state, await balanceOf(martina)]).toEqual(['cancelled late', 1])
  })

  test('come back although it is late, where the team says why', async () => {
    const { team, martina, grant, balanceOf, bookNow, startIn } = await bookingScene(house, { credits: 1 })
    await grant(martina, 1)
    const booking = await bookNow(team.client, martina)
    await startIn(3)
    const cancel = { userReservationId: booking.id, isAskedByClient: 'true', givesCreditBack: 'true' } as const
    expect((await as(team.coach).ask(cancelBooking, cancel)).body.code).toBe('reason needed')
    const { state } = await as(team.coach).call(cancelBooking, { ...cancel, reason: 'Febbre' })
    expect([state, await balanceOf(martina)]).toEqual(['cancelled late', 1])
  })

  test('come back when the business cancels, however late', async () => {
    const { team, martina, grant, balanceOf, bookNow, startIn } = await bookingScene(house, { credits: 1 })
    await grant(martina, 1)
    const booking = await bookNow(team.client, martina)
    await startIn(1)
    const { state } = await as(team.coach).call(cancelBooking, { userReservationId: booking.id, reason: 'Il coach è malato' })
    expect([state, await balanceOf(martina)]).toEqual(['cancelled', 1])
  })

  test('are never taken by a correction of attendance where the booking was made without any', async () => {
    const { team, martina, grant, balanceOf, bookNow, startIn } = await bookingScene(house, { credits: 1 })
    const { id: userReservationId } = await bookNow(team.coach, martina, { passesRules: true })
    await grant(martina, 1)
    await startIn(-2)
    for (const state of ['attended', 'no show', 'attended'] as const)
      await as(team.coach).call(markAttendance, { userReservationId, state })
    expect(await balanceOf(martina)).toBe(1)
  })

  test('follow attendance and its corrections', async () => {
    const { team, martina, grant, balanceOf, bookNow, startIn } = await bookingScene(house, { credits: 1 })
    await grant(martina, 1)
    const { id: userReservationId } = await bookNow(team.client, martina)
    const coach = as(team.coach)
    expect((await coach.ask(markAttendance, { userReservationId, state: 'attended' })).body.code).toBe('booking not over')
    await startIn(-2)
    const mark = async (state: 'attended' | 'no show' | 'excused' | 'booked', more: object = {}) => {
      const marked = await coach.call(markAttendance, { userReservationId, state, ...more })
      return [marked.state, await balanceOf(martina)]
    }
    expect(await mark('no show')).toEqual(['no show', 0])
    expect(await mark('excused')).toEqual(['excused', 1])
    expect(await mark('attended')).toEqual(['attended', 0])
    expect((await coach.ask(markAttendance, { userReservationId, state: 'no show', givesCreditBack: true })).body.code).toBe(
      'reason needed',
    )
    expect(await mark('no show', { givesCreditBack: true, reason: 'Incidente' })).toEqual(['no show', 1])
    expect(await mark('no show', { givesCreditBack: true, reason: 'Incidente' })).toEqual(['no show', 1])
    await startIn(-24 * 31)
    expect((await coach.ask(markAttendance, { userReservationId, state: 'attended' })).body.code).toBe('attendance too old')
  })
})

describe('changing a booking', () => {
  test('a cancellation is taken back while the seat is free', async () => {
    const { team, martina, aldo, bookNow, grant, balanceOf } = await bookingScene(house, { credits: 1 })
    await grant(martina, 1)
    const { id: userReservationId } = await bookNow(team.client, martina)
    await as(team.client).call(cancelBooking, { userReservationId })
    expect((await as(team.client).call(undoCancelBooking, { userReservationId })).state).toBe('booked')
    expect(await balanceOf(martina)).toBe(0)
    await as(team.client).call(cancelBooking, { userReservationId })
    await bookNow(team.admin, aldo, { passesRules: true })
    expect((await as(team.client).ask(undoCancelBooking, { userReservationId })).body.code).toBe('time full')
  })

  test('a late cancellation whose credit was given back costs it again when it is taken back', async () => {
    const { team, martina, bookNow, grant, balanceOf, startIn } = await bookingScene(house, { credits: 1 })
    await grant(martina, 1)
    const { id: userReservationId } = await bookNow(team.client, martina)
    await startIn(3)
    const words = { isAskedByClient: 'true', givesCreditBack: 'true', reason: 'Febbre' } as const
    await as(team.coach).call(cancelBooking, { userReservationId, ...words })
    const { state, credits } = await as(team.coach).call(undoCancelBooking, { userReservationId })
    expect([state, credits, await balanceOf(martina)]).toEqual(['booked', 1, 0])
  })

  test('a client takes back no cancellation of the business, and none into a closed hour', async () => {
    const { team, martina, bookNow } = await bookingScene(house)
    const { id: userReservationId } = await bookNow(team.client, martina)
    await as(team.coach).call(cancelBooking, { userReservationId })
    expect((await as(team.client).ask(undoCancelBooking, { userReservationId })).body.code).toBe('not found')
    await as(team.coach).call(undoCancelBooking, { userReservationId })
    await as(team.client).call(cancelBooking, { userReservationId })
    const closure = { id: newId(), title: 'Ferie', startDate: at, endDate: momentAt(bookedDay, '19:00') }
    await as(team.admin).call(createClosures, { closures: [closure] })
    expect((await as(team.client).ask(undoCancelBooking, { userReservationId })).body.data).toMatchObject({ refusal: 'closed' })
  })

  test('moves to another time in one step, and keeps its credits', async () => {
    const { team, martina, aldo, bookNow, grant, balanceOf, reservationId } = await bookingScene(house, { credits: 1 })
    await grant(martina, 1)
    const booking = await bookNow(team.client, martina)
    const next = momentAt(addDays(bookedDay, 1), '18:00')
    const moved = await as(team.client).call(moveBooking, { userReservationId: booking.id, reservationId, startsAt: next })
    expect([moved.startDate, moved.state, await balanceOf(martina)]).toEqual([next, 'booked', 0])
    // the old seat is free
    expect((await bookNow(team.admin, aldo, { passesRules: true })).state).toBe('booked')
    const back = await as(team.client).ask(moveBooking, { userReservationId: booking.id, reservationId, startsAt: at })
    expect(back.body.code).toBe('time full')
  })

  test('a client moves until the limit', async () => {
    const { team, martina, bookNow, startIn, reservationId } = await bookingScene(house)
    const { id: userReservationId } = await bookNow(team.client, martina)
    await startIn(3)
    const move = { userReservationId, reservationId, startsAt: momentAt(addDays(bookedDay, 1), '18:00') }
    expect((await as(team.client).ask(moveBooking, move)).body.code).toBe('move too late')
    expect((await as(team.coach).call(moveBooking, move)).state).toBe('booked')
  })

  test('what has begun is over', async () => {
    const { team, martina, bookNow, startIn } = await bookingScene(house)
    const { id: userReservationId } = await bookNow(team.client, martina)
    await startIn(-1)
    expect((await as(team.client).ask(cancelBooking, { userReservationId })).body.code).toBe('booking over')
  })

  test('a deactivated client gives everything up, and the credits come back', async () => {
    const { team, martina, bookNow, grant, balanceOf } = await bookingScene(house, { credits: 1 })
    await grant(martina, 1)
    await bookNow(team.client, martina)
    await as(team.admin).call(deactivateClient, { id: martina })
    expect(await balanceOf(martina)).toBe(1)
    const { past, coming } = await as(team.admin).call(listClientReservations, { id: martina })
    expect([coming.length, past.map(({ state }) => state)]).toEqual([0, ['cancelled']])
  })
})

test('the rules of the business hold where a slot says nothing else', async () => {
  const { team, martina, book } = await bookingScene(house)
  await as(team.admin).call(updateBookingSettings, { rules: { ...presetRules, horizonDays: 3 } })
  expect((await book(team.client, martina)).body.data).toMatchObject({ refusal: 'too far' })
})

test('a write that is undone leaves no booking and takes no credit', async () => {
  const { team, martina, grant, balanceOf, reservationId } = await bookingScene(house, { credits: 1 })
  await grant(martina, 1)
  const wish = { reservationId, startsAt: at, weeks: [], answer: '', waits: false, passesRules: false }
  const failing = inTeam(team, async db => {
    await bookFor(db, actorOf(team.admin, 'admin'), { ...wish, bookings: [{ id: newId(), clientId: martina }] })
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  expect(await balanceOf(martina)).toBe(1)
})

test('a booking that was marked meanwhile stays as it is marked', async () => {
  const { team, martina, bookNow, startIn } = await bookingScene(house)
  const { id: userReservationId } = await bookNow(team.coach, martina)
  await startIn(-2)
  const read = await inTeam(team, db =>
    db.one<BookingKey>(sql`select workspace_id, id, state from bookings where id = ${userReservationId}`),
  )
  await as(team.coach).call(markAttendance, { userReservationId, state: 'no show' })
  await expect(inTeam(team, db => setBookingState(db, read, 'attended', { credits: 0 }))).rejects.toMatchObject({
    code: 'changed meanwhile',
  })
  const { state } = await inTeam(team, db => db.one<BookingKey>(sql`select state from bookings where id = ${userReservationId}`))
  expect(state).toBe('no show')
})
