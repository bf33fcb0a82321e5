import { cancelBooking, getBookingSettings, undoCancelBooking, updateBookingSettings, updateKind } from '@allenio/contract/reservations'
import { sendDueAlerts } from '#areas/notifications'
import { sql } from '#platform/db'
import { mailboxOf, testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { at, bookingScene } from '../bookings/booking-scene.testing.ts'
import { judgeDueClasses } from '../seats/minimums.ts'
import { kindFields } from '../scene.testing.ts'

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
    // feeds name the appointment alike
    expect(mail.attachments[0]?.content.replaceAll('\r\n ', '')).toContain(`UID:${userReservationId}@`)
    await as(team.client).call(cancelBooking, { userReservationId })
    await as(team.client).call(undoCancelBooking, { userReservationId })
    await tell()
    expect(await newsOf(team.client)).toHaveLength(1)
    await as(team.coach).call(cancelBooking, { userReservationId })
    await tell()
    expect((await newsOf(team.client)).map(([kind]) => kind)).toEqual(['booking cancelled', 'booking made'])
  })

  test('remind of an appointment at the hours that were set, each once, and not of one that was cancelled', async () => {
    const { team, martina, bookNow, newsOf, tell, inTeam } = await bookingScene(house, { rules: { alerts: [60 * 24, 60] } })
    const { id: userReservationId } = await bookNow(team.client, martina)
    await tell()
    const planned = () =>
      inTeam(db => db.many<{ send_at: string }>(sql`select send_at from notification_alerts where thing = ${userReservationId} order by 1`))
    expect((await planned()).map(({ send_at }) => Date.parse(at) - Date.parse(send_at))).toEqual([24 * 3_600_000, 3_600_000])
    const [first] = await planned()
    await inTeam(db => db.run(sql`update notification_alerts set send_at = now() where send_at = ${first?.send_at}`))
    await Promise.all([sendDueAlerts(database), sendDueAlerts(database)])
    expect((await newsOf(team.client)).map(([kind]) => kind)).toEqual(['booking alert', 'booking made'])
    await as(team.client).call(cancelBooking, { userReservationId })
    expect(await planned()).toEqual([])
  })

  test('of changed alerts reach what is booked already, and nothing else is told', async () => {
    const { team, martina, kindId, bookNow, newsOf, tell, inTeam } = await bookingScene(house)
    const { id } = await bookNow(team.client, martina)
    await tell()
    const planned = async () => {
      await tell()
      const rows = await inTeam(db =>
        db.many<{ send_at: string }>(sql`select send_at from notification_alerts where thing = ${id} order by 1`),
      )
      return rows.map(({ send_at }) => (Date.parse(at) - Date.parse(send_at)) / 3_600_000)
    }
    expect(await planned()).toEqual([24, 2])
    const { rules } = await as(team.admin).call(getBookingSettings, {})
    await as(team.admin).call(updateBookingSettings, { rules: { ...rules, alerts: [60 * 48] } })
    await expect.poll(planned).toEqual([48])
    await as(team.admin).call(updateKind, { id: kindId, ...kindFields, rules: { alerts: [60 * 3] } })
    await expect.poll(planned).toEqual([3])
    expect(await newsOf(team.client)).toHaveLength(1)
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
