import { assignMacro, listClientsForMacro, listOwnMacros, createMacro } from '@allenio/contract/macros'
import { getClientDiary, getOwnDiet, saveOwnDay } from '@allenio/contract/meal-diary'
import { assignMealPlan, listClientsForMealPlan, createMealPlan, getMealPlan } from '@allenio/contract/meal-plans'
import { moveOwnTrainingDay, saveOwnWorkout } from '@allenio/contract/workouts'
import { dayTypeOn } from '@allenio/domain/macros'
import { dietDayOn } from '@allenio/domain/meal-diary'
import { idOfSource } from '@allenio/domain/aliments'
import { addDays, romeDay, weekdayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { readTrainingCalendars } from '#areas/client-overview'
import { sql, type WorkspaceDb } from '#platform/db'
import { clientOf, lonelyClientOf, statementsOf, testHouse, type TestMember, type TestTeam } from '#testing'
import { planOf, type TestPlan } from '../plan.testing.ts'
import { refreshPlans } from '../device/plans.ts'
import { finished, sentWorkout } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const day = (after: number) => addDays(today, after)
const week = Array.from({ length: 7 }, () => 'rest' as const)
const milk = { id: idOfSource(1174), version: 1, it: 'Latte', en: 'Milk' }

async function teamOf() {
  const team = await given.team()
  return { ...team, clientId: await clientOf(house, team) }
}

type Team = Awaited<ReturnType<typeof teamOf>>

const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)

/** Trains today, in two and in four days, for one week. */
async function trains(team: Team, clientId = team.clientId, more: Partial<Parameters<typeof planOf>[2]> = {}): Promise<TestPlan> {
  const weekdays = [0, 2, 4].map(after => weekdayOf(day(after)))
  const plan = await planOf(house, team, { clientId, startDay: today, lastDay: day(6), weekdays, weeks: 1, ...more })
  await inTeam(team, db => refreshPlans(db, [clientId]))
  return plan
}

async function followsMacro(team: Team, clientId = team.clientId, followsTraining = true): Promise<string> {
  const target = { protein: 150, carbs: 200, lipids: null, fiber: null, water: null }
  const days = [
    { ...target, dayType: 'training' as const, kcal: 2400 },
    { ...target, dayType: 'rest' as const, kcal: 2000 },
  ]
  const fields = { title: 'Tipi', note: '', unit: 'grams' as const, weightBasis: 'current' as const, days }
  const { id } = await as(team.nutritionist).call(createMacro, fields)
  const clients = [{ clientId, assignmentId: newId(), startDay: day(-3), week, followsTraining }]
  await as(team.nutritionist).call(assignMacro, { id, clients, message: '' })
  return id
}

async function followsPlan(team: Team): Promise<string> {
  const days = (['training', 'rest'] as const).map(dayType => ({
    nameIt: dayType,
    dayType,
    meals: [{ components: [{ food: milk, grams: 100 }] }],
  }))
  const { id } = await as(team.nutritionist).call(createMealPlan, { title: 'Tipi', days, isDraft: false })
  const schedule = { kind: 'day types' as const, week, followsTraining: true }
  const clients = [{ clientId: team.clientId, assignmentId: newId(), startDay: day(-3), schedule }]
  await as(team.nutritionist).call(assignMealPlan, { id, clients, message: '' })
  return id
}

async function dietOf(client: TestMember) {
  const { diet } = await as(client).call(getOwnDiet, {})
  if (!diet) throw new Error('no diet was answered')
  return diet
}

/** The types of a week from the day before, by the plan and by the target that the device has. */
async function typesOf(client: TestMember) {
  const { assignments, diary, targets } = await dietOf(client)
  const dates = Array.from({ length: 9 }, (_, at) => day(at - 1))
  return {
    plan: dates.map(date => {
      const found = dietDayOn(assignments, diary.days, date)
      return found?.plan.dayList.find(({ id }) => id === found.planDayId)?.nameIt
    }),
    targets: dates.map(date => targets.find(each => each.day === date)?.target?.dayType),
  }
}

const [training, rest] = ['training', 'rest']
const oneWeek = [rest, training, rest, training, rest, training, rest, rest, rest]

