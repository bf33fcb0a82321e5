import { createFood, getFood } from '@allenio/contract/aliments'
import {
  combinedRowsAtMost,
  createMealCombination,
  deleteMealCombination,
  listMealCombinations,
  renameMealCombination,
  undeleteMealCombination,
} from '@allenio/contract/meal-plans'
import { createRecipe } from '@allenio/contract/recipes'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { almonds, combinationOf, milk, oats, refusal } from '../scene.testing.ts'
import { mealPlanContent } from '../team-content.ts'
import { combinationsOfFoods } from './food-uses.ts'

const house = await testHouse()
const { given, as, database } = house

const save = ({ nutritionist }: TestTeam, name: string, components: object[] = [{ food: oats, grams: 40 }]) =>
  as(nutritionist).call(createMealCombination, { name, components })
const inTeam = <T>({ workspaceId }: TestTeam, work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
const names = async ({ nutritionist }: TestTeam) =>
  (await as(nutritionist).call(listMealCombinations, {})).combinations.map(({ name }) => name)

test('a combination keeps alternatives, dishes and quantities, and who has saved it', async () => {
  const team = await given.team()
  const recipe = await as(team.nutritionist).call(createRecipe, { nameIt: 'Porridge' })
  const components = [
    { food: oats, grams: 40, isLocked: true, alternatives: [{ food: almonds, grams: 30, isPinned: true }] },
    {
      recipe: { id: recipe.id, it: 'Porridge', en: '', portions: 2 },
      portions: 1,
      ingredients: [{ food: milk, grams: 100, ownGrams: 200, alternatives: [{ food: oats, grams: 20 }] }],
    },
  ]
  const saved = await save(team, ' Colazione tipica ', components)
  expect(saved).toMatchObject({ name: 'Colazione tipica', components, author: { id: team.nutritionist.membershipId } })
  await save(team, 'A metà mattina')
  const { combinations } = await as(team.admin).call(listMealCombinations, {})
  expect(combinations.map(({ name }) => name)).toEqual(['A metà mattina', 'Colazione tipica'])
  expect(combinations[1]).toEqual(saved)
})

test('what names no food or recipe here keeps its names alone', async () => {
  const team = await given.team()
  const gone = { id: newId(), version: 1, it: 'Farro', en: 'Spelt' }
  const recipe = { id: newId(), it: 'Zuppa', en: 'Soup', portions: 1 }
  const { components } = await save(team, 'Pranzo', [
    { food: gone, grams: 80 },
    { recipe, portions: 1, ingredients: [{ food: gone }] },
  ])
  expect(components).toMatchObject([
    { customNameIt: 'Farro', customNameEn: 'Spelt', grams: 80 },
    { recipe: { it: 'Zuppa', en: 'Soup', portions: 1 }, ingredients: [{ customNameIt: 'Farro' }] },
  ])
  expect(JSON.stringify(components)).not.toContain(gone.id)
  expect(JSON.stringify(components)).not.toContain(recipe.id)
})

test('a name is taken once in a business, whatever its case and accents; a deleted combination leaves it free', async () => {
  const [team, neighbour] = [await given.team(), await given.team()]
  const { id } = await save(team, 'Caffè lungo')
  await expect(save(team, 'caffe LUNGO')).rejects.toMatchObject({
    body: { code: 'meal combination name taken', errors: { name: [expect.any(String)] } },
  })
  await save(neighbour, 'Caffè lungo')
  const second = await save(team, 'Tè')
  const nutritionist = as(team.nutritionist)
  await expect(nutritionist.call(renameMealCombination, { id: second.id, name: 'CAFFÈ LUNGO' })).rejects.toMatchObject(
    refusal('meal combination name taken'),
  )
  expect(await nutritionist.call(renameMealCombination, { id, name: 'caffè lungo' })).toMatchObject({ name: 'caffè lungo' })
  await nutritionist.call(deleteMealCombination, { id })
  expect(await names(team)).toEqual(['Tè'])
  const third = await save(team, 'Caffè lungo')
  await expect(nutritionist.call(undeleteMealCombination, { id })).rejects.toMatchObject(refusal('meal combination name taken'))
  await nutritionist.call(renameMealCombination, { id: third.id, name: 'Orzo' })
  await nutritionist.call(undeleteMealCombination, { id })
  expect(await names(team)).toEqual(['caffè lungo', 'Orzo', 'Tè'])
})

test('rows are counted with ingredients and alternatives', async () => {
  const team = await given.team()
  const alternatives = Array.from({ length: 9 }, () => ({ food: oats, grams: 10 }))
  const full = Array.from({ length: combinedRowsAtMost / 10 }, () => ({ food: oats, grams: 10, alternatives }))
  expect((await save(team, 'Grande', full)).components).toHaveLength(full.length)
  await expect(save(team, 'Troppo grande', [...full, { food: oats }])).rejects.toMatchObject(refusal('meal combination too large'))
  await expect(save(team, 'Vuota', [])).rejects.toMatchObject(refusal('invalid input'))
  const tooMany = Array.from({ length: 61 }, () => ({ food: oats }))
  await expect(save(team, 'Troppe', tooMany)).rejects.toMatchObject(refusal('invalid input'))
})

test('a food says in which combinations it stands, and is not erased while it does, even in a deleted one', async () => {
  const team = await given.team()
  const nutritionist = as(team.nutritionist)
  const { id: foodId } = await nutritionist.call(createFood, { nameIt: 'Pane di casa' })
  const cell = { id: foodId, version: 1, it: 'Pane di casa', en: '' }
  const { id } = await save(team, 'Toast', [{ food: oats, grams: 1, alternatives: [{ food: cell, grams: 50 }] }])
  expect((await nutritionist.call(getFood, { id: foodId })).usedIn).toEqual([{ id, title: 'Toast', href: null }])
  await nutritionist.call(deleteMealCombination, { id })
  expect((await nutritionist.call(getFood, { id: foodId })).usedIn).toEqual([])
  const isErasable = () =>
    inTeam(team, db => db.many(sql`select from foods e where e.id = ${foodId} and not ${combinationsOfFoods.isNamed}`))
  expect(await isErasable()).toHaveLength(0)
  await inTeam(team, db => db.run(sql`delete from meal_combinations where id = ${id}`))
  expect(await isErasable()).toHaveLength(1)
})

test('whoever takes over the work of a member is the author of their combinations', async () => {
  const team = await given.team()
  await combinationOf(house, team)
  await inTeam(team, db => mealPlanContent.handOver(db, { of: team.nutritionist.membershipId, to: team.admin.membershipId }))
  const { combinations } = await as(team.nutritionist).call(listMealCombinations, {})
  expect(combinations).toMatchObject([{ author: { id: team.admin.membershipId } }])
})
