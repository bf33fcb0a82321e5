import { updateMacroVisibility } from '@allenio/contract/macros'
import { assignMealPlan, completeMealPlan, createMealPlan } from '@allenio/contract/meal-plans'
import { createRecipe, deleteRecipe, countRecipes, getRecipe, listRecipeChoices, listRecipes } from '@allenio/contract/recipes'
import { newId } from '@allenio/domain/ids'
import { testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { insert, milk, oats, planScene, refusal, today } from '../scene.testing.ts'

const house = await testHouse()
const { as, given } = house
const { team: teamOf, edit, rows } = planScene(house)

type Team = Awaited<ReturnType<typeof teamOf>>

const recipeOf = ({ nutritionist }: Team, nameIt: string, foodId: string) =>
  as(nutritionist).call(createRecipe, {
    nameIt,
    tags: [nameIt],
    components: [{ id: newId(), foodId, version: 1, grams: 100 }],
    steps: [{ it: 'Mescola', en: '' }],
  })

const dishOf = ({ id, nameIt }: { id: string; nameIt: string }) => ({ id, it: nameIt, en: '', portions: 1 })

/** The client has a plan with porridge; the milkshake stands in no plan. */
async function eating() {
  const team = await teamOf()
  const porridge = await recipeOf(team, 'Porridge', oats.id)
  const milkshake = await recipeOf(team, 'Frappè', milk.id)
  const days = [{ meals: [{ components: [{ recipe: dishOf(porridge), portions: 1, ingredients: [{ food: oats, grams: 100 }] }] }] }]
  const plan = await as(team.nutritionist).call(createMealPlan, { title: 'Piano', days, isDraft: false })
  const clients = [{ clientId: team.clientId, assignmentId: newId(), startDay: today, schedule: { kind: 'in turn' as const } }]
  await as(team.nutritionist).call(assignMealPlan, { id: plan.id, clients, message: '' })
  return { team, plan, porridge, milkshake }
}

const namesFor = async ({ client }: Team, query: object = {}) =>
  (await as(client).call(listRecipes, query)).recipes.map(({ nameIt }) => nameIt)

describe('a client', () => {
  test('reads the recipes of their plans, and no others', async () => {
    const { team, porridge, milkshake } = await eating()
    const { recipes } = await as(team.client).call(listRecipes, {})
    expect(recipes).toMatchObject([
      { id: porridge.id, figures: { kcal: 379 }, author: null, may: { update: false, delete: false, undelete: false, clone: false } },
    ])
    expect(await as(team.client).call(countRecipes, {})).toEqual({ matching: 1, total: 1 })
    expect(await as(team.client).call(listRecipeChoices, {})).toEqual({ tags: [{ tag: 'Porridge', count: 1 }], authors: [] })
    expect(await as(team.client).call(getRecipe, { id: porridge.id })).toMatchObject({
      steps: [{ it: 'Mescola' }],
      components: [{ grams: 100, food: { id: oats.id, kcal: 379 } }],
    })
    await expect(as(team.client).call(getRecipe, { id: milkshake.id })).rejects.toMatchObject(refusal('not found'))
    const other = await eating()
    await expect(as(other.team.client).call(getRecipe, { id: porridge.id })).rejects.toMatchObject(refusal('not found'))
    const withoutPlan = await given.member('client', team)
    await expect(as(withoutPlan).call(getRecipe, { id: porridge.id })).rejects.toMatchObject(refusal('not found'))
    await as(team.nutritionist).call(deleteRecipe, { id: porridge.id })
    expect(await namesFor(team)).toEqual([])
  })

  test('reads a recipe that was put into the plan once the plan is completed', async () => {
    const { team, plan, milkshake } = await eating()
    const meal = (await rows(team, plan.id)).find(({ type }) => type === 'meal')
    await edit(team.nutritionist, plan.id, insert('component', meal?.id ?? '', { recipe: dishOf(milkshake), portions: 1 }, 'X'))
    expect(await namesFor(team)).toEqual(['Porridge'])
    await as(team.nutritionist).call(completeMealPlan, { id: plan.id })
    expect(await namesFor(team, { sort: 'name' })).toEqual(['Frappè', 'Porridge'])
  })

  test('from whom macros are hidden reads no figures, and finds nothing by them', async () => {
    const { team, porridge } = await eating()
    expect(await namesFor(team, { kcalAtLeast: 400 })).toEqual([])
    await as(team.admin).call(updateMacroVisibility, { id: team.clientId, isHidden: true })
    const hidden = { kcal: null, protein: null, carbs: null, lipids: null }
    expect((await as(team.client).call(listRecipes, {})).recipes).toMatchObject([{ figures: hidden }])
    const detail = await as(team.client).call(getRecipe, { id: porridge.id })
    expect(detail).toMatchObject({ figures: hidden, components: [{ grams: 100, food: { ...hidden, nutrients: {} } }] })
    expect(await namesFor(team, { kcalAtLeast: 400, sort: '-kcal' })).toEqual(['Porridge'])
  })
})
