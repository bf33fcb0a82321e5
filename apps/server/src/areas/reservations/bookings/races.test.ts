import { deactivateClient } from '@allenio/contract/clients'
import { createPackage, defaultUnlocks } from '@allenio/contract/packages'
import { createHandSale, withdrawOwnPurchase } from '@allenio/contract/purchases'
import { listClientReservations, markAttendance } from '@allenio/contract/reservations'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Count } from '#platform/db'
import { actorOf, nameSeller, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { at, bookingScene } from './booking-scene.testing.ts'
import { bookFor } from './new-bookings.ts'

const house = await testHouse()
const { as, database } = house

type Scene = Awaited<ReturnType<typeof bookingScene>>

/** Runs a call while a booking of the client's is not committed yet: until the call waits for it, or has answered. */
async function callWhileBooking({ team, inTeam, martina, reservationId }: Scene, call: () => Promise<unknown>): Promise<void> {
  const input = { reservationId, startsAt: at, weeks: [], answer: '', waits: false, passesRules: false }
  const [isBooked, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const booking = inTeam(async db => {
    await bookFor(db, actorOf(team.client, 'client'), { ...input, bookings: [{ id: newId(), clientId: martina }] })
    isBooked.resolve()
    await isOver.promise
  })
  await isBooked.promise
  const answered = call()
  await Promise.race([answered, untilACallWaits()])
  isOver.resolve()
  await Promise.all([booking, answered])
}

const untilACallWaits = () => expect.poll(async () => (await countWaiting()).count, { timeout: 10_000, interval: 10 }).toBeGreaterThan(0)

const countWaiting = () =>
  database.withSystem('read', db =>
    db.one<Count>(sql`select count(*) as count from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`),
  )

const stateOf = async ({ team, martina }: Scene) => {
  const { coming, past } = await as(team.admin).call(listClientReservations, { id: martina })
  return [...coming, ...past].map(({ state, credits }) => [state, credits])
}

test('a client who is deactivated while they book has no booking left', async () => {
  const scene = await bookingScene(house, { credits: 1 })
  await scene.grant(scene.martina, 1)
  await callWhileBooking(scene, () => as(scene.team.admin).call(deactivateClient, { id: scene.martina }))
  expect([await stateOf(scene), await scene.balanceOf(scene.martina)]).toEqual([[['cancelled', 0]], 1])
})

/** Martina has bought three credits. */
async function buy({ team, inTeam, martina }: Scene): Promise<string> {
  await inTeam(nameSeller)
  const { id: packageId, terms } = await as(team.admin).call(createPackage, {
    name: 'Tre lezioni',
    billingModel: 'ONE_TIME_PAYMENT',
    price: 5_000,
    accessDays: null,
    unlocks: { ...defaultUnlocks, credits: [{ kindId: null, amount: 3, validDays: 90, each: 'once' }] },
  })
  const sale = { id: martina, packageId, versionId: terms.versionId, method: 'cash', day: romeDay(), amount: 5_000 } as const
  return (await as(team.admin).call(createHandSale, sale)).purchase.id
}

test('what is booked with a credit while its purchase is withdrawn is given up, and no credit is left', async () => {
  const scene = await bookingScene(house, { credits: 1 })
  const id = await buy(scene)
  await callWhileBooking(scene, () => as(scene.team.client).call(withdrawOwnPurchase, { id }))
  expect([await stateOf(scene), await scene.balanceOf(scene.martina)]).toEqual([[['cancelled', 0]], 0])
})

test('a credit that comes back to a withdrawn purchase is taken with it', async () => {
  const scene = await bookingScene(house, { credits: 1 })
  const id = await buy(scene)
  const { id: userReservationId } = await scene.bookNow(scene.team.client, scene.martina)
  await scene.startIn(-2)
  await as(scene.team.client).call(withdrawOwnPurchase, { id })
  await as(scene.team.coach).call(markAttendance, { userReservationId, state: 'excused' })
  expect([await stateOf(scene), await scene.balanceOf(scene.martina)]).toEqual([[['excused', 0]], 0])
})
