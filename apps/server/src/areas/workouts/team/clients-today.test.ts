import { listClientsToday, saveClientWorkout } from '@allenio/contract/workouts'
import { addDays, romeDay, weekdayOf } from '@allenio/domain/days'
import { expect, test } from 'vitest'
import { clientOf, lonelyClientOf, testHouse } from '#testing'
import { planOf } from '../plan.testing.ts'
import { refreshPlans } from '../device/plans.ts'
import { finished, sentWorkout } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

test('a floor offers those who train today, whoever is expected before whoever has trained', async () => {
  const team = await given.team()
  const [clientId, otherId] = [await lonelyClientOf(house, team), await clientOf(house, team)]
  for (const id of [clientId, otherId])
    await planOf(house, team, { clientId: id, startDay: today, lastDay: addDays(today, 6), weekdays: [weekdayOf(today)], weeks: 1 })
  await database.withWorkspace(team.workspaceId, 'write', db => refreshPlans(db, [clientId, otherId]))
  const list = async () => (await as(team.admin).call(listClientsToday, {})).clients
  expect(new Map((await list()).map(({ id, planned, done }) => [id, { planned, done }]))).toEqual(
    new Map([clientId, otherId].map(id => [id, { planned: 1, done: 0 }])),
  )
  const write = sentWorkout({ day: today })
  await as(team.coach).call(saveClientWorkout, { id: otherId, ...write })
  expect(await list()).toMatchObject([{ id: otherId, isUnderWay: true }, { id: clientId }])
  await as(team.coach).call(saveClientWorkout, { id: otherId, ...finished(write) })
  expect(await list()).toMatchObject([{ id: clientId }, { id: otherId, done: 1, isUnderWay: false }])
  // a coach is offered those in their charge
  expect((await as(team.coach).call(listClientsToday, {})).clients).toMatchObject([{ id: otherId }])
})
