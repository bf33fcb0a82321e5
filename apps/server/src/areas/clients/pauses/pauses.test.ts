import { createClientAction, getClientAction } from '@allenio/contract/client-actions'
import {
  createClientPause,
  deleteClientPause,
  getClientDetail,
  listClientPauses,
  listClients,
  listOwnPauses,
  pausesAtMost,
  undeleteClientPause,
  updateClientPause,
} from '@allenio/contract/clients'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, race, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { joinPauses } from './join.ts'
import { followJoinedPauses } from './pause-events.ts'
import { insertPause } from './queries.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const day = (after: number) => addDays(today, after)
const refusal = (code: string) => ({ body: { code } })

async function scene() {
  const team = await given.team()
  const id = await clientOf(house, team)
  const coach = as(team.coach)
  const create = (from: string, until: string | null, note = '') =>
    coach.call(createClientPause, { id, pauseId: newId(), from, until, note })
  const daysOf = async () => (await coach.call(listClientPauses, { id })).pauses.map(({ from, until }) => [from, until])
  const within = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(team.workspaceId, 'write', work)
  return { team, id, coach, create, daysOf, within }
}

test('a pause is made once, shown to the team with its note, and to its client without', async () => {
  const { team, id, coach } = await scene()
  const pause = { id, pauseId: newId(), from: day(-1), until: day(5), note: 'Mare' }
  await coach.call(createClientPause, pause)
  await coach.call(createClientPause, pause)
  expect((await coach.call(listClientPauses, { id })).pauses).toMatchObject([
    { id: pause.pauseId, from: day(-1), until: day(5), note: 'Mare', addedBy: expect.any(String) },
  ])
  expect(await as(team.client).call(listOwnPauses, {})).toEqual({ pauses: [{ from: day(-1), until: day(5) }] })
  const shown = { pause: { from: day(-1), until: day(5) } }
  expect(await coach.call(getClientDetail, { id })).toMatchObject(shown)
  expect((await coach.call(listClients, {})).clients).toMatchObject([shown])
})

test('what is over is no longer shown beside the client, and the next one is', async () => {
  const { team, id, coach, create } = await scene()
  await create(day(-20), day(-10))
  expect((await coach.call(getClientDetail, { id })).pause).toBeNull()
  await create(day(30), day(40))
  await create(day(10), day(20))
  expect((await coach.call(getClientDetail, { id })).pause).toEqual({ from: day(10), until: day(20) })
  expect((await as(team.client).call(listOwnPauses, {})).pauses.map(({ from }) => from)).toEqual([day(10), day(30)])
})

test('two pauses have no day in common, and none ends before it starts', async () => {
  const { id, coach, create, daysOf } = await scene()
  const { id: pauseId } = await create(day(10), day(20))
  for (const [from, until] of [
    [day(20), day(25)],
    [day(5), day(10)],
    [day(12), day(14)],
    [day(0), null],
  ] as const)
    await expect(create(from, until)).rejects.toMatchObject(refusal('pauses overlap'))
  await expect(create(day(5), day(4))).rejects.toMatchObject(refusal('ends before it starts'))
  await create(day(21), null)
  await expect(create(day(90), day(95))).rejects.toMatchObject(refusal('pauses overlap'))
  await expect(coach.call(updateClientPause, { id, pauseId, until: day(21) })).rejects.toMatchObject(refusal('pauses overlap'))
  await coach.call(updateClientPause, { id, pauseId, until: day(12) })
  expect(await daysOf()).toEqual([
    [day(21), null],
    [day(10), day(12)],
  ])
})

test('of two that are made at once and overlap, one is refused', async () => {
  const { id, coach, daysOf } = await scene()
  await race(at => coach.ask(createClientPause, { id, pauseId: newId(), from: day(at), until: null }))
  expect(await daysOf()).toHaveLength(1)
})

test('a deleted pause comes back, unless its days were taken meanwhile', async () => {
  const { id, coach, create, daysOf } = await scene()
  const { id: pauseId } = await create(day(1), day(9))
  await coach.call(deleteClientPause, { id, pauseId })
  expect(await daysOf()).toEqual([])
  await coach.call(undeleteClientPause, { id, pauseId })
  expect(await daysOf()).toEqual([[day(1), day(9)]])
  await coach.call(deleteClientPause, { id, pauseId })
  await create(day(5), day(6))
  await expect(coach.call(undeleteClientPause, { id, pauseId })).rejects.toMatchObject(refusal('pauses overlap'))
})

test('a client has fifty at most', async () => {
  const { id, create, within, team } = await scene()
  await within(async db => {
    for (let at = 0; at < pausesAtMost; at += 1)
      await insertPause(db, {
        id: newId(),
        clientId: id,
        from: day(10 * at),
        until: day(10 * at + 1),
        note: '',
        pausesPayments: false,
        authorId: team.coach.membershipId,
      })
  })
  await expect(create(day(-20), day(-15))).rejects.toMatchObject(refusal('too many pauses'))
})

test('of two records of one person, the pauses that meet none of the other move', async () => {
  const { id: toId, coach, create, daysOf, within, team } = await scene()
  const daily = { kind: 'other' as const, title: 'Cammina', dueDay: day(30), repetition: { kind: 'daily' as const } }
  const action = await coach.call(createClientAction, { id: toId, ...daily })
  await create(day(1), day(5))
  const fromId = newId()
  await within(async db => {
    await db.run(sql`insert into clients (id, first_name) values (${fromId}, 'Elena')`)
    for (const [from, until] of [
      [day(5), day(8)],
      [day(20), null],
    ] as const)
      await insertPause(db, { id: newId(), clientId: fromId, from, until, note: '', pausesPayments: false, authorId: null })
    await joinPauses(db, { workspaceId: team.workspaceId, fromId, toId })
  })
  const call = { database, log: makeLog('silent'), jobId: newId(), isLastTry: true }
  await followJoinedPauses.run(call, { workspaceId: team.workspaceId, data: { clientId: toId } })
  expect((await coach.call(getClientAction, { id: action.id })).isPaused).toBe(true)
  expect(await daysOf()).toEqual([
    [day(20), null],
    [day(1), day(5)],
  ])
})
