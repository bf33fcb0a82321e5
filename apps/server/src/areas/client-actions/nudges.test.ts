import {
  completeClientAction,
  createClientAction,
  createManyClientActions,
  listClientActions,
  listOwnActions,
  nudgeClientAction,
} from '@allenio/contract/client-actions'
import { listAttention } from '@allenio/contract/home'
import { listNotifications } from '@allenio/contract/notifications'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { reachClients } from '#areas/clients'
import { actorOf, clientOf, lonelyClientOf, statementsOf, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { createActions } from './new-actions.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const task = { kind: 'other' as const, title: 'Prenota la visita', dueDay: today }

/** A daily task of the client that is so many days late. */
async function lateTask(team: TestTeam, clientId: string, days = 3) {
  const { id } = await as(team.coach).call(createClientAction, { id: clientId, ...task, repetition: { kind: 'daily' } })
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`update client_actions set start_day = start_day - ${days}::int, due_day = due_day - ${days}::int where id = ${id}`),
  )
  return id
}

const codeOf = async (answer: Promise<{ status: number; body: { code?: unknown } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

describe('a nudge', () => {
  test('reaches the client, is shown to both, and is sent once a day', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const id = await lateTask(team, clientId)
    const before = (await as(team.coach).call(listClientActions, { clientId })).userClientActions
    expect(before).toMatchObject([{ state: 'overdue', nudgedDay: null, may: { nudge: true } }])
    expect((await as(team.coach).call(listAttention, {})).attention).toMatchObject([
      { needs: [{ reason: 'overdue action', handled: null }] },
    ])

    expect(await as(team.coach).call(nudgeClientAction, { id })).toMatchObject({ nudgedDay: today, may: { nudge: false } })
    expect(await codeOf(as(team.admin).ask(nudgeClientAction, { id }))).toEqual([409, 'nudged today'])
    const [told] = (await as(team.client).call(listNotifications, {})).notifications
    expect(told).toMatchObject({ kind: 'action nudged', title: 'Da fare: Prenota la visita', link: '/home' })
    expect((await as(team.client).call(listOwnActions, {})).actions).toMatchObject([{ id, nudgedDay: today }])
    expect((await as(team.coach).call(listAttention, {})).attention).toMatchObject([{ needs: [{ handled: 'Sollecitato oggi' }] }])

    await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update client_actions set nudged_day = nudged_day - 1`))
    expect(await as(team.coach).call(nudgeClientAction, { id })).toMatchObject({ nudgedDay: today })
    expect(await as(team.coach).call(completeClientAction, { id })).toMatchObject({ nudgedDay: null })
  })

  test('of two members at once is sent by one', async () => {
    const team = await given.team()
    const id = await lateTask(team, await clientOf(house, team))
    const answers = await Promise.all([team.admin, team.coach, team.nutritionist].map(member => as(member).ask(nudgeClientAction, { id })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('is neither for what is not late nor for a client who cannot enter', async () => {
    const team = await given.team()
    const { id } = await as(team.coach).call(createClientAction, { id: await clientOf(house, team), ...task })
    expect(await codeOf(as(team.coach).ask(nudgeClientAction, { id }))).toEqual([409, 'not late'])
    const other = await given.team()
    const lonely = await lonelyClientOf(house, other)
    const late = await lateTask({ ...other, coach: other.admin }, lonely)
    expect((await as(other.admin).call(listClientActions, { clientId: lonely })).userClientActions).toMatchObject([
      { may: { nudge: false } },
    ])
    expect(await codeOf(as(other.admin).ask(nudgeClientAction, { id: late }))).toEqual([409, 'client without access'])
  })
})

describe('a task for many', () => {
  test('is asked of each once, also when it is sent twice', async () => {
    const team = await given.team()
    const clients = [await lonelyClientOf(house, team), await lonelyClientOf(house, team), await clientOf(house, team)].map(id => ({
      id,
      actionId: newId(),
    }))
    const input = { clients, ...task, dueDay: addDays(today, 2) }
    expect(await as(team.admin).call(createManyClientActions, input)).toEqual({ asked: 3 })
    expect(await as(team.admin).call(createManyClientActions, input)).toEqual({ asked: 3 })
    const { userClientActions } = await as(team.admin).call(listClientActions, {})
    expect(userClientActions.map(({ client }) => client.id).toSorted()).toEqual(clients.map(({ id }) => id).toSorted())
    expect((await as(team.client).call(listNotifications, {})).notifications).toHaveLength(1)
  })

  test('takes as many statements for thirty as for two', async () => {
    const team = await given.team()
    const actor = actorOf(team.admin, 'admin')
    const fields = { ...task, text: '', repetition: { kind: 'once' as const }, untilDay: null, isMailed: false }
    const askMany = async (count: number) => {
      const ids = await Promise.all(Array.from({ length: count }, () => lonelyClientOf(house, team)))
      return statementsOf(database, team.workspaceId, async db => {
        const clients = [...(await reachClients(db, actor, ids)).values()]
        await createActions(db, actor, { receivers: clients.map(client => ({ client, id: newId() })), today, fields })
      })
    }
    expect(await askMany(30)).toHaveLength((await askMany(2)).length)
  })

  test('is asked of nobody where one of them is out of reach', async () => {
    const team = await given.team()
    const clients = [await clientOf(house, team), await lonelyClientOf(house, team)].map(id => ({ id, actionId: newId() }))
    expect((await as(team.coach).ask(createManyClientActions, { clients, ...task })).status).toBe(404)
    expect((await as(team.admin).call(listClientActions, {})).userClientActions).toEqual([])
  })
})
