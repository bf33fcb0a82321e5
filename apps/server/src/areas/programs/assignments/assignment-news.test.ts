import { createClientPause, deleteClientPause } from '@allenio/contract/clients'
import { listNotifications } from '@allenio/contract/notifications'
import {
  deleteProgram,
  undeleteProgram,
  editProgram,
  publishProgram,
  assignProgram,
  endProgramUser,
  listClientPrograms,
  undoAssignProgram,
  updateProgramUser,
} from '@allenio/contract/programs'
import { addDays, momentOf, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, lonelyClientOf, mailboxOf, testHouse, type TestMember } from '#testing'
import { expect, test } from 'vitest'
import { announceNews, releaseMoment } from './assignment-news.ts'
import { announceEnds } from './program-ends.ts'
import { publishDue } from '../versions/publications.ts'
import { batchOf, programOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const { mailTo } = mailboxOf(database)
const today = romeDay()
const log = makeLog('silent')

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const program = await programOf(house, team)
  const coach = as(team.coach)
  const within = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(team.workspaceId, 'write', work)
  const run = (job: typeof announceNews) =>
    job.run({ database, log, jobId: newId(), isLastTry: true }, { workspaceId: team.workspaceId, data: {} })
  /** Lets the time for an undo pass, and sends what is due, on two nodes at once. */
  const announceDue = async () => {
    await within(db => db.run(sql`update program_users set announce_after = now() where announce_after < now() + interval '1 minute'`))
    await Promise.all([run(announceNews), run(announceNews)])
  }
  const newsOf = async (member: TestMember = team.client) =>
    (await as(member).call(listNotifications, {})).notifications.map(({ kind, title, body, link }) => [kind, title, body, link])
  const kindsOf = async (member: TestMember = team.client) => (await newsOf(member)).map(([kind]) => kind)
  const assign = async (startDay = today, to = clientId, message = '') => {
    const programUserId = newId()
    const clients = [{ clientId: to, programUserId, startDay, weekdays: null }]
    await as(team.admin).call(assignProgram, { id: program.id, clients, message })
    return programUserId
  }
  const publish = async (reps: string, more: object = {}) => {
    const edit = batchOf({ kind: 'set', id: program.rowIds[0] ?? '', cells: { reps } })
    await coach.call(editProgram, { id: program.id, base: 1_000, batches: [edit] })
    return coach.call(publishProgram, { id: program.id, ...more })
  }
  return { team, clientId, program, coach, within, run, announceDue, newsOf, kindsOf, assign, publish }
}

test('a client is notified once of a new program with the coach’s message, also by mail, and not while it can be undone', async () => {
  const { team, announceDue, newsOf, assign } = await scene()
  await assign(today, undefined, 'Buon lavoro!\n\nScrivimi come va.')
  expect(await newsOf()).toEqual([])
  await announceDue()
  await announceDue()
  expect(await newsOf()).toEqual([
    ['program assigned', 'Hai un nuovo programma: Forza base', expect.stringMatching(/^Si comincia il .* Buon lavoro!/), '/programs'],
  ])
  const mail = await mailTo(team.client.email, /Hai un nuovo programma/)
  expect(JSON.stringify(mail)).toContain('Scrivimi come va.')
})

test('notifications of an assignment are deleted with it', async () => {
  const { coach, program, announceDue, kindsOf, assign } = await scene()
  const programUserIds = [await assign()]
  await announceDue()
  expect(await kindsOf()).toEqual(['program assigned'])
  await coach.call(undoAssignProgram, { id: program.id, programUserIds })
  await announceDue()
  expect(await kindsOf()).toEqual([])
})

test('what was undone at once is not announced', async () => {
  const { clientId, coach, announceDue, kindsOf, assign } = await scene()
  const mistake = await assign()
  await coach.call(endProgramUser, { id: mistake })
  await announceDue()
  expect(await kindsOf()).toEqual([])
  const id = await assign()
  await announceDue()
  const pause = { id: clientId, pauseId: newId() }
  await coach.call(createClientPause, { ...pause, from: today })
  await coach.call(deleteClientPause, pause)
  for (const isEnded of [true, false]) await coach.call(updateProgramUser, { id, isEnded })
  await announceDue()
  expect(await kindsOf()).toEqual(['program assigned'])
})

test('pauses, their end and the end of the program are announced once each', async () => {
  const { team, clientId, coach, announceDue, newsOf, kindsOf, assign } = await scene()
  const id = await assign()
  await announceDue()
  const after = async (write: Promise<unknown>) => {
    await write
    await announceDue()
    await announceDue()
  }
  const pause = { id: clientId, pauseId: newId() }
  await after(coach.call(createClientPause, { ...pause, from: today }))
  expect((await newsOf())[0]?.slice(0, 3)).toEqual([
    'program paused',
    'Pausa per «Forza base»',
    expect.stringMatching(/^Niente allenamenti dal .*, finché non si riprende\.$/),
  ])
  await after(coach.call(deleteClientPause, pause))
  await after(coach.call(updateProgramUser, { id, isEnded: true }))
  await after(coach.call(updateProgramUser, { id, isEnded: false }))
  await coach.call(createClientPause, { id: clientId, pauseId: newId(), from: addDays(today, 5), until: addDays(today, 7) })
  await announceDue()
  // an unread notification is replaced by a newer one of its kind
  expect(await kindsOf()).toEqual(['program paused', 'program resumed', 'program ended', 'program assigned'])
  const { notifications } = await as(team.client).call(listNotifications, {})
  // the program is over by then
  await after(coach.call(createClientPause, { id: clientId, pauseId: newId(), from: addDays(today, 40), until: addDays(today, 42) }))
  expect((await as(team.client).call(listNotifications, {})).notifications).toEqual(notifications)
})

