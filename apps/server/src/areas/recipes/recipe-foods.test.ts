import { deleteFood, updateFood, updateFoodOverlay, getFood, listPlannedFoods } from '@allenio/contract/aliments'
import { cloneRecipe, deleteRecipe, parseRecipeText, undeleteRecipe, updateRecipe, getRecipe, listRecipes } from '@allenio/contract/recipes'
import { sql, type Count } from '#platform/db'
import { testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { apple, ingredient, refusal, unknownId, recipeScene } from './scene.testing.ts'

const house = await testHouse()
const { given, as } = house
const { create, list, ownFood, inTeam, sweep } = recipeScene(house)

describe('a food in a recipe', () => {
  test('keeps its version while it is edited, but has the allergens that are known today', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const food = await ownFood(team, 'Pane', { measures: [{ name: { it: 'fetta', en: 'slice' }, amount: 1, grams: 30 }] })
    const { id } = await create(team, 'Toast', { components: [ingredient(food.id)] })
    await nutritionist.call(updateFood, {
      id: food.id,
      nameIt: 'Pane nero',
      figures: { basis: { kind: 'per 100 g' }, kcal: 300 },
      measures: [],
      allergens: { gluten: 'contains' },
    })
    const recipe = await nutritionist.call(getRecipe, { id })
    expect(recipe.components[0]?.food).toMatchObject({
      version: 1,
      latestVersion: 2,
      nameIt: 'Pane',
      kcal: 200,
      measures: [{ grams: 30, source: 'own' }],
      allergens: { gluten: 'contains' },
    })
    expect([recipe.figures.kcal, recipe.allergens.gluten]).toEqual([200, 'contains'])
    const [listed] = (await nutritionist.call(listRecipes, {})).recipes
    expect([listed?.figures.kcal, listed?.allergens.gluten]).toEqual([200, 'contains'])
    const taken = await nutritionist.call(updateRecipe, { id, components: [ingredient(food.id, 100, { version: 2 })] })
    // the energy is known entirely, whatever else is not
    const isAtLeast = { kcal: false, protein: true, carbs: true, lipids: true }
    expect([taken.figures, taken.components[0]?.food.nameIt]).toMatchObject([{ kcal: 300, protein: null, isAtLeast }, 'Pane nero'])
    // half of the energy does not make a light dish
    const unknown = await ownFood(team, 'Farina misteriosa', { figures: { basis: { kind: 'per 100 g' } } })
    await nutritionist.call(updateRecipe, { id, components: [ingredient(food.id, 100), ingredient(unknown.id)] })
    expect((await nutritionist.call(listRecipes, { kcalAtMost: 500 })).recipes).toEqual([])
  })

  test('of the library has the measures and allergens that the business lays over it', async () => {
    const team = await given.team()
    const measure = { name: { it: 'spicchio', en: 'wedge' }, amount: 1, grams: 20 }
    const { id } = await create(team, 'Macedonia', { components: [ingredient(apple)] })
    await as(team.nutritionist).call(updateFoodOverlay, {
      id: apple,
      isHidden: true,
      measures: [measure],
      allergens: { nuts: 'may contain' },
    })
    const recipe = await as(team.nutritionist).call(getRecipe, { id })
    expect(recipe.components[0]?.food).toMatchObject({
      source: 'library',
      version: 1,
      isDeleted: false,
      allergens: { gluten: 'free', nuts: 'may contain' },
    })
    expect(recipe.components[0]?.food.measures[0]).toEqual({ ...measure, source: 'own' })
    expect(recipe.allergens.nuts).toBe('may contain')
    expect(await list(team, { freeOf: 'nuts' })).toEqual([])
    expect(await list(team, { freeOf: 'gluten' })).toEqual(['Macedonia'])
  })

  test('stays whole when it is deleted, and is not added to another recipe', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const food = await ownFood(team, 'Pane')
    const component = ingredient(food.id)
    const { id } = await create(team, 'Toast', { components: [component] })
    await nutritionist.call(deleteFood, { id: food.id })
    const recipe = await nutritionist.call(updateRecipe, { id, components: [{ ...component, grams: 50 }] })
    expect(recipe).toMatchObject({ figures: { kcal: 100 }, components: [{ food: { nameIt: 'Pane', isDeleted: true } }] })
    await expect(create(team, 'Panino', { components: [ingredient(food.id)] })).rejects.toMatchObject(refusal('not found'))
    expect((await nutritionist.call(cloneRecipe, { id })).components[0]?.food.id).toBe(food.id)
  })

  test('says which recipes have it, in the language of who asks', async () => {
    const team = await given.team()
    const food = await ownFood(team, 'Pane')
    const { id } = await create(team, 'Toast', { nameEn: 'Toasted bread', components: [ingredient(food.id)] })
    const deleted = await create(team, 'Panino', { components: [ingredient(food.id)] })
    await as(team.nutritionist).call(deleteRecipe, { id: deleted.id })
    const english = await given.member('nutritionist', { locale: 'en', workspaceId: team.workspaceId })
    expect((await as(english).call(getFood, { id: food.id })).usedIn).toEqual([{ id, title: 'Toasted bread', href: `/recipes/${id}/edit` }])
    expect((await as(team.nutritionist).call(getFood, { id: food.id })).usedIn).toMatchObject([{ title: 'Toast' }])
  })

  test('is swept only when no recipe names it any more, and the recipe with it a day after the last undeletion', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const [used, unused] = [await ownFood(team, 'Pane'), await ownFood(team, 'Riso')]
    const { id } = await create(team, 'Toast', { components: [ingredient(used.id)] })
    for (const food of [used, unused]) await nutritionist.call(deleteFood, { id: food.id })
    await inTeam(team, db => db.run(sql`update foods set deleted_at = now() - interval '9 days'`))
    const storedFoods = () =>
      inTeam(team, async db => (await db.many<{ name_it: string }>(sql`select name_it from foods`)).map(row => row.name_it))
    await sweep()
    expect(await storedFoods()).toEqual(['Pane'])
    // a deleted recipe can come back, and needs its food
    await nutritionist.call(deleteRecipe, { id })
    await sweep()
    expect(await storedFoods()).toEqual(['Pane'])
    await nutritionist.call(undeleteRecipe, { id })
    expect((await nutritionist.call(getRecipe, { id })).ingredientCount).toBe(1)
    await nutritionist.call(deleteRecipe, { id })
    await inTeam(team, db => db.run(sql`update recipes set deleted_at = now() - interval '9 days'`))
    await expect(nutritionist.call(undeleteRecipe, { id })).rejects.toMatchObject(refusal('not found'))
    await sweep()
    expect(await storedFoods()).toEqual([])
    expect(await inTeam(team, db => db.one<Count>(sql`select count(*) as count from recipe_foods`))).toEqual({ count: 0 })
  })
})