describe('days by the calendar of training', () => {
  test('are the same for plan and target, and go by the week before and after the program', async () => {
    const team = await teamOf()
    await trains(team)
    await followsMacro(team)
    await followsPlan(team)
    expect(await typesOf(team.client)).toEqual({ plan: oneWeek, targets: oneWeek })
  })

  test('are left by the move of the client, and by a workout that was moved', async () => {
    const team = await teamOf()
    const plan = await trains(team)
    await followsMacro(team)
    await followsPlan(team)
    const sentAt = new Date().toISOString()
    await as(team.client).call(saveOwnDay, { day: today, dayType: 'rest', changedAt: sentAt, sentAt })
    await as(team.client).call(moveOwnTrainingDay, { id: plan.programUserId, dayId: plan.dayIds[1] ?? '', day: day(3) })
    const moved = [rest, rest, rest, rest, training, training, rest, rest, rest]
    expect(await typesOf(team.client)).toEqual({ plan: moved, targets: moved })
  })

  test('count a workout on the day on which it was trained, and no more where it was planned later', async () => {
    const team = await teamOf()
    const plan = await trains(team, team.clientId, { startDay: day(1), lastDay: day(7), weekdays: [1, 3, 5].map(at => weekdayOf(day(at))) })
    await followsMacro(team)
    const { programUserId, releaseId, dayIds } = plan
    expect((await typesOf(team.client)).targets.slice(1, 5)).toEqual([rest, training, rest, training])
    const dayId = dayIds[0] ?? ''
    await inTeam(team, db => db.run(sql`update program_users set start_day = ${today} where id = ${programUserId}`))
    await as(team.client).call(saveOwnWorkout, finished(sentWorkout({ programUserId, releaseId, dayId, day: today })))
    expect((await typesOf(team.client)).targets.slice(1, 5)).toEqual([training, rest, rest, training])
  })

  test('go by the week for a client without a program, and from the day on which it is ended', async () => {
    const team = await teamOf()
    await followsMacro(team)
    const always = Array.from({ length: 9 }, () => rest)
    expect((await typesOf(team.client)).targets).toEqual(always)
    const { programUserId } = await trains(team)
    expect((await typesOf(team.client)).targets).toEqual(oneWeek)
    await inTeam(team, db => db.run(sql`update program_users set ended_at = now() where id = ${programUserId}`))
    expect((await typesOf(team.client)).targets).toEqual(always)
  })

  test('without fixed days are those that were trained', async () => {
    const team = await teamOf()
    const { programUserId, releaseId, dayIds } = await trains(team, team.clientId, { weekdays: null })
    await followsMacro(team)
    expect((await typesOf(team.client)).targets).not.toContain(training)
    const dayId = dayIds[0] ?? ''
    await as(team.client).call(saveOwnWorkout, finished(sentWorkout({ programUserId, releaseId, dayId, day: today })))
    expect((await typesOf(team.client)).targets.slice(0, 3)).toEqual([rest, training, rest])
  })

  test('are told by a client’s macros and plan, and to the team', async () => {
    const team = await teamOf()
    await trains(team)
    await followsMacro(team)
    const id = await followsPlan(team)
    const [own] = (await as(team.client).call(listOwnMacros, {})).assignments
    expect(own && [0, 1, 2].map(after => dayTypeOn(own.week, day(after), own.calendar))).toEqual([training, rest, training])
    expect((await as(team.client).call(getMealPlan, { id })).assigned?.calendar?.days).toEqual([day(0), day(2), day(4)])
    const { days } = await as(team.nutritionist).call(getClientDiary, { id: team.clientId, page: 1 })
    expect(days.slice(0, 2).map(({ planDay }) => planDay?.nameIt)).toEqual([training, rest])
  })

  test('are announced for each client before they are assigned', async () => {
    const team = await teamOf()
    const [otherId, thirdId] = [await lonelyClientOf(house, team), await lonelyClientOf(house, team)]
    await trains(team)
    await trains(team, otherId, { weekdays: null })
    const macroId = await followsMacro(team, team.clientId, false)
    const planId = await followsPlan(team)
    const expected = new Map([
      [team.clientId, 'on days'],
      [otherId, 'in order'],
      [thirdId, 'none'],
    ])
    const forMacro = (await as(team.admin).call(listClientsForMacro, { id: macroId })).clients
    const forPlan = (await as(team.admin).call(listClientsForMealPlan, { id: planId })).clients
    for (const clients of [forMacro, forPlan])
      expect(new Map(clients.filter(({ id }) => expected.has(id)).map(each => [each.id, each.training]))).toEqual(expected)
  })

  test('need a target for training and for rest', async () => {
    const team = await teamOf()
    const { id } = await as(team.nutritionist).call(createMacro, {
      title: 'Uno',
      note: '',
      unit: 'grams',
      weightBasis: 'current',
      days: [{ dayType: 'every day', kcal: 2000, protein: 150, carbs: 200, lipids: null, fiber: null, water: null }],
    })
    const clients = [{ clientId: team.clientId, assignmentId: newId(), startDay: today, week: null, followsTraining: true }]
    expect(await as(team.nutritionist).ask(assignMacro, { id, clients, message: '' })).toMatchObject({ body: { code: 'macro week' } })
  })
})

test('the calendars of many clients are one statement, each client’s own', async () => {
  const team = await teamOf()
  const otherId = await lonelyClientOf(house, team)
  await trains(team)
  await trains(team, otherId, { weekdays: [weekdayOf(day(1))], lastDay: day(30) })
  const ids = [team.clientId, otherId, await lonelyClientOf(house, team)]
  const found = new Map<string, readonly string[]>()
  const sent = await statementsOf(database, team.workspaceId, async db => {
    const calendars = await readTrainingCalendars(db, ids, { from: day(-3), to: day(3) })
    for (const [id, { days }] of calendars) found.set(id, days)
  })
  expect(sent).toHaveLength(1)
  expect(ids.map(id => found.get(id))).toEqual([[day(0), day(2)], [day(1)], []])
})
