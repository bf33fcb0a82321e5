import type { Input } from '@allenio/contract'
import { listNotifications, saveNotificationsSettings } from '@allenio/contract/notifications'
import { createReminder, deleteReminder, tickReminder, undeleteReminder, updateReminder } from '@allenio/contract/reminders'
import { addDays, clockIn, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sendDueAlerts } from '#areas/notifications'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { clientOf, mailboxOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { extendPlans } from './alerts.ts'

const house = await testHouse()
const { as, given, database } = house
const { mailTo } = mailboxOf(database)
const zone = 'Europe/Rome'
const minuteMs = 60_000

const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)

/** Day and clock so many minutes from now. */
function timeIn(minutes: number) {
  const moment = Date.now() + minutes * minuteMs
  return { day: dayIn(zone, new Date(moment)), clock: clockIn(zone, moment) }
}

const create = (by: TestMember, change: Partial<Input<typeof createReminder>>) =>
  as(by).call(createReminder, { id: newId(), title: 'Chiamata', roles: ['coach'], ...timeIn(90), alerts: [30], ...change })

type Alert = Row<'notification_alerts', 'membership_id' | 'due_at' | 'send_at' | 'starts_at'>
const planned = (team: Pick<TestTeam, 'workspaceId'>) =>
  inTeam(team, db => db.many<Alert>(sql`select membership_id, due_at, send_at, starts_at from notification_alerts order by due_at`))
const minutesAhead = ({ send_at }: Pick<Alert, 'send_at'>) => Math.round((Date.parse(send_at) - Date.now()) / minuteMs)

/** Lets time pass for what is planned. */
const passMinutes = (team: Pick<TestTeam, 'workspaceId'>, minutes: number) =>
  inTeam(team, db =>
    db.run(sql`
    update notification_alerts set send_at = send_at - ${minutes}::int * interval '1 minute',
      due_at = due_at - ${minutes}::int * interval '1 minute'`),
  )
const newsOf = async (who: TestMember) =>
  (await as(who).call(listNotifications, {})).notifications.filter(({ kind }) => kind === 'reminder alert')

