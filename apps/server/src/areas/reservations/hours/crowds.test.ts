import { createBookings, listKinds, listReservations, moveBooking } from '@allenio/contract/reservations'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Count } from '#platform/db'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { at, bookingScene, codeOf } from '../bookings/booking-scene.testing.ts'
import { lockPlaces } from '../locks.ts'
import { bookedDay, momentAt, slotOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, database } = house
const callers = 50

const count = (codes: readonly unknown[]) =>
  Object.fromEntries(
    Map.groupBy(codes, code => String(code))
      .entries()
      .map(([code, all]) => [code, all.length]),
  )

async function crowd() {
  const scene = await bookingScene(house, { capacity: 12 })
  const clients = await scene.manyClients(callers)
  const ask = (clientId: string, more: { startsAt?: string; waits?: boolean } = {}) =>
    as(scene.team.admin).ask(createBookings, {
      reservationId: scene.reservationId,
      startsAt: at,
      bookings: [{ id: newId(), clientId }],
      ...more,
    })
  return { ...scene, clients, ask }
}

test('of fifty at once who want twelve seats twelve have one, and all others are answered', async () => {
  const { team, clients, ask } = await crowd()
  const answers = await Promise.all(clients.map(clientId => ask(clientId)))
  expect(count(answers.map(codeOf))).toEqual({ booked: 12, 'time full': 38 })
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: 'Non ci sono più posti.' })
  const { reservations } = await as(team.admin).call(listReservations, { from: bookedDay, to: bookedDay })
  expect(reservations[0]).toMatchObject({ taken: 12, state: 'full' })
})

test('a seat is not lost to callers who wait for it and are refused afterwards', async () => {
  const { clients, ask, inTeam } = await crowd()
  const inactive = clients.slice(0, 38)
  await inTeam(db => db.run(sql`update clients set status = 'inactive' where id = any(${inactive}::uuid[])`))
  const answers = await Promise.all(clients.map(clientId => ask(clientId)))
  expect(answers.slice(38).map(codeOf)).toEqual(Array.from({ length: 12 }, () => 'booked'))
  expect(answers.slice(0, 38).every(({ status }) => status === 409)).toBe(true)
})

test('who waits for the class of one host holds up nobody else', async () => {
  const { team, clients, ask, inTeam } = await crowd()
  const release = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const holding = inTeam(async db => {
    await lockPlaces(db, { hostIds: [team.coach.membershipId], placeKeys: [] })
    isHeld.resolve()
    await release.promise
  })
  await isHeld.promise
  const asked = Promise.all(clients.map(clientId => ask(clientId)))
  const waitingAt = () =>
    database.withSystem('read', db =>
      db.one<Count>(sql`select count(*) as count from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`),
    )
  await expect.poll(async () => (await waitingAt()).count, { timeout: 10_000 }).toBeGreaterThan(0)
  const others = await Promise.all(Array.from({ length: 10 }, () => as(team.nutritionist).ask(listKinds, {})))
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
  expect((await waitingAt()).count).toBeLessThanOrEqual(3)
  release.resolve()
  await holding
  expect(count((await asked).map(codeOf))).toEqual({ booked: 12, 'time full': 38 })
})

test('fifty who ask for the waiting list at once are all in it, or have a seat', async () => {
  const { clients, ask } = await crowd()
  const answers = await Promise.all(clients.map(clientId => ask(clientId, { waits: true })))
  const states = answers.map(({ body }) => (body.data as { bookings?: { state: string }[] }).bookings?.[0]?.state)
  expect(count(states)).toEqual({ booked: 12, waiting: 38 })
})

test('fifty uses of the last credit at once pay one booking', async () => {
  const { team, martina, grant, balanceOf, reservationId } = await bookingScene(house, { credits: 1, rules: { horizonDays: 90 } })
  await grant(martina, 1)
  const answers = await Promise.all(
    Array.from({ length: callers }, (_, index) =>
      as(team.client).ask(createBookings, {
        reservationId,
        startsAt: momentAt(addDays(bookedDay, index), '18:00'),
        bookings: [{ id: newId(), clientId: martina }],
      }),
    ),
  )
  expect(count(answers.map(codeOf))).toEqual({ booked: 1, 'not bookable': callers - 1 })
  expect(await balanceOf(martina)).toBe(0)
})

test('fifty who move to a class of twelve at once leave nobody without an appointment', async () => {
  const { team, kindId, reservationId, clients, inTeam } = await crowd()
  await inTeam(db => db.run(sql`update slot_series set capacity = 50 where kind_id = ${kindId}`))
  const bookings = clients.map(clientId => ({ id: newId(), clientId }))
  await as(team.admin).call(createBookings, { reservationId, startsAt: at, bookings })
  const small = await slotOf(house, team, { kindId, capacity: 12, startTime: '10:00' })
  const moves = await Promise.all(
    bookings.map(({ id }) =>
      as(team.admin).ask(moveBooking, { userReservationId: id, reservationId: small, startsAt: momentAt(bookedDay, '10:00') }),
    ),
  )
  expect(count(moves.map(codeOf))).toEqual({ booked: 12, 'time full': 38 })
  const { reservations } = await as(team.admin).call(listReservations, { from: bookedDay, to: bookedDay })
  expect(reservations.map(({ taken }) => taken)).toEqual([12, 38])
})
