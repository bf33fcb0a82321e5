import { listAttention } from '@allenio/contract/home'
import { markAttendance } from '@allenio/contract/reservations'
import { addDays } from '@allenio/domain/days'
import { sql } from '#platform/db'
import { testHouse, type TestMember } from '#testing'
import { expect, test } from 'vitest'
import { bookingScene } from './bookings/booking-scene.testing.ts'
import { bookedDay, momentAt } from './scene.testing.ts'

const house = await testHouse()
const { as } = house

const reasonsOf = async (member: TestMember) =>
  (await as(member).call(listAttention, {})).attention.flatMap(({ needs }) => needs.map(({ reason }) => reason))

test('who has missed two appointments in a row is a reason for two weeks, until they come again', async () => {
  const { team, martina, bookNow, inTeam } = await bookingScene(house)
  const bookings = [
    await bookNow(team.client, martina),
    await bookNow(team.client, martina, { startsAt: momentAt(addDays(bookedDay, 1), '18:00') }),
  ]
  const pass = (days: number) =>
    inTeam(async db => {
      const ago = sql`make_interval(days => ${days}::int)`
      await db.run(sql`update appointments set starts_at = starts_at - ${ago}, ends_at = ends_at - ${ago}`)
      await db.run(sql`update bookings set starts_at = starts_at - ${ago}, ends_at = ends_at - ${ago}, day = day - ${days}::int`)
    })
  await pass(9)
  for (const { id } of bookings) await as(team.coach).call(markAttendance, { userReservationId: id, state: 'no show' })
  expect(await reasonsOf(team.coach)).toContain('missed appointments')
  const [, last] = bookings
  await as(team.coach).call(markAttendance, { userReservationId: last?.id ?? '', state: 'attended' })
  expect(await reasonsOf(team.coach)).not.toContain('missed appointments')
  await as(team.coach).call(markAttendance, { userReservationId: last?.id ?? '', state: 'no show' })
  await pass(12)
  expect(await reasonsOf(team.coach)).toContain('missed appointments')
  await pass(1)
  expect(await reasonsOf(team.coach)).not.toContain('missed appointments')
})

test('a client with one credit left is a reason, one with none or two is not', async () => {
  const { team, martina, grant, bookNow } = await bookingScene(house, { credits: 1 })
  await grant(martina, 1)
  expect(await reasonsOf(team.coach)).toContain('last credit')
  await grant(martina, 1, addDays(bookedDay, 30))
  expect(await reasonsOf(team.coach)).not.toContain('last credit')
  await bookNow(team.client, martina)
  expect(await reasonsOf(team.coach)).toContain('last credit')
})
