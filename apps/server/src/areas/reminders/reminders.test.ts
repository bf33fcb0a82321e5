import type { Input } from '@allenio/contract'
import { completeOwnAction, listOwnActions } from '@allenio/contract/client-actions'
import {
  createReminder,
  deleteReminder,
  getReminder,
  listReminders,
  reminderLimits,
  tickReminder,
  undeleteReminder,
  updateReminder,
} from '@allenio/contract/reminders'
import { addDays, dayIn, momentOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { clientJoins } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { clientOf, lonelyClientOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house
const zone = 'Europe/Rome'
const today = dayIn(zone)
const inDays = (days: number) => addDays(today, days)

const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)

async function scene() {
  const team = await given.team()
  return { ...team, team, martina: await clientOf(house, team), aldo: await lonelyClientOf(house, team) }
}

type Fields = Partial<Input<typeof createReminder>>
const fields = (change: Fields = {}): Input<typeof createReminder> => ({
  id: newId(),
  title: 'Chiamare il commercialista',
  day: today,
  roles: ['coach'],
  ...change,
})
const create = (by: TestMember, change: Fields = {}) => as(by).call(createReminder, fields(change))
const refusalOf = async (by: TestMember, change: Fields) => {
  const { status, body } = await as(by).ask(createReminder, fields(change))
  return [status, body.code, ...Object.keys(body.errors ?? {})]
}
const listDays = (by: TestMember, from: string, to: string, more: object = {}) => as(by).call(listReminders, { from, to, ...more })
const titlesFor = async (by: TestMember, more: object = {}) => (await as(by).call(listReminders, more)).reminders.map(({ title }) => title)

async function groupOf(team: TestTeam, clientIds: readonly string[]): Promise<string> {
  const id = newId()
  await inTeam(team, async db => {
    await db.run(sql`insert into groups (id, author_id, name, color) values (${id}, ${team.admin.membershipId}, ${id}, 'blue')`)
    for (const clientId of clientIds) await db.run(sql`insert into group_clients (group_id, client_id) values (${id}, ${clientId})`)
  })
  return id
}

describe('a reminder', () => {
  test('has what was entered, in the zone of the business', async () => {
    const { coach, martina } = await scene()
    const reminder = await create(coach, {
      title: ' Visita medica ',
      text: 'Portare gli esami',
      color: 'red',
      day: inDays(2),
      clock: '09:30',
      endClock: '10:15',
      items: [{ id: newId(), text: 'Esami', deadline: inDays(1) }],
      alerts: [1440, 30],
      roles: ['coach', 'nutritionist'],
      clientId: martina,
    })
    expect(reminder).toMatchObject({
      title: 'Visita medica',
      color: 'red',
      day: inDays(2),
      lastDay: inDays(2),
      startsAt: new Date(momentOf(inDays(2), '09:30', zone)).toISOString(),
      endsAt: new Date(momentOf(inDays(2), '10:15', zone)).toISOString(),
      timeZone: zone,
      tick: null,
      isOverdue: false,
      items: [{ text: 'Esami', deadline: inDays(1), tick: null }],
      first: { day: inDays(2), clock: '09:30', endDay: inDays(2), endClock: '10:15' },
      alerts: [30, 1440],
      roles: ['coach', 'nutritionist'],
      onlyMe: false,
      client: { id: martina, name: 'Martina Bellini' },
      tasks: null,
      author: 'Giulia Marchetti',
      may: { update: true, delete: true, tick: true },
    })
    expect(await as(coach).call(getReminder, { id: reminder.id })).toEqual({ ...reminder, clients: [] })
  })

  test('sent twice is there once, and another’s id is refused', async () => {
    const { coach, nutritionist } = await scene()
    const written = fields({ title: 'Una volta' })
    const [first, second] = await Promise.all([as(coach).call(createReminder, written), as(coach).call(createReminder, written)])
    expect(second).toEqual(first)
    expect(await titlesFor(coach)).toEqual(['Una volta'])
    const { status, body } = await as(nutritionist).ask(createReminder, written)
    expect([status, body.code]).toEqual([409, 'record id taken'])
  })

  test.each<[string, Fields, unknown[]]>([
    ['nobody who sees it', { roles: [] }, [422, 'role needed', 'roles']],
    ['clients without any', { roles: ['client'] }, [422, 'clients needed', 'clientId']],
    ['an end before its start', { clock: '10:00', endClock: '09:59' }, [422, 'reminder ends before it starts', 'endClock']],
    ['a last day before its first', { endDay: inDays(-1) }, [422, 'reminder ends before it starts', 'endDay']],
    ['32 days', { endDay: inDays(31) }, [422, 'reminder too long', 'endDay']],
    ['an unknown zone', { timeZone: 'Europe/Nowhere' }, [422, 'unknown reminder zone', 'timeZone']],
    [
      'a repetition that ends before it begins',
      { repetition: { kind: 'daily' }, untilDay: inDays(-1) },
      [422, 'until before due', 'untilDay'],
    ],
    ['a day in four years', { day: inDays(4 * 366) }, [422, 'due too far', 'day']],
    ['a clock that is none', { clock: '24:00' }, [422, 'invalid input', 'clock']],
    ['31 items', { items: Array.from({ length: 31 }, () => ({ id: newId(), text: 'x' })) }, [422, 'invalid input', 'items']],
    ['four alerts', { alerts: [1, 2, 3, 4] }, [422, 'invalid input', 'alerts']],
    ['an alert twice', { alerts: [5, 5] }, [422, 'invalid input', 'alerts']],
    ['an unknown client', { clientId: newId() }, [404, 'not found']],
    ['an unknown group', { groupIds: [newId()] }, [404, 'not found']],
  ])('with %s is refused', async (_, change, refusal) => {
    const { coach } = await scene()
    expect(await refusalOf(coach, change)).toEqual(refusal)
    expect(await titlesFor(coach)).toEqual([])
  })

  test('may have 30 items, three alerts and 31 days', async () => {
    const { coach } = await scene()
    const reminder = await create(coach, {
      items: Array.from({ length: reminderLimits.items }, (_, at) => ({ id: newId(), text: `Punto ${at}` })),
      alerts: [0, 5, reminderLimits.alertMinutes],
      endDay: inDays(30),
    })
    expect([reminder.items.length, reminder.alerts, reminder.lastDay]).toEqual([30, [0, 5, 40_320], inDays(30)])
  })

  test('says in both languages that a role is missing', async () => {
    const { coach } = await scene()
    const sentence = async (language: string) =>
      (await as(coach).ask(createReminder, fields({ roles: [] }), { headers: { 'accept-language': language } })).body.message
    expect(await sentence('it')).toBe('Seleziona almeno un ruolo.')
  })

  test.each([
    ['2026-03-29', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '2026-10-25T00:30:00.000Z'],
  ])('at 2:30 of %s begins once, at %s', async (day, startsAt) => {
    const { coach } = await scene()
    await create(coach, { day, clock: '02:30' })
    const { reminders } = await listDays(coach, addDays(day, -1), addDays(day, 1))
    expect(reminders.map(each => each.startsAt)).toEqual([startsAt])
  })
})

describe('who sees it', () => {
  test('the author, the admin and the roles that it names', async () => {
    const { admin, coach, nutritionist, client } = await scene()
    await create(coach, { title: 'Nutrizione', roles: ['nutritionist'] })
    await create(coach, { title: 'Solo io', roles: [], onlyMe: true })
    await create(nutritionist, { title: 'Coach', roles: ['coach'] })
    await create(admin, { title: 'Solo admin', roles: [], onlyMe: true })
    expect((await titlesFor(coach)).toSorted()).toEqual(['Coach', 'Nutrizione', 'Solo io'])
    expect((await titlesFor(nutritionist)).toSorted()).toEqual(['Coach', 'Nutrizione'])
    expect((await titlesFor(admin)).toSorted()).toEqual(['Coach', 'Nutrizione', 'Solo admin'])
    expect((await titlesFor(admin, { collaboratorId: nutritionist.membershipId })).toSorted()).toEqual(['Coach', 'Nutrizione'])
    expect((await titlesFor(admin, { collaboratorId: coach.membershipId })).toSorted()).toEqual(['Coach', 'Nutrizione'])
    expect(await titlesFor(client)).toEqual([])
  })

  test('not who does not look after its client', async () => {
    const { admin, coach, aldo } = await scene()
    const { id } = await create(admin, { clientId: aldo, roles: ['coach'] })
    expect(await titlesFor(coach)).toEqual([])
    for (const [endpoint, input] of [
      [getReminder, { id }],
      [deleteReminder, { id }],
      [tickReminder, { id, day: today, isDone: true }],
      [updateReminder, { ...fields(), id }],
    ] as const)
      expect((await as(coach).ask(endpoint, input)).status).toBe(404)
    expect(await refusalOf(coach, { clientId: aldo })).toEqual([404, 'not found'])
  })

  test('nobody makes another’s reminder private', async () => {
    const { coach, nutritionist } = await scene()
    const { id } = await create(coach, { roles: ['nutritionist'] })
    const { status } = await as(nutritionist).ask(updateReminder, { ...fields({ roles: [], onlyMe: true }), id })
    expect(status).toBe(403)
  })
})

describe('days', () => {
  test('answer each occurrence that touches them', async () => {
    const { coach } = await scene()
    await create(coach, { title: 'Ogni giorno', repetition: { kind: 'daily' }, untilDay: inDays(20), clock: '08:00' })
    await create(coach, { title: 'Fiera', day: inDays(-2), endDay: inDays(1) })
    await create(coach, { title: 'Passato', day: inDays(-2) })
    const { reminders, agenda, nextPage, hasMore } = await listDays(coach, today, inDays(2))
    expect(reminders.map(({ title, day }) => [title, day])).toEqual([
      ['Fiera', inDays(-2)],
      ['Ogni giorno', today],
      ['Ogni giorno', inDays(1)],
      ['Ogni giorno', inDays(2)],
    ])
    expect([agenda, nextPage, hasMore]).toEqual([[], 0, false])
  })

  test('are 62 at most, and both ends are named', async () => {
    const { coach } = await scene()
    const codeOf = async (query: object) => {
      const { status, body } = await as(coach).ask(listReminders, query)
      return status === 200 ? status : body.code
    }
    expect(await codeOf({ from: today, to: inDays(61) })).toBe(200)
    expect(await codeOf({ from: today, to: inDays(62) })).toBe('too many days')
    expect(await codeOf({ from: today, to: inDays(-1) })).toBe('until before due')
    expect(await codeOf({ from: today })).toBe('too many days')
  })

  test('are those of the asker’s zone', async () => {
    const { coach } = await scene()
    await create(coach, { day: inDays(3), clock: '23:30', timeZone: 'America/New_York' })
    expect((await listDays(coach, inDays(3), inDays(3))).reminders).toEqual([])
    expect((await listDays(coach, inDays(4), inDays(4))).reminders).toHaveLength(1)
  })

  test('answer a thousand occurrences and say that there are more', async () => {
    const { team, coach } = await scene()
    await inTeam(team, db =>
      db.run(sql`
      insert into reminders (id, author_id, title, color, start_day, time_zone, repetition, final_day, due_day, roles)
      select gen_random_uuid(), ${coach.membershipId}, 'Ogni giorno', 'blue', ${today}, 'Europe/Rome', '{"kind":"daily"}', 'infinity',
        ${today}, '{coach}' from generate_series(1, 20)`),
    )
    const { reminders, hasMore } = await listDays(coach, today, inDays(61))
    expect([reminders.length, hasMore]).toEqual([1000, true])
  })
})

test('the list has pages, a search and states', async () => {
  const { coach } = await scene()
  await create(coach, { title: 'Scaduto', day: inDays(-3) })
  await create(coach, { title: 'Domani', day: inDays(1) })
  const { id } = await create(coach, { title: 'Fatto' })
  await as(coach).call(tickReminder, { id, day: today, isDone: true })
  expect(await titlesFor(coach)).toEqual(['Scaduto', 'Domani', 'Fatto'])
  expect(await titlesFor(coach, { state: 'open' })).toEqual(['Domani'])
  expect(await titlesFor(coach, { state: 'overdue' })).toEqual(['Scaduto'])
  expect(await titlesFor(coach, { state: 'done' })).toEqual(['Fatto'])
  expect(await titlesFor(coach, { search: 'doma' })).toEqual(['Domani'])
})

describe('ticking', () => {
  test('is done by whom and when, once however often, and can be taken back', async () => {
    const { coach, nutritionist } = await scene()
    const { id } = await create(coach, { roles: ['coach', 'nutritionist'] })
    const ticks = await Promise.all([coach, nutritionist, coach].map(who => as(who).call(tickReminder, { id, day: today, isDone: true })))
    expect(new Set(ticks.map(({ tick }) => tick?.at)).size).toBe(1)
    expect(await titlesFor(coach, { state: 'open' })).toEqual([])
    for (let time = 0; time < 2; time += 1) {
      expect(await as(coach).call(tickReminder, { id, day: today, isDone: false })).toMatchObject({ tick: null })
    }
    expect(await titlesFor(coach, { state: 'open' })).toHaveLength(1)
  })

  test('the last item ticks all of it, and an open one opens it', async () => {
    const { coach } = await scene()
    const [one, two] = [newId(), newId()]
    const { id } = await create(coach, { items: [one, two].map(itemId => ({ id: itemId, text: 'x' })) })
    const tickItem = (itemId: string, isDone: boolean) => as(coach).call(tickReminder, { id, day: today, itemId, isDone })
    expect(await tickItem(one, true)).toMatchObject({ tick: null, items: [{ tick: { by: 'Giulia Marchetti' } }, { tick: null }] })
    expect((await tickItem(two, true)).tick).not.toBeNull()
    expect((await tickItem(one, false)).tick).toBeNull()
    // two devices tick the last two items at once
    await tickItem(two, false)
    await Promise.all([tickItem(one, true), tickItem(two, true)])
    expect((await as(coach).call(getReminder, { id })).tick).not.toBeNull()
  })

  test('is of one occurrence, and what waits never piles up', async () => {
    const { coach } = await scene()
    const { id, day } = await create(coach, { day: inDays(-10), repetition: { kind: 'daily' } })
    expect(day).toBe(today)
    await as(coach).call(tickReminder, { id, day: today, isDone: true })
    expect((await as(coach).call(getReminder, { id })).day).toBe(inDays(1))
    const { reminders } = await listDays(coach, inDays(-1), inDays(1))
    expect(reminders.map(each => [each.day, each.tick !== null])).toEqual([
      [inDays(-1), false],
      [today, true],
      [inDays(1), false],
    ])
    await as(coach).call(tickReminder, { id, day: inDays(-1), isDone: true })
    expect((await as(coach).call(getReminder, { id })).day).toBe(inDays(1))
  })

  test('of what is no occurrence or no item is refused', async () => {
    const { coach } = await scene()
    const { id } = await create(coach, { items: [{ id: newId(), text: 'x' }] })
    for (const change of [{ day: inDays(1) }, { day: today, itemId: newId() }]) {
      const { status, body } = await as(coach).ask(tickReminder, { id, isDone: true, ...change })
      expect([status, body.code]).toEqual([409, 'changed meanwhile'])
    }
  })
})

describe('changing', () => {
  test('keeps what was ticked and moves what waits only with the schedule', async () => {
    const { coach } = await scene()
    const written = fields({ repetition: { kind: 'daily' } })
    const { id } = await as(coach).call(createReminder, written)
    await as(coach).call(tickReminder, { id, day: today, isDone: true })
    expect(await as(coach).call(updateReminder, { ...written, title: 'Altro' })).toMatchObject({ title: 'Altro', day: inDays(1) })
    expect((await listDays(coach, today, today)).reminders[0]?.tick).not.toBeNull()
    expect(await as(coach).call(updateReminder, { ...written, day: inDays(5), repetition: { kind: 'once' } })).toMatchObject({
      day: inDays(5),
    })
  })

  test('moves end and deadlines with a weekly start', async () => {
    const { coach } = await scene()
    const monday = '2026-03-02'
    const reminder = await create(coach, {
      day: '2026-02-26',
      endDay: '2026-02-27',
      repetition: { kind: 'weekly', every: 1, days: [1] },
      items: [{ id: newId(), text: 'x', deadline: '2026-02-26' }],
    })
    expect([reminder.first, reminder.firstDeadlines]).toEqual([
      { day: monday, clock: null, endDay: '2026-03-03', endClock: null },
      [monday],
    ])
  })
})

test('a deleted reminder is out of sight and comes back', async () => {
  const { coach } = await scene()
  const { id } = await create(coach)
  await as(coach).call(deleteReminder, { id })
  expect(await titlesFor(coach)).toEqual([])
  expect((await as(coach).ask(tickReminder, { id, day: today, isDone: true })).status).toBe(404)
  await as(coach).call(undeleteReminder, { id })
  expect(await titlesFor(coach)).toHaveLength(1)
})

describe('for clients', () => {
  const ownTitles = async (client: TestMember) => (await as(client).call(listOwnActions, {})).actions.map(({ title }) => title)

  test('it is a task of each, and shows who has done it', async () => {
    const { coach, client, martina } = await scene()
    const { id } = await create(coach, { title: 'Porta il certificato', text: 'Originale', roles: ['coach', 'client'], clientId: martina })
    const [task] = (await as(client).call(listOwnActions, {})).actions
    expect(task).toMatchObject({ title: 'Porta il certificato', text: 'Originale', dueDay: today })
    expect(await as(client).call(listReminders, { from: today, to: today })).toMatchObject({
      reminders: [
        { id, ownTask: { id: task?.id, dueDay: today, isDone: false }, tasks: null, may: { update: false, delete: false, tick: false } },
      ],
      agenda: [],
    })
    await as(client).call(completeOwnAction, { id: task?.id ?? '', completionId: newId(), dueDay: today })
    expect(await as(coach).call(getReminder, { id, day: today })).toMatchObject({
      tasks: { asked: 1, done: 1 },
      clients: [{ id: martina, completedAt: expect.any(String) }],
    })
    expect((await as(client).call(listReminders, { from: today, to: today })).reminders[0]).toMatchObject({ ownTask: { isDone: true } })
  })

  test('of a group it asks those in charge, and names no others', async () => {
    const { team, admin, coach, martina, aldo } = await scene()
    const groupId = await groupOf(team, [martina, aldo])
    const ofCoach = await create(coach, { roles: ['coach', 'client'], groupIds: [groupId] })
    expect(ofCoach).toMatchObject({ tasks: { asked: 1 }, groups: [{ id: groupId, size: 2 }] })
    const ofAdmin = await create(admin, { roles: ['coach', 'client'], groupIds: [groupId] })
    expect(ofAdmin.tasks?.asked).toBe(2)
    expect((await as(coach).call(getReminder, { id: ofAdmin.id })).clients.map(({ id }) => id)).toEqual([martina])
  })

  test('it changes, ends and comes back with the reminder', async () => {
    const { coach, client, martina } = await scene()
    const written = fields({ title: 'Prima', roles: ['client'], clientId: martina })
    const { id } = await as(coach).call(createReminder, written)
    await as(coach).call(updateReminder, { ...written, title: 'Dopo', day: inDays(1) })
    expect((await as(client).call(listOwnActions, {})).actions).toMatchObject([{ title: 'Dopo', dueDay: inDays(1) }])
    await as(coach).call(deleteReminder, { id })
    expect(await ownTitles(client)).toEqual([])
    await as(coach).call(undeleteReminder, { id })
    expect(await ownTitles(client)).toEqual(['Dopo'])
    await as(coach).call(updateReminder, { ...written, roles: ['coach'] })
    expect(await ownTitles(client)).toEqual([])
  })

  test('what has passed asks nobody', async () => {
    const { coach, martina } = await scene()
    expect(await refusalOf(coach, { day: inDays(-1), roles: ['client'], clientId: martina })).toEqual([422, 'due before today', 'day'])
  })
})

describe('with the team', () => {
  const handOver = (team: TestTeam, of: string, to: string) =>
    inTeam(team, async db => {
      for (const each of teamContent.gathered()) await each.handOver(db, { of, to })
    })

  test('what a colleague leaves goes to the heir, private ones to nobody', async () => {
    const { team, coach, nutritionist, admin } = await scene()
    await create(coach, { title: 'Per il team', roles: ['coach'] })
    await create(coach, { title: 'Privato', roles: [], onlyMe: true })
    await handOver(team, coach.membershipId, nutritionist.membershipId)
    expect(await titlesFor(nutritionist)).toEqual(['Per il team'])
    expect(await titlesFor(admin)).toEqual(['Per il team'])
    expect(await titlesFor(coach)).toEqual(['Per il team', 'Privato'].toSorted())
  })

  test('without its author it stays with those who see it', async () => {
    const { team, coach, admin } = await scene()
    const { id } = await create(coach, { title: 'Resta' })
    await as(admin).call(tickReminder, { id, day: today, isDone: true })
    await database.withSystem('write', db => db.run(sql`delete from memberships where id = ${coach.membershipId}`))
    expect((await as(admin).call(listReminders, {})).reminders).toMatchObject([
      { title: 'Resta', author: null, tick: { by: 'Giulia Marchetti' } },
    ])
    expect(await inTeam(team, db => db.many<Row<'reminders', 'author_id'>>(sql`select author_id from reminders`))).toEqual([
      { author_id: null },
    ])
  })

  test('two records of one client have its reminders and tasks together', async () => {
    const { team, coach, admin, martina, aldo } = await scene()
    await create(admin, { title: 'Di Aldo', roles: ['client', 'coach'], clientId: aldo })
    await database.withSystem('write', async db => {
      for (const join of clientJoins.gathered()) await join(db, { workspaceId: team.workspaceId, fromId: aldo, toId: martina })
    })
    expect((await as(coach).call(listReminders, {})).reminders).toMatchObject([
      { title: 'Di Aldo', client: { id: martina }, tasks: { asked: 1 } },
    ])
  })
})
