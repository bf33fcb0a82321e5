import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeManyFoods, updateFood, updateFoodOverlay } from '@allenio/contract/aliments'
import {
  cloneRecipe,
  deleteRecipe,
  undeleteRecipe,
  updateRecipe,
  getRecipe,
  listRecipes,
  type RecipeFacts,
} from '@allenio/contract/recipes'
import { sql, type Row } from '#platform/db'
import { libraries, loadLibrary } from '#platform/library'
import { ownHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { workOutFacts } from './facts.ts'
import { apple, ingredient, milk, oats, recipeScene } from './scene.testing.ts'

const house = await ownHouse({ because: 'other libraries are loaded into it' })
const { given, as, database } = house
const { create, list, ownFood, inTeam, sweep } = recipeScene(house)

type StoredRow = Row<'recipes', 'id' | 'facts'>

const readStored = (team: TestTeam): Promise<Record<string, RecipeFacts | null>> =>
  inTeam(team, async db => {
    const rows = await db.many<StoredRow>(sql`select id, facts from recipes`)
    return Object.fromEntries(rows.map(({ id, facts }) => [id, facts]))
  })

/** The stored facts are those that follow from the foods as they are now. */
async function expectUpToDate(team: TestTeam): Promise<void> {
  const stored = await readStored(team)
  const facts = await inTeam(team, db => workOutFacts(db, Object.keys(stored)))
  expect(stored).toEqual(Object.fromEntries(facts))
}

describe('what follows from the foods of a recipe', () => {
  test('follows each change of an own food, in a deleted recipe and in a copy, too', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const food = await ownFood(team, 'Gallette', { category: 'fruit', allergens: { gluten: 'free' } })
    const { id } = await create(team, 'Spuntino', { components: [ingredient(food.id), ingredient(apple)] })
    const copy = await nutritionist.call(cloneRecipe, { id })
    await nutritionist.call(deleteRecipe, { id })
    expect((await nutritionist.call(listRecipes, { freeOf: 'gluten', diet: 'vegan' })).recipes.map(each => each.id)).toEqual([copy.id])
    await nutritionist.call(updateFood, { id: food.id, allergens: { gluten: 'may contain' }, category: 'cheese' })
    await nutritionist.call(undeleteRecipe, { id })
    expect(await list(team, { freeOf: 'gluten' })).toEqual([])
    expect(await list(team, { diet: 'vegan' })).toEqual([])
    expect(await nutritionist.call(getRecipe, { id })).toMatchObject({ allergens: { gluten: 'may contain' }, diets: { vegan: 'no' } })
    await expectUpToDate(team)
    await nutritionist.call(updateRecipe, { id, components: [ingredient(apple)] })
    expect(await list(team, { freeOf: 'gluten', diet: 'vegan' })).toEqual(['Spuntino'])
    await expectUpToDate(team)
  })

  test('follows what the business says of many foods at once, and the undoing of it', async () => {
    const [team, other] = [await given.team(), await given.team()]
    const nutritionist = as(team.nutritionist)
    const food = await ownFood(team, 'Marmellata', { allergens: { nuts: 'free' } })
    for (const each of [team, other]) await create(each, 'Mele', { components: [ingredient(apple)] })
    await create(team, 'Toast', { components: [ingredient(food.id)] })
    const ids = [apple, food.id]
    const { overwritten } = await nutritionist.call(changeManyFoods, { action: 'set allergens', ids, allergens: { nuts: 'contains' } })
    expect(await list(team, { freeOf: 'nuts' })).toEqual([])
    await expectUpToDate(team)
    await nutritionist.call(changeManyFoods, { action: 'restore values', ids, overwritten })
    expect(await list(team, { freeOf: 'nuts', sort: 'name' })).toEqual(['Mele', 'Toast'])
    await nutritionist.call(updateFoodOverlay, { id: apple, allergens: { nuts: 'may contain' } })
    expect(await list(team, { freeOf: 'nuts' })).toEqual(['Toast'])
    expect(await list(other, { freeOf: 'nuts' })).toEqual(['Mele'])
    await expectUpToDate(team)
  })

  test('is right whoever comes first, a recipe or what is said of its food', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const food = await ownFood(team, 'Muesli')
    const { id } = await create(team, 'Colazione', { components: [ingredient(oats)] })
    for (let round = 0; round < 6; round += 1) {
      const gluten = round % 2 === 0 ? 'contains' : 'free'
      await Promise.all([
        nutritionist.call(updateFood, { id: food.id, allergens: { gluten } }),
        nutritionist.call(updateRecipe, { id, components: [ingredient(food.id), ...(round % 3 === 0 ? [ingredient(milk)] : [])] }),
        create(team, `Merenda ${round}`, { components: [ingredient(food.id)] }),
        nutritionist.call(cloneRecipe, { id }),
      ])
      await expectUpToDate(team)
    }
  })

  test('is worked out anew once a newer library says something else of a food', async () => {
    const team = await given.team()
    const [apples, oatmeal] = [
      await create(team, 'Mele', { components: [ingredient(apple)] }),
      await create(team, 'Avena', { components: [ingredient(oats)] }),
    ]
    const before = await readStored(team)
    await loadChanged('food-allergens.csv', text => text.replace(/^9003,.*$/m, '9003,nuts,,gluten'))
    const meanwhile = await readStored(team)
    expect([meanwhile[apples.id], meanwhile[oatmeal.id]]).toEqual([null, before[oatmeal.id]])
    // pages tell it at once; a filter tells nothing that is not known
    const listed = (await as(team.nutritionist).call(listRecipes, { sort: 'name' })).recipes
    expect(listed.map(each => each.allergens.nuts)).toEqual([before[oatmeal.id]?.allergens.nuts, 'contains'])
    expect(await list(team, { freeOf: 'gluten', search: 'mele' })).toEqual([])
    await sweep()
    await expectUpToDate(team)
    expect(await list(team, { freeOf: 'gluten', search: 'mele' })).toEqual(['Mele'])
    expect(await list(team, { freeOf: 'nuts', search: 'mele' })).toEqual([])
    expect((await as(team.nutritionist).call(getRecipe, { id: oatmeal.id })).figures.kcal).toBe(379)
    await loadChanged('foods.csv', text => text.replace(/^(8120,.*?),379,/m, '$1,999,'))
    expect((await as(team.nutritionist).call(listRecipes, { search: 'avena' })).recipes).toMatchObject([{ figures: { kcal: 999 } }])
    await sweep()
    expect(await list(team, { kcalAtLeast: 999 })).toEqual(['Avena'])
    await expectUpToDate(team)
  })
})

/** Loads the library of foods with one of its files changed, and the others as they are. */
async function loadChanged(file: string, change: (text: string) => string): Promise<void> {
  const foods = libraries.gathered().find(({ name }) => name === 'foods')
  if (!foods) throw new Error('there is no library of foods')
  const folder = await mkdtemp(join(tmpdir(), 'allenio-library-'))
  try {
    await cp(join(import.meta.dirname, '../../../library'), folder, { recursive: true })
    const path = join(folder, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
    await loadLibrary(database, foods, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
