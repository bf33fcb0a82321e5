import {
  createClientAction,
  createManyClientActions,
  getClientAction,
  listClientActionKinds,
  listClientActions,
  listOwnActions,
  updateClientAction,
} from '@allenio/contract/client-actions'
import { addOwnEntry, addOwnWater } from '@allenio/contract/meal-diary'
import { listNotifications } from '@allenio/contract/notifications'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const kind = 'keep food diary' as const
const fiveDays = { kind, repetition: { kind: 'daily' as const }, dueDay: today, untilDay: addDays(today, 1) }

/** A client without a plan who has been asked for five days: three before today, today and tomorrow. */
async function scene() {
  const team = await given.team()
  const { nutritionist, client, workspaceId } = team
  const id = await clientOf(house, team)
  const { id: actionId } = await as(nutritionist).call(createClientAction, { id, ...fiveDays })
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`update client_actions set start_day = ${addDays(today, -3)}, due_day = ${addDays(today, -3)} where id = ${actionId}`),
  )
  const eat = (day: string) => as(client).call(addOwnEntry, { id: newId(), day, text: 'Una mela' })
  const read = async () => {
    const action = await as(nutritionist).call(getClientAction, { id: actionId })
    const { state, dueDay, missed } = action
    return { state, dueDay, missed, days: action.completions.map(each => each.dueDay).toSorted() }
  }
  return { ...team, id, actionId, eat, read }
}

test('each day counts once something was written down on it', async () => {
  const { client, eat, read } = await scene()
  await as(client).call(addOwnWater, { id: newId(), day: addDays(today, -3), ml: 250 })
  expect((await read()).days).toEqual([])
  await eat(addDays(today, -3))
  await eat(addDays(today, -3))
  expect(await read()).toEqual({ state: 'overdue', dueDay: addDays(today, -2), missed: 1, days: [addDays(today, -3)] })
  expect((await as(client).call(listOwnActions, {})).actions).toMatchObject([{ kind, dueDay: addDays(today, -2) }])
})

test('a day that was left out is missed, until it is written down', async () => {
  const { eat, read } = await scene()
  await eat(today)
  expect(await read()).toMatchObject({ state: 'open', dueDay: addDays(today, 1), missed: 3 })
  await eat(addDays(today, -2))
  expect(await read()).toMatchObject({ dueDay: addDays(today, 1), missed: 2 })
  await eat(addDays(today, 1))
  expect(await read()).toMatchObject({ state: 'done', missed: 2 })
  await eat(addDays(today, -1))
  expect(await read()).toMatchObject({ state: 'done', missed: 1, days: [-2, -1, 0, 1].map(days => addDays(today, days)) })
})

test('a record of a day to come misses none before it, and one of no such day completes nothing', async () => {
  const { eat, read } = await scene()
  await eat(addDays(today, 2))
  await eat(addDays(today, 1))
  expect(await read()).toMatchObject({ dueDay: addDays(today, -3), days: [addDays(today, 1)] })
  for (const days of [-3, -2, -1, 0]) await eat(addDays(today, days))
  expect(await read()).toMatchObject({ state: 'done', missed: 0 })
})

test('a diary of one day is done by it, or later', async () => {
  const { nutritionist, id, eat } = await scene()
  const { id: onceId } = await as(nutritionist).call(createClientAction, { id, kind, dueDay: today })
  await eat(addDays(today, -1))
  expect(await as(nutritionist).call(getClientAction, { id: onceId })).toMatchObject({ state: 'open' })
  await eat(addDays(today, 1))
  expect(await as(nutritionist).call(getClientAction, { id: onceId })).toMatchObject({ state: 'done', completions: [{ dueDay: today }] })
})

test('the team is told once of each day', async () => {
  const { nutritionist, eat } = await scene()
  await eat(today)
  await eat(today)
  const { notifications } = await as(nutritionist).call(listNotifications, {})
  expect(notifications.filter(each => each.kind === 'action completed')).toMatchObject([
    { title: 'Fatto da Martina Bellini: Tieni il diario alimentare' },
  ])
})

test('only those with a right to meal plans ask for it', async () => {
  const { coach, nutritionist, id, actionId } = await scene()
  const kindsOf = async (member: typeof coach) => (await as(member).call(listClientActionKinds, {})).clientActions.map(each => each.kind)
  expect([(await kindsOf(coach)).includes(kind), (await kindsOf(nutritionist)).includes(kind)]).toEqual([false, true])
  expect((await as(coach).ask(createClientAction, { id, ...fiveDays })).status).toBe(403)
  const clients = [{ id, actionId: newId() }]
  expect((await as(coach).ask(createManyClientActions, { clients, ...fiveDays })).status).toBe(403)
  expect((await as(coach).ask(updateClientAction, { id: actionId, kind: 'other', title: 'Altro', dueDay: today })).status).toBe(403)
  const { id: otherId } = await as(coach).call(createClientAction, { id, kind: 'other', title: 'Altro', dueDay: today })
  expect((await as(coach).ask(updateClientAction, { id: otherId, ...fiveDays })).status).toBe(403)
  const { userClientActions } = await as(coach).call(listClientActions, { clientId: id })
  expect(userClientActions.find(each => each.id === actionId)?.may).toMatchObject({ update: false, complete: true })
})
