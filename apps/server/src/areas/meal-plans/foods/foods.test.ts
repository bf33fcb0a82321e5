import { createFood, deleteFood, updateFood, getFood } from '@allenio/contract/aliments'
import { deleteMealPlan, listClientFoods, listMealPlanFoods, listMealPlans } from '@allenio/contract/meal-plans'
import { createRecipe } from '@allenio/contract/recipes'
import { newId } from '@allenio/domain/ids'
import { alimentsArea } from '#areas/aliments'
import { sql, type Count } from '#platform/db'
import { makeLog } from '#platform/log'
import { lonelyClientOf, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { releasePlan } from '../edits/completion.ts'
import { mealPlansOfFoods } from './food-uses.ts'
import { almonds, assignedPlanOf, insert, milk, oats, planOf, planScene, setCells } from '../scene.testing.ts'

const house = await testHouse()
const { as, database } = house
const { team: teamOf, create, read, rows, edit, inTeam } = planScene(house)

/** 200 kcal, 10 g, 20 g and 5 g per 100 g. */
const ownFood = async ({ nutritionist }: TestTeam, nameIt: string) => {
  const figures = { basis: { kind: 'per 100 g' as const }, kcal: 200, protein: 10, carbs: 20, lipids: 5 }
  const { id } = await as(nutritionist).call(createFood, { nameIt, figures })
  return { id, version: 1, it: nameIt, en: '' }
}

describe('an id that names nothing here', () => {
  test('leaves the names of its food, and a dish without its recipe', async () => {
    const [team, stranger] = [await teamOf(), await teamOf()]
    const { id, mealId, componentId } = await planOf(house, team)
    const foreign = await ownFood(stranger, 'Segreto')
    const recipe = await as(team.nutritionist).call(createRecipe, { nameIt: 'Torta' })
    const cell = { it: 'Torta', en: 'Cake', portions: 4 }
    const [unknown, dish, gone] = [
      insert('component', mealId, { food: { ...foreign, en: 'Secret' }, grams: 10 }),
      insert('component', mealId, { recipe: { ...cell, id: recipe.id }, portions: 1 }),
      insert('component', mealId, { recipe: { ...cell, id: newId() }, portions: 1 }),
    ]
    const alternative = insert('alternative', componentId, { food: { ...oats, version: 2 }, customNameIt: 'Fiocchi' })
    const ingredient = insert('ingredient', dish.id, { food: milk, grams: 10 })
    await edit(team.nutritionist, id, unknown, dish, gone, alternative, ingredient)
    await edit(team.nutritionist, id, setCells(componentId, { food: { ...foreign } }))
    const cells = new Map((await rows(team, id)).map(row => [row.id, row.cells]))
    expect(cells.get(unknown.id)).toEqual({ customNameIt: 'Segreto', customNameEn: 'Secret', grams: 10 })
    expect(cells.get(dish.id)).toMatchObject({ recipe: { ...cell, id: recipe.id } })
    expect(cells.get(gone.id)).toEqual({ recipe: cell, portions: 1 })
    expect(cells.get(alternative.id)).toEqual({ customNameIt: 'Fiocchi', customNameEn: 'Oats' })
    expect(cells.get(componentId)).toEqual({ customNameIt: 'Segreto', grams: 50 })
    expect((await as(team.nutritionist).call(listMealPlanFoods, { id })).foods).toMatchObject([{ id: milk.id }])
    expect((await read(team, id)).content[0]?.figures?.isPartial).toBe(true)
  })

  test('in a body leaves them, too', async () => {
    const team = await teamOf()
    const components = [{ food: { ...oats, id: newId() }, grams: 10 }, { food: oats }]
    const { id } = await create(team, 'Base', { days: [{ meals: [{ components }] }] })
    expect((await read(team, id)).content[0]?.meals[0]?.components).toMatchObject([{ customNameIt: 'Avena', grams: 10 }, { food: oats }])
  })
})

test('the foods of a client are those of their own plans and of what they were given, the latest first', async () => {
  const team = await teamOf()
  const { nutritionist, clientId } = team
  const foods = () => as(nutritionist).call(listClientFoods, { id: clientId })
  await planOf(house, team)
  expect(await foods()).toEqual({ foodIds: [] })
  await assignedPlanOf(house, team, { clientId })
  const { id, mealId, componentId } = await planOf(house, team, { clientId })
  const dropped = insert('component', mealId, { food: milk, grams: 10 })
  await edit(nutritionist, id, setCells(componentId, { food: almonds }), dropped)
  await edit(nutritionist, id, { kind: 'delete', id: dropped.id })
  expect(await foods()).toEqual({ foodIds: [almonds.id, oats.id] })
  await as(nutritionist).call(deleteMealPlan, { id })
  expect(await foods()).toEqual({ foodIds: [oats.id] })
})

describe('a food of a plan', () => {
  test('keeps its version, and is listed with what it has today', async () => {
    const team = await teamOf()
    const food = await ownFood(team, 'Pane')
    const { id } = await create(team, 'Base', { days: [{ meals: [{ components: [{ food, grams: 100 }] }] }] })
    await as(team.nutritionist).call(updateFood, { id: food.id, figures: { basis: { kind: 'per 100 g' }, kcal: 300 } })
    const { foods } = await as(team.nutritionist).call(listMealPlanFoods, { id })
    expect(foods).toMatchObject([{ id: food.id, version: 1, latestVersion: 2, kcal: 200 }])
    expect((await read(team, id)).content[0]?.figures?.kcal).toEqual({ amount: 200, isPartial: false })
  })

  test('that is deleted while the plan is edited stays in it, and can still be put into it', async () => {
    const team = await teamOf()
    const food = await ownFood(team, 'Pane')
    const { id, mealId, componentId } = await planOf(house, team)
    await edit(team.nutritionist, id, setCells(componentId, { food, grams: 100 }))
    await as(team.nutritionist).call(deleteFood, { id: food.id })
    // an editor that has not heard of it yet
    await edit(team.nutritionist, id, setCells(componentId, { grams: 50 }), insert('component', mealId, { food, grams: 10 }, 'W'))
    const { content } = await read(team, id)
    expect(content[0]?.meals[0]?.components).toMatchObject([
      { food, grams: 50 },
      { food, grams: 10 },
    ])
    expect(content[0]?.figures?.kcal).toEqual({ amount: 120, isPartial: false })
    expect((await as(team.nutritionist).call(listMealPlanFoods, { id })).foods).toMatchObject([{ id: food.id, isDeleted: true }])
  })

  test('is not erased while a plan has it, not even a deleted one', async () => {
    const team = await teamOf()
    const [kept, free] = [await ownFood(team, 'Pane'), await ownFood(team, 'Orzo')]
    const { id } = await create(team, 'Base', {
      days: [{ meals: [{ components: [{ food: oats, grams: 1, alternatives: [{ food: kept, grams: 100 }] }] }] }],
    })
    await as(team.nutritionist).call(deleteMealPlan, { id })
    for (const food of [kept, free]) await as(team.nutritionist).call(deleteFood, { id: food.id })
    await inTeam(team, db => db.run(sql`update foods set deleted_at = now() - interval '30 days'`))
    for (const job of alimentsArea.jobs) {
      if (job.kind === 'sweep')
        await job.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })
    }
    const left = await inTeam(team, db => db.one<Count>(sql`select count(*) as count from foods where id = ${kept.id}`))
    expect(left.count).toBe(1)
    expect((await inTeam(team, db => db.many(sql`select 1 from foods where id = ${free.id}`))).length).toBe(0)
  })

  test('is not erased while a client has it by a release, although the plan has it no more', async () => {
    const team = await teamOf()
    const food = await ownFood(team, 'Farro')
    const plan = await planOf(house, team)
    await edit(team.nutritionist, plan.id, setCells(plan.componentId, { food }))
    const releaseId = await inTeam(team, db => releasePlan(db, { id: plan.id, note: '', authorId: null }))
    await edit(team.nutritionist, plan.id, setCells(plan.componentId, { food: oats }))
    const { isNamed } = mealPlansOfFoods
    const isErasable = async () =>
      (await inTeam(team, db => db.many(sql`select from foods e where e.id = ${food.id} and not ${isNamed}`))).length
    expect(await isErasable()).toBe(0)
    await inTeam(team, db => db.run(sql`delete from document_releases where id = ${releaseId}`))
    expect(await isErasable()).toBe(1)
  })

  test('says in which plans it is, wherever it stands in them', async () => {
    const team = await teamOf()
    const food = await ownFood(team, 'Pane')
    const lonelyId = await lonelyClientOf(house, team)
    const recipe = { it: 'Toast', en: '', portions: 1 }
    const withComponents = (title: string, component: object, more: object = {}) =>
      create(team, title, { days: [{ meals: [{ components: [component] }] }], ...more })
    const plans = [
      await withComponents('A componente', { food }),
      await withComponents('B alternativa', { food: oats, alternatives: [{ food }] }),
      await withComponents('C ingrediente', { recipe, ingredients: [{ food }] }),
      await withComponents('D alternativa di ingrediente', { recipe, ingredients: [{ food: oats, alternatives: [{ food }] }] }),
    ]
    const removed = await withComponents('Non più', { food })
    const [day] = (await read(team, removed.id)).content
    await edit(team.nutritionist, removed.id, { kind: 'delete', id: day?.id ?? '' })
    await edit(team.nutritionist, removed.id, insert('day', removed.id))
    const hidden = await planOf(house, team, { clientId: lonelyId })
    await edit(team.admin, hidden.id, setCells(hidden.componentId, { food }))
    const { usedIn } = await as(team.nutritionist).call(getFood, { id: food.id })
    expect(usedIn).toEqual([
      ...plans.map(({ id, title }) => ({ id, title, href: `/mealPlans/${id}/edit` })),
      { id: hidden.id, title: null, href: null },
    ])
  })
})

