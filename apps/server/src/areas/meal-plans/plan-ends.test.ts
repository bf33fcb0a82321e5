import { assignMealPlan, listMealPlanTurns, listClientMealPlans, updateMealPlanDate } from '@allenio/contract/meal-plans'
import { listNotifications } from '@allenio/contract/notifications'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { lonelyClientOf, testHouse, writeClients, type TestMember } from '#testing'
import { expect, test } from 'vitest'
import { announceEnds } from './plan-ends.ts'
import { assignedPlanOf, completedPlanOf, planScene, refusal, today } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const { team: teamOf, inTeam } = planScene(house)
const log = makeLog('silent')

async function scene() {
  const team = await teamOf()
  const { clientId } = team
  const run = () => announceEnds.run({ database, log, jobId: newId(), isLastTry: true }, { workspaceId: team.workspaceId, data: {} })
  /** On two nodes at once. */
  const announce = () => Promise.all([run(), run()])
  const toldTo = async (member: TestMember) =>
    (await as(member).call(listNotifications, {})).notifications
      .filter(({ kind }) => kind.endsWith('meal plan ending'))
      .map(({ title, link }) => [title, link])
  const assigned = (startDay: number, endDay: number) =>
    assignedPlanOf(house, team, { clientId, startDay: addDays(today, startDay), endDay: addDays(today, endDay) })
  const setEnd = ({ assignmentId }: { assignmentId: string }, days: number) =>
    inTeam(team, db => db.run(sql`update meal_plan_assignments set end_day = ${addDays(today, days)} where id = ${assignmentId}`))
  return { ...team, team, announce, toldTo, assigned, setEnd }
}

test('those in charge hear of an end once, a week ahead, and the client on the day before', async () => {
  const { team, clientId, announce, toldTo, assigned, setEnd } = await scene()
  const plan = await assigned(-10, 8)
  await announce()
  expect(await toldTo(team.nutritionist)).toEqual([])
  await setEnd(plan, 7)
  await announce()
  await announce()
  const told = [[expect.stringMatching(/^Il piano alimentare di .+ finisce /), `/clients/${clientId}/mealPlans`]]
  expect(await toldTo(team.nutritionist)).toEqual(told)
  expect(await toldTo(team.admin)).toEqual(told)
  expect([await toldTo(team.coach), await toldTo(team.client)]).toEqual([[], []])
  await setEnd(plan, 2)
  await announce()
  expect(await toldTo(team.client)).toEqual([])
  await setEnd(plan, 1)
  await announce()
  await announce()
  expect(await toldTo(team.client)).toEqual([[expect.stringMatching(/^L’ultimo giorno di «Equilibrio» è /), '/mealPlans']])
})

test('nobody hears of an end that another plan follows, nor of a client who has left', async () => {
  const { team, clientId, announce, toldTo, assigned } = await scene()
  await assigned(-10, 1)
  const next = await assignedPlanOf(house, team, { clientId, startDay: addDays(today, 2) })
  await announce()
  expect([await toldTo(team.nutritionist), await toldTo(team.client)]).toEqual([[], []])
  await inTeam(team, db => db.run(sql`update meal_plan_assignments set unassigned_on = ${today} where id = ${next.assignmentId}`))
  await writeClients(house, team.workspaceId, sql`update clients set status = 'inactive' where id = ${clientId}`)
  await announce()
  expect(await toldTo(team.admin)).toEqual([])
})

test('a plan has a last day that can be moved and taken away, and never before its first', async () => {
  const { team, clientId } = await scene()
  const plan = await completedPlanOf(house, team)
  const nutritionist = as(team.nutritionist)
  const assignmentId = newId()
  const given = { clientId, assignmentId, startDay: today, schedule: { kind: 'in turn' as const } }
  const assign = (endDay: string) => nutritionist.ask(assignMealPlan, { id: plan.id, clients: [{ ...given, endDay }] })
  expect(await assign(addDays(today, -1))).toMatchObject({ status: 422, body: { errors: { 'clients.0.endDay': [expect.any(String)] } } })
  expect((await assign(addDays(today, 27))).status).toBe(200)
  const { notifications } = await as(team.client).call(listNotifications, {})
  expect(notifications.find(({ kind }) => kind === 'meal plan assigned')?.body).toMatch(/^Si comincia il .+\. L’ultimo giorno è il .+\.$/)
  const read = async () => {
    const { assignments } = await nutritionist.call(listClientMealPlans, { id: clientId })
    return assignments.map(({ endDay, lastDay, duration }) => ({ endDay, lastDay, duration }))
  }
  const last = addDays(today, 27)
  expect(await read()).toEqual([{ endDay: last, lastDay: last, duration: 28 }])
  const move = { id: plan.id, assignmentId }
  expect(await nutritionist.ask(updateMealPlanDate, { ...move, startDay: addDays(today, 28) })).toMatchObject(
    refusal('ends before it starts'),
  )
  expect(await nutritionist.ask(updateMealPlanDate, { ...move, startDay: today, endDay: addDays(today, -1) })).toMatchObject(
    refusal('ends before it starts'),
  )
  expect(await nutritionist.call(updateMealPlanDate, { ...move, startDay: addDays(today, -1) })).toMatchObject({
    endDay: last,
    duration: 29,
  })
  expect(await nutritionist.call(updateMealPlanDate, { ...move, startDay: today, endDay: null })).toMatchObject({
    endDay: null,
    lastDay: null,
    duration: null,
  })
})

test('the agenda has starts and ends of the clients in reach, and no end that is followed at once', async () => {
  const { team, clientId, assigned } = await scene()
  const colleague = await given.member('nutritionist', { workspaceId: team.workspaceId })
  const stranger = await lonelyClientOf(house, team)
  await assignedPlanOf(house, team, { clientId: stranger, startDay: today })
  await assigned(-10, 3)
  const turnsOf = async (member: TestMember, more: object = {}) => {
    const { turns, counts } = await as(member).call(listMealPlanTurns, { daysAhead: 7, ...more })
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(turns.length)
    return turns.map(({ kind, day, client }) => [kind, day, client.id])
  }
  const end = ['ends', addDays(today, 3), clientId]
  expect(await turnsOf(team.nutritionist)).toEqual([end])
  expect(await turnsOf(team.nutritionist, { daysAhead: 2 })).toEqual([])
  expect(await turnsOf(team.nutritionist, { daysAhead: 3 })).toEqual([end])
  expect(await turnsOf(team.admin)).toEqual([['starts', today, stranger], end])
  expect(await turnsOf(team.admin, { collaboratorId: team.nutritionist.membershipId })).toEqual([end])
  expect(await turnsOf(team.admin, { collaboratorId: colleague.membershipId })).toEqual([])
  await assigned(4, 30)
  expect(await turnsOf(team.nutritionist)).toEqual([['starts', addDays(today, 4), clientId]])
  await writeClients(house, team.workspaceId, sql`update clients set status = 'inactive' where id = ${clientId}`)
  expect(await turnsOf(team.nutritionist)).toEqual([])
})
