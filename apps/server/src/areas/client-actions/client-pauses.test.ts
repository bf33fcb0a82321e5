import {
  completeClientAction,
  createClientAction,
  getClientAction,
  listClientActions,
  listOwnActions,
  nudgeClientAction,
} from '@allenio/contract/client-actions'
import { createClientPause, deleteClientPause, updateClientPause } from '@allenio/contract/clients'
import { listAttention } from '@allenio/contract/home'
import { listNotifications } from '@allenio/contract/notifications'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { notifyDueActions } from './due-actions.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const day = (after: number) => addDays(today, after)
const daily = { kind: 'daily' as const }

async function scene() {
  const team = await given.team()
  const id = await clientOf(house, team)
  const coach = as(team.coach)
  const ask = async (more: object = {}) =>
    (await coach.call(createClientAction, { id, kind: 'other', title: 'Cammina', dueDay: today, repetition: daily, ...more })).id
  const pause = { id, pauseId: newId() }
  const rest = (from: number, until: number | null) =>
    coach.call(createClientPause, { ...pause, from: day(from), until: until === null ? null : day(until) })
  const read = (actionId: string) => coach.call(getClientAction, { id: actionId })
  /** Lets a task have been due so many days ago. */
  const age = (actionId: string, days: number) =>
    database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update client_actions set start_day = start_day - ${days}::int, due_day = due_day - ${days}::int where id = ${actionId}`),
    )
  return { team, id, coach, ask, pause, rest, read, age }
}

test('a repeated task goes on after the pause, and comes back when the pause is deleted or shortened', async () => {
  const { coach, ask, pause, rest, read } = await scene()
  const actionId = await ask()
  await rest(-1, 5)
  expect(await read(actionId)).toMatchObject({ dueDay: day(6), state: 'open', isPaused: false, missed: 0 })
  await coach.call(updateClientPause, { ...pause, until: day(2) })
  expect((await read(actionId)).dueDay).toBe(day(3))
  await coach.call(deleteClientPause, pause)
  expect((await read(actionId)).dueDay).toBe(today)
})

test('what is done moves on over a pause to come, and days in a pause are not missed', async () => {
  const { coach, ask, rest, read, age } = await scene()
  const [actionId, lateId] = [await ask(), await ask({ title: 'Bevi' })]
  await age(lateId, 6)
  await rest(-4, -2)
  // due six days ago; what was missed since is one day before the pause and one after it
  expect(await read(lateId)).toMatchObject({ dueDay: day(-6), state: 'overdue', missed: 2 })
  await coach.call(completeClientAction, { id: lateId })
  expect(await read(lateId)).toMatchObject({ dueDay: day(1), missed: 2 })
  await coach.call(createClientPause, { id: (await read(actionId)).client.id, pauseId: newId(), from: day(1), until: day(9) })
  await coach.call(completeClientAction, { id: actionId })
  expect((await read(actionId)).dueDay).toBe(day(10))
})

test('a task that is asked during a pause begins after it; without an end it rests, and nothing is due', async () => {
  const { team, coach, id, ask, pause, rest, read } = await scene()
  await rest(0, null)
  const actionId = await ask()
  expect(await read(actionId)).toMatchObject({ state: 'open', isPaused: true })
  const { counts, due } = await coach.call(listClientActions, { clientId: id, daysAhead: 7 })
  expect([counts, due]).toEqual([{ open: 1, overdue: 0, done: 0 }, []])
  expect((await as(team.client).call(listOwnActions, {})).actions).toMatchObject([{ isPaused: true, isToday: false }])
  const call = { database, log: makeLog('silent'), jobId: newId(), isLastTry: true }
  await notifyDueActions.run(call, { workspaceId: team.workspaceId, data: {} })
  expect((await as(team.client).call(listNotifications, {})).notifications.map(({ kind }) => kind)).not.toContain('action due')
  await coach.call(updateClientPause, { ...pause, until: day(1) })
  expect(await read(actionId)).toMatchObject({ dueDay: day(2), isPaused: false })
})

test('a task for one time keeps its day: late only once the pause is over', async () => {
  const { team, coach, id, ask, pause, rest, read, age } = await scene()
  const actionId = await ask({ repetition: { kind: 'once' } })
  await age(actionId, 3)
  await rest(-5, 2)
  const lateOnes = async () => (await as(team.coach).call(listAttention, {})).attention.filter(({ client }) => client.id === id)
  expect(await read(actionId)).toMatchObject({ dueDay: day(-3), state: 'open', isPaused: true, missed: 0 })
  expect(await lateOnes()).toEqual([])
  await expect(coach.call(nudgeClientAction, { id: actionId })).rejects.toMatchObject({ body: { code: 'not late' } })
  await coach.call(updateClientPause, { ...pause, until: day(-1) })
  expect(await read(actionId)).toMatchObject({ dueDay: day(-3), state: 'overdue', isPaused: false })
})

test('a task that ends within the pause is over, and due again when the pause is deleted', async () => {
  const { coach, ask, pause, rest, read } = await scene()
  const actionId = await ask({ dueDay: day(1), untilDay: day(3) })
  await rest(1, 10)
  expect(await read(actionId)).toMatchObject({ state: 'done', missed: 0 })
  await coach.call(deleteClientPause, pause)
  expect(await read(actionId)).toMatchObject({ state: 'open', dueDay: day(1) })
})
