import { createExclusions } from '@allenio/contract/aliments'
import { adoptSwapHabit, getClientDiary, getDietMap, getExpenditure, listDietMarks, listSwapHabits } from '@allenio/contract/meal-diary'
import { completeMealPlan, getMealPlanDocument, listMealPlanSteps, updateMealPlan, getMealPlan } from '@allenio/contract/meal-plans'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { actorOf, clientOf, lonelyClientOf, statementsOf, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { insertWeight } from '#areas/weights'
import { sql } from '#platform/db'
import { readDiaryDays } from './client-diary.ts'
import { listMarks } from './diet-marks.ts'
import { almonds, oats, today } from '../scene.testing.ts'
import { followedPlanOf, swapsOf, ticksOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const ago = (days: number) => addDays(today, -days)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

async function scene(options: Parameters<typeof followedPlanOf>[2] = {}) {
  const team = await given.team()
  const plan = await followedPlanOf(house, team, options)
  return { ...team, team, plan, clientId: plan.clientId }
}

const inTeam = (team: TestTeam, statement: ReturnType<typeof sql>) =>
  database.withWorkspace(team.workspaceId, 'write', db => db.run(statement))

describe('adherence', () => {
  test('is told with the days of which nobody knows; another’s client is left out', async () => {
    const { nutritionist, team, plan, clientId } = await scene({ daysAgo: 9 })
    await ticksOf(house, team, { ...plan, daysAgo: range(1, 4) })
    await ticksOf(house, team, { ...plan, daysAgo: range(5, 8), percent: 50 })
    const strangerId = await lonelyClientOf(house, team)
    const { marks } = await as(nutritionist).call(listDietMarks, { clientId: [clientId, strangerId] })
    expect(marks).toEqual([{ clientId, percent: 75, level: 'fair', plannedDays: 9, knownDays: 8 }])
  })

  test('is asked for many clients with as many statements as for one', async () => {
    const { team, plan, nutritionist } = await scene()
    await ticksOf(house, team, { ...plan, daysAgo: [1, 2] })
    const other = await followedPlanOf(house, team, { clientId: await lonelyClientOf(house, team) })
    const actor = actorOf(nutritionist, 'admin')
    const count = async (ids: string[]) => (await statementsOf(database, team.workspaceId, db => listMarks(db, actor, ids))).length
    expect(await count([plan.clientId, other.clientId])).toBe(await count([plan.clientId]))
  })

  test.each([
    { daysAgo: [], isWhole: false },
    { daysAgo: [0], isWhole: true },
    { daysAgo: [0, 1, 2, 27, 28, 40], isWhole: false },
  ])('is the same on the map: %o', async ({ daysAgo, isWhole }) => {
    const { nutritionist, team, plan, clientId } = await scene({ daysAgo: 7 })
    await ticksOf(house, team, { ...plan, daysAgo, percent: 70 })
    await inTeam(team, sql`update diary_sums set is_whole = ${isWhole} where client_id = ${clientId} and day = ${today}`)
    const { marks } = await as(nutritionist).call(listDietMarks, { clientId: [clientId] })
    const { mark } = await as(nutritionist).call(getDietMap, { id: clientId })
    expect(marks).toEqual([{ clientId, ...mark }])
    expect(mark.knownDays).toBe(daysAgo.filter(days => days < 28 && (days > 0 || isWhole)).length)
  })

  test('of the map leaves out what is not known, and tells how far it has fallen', async () => {
    const { nutritionist, team, plan, clientId } = await scene()
    await ticksOf(house, team, { ...plan, daysAgo: range(29, 36) })
    await ticksOf(house, team, { ...plan, daysAgo: range(1, 8), percent: 60 })
    await inTeam(team, sql`insert into diary_waters (id, client_id, day, ml) values (${newId()}, ${clientId}, ${ago(3)}, 250)`)
    const map = await as(nutritionist).call(getDietMap, { id: clientId })
    expect(map).toMatchObject({ today, drop: 40, mark: { percent: 60, level: 'fair', plannedDays: 27, knownDays: 8 } })
    const on = (days: number) => map.days.find(({ day }) => day === ago(days))
    expect(on(3)).toEqual({ day: ago(3), isPlanned: true, percent: 60, planned: 200, eaten: 120, logged: 120, water: 250 })
    expect(on(20)).toEqual({ day: ago(20), isPlanned: true, percent: null, planned: null, eaten: null, logged: null, water: 0 })
    expect(on(61)).toBeUndefined()
    expect(map.lastRecordAt).not.toBeNull()
  })

  test('of a client without a plan is nothing, and no error', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    const map = await as(team.nutritionist).call(getDietMap, { id })
    expect(map).toMatchObject({ days: [], drop: null, lastRecordAt: null, mark: { percent: null, plannedDays: 0 } })
    expect(await as(team.nutritionist).call(getClientDiary, { id })).toEqual({ days: [], nextPage: 0 })
    expect(await as(team.nutritionist).call(listSwapHabits, { id })).toEqual({ habits: [], plan: null })
  })
})

describe('the diary', () => {
  test('has the meals of each day with ticks, swaps and notes, the latest first; a day without a tick is not known', async () => {
    const { nutritionist, team, plan, clientId } = await scene()
    await ticksOf(house, team, { ...plan, daysAgo: [1], note: 'Buona' })
    await swapsOf(house, team, { ...plan, daysAgo: [1] })
    await inTeam(
      team,
      sql`
        insert into diary_entries (id, client_id, day, time, text, kcal) 
        values (${newId()}, ${clientId}, ${ago(1)}, '17:30', 'Gelato', 240)`,
    )
    const { days } = await as(nutritionist).call(getClientDiary, { id: clientId })
    expect(days.map(({ day }) => day)).toEqual(range(0, 13).map(ago))
    expect(days[1]).toMatchObject({ planTitle: 'Equilibrio', planDay: { nameIt: 'Lunedì' }, percent: 100, isMoved: false })
    expect(days[1]?.entries).toMatchObject([{ time: '17:30', text: 'Gelato', kcal: 240, photos: [] }])
    expect(days[1]?.meals).toMatchObject([
      {
        mealId: plan.mealId,
        type: 'breakfast',
        state: 'eaten',
        note: 'Buona',
        rows: [
          {
            it: 'Avena',
            grams: 50,
            isEaten: true,
            swaps: [{ rowId: plan.componentId, from: { it: 'Avena' }, to: { it: 'Mandorle' }, grams: 34 }],
          },
        ],
      },
    ])
    expect(days[2]?.meals).toMatchObject([{ state: null, note: '', rows: [{ isEaten: null, swaps: [] }] }])
  })

  test('goes on from page to page, over a gap without a plan', async () => {
    const { nutritionist, team, clientId } = await scene({ daysAgo: 3 })
    const note = sql`insert into diary_days (client_id, day, note, note_changed_at) values (${clientId}, ${ago(40)}, 'In viaggio', now())`
    await inTeam(team, note)
    const first = await as(nutritionist).call(getClientDiary, { id: clientId })
    expect([first.days.length, first.nextPage]).toEqual([4, 3])
    const second = await as(nutritionist).call(getClientDiary, { id: clientId, page: first.nextPage })
    expect(second).toMatchObject({ days: [{ day: ago(40), note: 'In viaggio', planDay: null, meals: [] }], nextPage: 0 })
  })

  test('keeps the meals of the release that was ticked, whatever plan counts since', async () => {
    const { nutritionist, team, plan, clientId } = await scene()
    await ticksOf(house, team, { ...plan, daysAgo: [2], state: 'skipped', percent: 0 })
    const later = await followedPlanOf(house, team, { clientId, daysAgo: 5 })
    const { days } = await as(nutritionist).call(getClientDiary, { id: clientId })
    expect([1, 2].map(at => days[at]?.meals.map(({ mealId }) => mealId))).toEqual([[later.mealId], [plan.mealId]])
    expect(days[2]?.meals).toMatchObject([{ state: 'skipped', rows: [{ isEaten: false }] }])
  })

  test('has each meal of a day as it was ticked, where the plan was completed anew between two of them', async () => {
    const { nutritionist, team, plan, clientId } = await scene()
    await ticksOf(house, team, { ...plan, daysAgo: [1] })
    const [{ revision }, snackId] = [await as(nutritionist).call(getMealPlan, { id: plan.id }), newId()]
    const breakfast = { id: plan.mealId, components: [{ id: plan.componentId, food: oats, grams: 10 }] }
    const days = [{ id: plan.dayId, meals: [breakfast, { id: snackId, type: 'snack' as const }] }]
    await as(nutritionist).call(updateMealPlan, { id: plan.id, revision, title: 'Equilibrio', days })
    await as(nutritionist).call(completeMealPlan, { id: plan.id, note: '' })
    const { releaseId } = await database.withWorkspace(team.workspaceId, 'write', db =>
      db.one<{ releaseId: string }>(sql`
        insert into diary_meals (client_id, day, meal_id, assignment_id, release_id, state, state_changed_at)
        select client_id, ${ago(1)}, ${snackId}, id, release_id, 'eaten', now() from meal_plan_assignments where id = ${plan.assignmentId}
        returning release_id as "releaseId"`),
    )
    expect(releaseId).not.toBe(plan.releaseId)
    const { days: shown } = await as(nutritionist).call(getClientDiary, { id: clientId })
    expect(shown[1]?.meals).toMatchObject([{ mealId: plan.mealId, type: 'breakfast', rows: [{ grams: 50 }] }, { mealId: snackId }])
    expect(shown[2]?.meals).toMatchObject([{ mealId: plan.mealId, type: null, rows: [{ grams: 10 }] }, { mealId: snackId }])
  })

  test('is read with as many statements for a full page as for an empty one', async () => {
    const { team, plan, clientId, nutritionist } = await scene()
    await ticksOf(house, team, { ...plan, daysAgo: range(1, 13) })
    await swapsOf(house, team, { ...plan, daysAgo: range(1, 13) })
    const actor = actorOf(nutritionist, 'nutritionist')
    const count = async (from: number, to: number) => {
      const window = { clientId, from: ago(from), to: ago(to) }
      return (await statementsOf(database, team.workspaceId, db => readDiaryDays(db, actor, window))).length
    }
    expect(await count(13, 0)).toBe(await count(30, 20))
  })
})

describe('habits', () => {
  const adoption = (id: string) => ({ id, fromFoodId: oats.id, toFoodId: almonds.id })

  test('are what was swapped at least twice; one is taken over as one gesture, and once', async () => {
    const { nutritionist, team, plan, clientId } = await scene({ isForClient: true })
    await swapsOf(house, team, { ...plan, daysAgo: [4] })
    expect((await as(nutritionist).call(listSwapHabits, { id: clientId })).habits).toEqual([])
    await swapsOf(house, team, { ...plan, daysAgo: [9] })
    const listed = await as(nutritionist).call(listSwapHabits, { id: clientId })
    expect(listed).toMatchObject({
      habits: [{ from: { it: 'Avena' }, to: { it: 'Mandorle' }, times: 2, lastDay: ago(4), isAdopted: false }],
      plan: { id: plan.id, title: 'Equilibrio', isForClient: true },
    })
    expect(await as(nutritionist).call(adoptSwapHabit, adoption(clientId))).toEqual({ mealPlanId: plan.id, rows: 1 })
    const { rows } = await as(nutritionist).call(getMealPlanDocument, { id: plan.id })
    const [alternative] = rows.filter(({ type }) => type === 'alternative')
    expect(alternative).toMatchObject({ parentId: plan.componentId, cells: { food: almonds } })
    expect(alternative?.cells['grams']).toBeGreaterThan(20)
    expect((await as(nutritionist).call(listMealPlanSteps, { id: plan.id })).steps).toHaveLength(1)
    expect((await as(nutritionist).call(listSwapHabits, { id: clientId })).habits).toMatchObject([{ isAdopted: true }])
    expect(await as(nutritionist).call(adoptSwapHabit, adoption(clientId))).toEqual({ mealPlanId: plan.id, rows: 0 })
  })

  test('are not written into a plan of the library, and not against an exclusion', async () => {
    const { nutritionist, team, plan, clientId } = await scene()
    await swapsOf(house, team, { ...plan, daysAgo: [1, 2] })
    expect((await as(nutritionist).call(listSwapHabits, { id: clientId })).plan).toMatchObject({ isForClient: false })
    expect(await as(nutritionist).ask(adoptSwapHabit, adoption(clientId))).toMatchObject({ body: { code: 'not found' } })
    await followedPlanOf(house, team, { clientId, isForClient: true, daysAgo: 1 })
    const exclusion = { id: newId(), kind: 'intolerance' as const, target: { kind: 'food' as const, foodId: almonds.id }, note: '' }
    await as(nutritionist).call(createExclusions, { id: clientId, exclusions: [exclusion] })
    expect(await as(nutritionist).ask(adoptSwapHabit, adoption(clientId))).toMatchObject({ body: { code: 'swap refused' } })
  })

  test('count twelve weeks back', async () => {
    const { nutritionist, team, plan, clientId } = await scene()
    await swapsOf(house, team, { ...plan, daysAgo: [83, 84, 85] })
    expect((await as(nutritionist).call(listSwapHabits, { id: clientId })).habits).toEqual([])
  })
})

test('a coach in charge of the client sees nothing of it', async () => {
  const { coach, clientId } = await scene()
  expect(await as(coach).ask(getDietMap, { id: clientId })).toMatchObject({ body: { code: 'forbidden' } })
  expect(await as(coach).ask(listDietMarks, { clientId })).toMatchObject({ body: { code: 'forbidden' } })
})

describe('expenditure', () => {
  const weightsOn = (team: TestTeam, clientId: string, weights: readonly { daysAgo: number; kg: number }[]) =>
    database.withWorkspace(team.workspaceId, 'write', async db => {
      for (const { daysAgo, kg } of weights)
        await insertWeight(db, {
          clientId,
          day: ago(daysAgo),
          kg,
          source: 'manual',
          isByClient: false,
          authorId: team.nutritionist.membershipId,
        })
    })

  test('says what is missing, and nothing else', async () => {
    const { nutritionist, clientId } = await scene()
    expect(await as(nutritionist).call(getExpenditure, { id: clientId })).toEqual({
      estimate: null,
      gaps: ['too few days', 'too few weights', 'too few logged days'],
      refusal: null,
      target: null,
      nextDay: null,
      needKcal: null,
      isFromTrend: false,
      proposal: null,
    })
  })

  test('is what was eaten where the weight stays, and proposes nothing where no rate is known', async () => {
    const { nutritionist, team, plan, clientId } = await scene()
    await ticksOf(house, team, { ...plan, daysAgo: range(1, 27), percent: 900 })
    await weightsOn(
      team,
      clientId,
      range(0, 13).map(at => ({ daysAgo: at * 2, kg: 70 })),
    )
    const { estimate, gaps, proposal } = await as(nutritionist).call(getExpenditure, { id: clientId })
    expect(gaps).toEqual([])
    expect(estimate).toMatchObject({ weights: 14, kcal: expect.closeTo(1800, 0), meanIntake: 1800 })
    expect(estimate?.least).toBeLessThan(1800)
    expect(estimate?.most).toBeGreaterThan(1800)
    expect(proposal).toBeNull()
  })
})
