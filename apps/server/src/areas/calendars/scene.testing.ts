import type { Input } from '@allenio/contract'
import { completeGoogleLink, connectGoogle } from '@allenio/contract/google'
import { createBookings, createKind, createSlot } from '@allenio/contract/reservations'
import { createReminder } from '@allenio/contract/reminders'
import { syncCalendars } from '@allenio/contract/calendars'
import { addDays, dayIn, momentOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import type { CalendarCopy } from '#platform/calendar-files'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { type GoogleEvent } from '#platform/google'
import { googleControls } from '#platform/test-google'
import { clientOf, runJob, type TestHouse } from '#testing'
import { eventIdOf } from './event-ids.ts'

const zone = 'Europe/Rome'
const today = dayIn(zone)
/** Far enough ahead for every rule. */
export const day = addDays(today, 7)
export const at = (clock: string, dayOfIt = day): string => new Date(momentOf(dayOfIt, clock, zone)).toISOString()

/** A coach with a linked account, hours every day at six, and a client; jobs run when a test says so. */
export async function calendarScene(house: TestHouse, { hasMeet = false } = {}) {
  const { as, given, database } = house
  const team = await given.team()
  const inTeam = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(team.workspaceId, 'write', work)
  const coach = as(team.coach)
  const google = googleControls(database)
  const email = `${newId()}@google.test`
  const { consentUrl } = await coach.call(connectGoogle, {})
  const handed = new URL(await google.consent(consentUrl, email)).searchParams
  await coach.call(completeGoogleLink, { code: handed.get('code') ?? '', state: handed.get('state') ?? '' })
  const kind = await coach.call(createKind, { name: 'Personal training', durationMinutes: 60, color: 'blue' })
  const reservationId = newId()
  await coach.call(createSlot, {
    id: reservationId,
    kindId: kind.id,
    hostId: team.coach.membershipId,
    firstDay: today,
    startTime: '18:00',
    repetition: { kind: 'daily' },
    roles: ['coach', 'nutritionist'],
    hasMeet,
  })
  const clientId = await clientOf(house, team)
  const links = await inTeam(db =>
    db.many<Row<'google_links', 'id'>>(sql`select id from google_links where membership_id = ${team.coach.membershipId}`),
  )
  const link = { workspaceId: team.workspaceId, linkId: links[0]?.id ?? '' }
  const sync = () => coach.call(syncCalendars, {})
  /** Does what the jobs of changes here would do. */
  const settle = async (copies: readonly CalendarCopy[]) => {
    await runJob(database, 'mark calendar copies', { data: { copies }, workspaceId: team.workspaceId })
    await runJob(database, 'settle calendar copies', { data: link })
  }
  const makeDue = () =>
    inTeam(async db => {
      await db.run(sql`update calendar_copies set due_at = now(), claimed_until = null where due_at is not null`)
      await db.run(sql`update calendar_sources set poll_at = now(), claimed_until = null`)
    })

  const appointmentsOf = () =>
    inTeam(db =>
      db.many<Row<'appointments', 'id' | 'starts_at' | 'meet_link' | 'taken'>>(sql`
      select id, starts_at, meet_link, taken from appointments where series_id = ${reservationId} order by starts_at`),
    )
  const book = async (startsAt = at('18:00')) => {
    const { bookings } = await coach.call(createBookings, { reservationId, startsAt, bookings: [{ id: newId(), clientId }] })
    const booked = (await appointmentsOf()).find(({ starts_at }) => starts_at === bookings[0]?.startDate)
    const id = booked?.id ?? ''
    await settle([{ thing: 'appointment', id }])
    return { id, bookingId: bookings[0]?.id ?? '', eventId: eventIdOf({ thing: 'appointment', thingId: id, occurrence: '' }) }
  }
  const remind = async (fields: Partial<Input<typeof createReminder>> = {}) => {
    const id = newId()
    await coach.call(createReminder, { id, title: 'Chiamare il fornitore', day, clock: '09:00', onlyMe: true, ...fields })
    await settle([{ thing: 'reminder', id }])
    return { id, eventId: eventIdOf({ thing: 'reminder', thingId: id, occurrence: '' }) }
  }
  const eventAt = (id: string): Promise<GoogleEvent | undefined> => google.findEvent(email, id)
  /** Does what the job of an unlinked account does. */
  const endLink = () => runJob(database, 'end google link', { data: link })
  const countCopies = () =>
    inTeam(async db => (await db.many(sql`select from calendar_copies where due_at is not null or asked is distinct from settled`)).length)
  return {
    team,
    coach,
    inTeam,
    email,
    google,
    reservationId,
    clientId,
    link,
    sync,
    settle,
    makeDue,
    appointmentsOf,
    book,
    remind,
    eventAt,
    countCopies,
    endLink,
  }
}

export type CalendarScene = Awaited<ReturnType<typeof calendarScene>>

/** The start and end of an event at Google. */
export const between = (from: string, to: string, dayOfIt = day): GoogleEvent => ({
  start: { dateTime: at(from, dayOfIt), timeZone: 'Europe/Rome' },
  end: { dateTime: at(to, dayOfIt), timeZone: 'Europe/Rome' },
})

export const nextDay = addDays(day, 1)
