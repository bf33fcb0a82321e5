import { listNotifications } from '@allenio/contract/notifications'
import { deleteReminder, getReminder, undeleteReminder, updateReminder } from '@allenio/contract/reminders'
import { cancelBooking, createClosures, listBookings } from '@allenio/contract/reservations'
import { newId } from '@allenio/domain/ids'
import { addGoogleFault, clearGoogleFaults } from '#platform/test-google'
import { sql } from '#platform/db'
import { ownHouse, runJob } from '#testing'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { settleCopies } from './reconcile.ts'
import { at, between, calendarScene, day, nextDay, type CalendarScene } from './scene.testing.ts'

const house = await ownHouse({ runsJobs: false })
afterEach(clearGoogleFaults)

const newsOf = async ({ coach }: CalendarScene) => (await coach.call(listNotifications, {})).notifications.map(({ kind }) => kind)

describe('out', () => {
  test('a booking stands in the calendar of its host by kind and first name, and leaves it when it is cancelled', async () => {
    const scene = await calendarScene(house)
    const { id, bookingId, eventId } = await scene.book()
    expect(await scene.eventAt(eventId)).toMatchObject({
      status: 'confirmed',
      summary: expect.stringMatching(/^Personal training · \S+$/),
      start: { dateTime: at('18:00') },
      end: { dateTime: at('19:00') },
    })
    await scene.coach.call(cancelBooking, { userReservationId: bookingId })
    await scene.settle([{ thing: 'appointment', id }])
    expect(await scene.eventAt(eventId)).toMatchObject({ status: 'cancelled' })
  })

  test('writing twice makes one event, and an answer that got lost does no harm', async () => {
    const scene = await calendarScene(house)
    addGoogleFault('answer lost', { of: 'POST /calendar/v3/calendars/primary/events' })
    const { id, eventId } = await scene.book()
    await scene.makeDue()
    await settleCopies(house.database, scene.link)
    await scene.settle([{ thing: 'appointment', id }])
    expect((await scene.google.listEvents(scene.email)).map(event => [event.id, event.status])).toEqual([[eventId, 'confirmed']])
    expect(await scene.countCopies()).toBe(0)
  })

  test('a Meet link that is pending is asked for again, and stays through later writes', async () => {
    const scene = await calendarScene(house, { hasMeet: true })
    await scene.google.delayMeet(scene.email, 1)
    const { id, eventId } = await scene.book()
    expect((await scene.appointmentsOf())[0]?.meet_link).toBe('')
    await scene.makeDue()
    await settleCopies(house.database, scene.link)
    const [{ meet_link: link } = { meet_link: '' }] = await scene.appointmentsOf()
    expect(link).toMatch(/^https:\/\/meet\.google\.com\//)
    expect((await scene.eventAt(eventId))?.hangoutLink).toBe(link)
    expect((await scene.coach.call(listBookings, {})).reservations[0]?.kind.link).toBe(link)
    await scene.google.deleteEvent(scene.email, eventId)
    await scene.sync()
    expect(await scene.eventAt(eventId)).toMatchObject({ status: 'confirmed', hangoutLink: link })
    expect(id).not.toBe('')
  })

  test('a day without Google is caught up once', async () => {
    const scene = await calendarScene(house)
    addGoogleFault('away', { of: '/events', times: 50 })
    const { id, eventId } = await scene.remind()
    for (const clock of ['10:00', '11:00', '12:00']) {
      await scene.coach.call(updateReminder, { id, title: 'Chiamare', day, clock, onlyMe: true })
      await scene.settle([{ thing: 'reminder', id }])
    }
    clearGoogleFaults()
    await scene.makeDue()
    await settleCopies(house.database, scene.link)
    expect(await scene.eventAt(eventId)).toMatchObject({ summary: 'Chiamare', start: { dateTime: at('12:00') } })
    expect(await scene.countCopies()).toBe(0)
  })

  test('killed between the booking and its copy, and on two nodes, there is one event in the end', async () => {
    const scene = await calendarScene(house)
    const { id, eventId } = await scene.book()
    await scene.google.forgetEvents(scene.email)
    await scene.inTeam(async db => {
      await db.run(sql`
        update calendar_copies set settled = null, due_at = now(), claimed_until = now() + interval '2 minutes' where thing_id = ${id}`)
      await db.run(sql`update calendar_sources set poll_at = now() + interval '1 hour'`)
    })
    await runJob(house.database, 'sync calendars')
    expect(await scene.eventAt(eventId), 'whoever claimed it may still be at it').toBeUndefined()
    await scene.inTeam(db => db.run(sql`update calendar_copies set claimed_until = now() - interval '1 second'`))
    await Promise.all([1, 2, 3].map(() => settleCopies(house.database, scene.link)))
    expect((await scene.google.listEvents(scene.email)).map(event => [event.id, event.status])).toEqual([[eventId, 'confirmed']])
    expect(await scene.countCopies()).toBe(0)
  })

  test('quota and refusals that ask to wait leave the copy due, a little later', async () => {
    const scene = await calendarScene(house)
    addGoogleFault('too many requests', { of: '/events' })
    const { eventId } = await scene.book()
    expect(await scene.eventAt(eventId)).toBeUndefined()
    addGoogleFault('quota', { of: '/events' })
    await scene.makeDue()
    await settleCopies(house.database, scene.link)
    expect(await scene.eventAt(eventId)).toBeUndefined()
    await scene.makeDue()
    await settleCopies(house.database, scene.link)
    expect(await scene.eventAt(eventId)).toMatchObject({ status: 'confirmed' })
  })
})

describe('in', () => {
  test('our own write comes back as an echo and changes nothing', async () => {
    const scene = await calendarScene(house)
    await scene.book()
    const [before] = await scene.google.listEvents(scene.email)
    await scene.sync()
    await scene.sync()
    expect((await scene.google.listEvents(scene.email)).map(({ etag }) => etag)).toEqual([before?.etag])
    expect(await scene.countCopies()).toBe(0)
  })

  test('a booking that is moved there moves here', async () => {
    const scene = await calendarScene(house)
    const { eventId } = await scene.book()
    await scene.google.changeEvent(scene.email, eventId, between('20:00', '21:00'))
    await scene.sync()
    expect((await scene.appointmentsOf()).map(({ starts_at }) => starts_at)).toEqual([at('20:00')])
    expect(await scene.eventAt(eventId)).toMatchObject({ start: { dateTime: at('20:00') } })
  })

  test('a move that our rules refuse is put back, and the host is told', async () => {
    const scene = await calendarScene(house)
    const { eventId } = await scene.book()
    await house
      .as(scene.team.coach)
      .call(createClosures, {
        closures: [{ id: newId(), title: 'Ferie', hostId: scene.team.coach.membershipId, startDate: at('19:30'), endDate: at('23:00') }],
      })
    await scene.google.changeEvent(scene.email, eventId, between('20:00', '21:00'))
    await scene.sync()
    expect((await scene.appointmentsOf()).map(({ starts_at }) => starts_at)).toEqual([at('18:00')])
    expect(await scene.eventAt(eventId)).toMatchObject({ start: { dateTime: at('18:00') } })
    expect(await newsOf(scene)).toContain('calendar copy put back')
  })

  test('nothing done at Google cancels a booking: it is put back, and the host is asked', async () => {
    const scene = await calendarScene(house)
    const { eventId } = await scene.book()
    await scene.google.deleteEvent(scene.email, eventId)
    await scene.sync()
    expect((await scene.appointmentsOf()).map(({ taken }) => taken)).toEqual([1])
    expect(await scene.eventAt(eventId)).toMatchObject({ status: 'confirmed', summary: expect.stringContaining('Personal training') })
    expect(await newsOf(scene)).toContain('appointment deleted in calendar')
  })

  test('a reminder follows what is done there, deletion included, which can be undone', async () => {
    const scene = await calendarScene(house)
    const { id, eventId } = await scene.remind()
    await scene.google.changeEvent(scene.email, eventId, { ...between('15:00', '16:00', nextDay), summary: 'Fornitore' })
    await scene.sync()
    expect(await scene.coach.call(getReminder, { id })).toMatchObject({
      title: 'Fornitore',
      startsAt: at('15:00', nextDay),
      endsAt: at('16:00', nextDay),
    })
    await scene.google.deleteEvent(scene.email, eventId)
    await scene.sync()
    expect((await scene.coach.ask(getReminder, { id })).status).toBe(404)
    expect(await newsOf(scene)).toContain('reminder deleted in calendar')
    await scene.coach.call(undeleteReminder, { id })
    await scene.settle([{ thing: 'reminder', id }])
    expect(await scene.eventAt(eventId)).toMatchObject({ status: 'confirmed', summary: 'Fornitore' })
  })

  test('of two changes to a reminder the later one wins', async () => {
    const scene = await calendarScene(house)
    const { id, eventId } = await scene.remind()
    await scene.google.changeEvent(scene.email, eventId, between('15:00', '16:00'))
    await scene.coach.call(updateReminder, { id, title: 'Dopo', day, clock: '11:00', onlyMe: true })
    await scene.settle([{ thing: 'reminder', id }])
    expect(await scene.eventAt(eventId)).toMatchObject({ summary: 'Dopo', start: { dateTime: at('11:00') } })
    await scene.coach.call(updateReminder, { id, title: 'Prima', day, clock: '12:00', onlyMe: true })
    await scene.google.changeEvent(scene.email, eventId, between('17:00', '18:00'))
    await scene.settle([{ thing: 'reminder', id }])
    expect(await scene.coach.call(getReminder, { id })).toMatchObject({ title: 'Dopo', startsAt: at('17:00') })
  })

  test('a reminder that was deleted here leaves the calendar', async () => {
    const scene = await calendarScene(house)
    const { id, eventId } = await scene.remind({ clock: null })
    expect(await scene.eventAt(eventId)).toMatchObject({ start: { date: day }, end: { date: nextDay } })
    await scene.coach.call(deleteReminder, { id })
    await scene.settle([{ thing: 'reminder', id }])
    expect(await scene.eventAt(eventId)).toMatchObject({ status: 'cancelled' })
  })

  test('a single time of a reminder that repeats is put back', async () => {
    const scene = await calendarScene(house)
    await scene.remind({ repetition: { kind: 'weekly', every: 1, days: [3] } })
    const events = await scene.google.listEvents(scene.email)
    expect(events.length).toBeGreaterThan(7)
    const moved = events[3]?.id ?? ''
    await scene.google.changeEvent(scene.email, moved, between('22:00', '22:30'))
    await scene.sync()
    expect(await scene.eventAt(moved)).toMatchObject({ start: events[3]?.start })
  })
})

test('any order of changes on both sides, with lost answers, ends the same on both, without loss or echo', async () => {
  const scene = await calendarScene(house)
  const { id, eventId } = await scene.remind()
  const copies = [{ thing: 'reminder' as const, id }]
  const update = (hour: number) =>
    scene.coach.ask(updateReminder, {
      id,
      title: `Qui ${hour}`,
      day,
      clock: `${hour}:00`,
      endDay: day,
      endClock: `${hour + 1}:00`,
      onlyMe: true,
    })
  const move = async (hour: number) => {
    const event = await scene.eventAt(eventId)
    if (event?.status === 'cancelled') return
    await scene.google.changeEvent(scene.email, eventId, { ...between(`${hour}:00`, `${hour + 1}:00`), summary: `Là ${hour}` })
  }
  const steps: Record<string, (hour: number) => Promise<unknown>> = {
    update,
    move,
    sync: () => scene.sync(),
    settle: () => scene.settle(copies),
    'lose an answer': async () => addGoogleFault('answer lost', { of: 'PATCH' }),
    delete: () => scene.coach.ask(deleteReminder, { id }),
    undelete: () => scene.coach.ask(undeleteReminder, { id }),
    'delete there': () => scene.google.deleteEvent(scene.email, eventId),
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.integer({ min: 10, max: 16 })), { minLength: 4, maxLength: 8 }),
      async chosenSteps => {
        for (const [name, hour] of chosenSteps) await steps[name]?.(hour)
        clearGoogleFaults()
        for (let round = 0; round < 2; round += 1) {
          await scene.makeDue()
          await scene.sync()
          await scene.settle(copies)
        }
        const { status, body } = await scene.coach.ask(getReminder, { id })
        const event = await scene.eventAt(eventId)
        // an event has an end even where the reminder has none
        const endOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) =>
          endsAt ?? new Date(Date.parse(startsAt) + 30 * 60_000).toISOString()
        const here = status === 404 ? null : [body.data.title, body.data.startsAt, endOf(body.data)]
        const there = event?.status === 'cancelled' ? null : [event?.summary, event?.start?.dateTime, event?.end?.dateTime]
        expect(there).toEqual(here)
        expect(await scene.countCopies()).toBe(0)
        await scene.settle(copies)
        expect((await scene.eventAt(eventId))?.etag).toBe(event?.etag)
        await scene.coach.ask(undeleteReminder, { id })
        await scene.settle(copies)
      },
    ),
    { numRuns: 3 },
  )
}, 60_000)
