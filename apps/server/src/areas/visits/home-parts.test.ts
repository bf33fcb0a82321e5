import { listAttention } from '@allenio/contract/home'
import { listReminders } from '@allenio/contract/reminders'
import { createVisit, deleteVisit, finishVisit } from '@allenio/contract/visits'
import { addDays } from '@allenio/domain/days'
import { expect, test } from 'vitest'
import { sql } from '#platform/db'
import { testHouse, type TestMember } from '#testing'
import { measures, today, visitScene } from './scene.testing.ts'

const house = await testHouse()
const { as } = house
const { team: teamOf, finish, inTeam } = visitScene(house)

const reasons = ['visit overdue', 'visit draft']

async function scene() {
  const team = await teamOf()
  const needsOf = async (member: TestMember = team.nutritionist) =>
    (await as(member).call(listAttention, {})).attention
      .flatMap(({ needs }) => needs)
      .filter(({ reason }) => reasons.includes(reason))
      .map(({ sentence, targetId }) => ({ sentence, targetId }))
  return { team, needsOf, nutritionist: as(team.nutritionist) }
}

test('a visit whose day has passed is a reason until the next one begins, for those who visit', async () => {
  const { team, needsOf, nutritionist } = await scene()
  const takenOn = addDays(today, -40)
  const old = await finish(team, { takenOn: addDays(today, -70), nextVisitOn: addDays(today, -41) })
  expect(await needsOf()).toEqual([{ sentence: 'La visita era prevista 41 giorni fa', targetId: old.id }])
  const { id } = await finish(team, { takenOn, nextVisitOn: addDays(today, -1) })
  expect(await needsOf()).toEqual([{ sentence: 'La visita era prevista per ieri', targetId: id }])
  expect(await needsOf(team.admin)).toHaveLength(1)
  expect(await needsOf(team.coach)).toEqual([])
  // a draft without a day is one of the next visit, one of the past is not
  const past = await nutritionist.call(createVisit, { clientId: team.clientId, takenOn: addDays(today, -50) })
  expect(await needsOf()).toHaveLength(1)
  const next = await nutritionist.call(createVisit, { clientId: team.clientId })
  expect(await needsOf()).toEqual([])
  await nutritionist.call(deleteVisit, { id: next.id })
  await nutritionist.call(deleteVisit, { id: past.id })
  expect(await needsOf()).toHaveLength(1)
  await finish(team, {})
  expect(await needsOf()).toEqual([])
})

test('a visit is not overdue before its day, nor once it was long ago', async () => {
  const { team, needsOf } = await scene()
  await finish(team, { takenOn: addDays(today, -90), nextVisitOn: addDays(today, -61) })
  expect(await needsOf()).toEqual([])
  await finish(team, { takenOn: addDays(today, -30), nextVisitOn: today })
  expect(await needsOf()).toEqual([])
})

test('a visit that was left open is a reason until it is finished or deleted', async () => {
  const { team, needsOf, nutritionist } = await scene()
  const { id } = await nutritionist.call(createVisit, { clientId: team.clientId, takenOn: today, measures })
  const leaveFor = (days: number) =>
    inTeam(team, db => db.run(sql`update documents set updated_at = now() - make_interval(days => ${days}) where id = ${id}`))
  await leaveFor(2)
  expect(await needsOf()).toEqual([])
  await leaveFor(3)
  expect(await needsOf()).toEqual([{ sentence: 'Una visita aperta 3 giorni fa non è conclusa', targetId: id }])
  await nutritionist.call(finishVisit, { id })
  expect(await needsOf()).toEqual([])
})

test('the agenda has visits on their day and the day that the last one named, for those who view visits', async () => {
  const { team } = await scene()
  await finish(team, { takenOn: addDays(today, -30), nextVisitOn: addDays(today, 3) })
  const linesOf = async (member: TestMember) =>
    (await as(member).call(listReminders, { from: addDays(today, -30), to: addDays(today, 30) })).agenda
      .filter(({ layer }) => layer === 'visits')
      .map(({ day, title, isDone }) => [day, title, isDone])
  expect(await linesOf(team.nutritionist)).toEqual([
    [addDays(today, -30), 'Visita conclusa', true],
    [addDays(today, 3), 'Visita prevista', false],
  ])
  expect(await linesOf(team.coach)).toEqual([])
  // a later visit takes the place of the planned day
  await finish(team, { takenOn: today })
  expect(await linesOf(team.nutritionist)).toEqual([
    [addDays(today, -30), 'Visita conclusa', true],
    [today, 'Visita conclusa', true],
  ])
  expect((await linesOf(team.client)).length).toBe(2)
  await inTeam(team, db => db.run(sql`update visits set shared_at = null`))
  expect(await linesOf(team.client)).toEqual([])
})
