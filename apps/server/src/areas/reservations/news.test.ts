import { cancelBooking, undoCancelBooking } from '@allenio/contract/reservations'
import { sql } from '#platform/db'
import { mailboxOf, testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { sendDueAlerts } from './alerts.ts'
import { bookingScene } from './booking-scene.testing.ts'
import { judgeDueClasses } from './minimums.ts'

const house = await testHouse()
const { as, database } = house
const { mailTo } = mailboxOf(database)

describe('news', () => {
  test('are told once, with a calendar file, and not of what was undone', async () => {
    const { team, martina, bookNow, tell, newsOf } = await bookingScene(house)
    const { id: userReservationId } = await bookNow(team.client, martina)
    await tell()
    expect(await newsOf(team.client)).toEqual([['booking made', 'Prenotato: Pilates']])
    expect(await newsOf(team.coach)).toEqual([['client booked', 'Martina Bellini ha prenotato: Pilates']])
    const mail = await mailTo(team.client.email, /Prenotato/)
    expect(mail.attachments.map(({ contentType }) => contentType.split(';')[0])).toEqual(['text/calendar'])
    await as(team.client).call(cancelBooking, { userReservationId })
    await as(team.client).call(undoCancelBooking, { userReservationId })
    await tell()
    expect(await newsOf(team.client)).toHaveLength(1)
    await as(team.coach).call(cancelBooking, { userReservationId })
    await tell()
    expect((await newsOf(team.client)).map(([kind]) => kind)).toEqual(['booking cancelled', 'booking made'])
  })

  test('remind of an appointment at the hours that were set, each once', async () => {
    const { team, martina, bookNow, newsOf } = await bookingScene(house, { rules: { alerts: [60 * 24, 60] } })
    const { id } = await bookNow(team.client, martina)
    await house.database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update bookings set alert_at = now() - interval '1 second', tell_at = null where id = ${id}`),
    )
    await Promise.all([sendDueAlerts(database), sendDueAlerts(database)])
    expect((await newsOf(team.client)).map(([kind]) => kind)).toEqual(['booking alert'])
  })

  test('a class with too few people is cancelled, and everybody is told', async () => {
    const { team, martina, bookNow, grant, balanceOf, newsOf, tell } = await bookingScene(house, {
      capacity: 10,
      credits: 1,
      rules: { minimum: { people: 2, hoursBefore: 12 } },
    })
    await grant(martina, 1)
    await bookNow(team.client, martina)
    await tell()
    await house.database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update appointments set judged_at = now() - interval '1 second'`),
    )
    await judgeDueClasses(database)
    expect((await newsOf(team.client)).map(([kind]) => kind)).toEqual(['class cancelled', 'booking made'])
    expect(await balanceOf(martina)).toBe(1)
    await tell()
    expect(await newsOf(team.client)).toHaveLength(2)
  })
})
