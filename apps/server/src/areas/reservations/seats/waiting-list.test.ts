import { cancelBooking, listBookings, listReservations } from '@allenio/contract/reservations'
import { testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { bookingScene } from '../bookings/booking-scene.testing.ts'
import { bookedDay } from '../scene.testing.ts'

const house = await testHouse()
const { as } = house

describe('the waiting list', () => {
  const waiting = async () => {
    const all = await bookingScene(house, { capacity: 1, rules: { cancelHours: 24 } })
    const first = await all.bookNow(all.team.admin, all.aldo)
    const second = await all.bookNow(all.team.client, all.martina, { waits: true })
    const stateOf = async (id: string) => {
      const { reservations } = await as(all.team.admin).call(listBookings, {})
      return reservations.find(booking => booking.id === id)?.state
    }
    return { ...all, first, second, stateOf }
  }

  test('gives a freed seat to the first who waits, and tells them', async () => {
    const { team, first, second, stateOf, tell, newsOf } = await waiting()
    expect(second.state).toBe('waiting')
    await tell()
    await as(team.admin).call(cancelBooking, { userReservationId: first.id })
    expect(await stateOf(second.id)).toBe('booked')
    await tell()
    expect(await newsOf(team.client)).toEqual([['seat given', 'Hai il posto: Pilates']])
  })

  test('leaves a seat to the first who books once the limit has passed', async () => {
    const { team, first, second, stateOf, startIn, newsOf, bookNow, martina } = await waiting()
    await startIn(5)
    await as(team.admin).call(cancelBooking, { userReservationId: first.id })
    expect(await stateOf(second.id)).toBe('waiting')
    expect(await newsOf(team.client)).toEqual([['seat free', 'Un posto libero: Pilates']])
    // a client who waits and books has the booking that waits
    expect(await bookNow(team.client, martina)).toMatchObject({ id: second.id, state: 'booked' })
  })

  test('lets a seat that was given be declined freely for a day', async () => {
    const { team, martina, first, second, startIn, grant, balanceOf } = await waiting()
    await grant(martina, 1)
    await as(team.admin).call(cancelBooking, { userReservationId: first.id })
    await startIn(3)
    const declined = await as(team.client).call(cancelBooking, { userReservationId: second.id })
    expect([declined.state, await balanceOf(martina)]).toEqual(['cancelled', 1])
  })

  test('is not overtaken by a cancellation at the same moment', async () => {
    const { team, first, second } = await waiting()
    await Promise.all([
      as(team.admin).ask(cancelBooking, { userReservationId: first.id }),
      as(team.client).ask(cancelBooking, { userReservationId: second.id }),
    ])
    const { reservations } = await as(team.admin).call(listReservations, { from: bookedDay, to: bookedDay })
    expect(reservations[0]).toMatchObject({ taken: 0, waiting: 0 })
  })
})
