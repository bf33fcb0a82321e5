import { createClientAction } from '@allenio/contract/client-actions'
import { agendaLimits, createReminder, getAgendaSettings, listReminders, saveAgendaSettings } from '@allenio/contract/reminders'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { agendaParts } from '#areas/client-overview'
import { sql, type WorkspaceDb } from '#platform/db'
import { clientOf, lonelyClientOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const inDays = (days: number) => addDays(today, days)
const week = { from: today, to: inDays(6) }

const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)
const agendaOf = async (who: TestMember, query: object = week) => (await as(who).call(listReminders, query)).agenda
const linesOf = async (who: TestMember, query: object = week) =>
  (await agendaOf(who, query)).map(({ layer, day, title, client }) => [layer, day, title, client?.name ?? null])

async function scene() {
  const team = await given.team()
  return { ...team, team, martina: await clientOf(house, team), aldo: await lonelyClientOf(house, team) }
}
const ask = (by: TestMember, id: string, change: object = {}) =>
  as(by).call(createClientAction, { id, kind: 'other', title: 'Prenota', dueDay: inDays(1), ...change })

describe('the agenda', () => {
  test('has the tasks of clients on the days on which they are due', async () => {
    const { admin, coach, martina, aldo } = await scene()
    await ask(admin, aldo, { title: 'Di Aldo' })
    await ask(coach, martina, { title: 'Ogni due giorni', dueDay: today, repetition: { kind: 'weekly', every: 1, days: [1, 3, 5] } })
    const days = (await linesOf(coach)).map(([layer, , title, name]) => [layer, title, name])
    expect(new Set(days.map(String)).size).toBe(1)
    expect(days[0]).toEqual(['tasks', 'Ogni due giorni', 'Martina Bellini'])
    expect(days.length).toBe(3)
    expect((await linesOf(admin)).filter(([, , title]) => title === 'Di Aldo')).toEqual([['tasks', inDays(1), 'Di Aldo', 'Aldo Serra']])
    expect(await linesOf(admin, { ...week, collaboratorId: coach.membershipId })).not.toContainEqual([
      'tasks',
      inDays(1),
      'Di Aldo',
      'Aldo Serra',
    ])
    expect((await linesOf(admin, { ...week, clientId: aldo })).length).toBe(1)
  })

  test('of a client has what is theirs', async () => {
    const { admin, coach, client, martina, aldo } = await scene()
    await ask(coach, martina)
    await ask(admin, aldo)
    expect((await agendaOf(client)).map(({ layer, title, link }) => [layer, title, link])).toEqual([['tasks', 'Prenota', '/home']])
  })

  test('leaves out the tasks of reminders that stand beside it', async () => {
    const { coach, nutritionist, client, martina } = await scene()
    await as(coach).call(createReminder, {
      id: newId(),
      title: 'Certificato',
      day: inDays(2),
      roles: ['coach', 'client'],
      clientId: martina,
    })
    expect(await agendaOf(coach)).toEqual([])
    expect(await agendaOf(client)).toEqual([])
    // a member who does not see the reminder sees the client’s task
    expect(await linesOf(nutritionist)).toEqual([['tasks', inDays(2), 'Certificato', 'Martina Bellini']])
  })

  test('has the ends of subscriptions', async () => {
    const { team, admin, coach, martina } = await scene()
    await inTeam(team, async db => {
      await db.run(sql`update clients set subscription_source = 'manual', subscription_end = ${inDays(3)} where id = ${martina}`)
    })
    expect(await linesOf(admin)).toEqual([['subscriptions', inDays(3), 'Fine abbonamento', 'Martina Bellini']])
    expect(await linesOf(coach)).toEqual([['subscriptions', inDays(3), 'Fine abbonamento', 'Martina Bellini']])
    expect((await agendaOf(admin, { from: inDays(4), to: inDays(9) })).length).toBe(0)
  })

  test('has a layer for each area that fills one, shown or hidden by each member', async () => {
    const { coach, nutritionist, client, martina } = await scene()
    await ask(coach, martina)
    expect((await as(coach).call(getAgendaSettings, {})).layers).toEqual(
      expect.arrayContaining(['check-ins', 'tasks', 'workouts', 'programs', 'subscriptions']),
    )
    expect((await as(coach).call(getAgendaSettings, {})).layers).not.toContain('visits')
    expect((await as(client).call(getAgendaSettings, {})).layers).not.toContain('subscriptions')
    await as(coach).call(saveAgendaSettings, { hiddenLayers: ['tasks', 'tasks'] })
    expect(await as(coach).call(getAgendaSettings, {})).toMatchObject({ hiddenLayers: ['tasks'] })
    expect(await agendaOf(coach)).toEqual([])
    expect((await agendaOf(nutritionist)).length).toBe(1)
    expect(
      agendaParts
        .gathered()
        .map(({ layer }) => layer)
        .toSorted(),
    ).toEqual(['appointments', 'check-ins', 'external', 'programs', 'subscriptions', 'tasks', 'visits', 'workouts'])
  })

  test('counts what are many by day, and is bounded', async () => {
    const { team, admin } = await scene()
    await inTeam(team, async db => {
      await db.run(sql`
        with many as (insert into clients (id, first_name, last_name) select gen_random_uuid(), 'Cliente', n::text
          from generate_series(1, 200) n returning id)
        insert into client_actions (id, client_id, kind, title, start_day, due_day, repetition)
        select gen_random_uuid(), id, 'other', 'Cammina', ${today}, ${today}, '{"kind":"once"}' from many`)
    })
    expect(await linesOf(admin)).toEqual([['tasks', today, '200 compiti', null]])
    await inTeam(team, db =>
      db.run(sql`update clients set subscription_source = 'manual', subscription_end = ${inDays(1)} where first_name = 'Cliente'`),
    )
    expect((await agendaOf(admin)).length).toBeLessThanOrEqual(agendaLimits.entries)
  })
})