describe('an alert', () => {
  test('is planned with the write, and leaves once at its moment', async () => {
    const { coach, nutritionist, workspaceId } = await given.team()
    const { day, clock } = timeIn(90)
    await create(coach, { day, clock })
    expect((await planned({ workspaceId })).map(minutesAhead)).toEqual([expect.toSatisfy(minutes => minutes === 59 || minutes === 60)])
    await sendDueAlerts(database)
    expect(await newsOf(coach)).toEqual([])
    await passMinutes({ workspaceId }, 61)
    await Promise.all([sendDueAlerts(database), sendDueAlerts(database)])
    await sendDueAlerts(database)
    expect(await newsOf(coach)).toMatchObject([{ title: 'Chiamata', body: expect.stringContaining(` alle ${clock}`) }])
    expect(await newsOf(nutritionist)).toEqual([])
    expect(await planned({ workspaceId })).toEqual([])
  })

  test('goes to whoever sees the reminder, in the receiver’s zone, and to the clients whom it is for', async () => {
    const team = await given.team()
    const { admin, coach, nutritionist, client } = team
    const clientId = await clientOf(house, team)
    await database.withSystem('write', db => db.run(sql`update persons set time_zone = 'Asia/Tokyo' where id = ${nutritionist.personId}`))
    const { day, clock } = timeIn(90)
    await create(coach, { roles: ['nutritionist', 'client'], clientId, day, clock })
    await passMinutes(team, 61)
    await sendDueAlerts(database)
    const [ofCoach, ofNutritionist, ofClient, ofAdmin] = await Promise.all([coach, nutritionist, client, admin].map(newsOf))
    expect([ofCoach?.length, ofNutritionist?.length, ofClient?.length, ofAdmin?.length]).toEqual([1, 1, 1, 0])
    const start = Date.parse(`${day}T00:00:00Z`)
    expect(ofCoach?.[0]?.body).toContain(clock)
    expect(start).toBeGreaterThan(0)
    expect(ofNutritionist?.[0]?.body).toContain(clockIn('Asia/Tokyo', Date.now() + 90 * minuteMs))
  })

  test('goes by mail to who wants it', async () => {
    const { coach, workspaceId } = await given.team()
    await as(coach).call(saveNotificationsSettings, {
      kinds: [{ kind: 'reminder alert', channels: { mail: true } }],
      // long after the start, at whatever hour the test runs
      mail: { pace: 'daily', hour: Number(timeIn(600).clock.slice(0, 2)) },
    })
    await create(coach, { title: 'Per e-mail' })
    await passMinutes({ workspaceId }, 61)
    await sendDueAlerts(database)
    // the daily mail would come after the start
    expect((await mailTo(coach.email, /^Per e-mail$/)).plain).toContain('/reminders?day=')
  })

  test('that quiet hours would hold back beyond the start leaves before them', async () => {
    const { coach, workspaceId } = await given.team()
    const quietFrom = timeIn(30).clock
    await as(coach).call(saveNotificationsSettings, { quietHours: { from: quietFrom, to: timeIn(300).clock } })
    await create(coach, {})
    const [alert] = await planned({ workspaceId })
    expect(clockIn(zone, Date.parse(alert?.send_at ?? '') + minuteMs)).toBe(quietFrom)
    // wishes that change later count
    await as(coach).call(saveNotificationsSettings, { quietHours: null })
    const [later] = await planned({ workspaceId })
    expect(later?.send_at).toBe(later?.due_at)
  })

  test('of what was changed, ticked or deleted is not sent', async () => {
    const { coach, workspaceId } = await given.team()
    const team = { workspaceId }
    const written = { id: newId(), title: 'Cambia', roles: ['coach' as const], alerts: [30, 60] }
    await as(coach).call(createReminder, { ...written, ...timeIn(90) })
    expect((await planned(team)).length).toBe(2)
    await as(coach).call(updateReminder, { ...written, ...timeIn(600), alerts: [30] })
    expect((await planned(team)).map(alert => minutesAhead(alert) > 500)).toEqual([true])
    const { day } = timeIn(600)
    await as(coach).call(tickReminder, { id: written.id, day, isDone: true })
    expect(await planned(team)).toEqual([])
    await as(coach).call(tickReminder, { id: written.id, day, isDone: false })
    expect((await planned(team)).length).toBe(1)
    await as(coach).call(deleteReminder, { id: written.id })
    expect(await planned(team)).toEqual([])
    await as(coach).call(undeleteReminder, { id: written.id })
    expect((await planned(team)).length).toBe(1)
  })

  test('that has passed is not sent for a new reminder', async () => {
    const { coach, workspaceId } = await given.team()
    await create(coach, { ...timeIn(10), alerts: [30, 1440] })
    expect(await planned({ workspaceId })).toEqual([])
  })

  test('of a repetition is planned two days ahead, and what fell due without a server leaves late', async () => {
    const { coach, workspaceId } = await given.team()
    const team = { workspaceId }
    const { id } = await create(coach, { ...timeIn(60), repetition: { kind: 'daily' }, alerts: [0] })
    expect((await planned(team)).length).toBe(2)
    await extendPlans(database)
    expect((await planned(team)).length).toBe(2)
    // no server ran for three days: nothing is planned, and nothing was sent
    await inTeam(team, async db => {
      await db.run(sql`delete from notification_alerts`)
      await db.run(sql`
        update reminders set start_day = start_day - 10, due_day = due_day - 10, alerts_until = now() - interval '3 days' where id = ${id}`)
    })
    await extendPlans(database)
    await extendPlans(database)
    const alerts = await planned(team)
    expect(alerts.map(alert => minutesAhead(alert) < 0)).toEqual([true, true, true, false, false])
    await sendDueAlerts(database)
    // the newest replaces those that nobody has read
    expect((await newsOf(coach)).length).toBe(1)
    expect((await planned(team)).length).toBe(2)
  })

  test('of a day counts from eight', async () => {
    const { coach, workspaceId } = await given.team()
    await create(coach, { day: addDays(dayIn(zone), 1), clock: null, alerts: [0] })
    const [alert] = await planned({ workspaceId })
    expect(clockIn(zone, Date.parse(alert?.due_at ?? ''))).toBe('08:00')
  })

  test('goes to nobody who has left', async () => {
    const { coach, workspaceId } = await given.team()
    await create(coach, {})
    await database.withSystem('write', db => db.run(sql`update memberships set status = 'inactive' where id = ${coach.membershipId}`))
    await passMinutes({ workspaceId }, 61)
    await sendDueAlerts(database)
    expect(await inTeam({ workspaceId }, db => db.many(sql`select id from notifications where kind = 'reminder alert'`))).toEqual([])
  })
})