describe('foods to plan with', () => {
  test('are answered in their latest version, without those that are not there', async () => {
    const [team, other] = [await given.team(), await given.team()]
    const [own, foreign] = [await ownFood(team, 'Pane'), await ownFood(other, 'Riso')]
    await as(team.nutritionist).call(updateFood, { id: own.id, nameIt: 'Pane nero' })
    const { foods } = await as(team.nutritionist).call(listPlannedFoods, { ids: [own.id, apple, unknownId, foreign.id, own.id].join(',') })
    expect(foods).toMatchObject([
      { id: own.id, version: 2, latestVersion: 2, nameIt: 'Pane nero', source: 'own' },
      { id: apple, version: 1, source: 'library' },
    ])
    expect(foods[1]?.nutrients.fiber).toBeGreaterThan(2)
  })
})

describe('a pasted text', () => {
  test('is read line by line, with the foods that fit each best', async () => {
    const team = await given.team()
    await ownFood(team, 'Farina di mandorle del mulino')
    const { title, portions, lines, isCut } = await as(team.nutritionist).call(parseRecipeText, {
      text: 'Pane dolce\nPer 4 persone\n200 g farina di mandorle del mulino\n2 banana matura schiacciata\n100 g parmigaino\n50 g xyzzy\n',
    })
    expect({ title, portions, isCut }).toEqual({ title: 'Pane dolce', portions: 4, isCut: false })
    const firstFoods = lines.map(line => line.foods[0]?.nameIt)
    expect(firstFoods).toEqual(['Farina di mandorle del mulino', 'Banana', expect.stringMatching(/^Parmigiano/), undefined])
    expect(lines[1]?.foods[0]).not.toHaveProperty('nutrients')
    expect(lines.every(({ foods }) => foods.length <= 5)).toBe(true)
  })

  test('means by an everyday word what people mean, unless the business has a food of this name', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const firstFoods = async () =>
      (await nutritionist.call(parseRecipeText, { text: '3 uova\n100 ml latte' })).lines.map(line => line.foods[0]?.nameIt)
    expect(await firstFoods()).toEqual(['Uovo intero, crudo', expect.stringMatching(/^Latte/)])
    await ownFood(team, 'Uova')
    expect((await firstFoods())[0]).toBe('Uova')
    const [, meant] = (await nutritionist.call(parseRecipeText, { text: '3 uova\n100 ml latte' })).lines
    await nutritionist.call(updateFoodOverlay, { id: meant?.foods[0]?.id ?? '', isHidden: true })
    expect((await firstFoods())[1]).not.toBe(meant?.foods[0]?.nameIt)
  })

  test('of seventy lines is cut at sixty, and answered within a second, whatever is typed wrongly', async () => {
    const team = await given.team()
    const words = [
      '100 g pomodori pelati',
      '2 carotte',
      'farina integrale setacciata bio',
      '10 g qwertyuiop',
      '1 ltte intero fresco',
      'olio',
    ]
    const text = Array.from({ length: 70 }, (_, at) => words[at % words.length]).join('\n')
    const read = async () => {
      const begun = performance.now()
      const answer = await as(team.nutritionist).call(parseRecipeText, { text })
      return { ...answer, ms: performance.now() - begun }
    }
    // the second time the database has read its tables
    const [first, { lines, isCut, ms }] = [await read(), await read()]
    expect(Math.min(first.ms, ms)).toBeLessThan(1_000)
    expect([lines.length, isCut]).toEqual([60, true])
    expect(lines[1]?.foods[0]?.nameIt).toMatch(/^Carot/)
  })
})