describe('the figures of a plan', () => {
  test('are those of its foods, with the mean of alternatives where the plan counts them', async () => {
    const team = await teamOf()
    const food = await ownFood(team, 'Pane')
    const richer = { ...(await ownFood(team, 'Burro')) }
    const days = [
      {
        meals: [
          { components: [{ food, grams: 150, alternatives: [{ food: richer, grams: 50 }] }] },
          { components: [{ food, isToTaste: true }] },
          { isFree: true, estimatedKcal: 600, components: [] },
        ],
      },
    ]
    const { id } = await create(team, 'Base', { days })
    const figures = async (planId = id) => (await read(team, planId)).content[0]
    const whole = await figures()
    expect(whole?.figures).toMatchObject({
      kcal: { amount: 900, isPartial: false },
      // the estimate of the free meal names none
      protein: { amount: 15, isPartial: true },
      isPartial: false,
    })
    expect(whole?.meals.map(meal => meal.figures?.kcal.amount)).toEqual([300, 0, 600])
    await edit(team.nutritionist, id, setCells(id, { countsAlternatives: true }))
    expect((await figures())?.figures?.kcal.amount).toBe(800)
  })

  test('stand at each row, dish and alternative: whole kcal, and macros with a tenth', async () => {
    const team = await teamOf()
    const food = await ownFood(team, 'Pane')
    const dish = { recipe: { it: 'Zuppa', en: '', portions: 1 }, ingredients: [{ food, grams: 33 }, { customNameIt: 'Spezie' }] }
    const row = { food, grams: 33, alternatives: [{ food, grams: 50 }] }
    const { id } = await create(team, 'Base', { countsAlternatives: true, days: [{ meals: [{ components: [row, dish] }] }] })
    const [figured, figuredDish] = (await read(team, id)).content[0]?.meals[0]?.components ?? []
    const totals = (kcal: number, protein: number, carbs: number, lipids: number, isPartial = false) => ({
      kcal: { amount: kcal, isPartial },
      protein: { amount: protein, isPartial },
      carbs: { amount: carbs, isPartial },
      lipids: { amount: lipids, isPartial },
    })
    expect(figured?.figures).toEqual(totals(66, 3.3, 6.6, 1.7))
    expect(figured?.alternatives.map(({ figures }) => figures)).toEqual([totals(100, 5, 10, 2.5)])
    expect(figuredDish?.ingredients.map(({ figures }) => figures)).toEqual([totals(66, 3.3, 6.6, 1.7), totals(0, 0, 0, 0, true)])
    expect(figuredDish?.figures).toEqual(totals(66, 3.3, 6.6, 1.7, true))
  })

  test('have a mean over the days with something on them, which lists tell of a completed plan', async () => {
    const team = await teamOf()
    const food = await ownFood(team, 'Pane')
    const meanOf = async () => (await as(team.nutritionist).call(listMealPlans, {})).mealPlans[0]?.mean
    const dayOf = (grams: number) => ({ meals: [{ components: [{ food, grams }] }] })
    const { id } = await create(team, 'Base', { days: [dayOf(100), dayOf(200), { meals: [] }], isDraft: false })
    const total = (amount: number, isPartial = false) => ({ amount, isPartial })
    expect(await meanOf()).toEqual({ kcal: total(300), protein: total(15), carbs: total(30), lipids: total(7.5) })
    await edit(team.nutritionist, id, setCells(id, { description: 'Altro' }))
    expect(await meanOf()).toBeNull()
  })

  test('say where they are not whole', async () => {
    const team = await teamOf()
    const unknown = await as(team.nutritionist).call(createFood, { nameIt: 'Ignoto', figures: { basis: { kind: 'per 100 g' }, kcal: 100 } })
    const food = { id: unknown.id, version: 1, it: 'Ignoto', en: '' }
    const meals = [
      {
        components: [
          { food, grams: 100 },
          { food: milk, grams: 200 },
        ],
      },
      { isFree: true, components: [{ food: almonds, grams: 5 }] },
    ]
    const { id } = await create(team, 'Base', { days: [{ meals }] })
    const [day] = (await read(team, id)).content
    expect(day?.meals.map(meal => meal.figures?.isPartial)).toEqual([false, true])
    expect(day?.meals[0]?.figures).toMatchObject({ kcal: { isPartial: false }, protein: { isPartial: true } })
    expect(day?.figures).toMatchObject({ isPartial: true, protein: { isPartial: true } })
    expect(day?.figures?.nutrients.calcium?.isPartial).toBe(true)
  })
})