test('another release is announced with its note, to those who have it', async () => {
  const { team, clientId, coach, announceDue, newsOf, kindsOf, assign, publish } = await scene()
  const id = await assign()
  await publish('6')
  await announceDue()
  // the client was not notified of an earlier release
  expect(await kindsOf()).toEqual(['program assigned'])
  await publish('5', { note: 'Meno ripetizioni: la spalla deve riposare' })
  await announceDue()
  expect((await newsOf())[0]).toEqual([
    'program changed',
    '«Forza base» è stato aggiornato',
    'Meno ripetizioni: la spalla deve riposare',
    '/programs',
  ])
  const { programs } = await coach.call(listClientPrograms, { id: clientId })
  expect(programs).toMatchObject([{ id, change: { note: 'Meno ripetizioni: la spalla deve riposare', at: expect.any(String) } }])
  await publish('4', { note: 'Senza di loro', leftOut: [id] })
  await announceDue()
  expect(await kindsOf()).toEqual(['program changed', 'program assigned'])
  expect(await kindsOf(team.coach)).toEqual([])
})

test("a release for a day is announced on the morning of that day, in the client's time zone", async () => {
  const { team, within, announceDue, kindsOf, assign, publish } = await scene()
  await database.withSystem('write', db =>
    db.run(sql`update persons set time_zone = 'America/New_York' where id = ${team.client.personId}`),
  )
  await assign()
  await announceDue()
  const day = addDays(today, 2)
  await publish('6', { note: 'Da lunedì', day })
  await publishDue(database, day)
  await announceDue()
  expect(await kindsOf()).toEqual(['program assigned'])
  const row = await within(db =>
    db.one<{ released_at: string; announce_after: string }>(sql`select released_at, announce_after from program_users`),
  )
  const morning = new Date(momentOf(day, '08:00', 'America/New_York')).toISOString()
  expect(row).toEqual({ released_at: morning, announce_after: morning })
  await within(db => db.run(sql`update program_users set released_at = now(), announce_after = now()`))
  await announceDue()
  expect(await kindsOf()).toEqual(['program changed', 'program assigned'])
})

test.each([
  ['now, without a day', null, '2026-03-10T09:00:00.000Z'],
  ['in the morning of its day', '2026-03-11', '2026-03-11T12:00:00.000Z'],
  ['at once, where that has passed', '2026-03-09', '2026-03-10T09:00:00.000Z'],
])('a release reaches somebody %s', (_, day, moment) => {
  expect(releaseMoment(day, 'America/New_York', Date.parse('2026-03-10T09:00:00Z'))).toBe(moment)
})

test('two hundred clients are notified in one run, and those without an account cause no error', async () => {
  const { team, program, within, run, coach, clientId, kindsOf } = await scene()
  const lonely = await lonelyClientOf(house, team)
  const ids = Array.from({ length: 198 }, () => newId())
  await within(db => db.run(sql`insert into clients (id, first_name) select id, 'Anna' from unnest(${ids}::uuid[]) as id`))
  const clients = [clientId, lonely, ...ids].map(id => ({ clientId: id, programUserId: newId(), startDay: today }))
  await as(team.admin).call(assignProgram, { id: program.id, clients })
  await within(db => db.run(sql`update program_users set announce_after = now()`))
  await run(announceNews)
  expect(
    await within(db => db.one(sql`select count(*) as count from program_users where announced is null or announce_after <= now()`)),
  ).toEqual({ count: 0 })
  expect(await kindsOf()).toEqual(['program assigned'])
  await coach.call(deleteProgram, { id: program.id, keepsClients: false })
  await coach.call(undeleteProgram, { id: program.id })
  await within(db => db.run(sql`update program_users set announce_after = now()`))
  await run(announceNews)
  expect(await kindsOf()).toEqual(['program assigned'])
})

test('the team is notified of a program that ends without a following one, before and after, once each', async () => {
  const { team, clientId, within, run, newsOf, kindsOf, assign } = await scene()
  const id = await assign(addDays(today, -10))
  const nextId = await assign(addDays(today, 4))
  await run(announceEnds)
  expect(await kindsOf(team.coach)).toEqual([])
  await within(db => db.run(sql`delete from program_users where id = ${nextId}`))
  await run(announceEnds)
  await run(announceEnds)
  expect(await newsOf(team.coach)).toEqual([
    [
      'program expiring',
      expect.stringMatching(/^Il programma di Martina Bellini finisce /),
      '«Forza base»: dopo non c’è ancora niente.',
      `/clients/${clientId}/programs`,
    ],
  ])
  expect(await kindsOf(team.nutritionist)).toEqual([])
  await within(db => db.run(sql`update program_users set last_day = ${addDays(today, -1)} where id = ${id}`))
  await run(announceEnds)
  await run(announceEnds)
  expect(await kindsOf(team.admin)).toEqual(['program over', 'program expiring'])
  expect(await kindsOf()).toEqual([])
})
