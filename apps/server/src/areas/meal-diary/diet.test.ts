import { createFood } from '@allenio/contract/aliments'
import {
  getOwnDiet,
  listOwnSwaps,
  addOwnEntry,
  addOwnWater,
  saveOwnDay,
  saveOwnMeal,
  saveOwnSwap,
  type Diet,
} from '@allenio/contract/meal-diary'
import {
  assignMacro,
  listClientMacros,
  listOwnMacros,
  changeHideClientMacros,
  createMacro,
  updateMacroSettings,
  getMacroSettings,
} from '@allenio/contract/macros'
import {
  assignMealPlan,
  listClientMealPlans,
  undoAssignMealPlan,
  completeMealPlan,
  createMealPlan,
  updateMealPlan,
  updateMealPlanSettings,
  getMealPlan,
} from '@allenio/contract/meal-plans'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { createRecipe } from '@allenio/contract/recipes'
import { sql } from '#platform/db'
import { clientOf, testHouse, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'
import { almonds, dietOf, milk, oats, planned, timed, today, walnuts } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

async function teamOf() {
  const team = await given.team()
  return { ...team, clientId: await clientOf(house, team) }
}

async function scene() {
  const team = await teamOf()
  return { ...team, diet: await dietOf(house, team, { clientId: team.clientId }) }
}

async function dietFor(client: TestMember): Promise<Diet> {
  const { diet } = await as(client).call(getOwnDiet, {})
  if (!diet) throw new Error('no diet was answered')
  return diet
}

describe('the diet of a client', () => {
  test('is the fortnight with plan, foods, records and targets', async () => {
    const team = await scene()
    const { client, diet, clientId } = team
    await as(client).call(saveOwnMeal, { ...planned(diet), day: today, mealId: diet.breakfastId, state: 'eaten', ...timed() })
    await as(client).call(saveOwnSwap, {
      ...planned(diet),
      day: today,
      rowId: diet.almondsId,
      choice: { kind: 'alternative', alternativeId: diet.alternativeId },
      ...timed(),
    })
    await as(client).call(addOwnWater, { id: newId(), day: today, ml: 250 })
    await as(client).call(addOwnWater, { id: newId(), day: addDays(today, -20), ml: 250 })
    await as(client).call(addOwnEntry, { id: newId(), day: today, text: 'Un gelato', kcal: 250 })
    const answer = await dietFor(client)
    expect(answer).toMatchObject({
      clientId,
      today,
      from: addDays(today, -7),
      to: addDays(today, 14),
      settings: { mayClientsSwap: true, mayClientsMoveDays: true, isEnergyVisible: true },
      assignments: [
        {
          id: diet.assignmentId,
          mealPlanId: diet.mealPlanId,
          releaseId: diet.releaseId,
          title: 'Equilibrio',
          description: 'Bevi molto',
          state: 'current',
          schedule: { kind: 'in turn' },
          dayList: [{ nameIt: 'Uno', isEasy: false }, { nameIt: 'Due' }, { nameIt: 'Facile', isEasy: true }],
        },
      ],
      diary: { meals: [{ mealId: diet.breakfastId }], swaps: [{ rowId: diet.almondsId }], waters: [{ ml: 250 }], entries: [{ kcal: 250 }] },
    })
    const [day] = answer.assignments[0]?.days ?? []
    expect(day?.figures?.kcal).toEqual({ amount: 868.5, isPartial: false })
    expect(day?.meals[1]?.components).toMatchObject([
      { id: diet.dishId, ingredients: [{ food: almonds, alternatives: [{ id: diet.alternativeId, food: walnuts, grams: 60 }] }] },
    ])
    expect(answer.foods.map(({ id }) => id).toSorted()).toEqual([almonds, milk, oats, walnuts].map(({ id }) => id).toSorted())
    expect(answer.foods.find(({ id }) => id === milk.id)).toMatchObject({ it: 'Latte', category: 'milk_yogurt' })
    expect(answer.targets).toHaveLength(22)
  })

  test('has the figures of what a meal consists of: a part of it counts on the device as in its sums', async () => {
    const team = await scene()
    const { client, workspaceId, diet } = team
    const [day] = (await dietFor(client)).assignments[0]?.days ?? []
    const [breakfast, lunch] = day?.meals.map(({ components }) => components) ?? []
    const kcalOf = (rows: typeof breakfast) => rows?.map(({ figures }) => figures?.kcal)
    expect(kcalOf(breakfast)).toEqual([
      { amount: 189.5, isPartial: false },
      { amount: 100, isPartial: false },
    ])
    // a dish has the sum of its ingredients, which have none of their own
    expect(kcalOf(lunch)).toEqual([{ amount: 579, isPartial: false }])
    expect(lunch?.[0]?.ingredients[0]).not.toHaveProperty('figures.kcal')
    await as(client).call(saveOwnMeal, {
      ...planned(diet),
      day: today,
      mealId: diet.breakfastId,
      state: 'partly',
      eatenRowIds: [diet.milkId],
      ...timed(),
    })
    const sums = await database.withWorkspace(workspaceId, 'read', db =>
      db.many<{ eaten: number }>(sql`select eaten_kcal as eaten from diary_sums`),
    )
    expect(sums).toEqual([{ eaten: breakfast?.find(({ id }) => id === diet.milkId)?.figures?.kcal.amount }])
  })

  test('says of foods what they weigh when they are cooked, where it is known', async () => {
    const team = await teamOf()
    const figures = { basis: { kind: 'per 100 g' as const }, kcal: 350 }
    const { id } = await as(team.nutritionist).call(createFood, { nameIt: 'Riso', cookingFactor: 2.5, figures })
    await dietOf(house, team, { clientId: team.clientId, food: { id, version: 1, it: 'Riso', en: '' } })
    const { foods } = await dietFor(team.client)
    const factorOf = (foodId: string) => foods.find(food => food.id === foodId)?.cookingFactor
    expect([factorOf(id), factorOf(milk.id)]).toEqual([2.5, null])
  })

  test('is sent again where something has changed alone', async () => {
    const { client } = await scene()
    const { revision } = await as(client).call(getOwnDiet, {})
    expect(await as(client).call(getOwnDiet, { revision })).toEqual({ revision, diet: null })
    await as(client).call(addOwnWater, { id: newId(), day: today, ml: 250 })
    expect((await as(client).call(getOwnDiet, { revision })).diet?.diary.waters).toMatchObject([{ ml: 250 }])
  })

  test('has no figure of energy for a client from whom macros are hidden', async () => {
    const team = await scene()
    const { admin, nutritionist, client, clientId } = team
    const macro = {
      title: 'Base',
      note: '',
      unit: 'grams',
      weightBasis: 'current',
      days: [{ dayType: 'every day', kcal: 2000, protein: 150, carbs: 200, lipids: null, fiber: null, water: 2500 }],
    } as const
    const { id } = await as(nutritionist).call(createMacro, { ...macro, days: [...macro.days] })
    await as(nutritionist).call(assignMacro, { id, clients: [{ clientId, assignmentId: newId(), startDay: today }], message: '' })
    await as(client).call(addOwnEntry, { id: newId(), day: today, text: 'Un gelato', kcal: 250 })
    const targetOf = (diet: Diet) => diet.targets.find(({ day }) => day === today)
    expect(targetOf(await dietFor(client))).toMatchObject({ target: { kcal: 2000 }, water: 2500 })
    expect((await dietFor(client)).targets[0]).toMatchObject({ target: null, water: null })
    await as(admin).call(changeHideClientMacros, { hideClientMacros: true })
    const diet = await dietFor(client)
    expect(targetOf(diet)).toMatchObject({ target: null, water: 2500 })
    expect(JSON.stringify(diet)).not.toMatch(/"kcal":[\d{]/)
    expect(diet.settings.isEnergyVisible).toBe(false)
  })

  test('names the own types of days where a plan follows types, also for a client from whom macros are hidden', async () => {
    const team = await teamOf()
    const { admin, client, clientId } = team
    const dayTypeNames = { 'own 1': { it: 'Doppia seduta', en: '' } }
    await as(admin).call(updateMacroSettings, { dayTypeNames })
    await as(admin).call(changeHideClientMacros, { hideClientMacros: true })
    await dietOf(house, team, { clientId, startDay: addDays(today, -30) })
    expect((await dietFor(client)).settings).not.toHaveProperty('dayTypeNames')
    const week = Array.from({ length: 7 }, () => 'own 1' as const)
    await dietOf(house, team, { clientId, schedule: { kind: 'day types', week, followsTraining: false } })
    expect((await dietFor(client)).settings).toMatchObject({ isEnergyVisible: false, dayTypeNames })
    expect(await as(client).ask(getMacroSettings, {})).toMatchObject({ body: { code: 'forbidden' } })
  })

  test('has targets by the type that the client has given a day', async () => {
    const { admin, nutritionist, client, clientId } = await scene()
    const day = { kcal: 2000, protein: 150, carbs: 200, lipids: null, fiber: null, water: null }
    const { id } = await as(nutritionist).call(createMacro, {
      title: 'Tipi',
      note: '',
      unit: 'grams',
      weightBasis: 'current',
      days: [
        { ...day, dayType: 'training', kcal: 2400 },
        { ...day, dayType: 'rest' },
      ],
    })
    const week = Array.from({ length: 7 }, () => 'rest' as const)
    await as(nutritionist).call(assignMacro, { id, clients: [{ clientId, assignmentId: newId(), startDay: today, week }], message: '' })
    const kcalOn = async (date: string) => (await dietFor(client)).targets.find(each => each.day === date)?.target?.kcal
    await as(client).call(saveOwnDay, { day: today, dayType: 'training', ...timed() })
    // a type that the macro does not have
    await as(client).call(saveOwnDay, { day: addDays(today, 1), dayType: 'own 1', ...timed() })
    expect([await kcalOn(today), await kcalOn(addDays(today, 1))]).toEqual([2400, 2000])
    // the macros themselves say so, to the client and to the team
    const own = await as(client).call(listOwnMacros, {})
    const ofClient = await as(nutritionist).call(listClientMacros, { id: clientId })
    for (const { assignments } of [own, ofClient]) expect(assignments[0]?.movedDays).toEqual([{ day: today, dayType: 'training' }])
    const mayMoveDays = async () => (await as(client).call(listOwnMacros, {})).mayMoveDays
    expect(own.mayMoveDays).toBe(true)
    await as(admin).call(updateMealPlanSettings, { mayClientsMoveDays: false })
    expect(await mayMoveDays()).toBe(false)
  })

  test('tells types that were moved before it: days of a type follow each other', async () => {
    const { client } = await scene()
    await as(client).call(saveOwnDay, { day: addDays(today, -40), dayType: 'rest', ...timed() })
    await as(client).call(saveOwnDay, { day: addDays(today, -41), note: 'Ieri', ...timed() })
    expect((await dietFor(client)).diary.days).toMatchObject([{ day: addDays(today, -40), dayType: 'rest' }])
  })

  test('of a long plan has the days that are near and the easy ones', async () => {
    const team = await teamOf()
    const days = Array.from({ length: 30 }, (_, at) => ({
      nameIt: `Giorno ${at}`,
      ...(at === 29 && { isEasy: true }),
      meals: [{ components: [{ food: milk, grams: at + 1 }] }],
    }))
    const { id } = await as(team.nutritionist).call(createMealPlan, { title: 'Un mese', days, isDraft: false })
    const clients = [{ clientId: team.clientId, assignmentId: newId(), startDay: today, schedule: { kind: 'in turn' as const } }]
    await as(team.nutritionist).call(assignMealPlan, { id, clients, message: '' })
    const [assignment] = (await dietFor(team.client)).assignments
    expect(assignment?.dayList).toHaveLength(30)
    expect(assignment?.days.map(({ nameIt }) => nameIt)).toEqual([...Array.from({ length: 15 }, (_, at) => `Giorno ${at}`), 'Giorno 29'])
  })

  test('of two plans has each on its days, and nothing of another client', async () => {
    const team = await scene()
    const next = await dietOf(house, team, { clientId: team.clientId, startDay: addDays(today, 3) })
    const colleague = { ...team, client: await given.member('client', team) }
    await dietOf(house, team, { clientId: await clientOf(house, colleague) })
    await dietOf(house, team, { clientId: team.clientId, startDay: addDays(today, 40) })
    const { assignments } = await dietFor(team.client)
    expect(new Map(assignments.map(({ id, lastDay }) => [id, lastDay]))).toEqual(
      new Map([
        [team.diet.assignmentId, addDays(today, 2)],
        [next.assignmentId, addDays(today, 39)],
      ]),
    )
  })

  test('of a client without a plan is empty, and a person without a record has none', async () => {
    const team = await teamOf()
    expect(await dietFor(team.client)).toMatchObject({ assignments: [], foods: [], recipes: [] })
    expect((await as(team.client).call(listOwnSwaps, {})).swaps).toEqual([])
    expect((await as(await given.member('client', team)).ask(getOwnDiet, {})).status).toBe(404)
  })

  test('has the recipes of its dishes, to cook by', async () => {
    const team = await teamOf()
    const recipe = await as(team.nutritionist).call(createRecipe, {
      nameIt: 'Porridge',
      portions: 2,
      prepMinutes: 5,
      steps: [{ it: 'Scalda il latte', en: '' }],
      components: [{ id: newId(), foodId: oats.id, version: 1, grams: 80 }],
    })
    const dish = { recipe: { id: recipe.id, it: 'Porridge', en: '', portions: 2 }, portions: 1, ingredients: [{ food: oats, grams: 40 }] }
    const days = [{ meals: [{ components: [dish] }] }]
    const { id } = await as(team.nutritionist).call(createMealPlan, { title: 'Piano', days, isDraft: false })
    const clients = [{ clientId: team.clientId, assignmentId: newId(), startDay: today, schedule: { kind: 'in turn' as const } }]
    await as(team.nutritionist).call(assignMealPlan, { id, clients, message: '' })
    expect((await dietFor(team.client)).recipes).toMatchObject([
      { id: recipe.id, nameIt: 'Porridge', portions: 2, prepMinutes: 5, steps: [{ it: 'Scalda il latte' }], picture: null },
    ])
  })
})

describe('a plan that is completed anew while a device is away', () => {
  async function away() {
    const team = await teamOf()
    const plan = await as(team.nutritionist).call(createMealPlan, {
      title: 'Piano',
      days: [{ meals: [{ type: 'breakfast', components: [{ food: oats, grams: 50 }] }] }],
      isDraft: false,
    })
    const assignmentId = newId()
    const clients = [{ clientId: team.clientId, assignmentId, startDay: addDays(today, -2), schedule: { kind: 'in turn' as const } }]
    await as(team.nutritionist).call(assignMealPlan, { id: plan.id, clients, message: '' })
    const [before] = (await dietFor(team.client)).assignments
    const mealId = before?.days[0]?.meals[0]?.id ?? ''
    const rewrite = async (note = '') => {
      const days = [{ meals: [{ type: 'lunch' as const, components: [{ food: milk, grams: 500 }] }] }]
      const { revision } = await as(team.nutritionist).call(getMealPlan, { id: plan.id })
      await as(team.nutritionist).call(updateMealPlan, { id: plan.id, revision, title: 'Piano', days })
      await as(team.nutritionist).call(completeMealPlan, { id: plan.id, note })
    }
    const write = { assignmentId, releaseId: before?.releaseId ?? '', day: today, mealId, state: 'eaten' as const, ...timed() }
    const again = () =>
      as(team.nutritionist).call(assignMealPlan, {
        id: plan.id,
        clients: [{ clientId: team.clientId, assignmentId: newId(), startDay: today, schedule: { kind: 'in turn' } }],
        message: '',
      })
    return { ...team, write, rewrite, again }
  }

  test('tells what has changed, from the second release on', async () => {
    const { client, rewrite } = await away()
    const changes = async () => (await dietFor(client)).assignments.map(({ change }) => change)
    expect(await changes()).toEqual([null])
    await rewrite('A pranzo più latte')
    expect(await changes()).toEqual([{ note: 'A pranzo più latte', at: expect.any(String) }])
  })

  test('tells nothing of a note that is older than the assignment, or is not there', async () => {
    const { client, rewrite, again } = await away()
    await rewrite()
    expect((await dietFor(client)).assignments).toMatchObject([{ change: null }])
    await rewrite('Con più latte')
    await again()
    const { assignments } = await dietFor(client)
    expect(assignments.find(({ state }) => state === 'current')).toMatchObject({ startDay: today, change: null })
  })

  const percentOf = (workspaceId: string) =>
    database.withWorkspace(workspaceId, 'read', db =>
      db.many<{ percent: number; planned: number }>(sql`select percent, planned_kcal as planned from diary_sums`),
    )

  test('takes what was ticked by the release that the device has, and judges the day by it', async () => {
    const { client, workspaceId, write, rewrite } = await away()
    await rewrite()
    expect(await as(client).call(saveOwnMeal, write)).toMatchObject({ releaseId: write.releaseId, state: 'eaten' })
    expect(await percentOf(workspaceId)).toEqual([{ percent: 100, planned: 189.5 }])
    const [now] = (await dietFor(client)).assignments
    expect(now?.releaseId).not.toBe(write.releaseId)
    expect(now?.days[0]?.meals).toMatchObject([{ type: 'lunch' }])
  })

  test('shows past days as they were eaten, and meals of today as they were ticked', async () => {
    const { client, write, rewrite } = await away()
    const yesterday = addDays(today, -1)
    await as(client).call(saveOwnMeal, write)
    await as(client).call(saveOwnMeal, { ...write, day: yesterday })
    expect(await dietFor(client)).toMatchObject({ pastDays: [], earlierReleases: [] })
    await rewrite()
    const { assignmentId, releaseId, mealId } = write
    const answer = await dietFor(client)
    const planDayId = answer.earlierReleases[0]?.dayList[0]?.id
    expect(answer).toMatchObject({
      pastDays: [{ day: yesterday, assignmentId, releaseId, planDayId, isMoved: false }],
      earlierReleases: [{ releaseId, dayList: [{ id: planDayId }], days: [{ id: planDayId, meals: [{ id: mealId, type: 'breakfast' }] }] }],
    })
    // with what is said of its foods
    expect(answer.foods.map(({ id }) => id).toSorted()).toEqual([oats.id, milk.id].toSorted())
    // nothing of it was eaten after all
    for (const day of [today, yesterday]) await as(client).call(saveOwnMeal, { ...write, day, state: null, ...timed() })
    expect(await dietFor(client)).toMatchObject({ pastDays: [], earlierReleases: [] })
  })

  test('shows days of a plan that another one has replaced back to then', async () => {
    const team = await away()
    const { client, write, clientId } = team
    const { assignmentId, releaseId } = write
    const yesterday = addDays(today, -1)
    await as(client).call(saveOwnMeal, { ...write, day: yesterday })
    await dietOf(house, team, { clientId, startDay: yesterday })
    expect(await dietFor(client)).toMatchObject({ pastDays: [{ day: yesterday, assignmentId, releaseId }], earlierReleases: [] })
  })

  test('shows what was eaten of a plan that counts on no day, as another one begins with it', async () => {
    const team = await away()
    const { client, write, clientId } = team
    const { releaseId, mealId } = write
    const yesterday = addDays(today, -1)
    await as(client).call(saveOwnMeal, { ...write, day: yesterday })
    const other = await dietOf(house, team, { clientId, startDay: addDays(today, -2) })
    expect(await dietFor(client)).toMatchObject({
      assignments: [{ id: other.assignmentId }],
      pastDays: [],
      earlierReleases: [{ releaseId, days: [{ meals: [{ id: mealId }] }] }],
    })
  })

  test('takes a swap back whose food it has replaced, and no other one', async () => {
    const team = await teamOf()
    const { client, clientId, nutritionist } = team
    const [rowId, alternativeId, assignmentId] = [newId(), newId(), newId()]
    const rowOf = (food: typeof oats, grams: number) => ({
      id: rowId,
      food,
      grams,
      alternatives: [{ id: alternativeId, food: walnuts, grams: Math.round((grams * 28) / 30) }],
    })
    const daysOf = (row: ReturnType<typeof rowOf>) => [{ meals: [{ type: 'breakfast' as const, components: [row] }] }]
    const { id } = await as(nutritionist).call(createMealPlan, { title: 'Piano', days: daysOf(rowOf(almonds, 30)), isDraft: false })
    const clients = [{ clientId, assignmentId, startDay: addDays(today, -2), schedule: { kind: 'in turn' as const } }]
    await as(nutritionist).call(assignMealPlan, { id, clients, message: '' })
    const [{ releaseId } = { releaseId: '' }] = (await dietFor(client)).assignments
    const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
    const choice = { kind: 'alternative' as const, alternativeId }
    for (const day of [yesterday, tomorrow]) await as(client).call(saveOwnSwap, { assignmentId, releaseId, rowId, choice, day, ...timed() })
    const rewrite = async (row: ReturnType<typeof rowOf>) => {
      const { revision } = await as(nutritionist).call(getMealPlan, { id })
      await as(nutritionist).call(updateMealPlan, { id, revision, title: 'Piano', days: daysOf(row) })
      await as(nutritionist).call(completeMealPlan, { id, note: '' })
    }
    const swaps = async () => (await dietFor(client)).diary.swaps.map(({ day, grams }) => [day, grams])
    await rewrite(rowOf(almonds, 45))
    expect(await swaps()).toEqual([
      [yesterday, 28],
      [tomorrow, 42],
    ])
    await rewrite(rowOf(milk, 200))
    expect(await swaps()).toEqual([[yesterday, 28]])
  })

  test('takes it of a client who got an account after the plan was given, too', async () => {
    const { client, workspaceId, write, rewrite } = await away()
    await database.withWorkspace(workspaceId, 'write', db => db.run(sql`delete from document_receipts`))
    await rewrite()
    expect(await as(client).call(saveOwnMeal, write)).toMatchObject({ state: 'eaten' })
  })

  test('keeps an assignment by which something was ticked: it ends when it is undone', async () => {
    const { client, admin, clientId, diet } = await scene()
    await as(client).call(saveOwnMeal, { ...planned(diet), day: today, mealId: diet.breakfastId, state: 'eaten', ...timed() })
    await as(admin).call(undoAssignMealPlan, { id: diet.mealPlanId, assignmentIds: [diet.assignmentId] })
    expect((await as(admin).call(listClientMealPlans, { id: clientId })).assignments).toMatchObject([
      { id: diet.assignmentId, state: 'past' },
    ])
    expect((await dietFor(client)).diary.meals).toMatchObject([{ mealId: diet.breakfastId, state: 'eaten' }])
  })

  test('takes nothing by a release that only others were given', async () => {
    const { client, workspaceId, write, rewrite } = await away()
    await rewrite()
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`delete from document_receipts where release_id = ${write.releaseId}`),
    )
    expect((await as(client).ask(saveOwnMeal, write)).status).toBe(404)
  })
})
