import { updateFood } from '@allenio/contract/aliments'
import {
  changeManyRecipes,
  cloneRecipe,
  createRecipe,
  deleteRecipe,
  undeleteRecipe,
  updateRecipe,
  diets,
  recipeSorts,
  countRecipes,
  getRecipe,
  listRecipeChoices,
  listRecipes,
  recipesAtMost,
} from '@allenio/contract/recipes'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { almonds, apple, beef, ingredient, lentils, milk, oats, refusal, unknownId, recipeScene } from './scene.testing.ts'

const house = await testHouse()
const { given, as } = house
const { create, list, ownFood, inTeam } = recipeScene(house)

describe('a recipe', () => {
  test('has the figures of the whole, its worst allergens, and the diets that it suits for certain', async () => {
    const team = await given.team()
    const recipe = await create(team, 'Porridge', {
      portions: 2,
      components: [
        ingredient(oats, 50),
        ingredient(milk, 200),
        ingredient(almonds, 10, { isToTaste: true, measure: { name: { it: 'pizzico', en: 'pinch' }, amount: 1 } }),
      ],
    })
    // oats 379 kcal and milk 61 kcal per 100 g: 189.5 + 122
    expect(recipe.figures).toMatchObject({ kcal: 311.5, isAtLeast: { kcal: false, protein: false, carbs: false, lipids: false } })
    expect(recipe).toMatchObject({ ingredientGrams: 250, ingredientCount: 3, allergens: { milk: 'contains', nuts: 'contains' } })
    expect(recipe.diets).toMatchObject({ vegetarian: 'yes', vegan: 'no' })
    expect(recipe.components.map(({ grams, isToTaste, measure }) => [grams, isToTaste, measure])).toEqual([
      [50, false, null],
      [200, false, null],
      [0, true, null],
    ])
    expect(recipe.components[0]?.food.nutrients.fiber).toBeGreaterThan(5)
    const [listed] = (await as(team.nutritionist).call(listRecipes, {})).recipes
    const { descriptionIt: _, descriptionEn: _other, steps: _steps, components: _components, ...asListed } = recipe
    expect(listed).toEqual(asListed)
  })

  test('without ingredients suits no diet, is free of nothing and is not the lightest', async () => {
    const team = await given.team()
    await create(team, 'Vuota')
    await create(team, 'Mela', { components: [ingredient(apple)] })
    expect(await list(team, { diet: 'vegan' })).toEqual(['Mela'])
    expect(await list(team, { freeOf: 'milk' })).toEqual(['Mela'])
    expect(await list(team, { sort: 'kcal' })).toEqual(['Mela', 'Vuota'])
    expect(await list(team, { kcalAtMost: 1000 })).toEqual(['Mela'])
  })

  test.each([
    [{ nameIt: ' ' }, 'nameIt', 'recipe name needed'],
    [{ nameIt: 'Torta', steps: [{ it: '', en: ' ' }] }, 'steps.0.it', 'invalid input'],
    [{ nameIt: 'Torta', portions: 0 }, 'portions', 'invalid input'],
  ])('is refused at its field: %j', async (written, field, code) => {
    const { nutritionist } = await given.team()
    const refused = as(nutritionist).call(createRecipe, written)
    await expect(refused).rejects.toMatchObject({ body: { code, errors: { [field]: [expect.any(String)] } } })
  })

  test('has a food once, whatever its version', async () => {
    const team = await given.team()
    const food = await ownFood(team, 'Pane')
    await as(team.nutritionist).call(updateFood, { id: food.id, nameIt: 'Pane nero' })
    const components = [ingredient(apple), ingredient(food.id), ingredient(food.id, 20, { version: 2 })]
    const refused = create(team, 'Pane e mela', { components })
    await expect(refused).rejects.toMatchObject({
      body: { code: 'ingredient in recipe', errors: { 'components.2.foodId': ['L’ingrediente è già nella ricetta'] } },
    })
    const english = await as(await given.member('nutritionist', { locale: 'en', workspaceId: team.workspaceId })).ask(createRecipe, {
      nameEn: 'Bread',
      components,
    })
    expect(english.body.errors).toEqual({ 'components.2.foodId': ['Ingredient already exists in the recipe'] })
    const id = newId()
    const sameIds = create(team, 'Pane', {
      components: [
        { ...ingredient(apple), id },
        { ...ingredient(milk), id },
      ],
    })
    await expect(sameIds).rejects.toMatchObject({ body: { errors: { 'components.1.id': [expect.any(String)] } } })
  })

  test('refuses a food that is not there, a version that is not, and sixty-one ingredients', async () => {
    const [team, other] = [await given.team(), await given.team()]
    const foreign = await ownFood(other, 'Pane')
    const own = await ownFood(team, 'Pane')
    for (const component of [
      ingredient(unknownId),
      ingredient(foreign.id),
      ingredient(own.id, 10, { version: 2 }),
      ingredient(apple, 10, { version: 2 }),
    ]) {
      await expect(create(team, 'Torta', { components: [component] })).rejects.toMatchObject(refusal('not found'))
    }
    const many = Array.from({ length: 61 }, () => ingredient(newId()))
    await expect(create(team, 'Torta', { components: many })).rejects.toMatchObject(refusal('invalid input'))
    expect(await list(team)).toEqual([])
  })

  test('keeps what is not sent, and replaces its ingredients whole', async () => {
    const team = await given.team()
    const components = [ingredient(apple), ingredient(milk)]
    const { id } = await create(team, 'Torta', { tags: ['dolci', 'Dolci'], prepMinutes: 10, components })
    const renamed = await as(team.nutritionist).call(updateRecipe, { id, nameEn: 'Cake' })
    expect(renamed).toMatchObject({ nameIt: 'Torta', nameEn: 'Cake', prepMinutes: 10, tags: ['Dolci'], ingredientCount: 2 })
    const reordered = await as(team.nutritionist).call(updateRecipe, { id, components: components.toReversed().slice(0, 1) })
    expect(reordered.components.map(each => each.id)).toEqual([components[1]?.id])
    expect(await list(team, { kcalAtLeast: 61, kcalAtMost: 61 })).toEqual(['Torta'])
  })

  test('is not overwritten by who has not seen the last change', async () => {
    const team = await given.team()
    const { id, updatedAt } = await create(team, 'Torta')
    const saved = await as(team.admin).call(updateRecipe, { id, nameIt: 'Torta di mele', readAt: updatedAt })
    const stale = as(team.nutritionist).call(updateRecipe, { id, nameIt: 'Crostata', readAt: updatedAt })
    await expect(stale).rejects.toMatchObject(refusal('changed meanwhile'))
    await as(team.nutritionist).call(updateRecipe, { id, nameIt: 'Crostata', readAt: saved.updatedAt })
    expect(await list(team)).toEqual(['Crostata'])
  })

  test('has one of two changes that were made from the same reading', async () => {
    const team = await given.team()
    const { id, updatedAt: readAt } = await create(team, 'Torta')
    const results = await Promise.allSettled(
      ['Uno', 'Due'].map(nameIt => as(team.nutritionist).call(updateRecipe, { id, nameIt, readAt, components: [ingredient(apple)] })),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is shown to nobody outside, to no coach, and to no client whose plans do not have it', async () => {
    const [team, other] = [await given.team(), await given.team()]
    const { id } = await create(team, 'Torta')
    for (const member of [team.client, other.nutritionist]) {
      await expect(as(member).call(getRecipe, { id })).rejects.toMatchObject(refusal('not found'))
      expect((await as(member).call(listRecipes, {})).recipes).toEqual([])
      expect(await as(member).call(countRecipes, {})).toEqual({ matching: 0, total: 0 })
    }
    await expect(as(other.nutritionist).call(updateRecipe, { id, nameIt: 'Mia' })).rejects.toMatchObject(refusal('not found'))
    await expect(as(other.nutritionist).call(cloneRecipe, { id })).rejects.toMatchObject(refusal('not found'))
    await expect(as(team.coach).call(listRecipes, {})).rejects.toMatchObject(refusal('forbidden'))
    await expect(as(team.client).call(createRecipe, { nameIt: 'Mia' })).rejects.toMatchObject(refusal('forbidden'))
  })
})

describe('the list of recipes', () => {
  test('is searched in both languages and tags, without accents and with a typo', async () => {
    const team = await given.team()
    await create(team, 'Purè di patate', { nameEn: 'Mashed potatoes', tags: ['Contorni'] })
    await create(team, 'Patate al forno')
    await create(team, 'Torta di mele', { tags: ['dolci'] })
    expect(await list(team, { search: 'pure' })).toEqual(['Purè di patate'])
    expect(await list(team, { search: 'potatoes mashed' })).toEqual(['Purè di patate'])
    expect(await list(team, { search: 'contorni' })).toEqual(['Purè di patate'])
    expect(await list(team, { search: 'patate' })).toEqual(['Patate al forno', 'Purè di patate'])
    expect(await list(team, { search: 'torat' })).toEqual(['Torta di mele'])
    expect(await list(team, { tag: 'contorni' })).toEqual(['Purè di patate'])
    expect(await as(team.nutritionist).call(countRecipes, { search: 'patate' })).toEqual({ matching: 2, total: 3 })
  })

  test('is filtered by food, author, minutes and the energy of a portion', async () => {
    const team = await given.team()
    await create(team, 'Mele', { components: [ingredient(apple, 200)], portions: 2, prepMinutes: 10, cookMinutes: 20 })
    await as(team.admin).call(createRecipe, { nameIt: 'Latte', components: [ingredient(milk, 100)], cookMinutes: 5 })
    expect(await list(team, { foodId: apple })).toEqual(['Mele'])
    expect(await list(team, { authorId: team.admin.membershipId })).toEqual(['Latte'])
    expect(await list(team, { minutesAtMost: 29 })).toEqual(['Latte'])
    expect(await list(team, { minutesAtMost: 30, sort: '-minutes' })).toEqual(['Mele', 'Latte'])
    // 104 kcal in two portions, 61 in one
    expect(await list(team, { kcalAtMost: 52 })).toEqual(['Mele'])
    expect(await list(team, { kcalAtLeast: 53 })).toEqual(['Latte'])
    expect(await list(team, { sort: 'kcal' })).toEqual(['Mele', 'Latte'])
    const { tags, authors } = await as(team.nutritionist).call(listRecipeChoices, {})
    expect([tags, authors.map(({ count }) => count)]).toEqual([[], [1, 1]])
  })

  test('has every order', async () => {
    const team = await given.team()
    for (const name of ['Uno', 'Due', 'Tre']) await create(team, name, { components: [ingredient(apple, name.length * 10)] })
    for (const sort of recipeSorts) expect((await list(team, { sort })).toSorted()).toEqual(['Due', 'Tre', 'Uno'])
    expect(await list(team, { sort: 'name' })).toEqual(['Due', 'Tre', 'Uno'])
    expect(await list(team, { sort: 'created' })).toEqual(['Uno', 'Due', 'Tre'])
    expect(await list(team)).toEqual(['Tre', 'Due', 'Uno'])
  })

  test('offers the tags as most recipes write them', async () => {
    const team = await given.team()
    for (const tags of [['Dolci'], ['dolci', 'Forno'], ['Dolci']]) await create(team, 'Torta', { tags })
    expect((await as(team.nutritionist).call(listRecipeChoices, {})).tags).toEqual([
      { tag: 'Dolci', count: 3 },
      { tag: 'Forno', count: 1 },
    ])
  })

  test('is filtered by diet as its answers say', async () => {
    const team = await given.team()
    await create(team, 'Mele', { components: [ingredient(apple)] })
    await create(team, 'Mele e latte', { components: [ingredient(apple), ingredient(milk)] })
    await create(team, 'Lenticchie e manzo', { components: [ingredient(lentils), ingredient(beef)] })
    const all = (await as(team.nutritionist).call(listRecipes, { sort: 'name' })).recipes
    for (const diet of diets) {
      expect(await list(team, { diet, sort: 'name' })).toEqual(all.filter(each => each.diets[diet] === 'yes').map(each => each.nameIt))
    }
    expect(await list(team, { diet: 'vegan' })).toEqual(['Mele'])
    expect(await list(team, { diet: 'vegetarian', freeOf: 'milk' })).toEqual(['Mele'])
  })

  test('ends at its maximum, and a deleted recipe does not come back above it', async () => {
    const team = await given.team()
    const { id } = await create(team, 'Torta')
    await as(team.nutritionist).call(deleteRecipe, { id })
    await inTeam(team, db =>
      db.run(
        sql`insert into recipes (id, name_it, name_en)
          select gen_random_uuid(), 'Ricetta ' || n, '' from generate_series(1, ${recipesAtMost}) n`,
      ),
    )
    const refused = await as(team.nutritionist).ask(createRecipe, { nameIt: 'Una di troppo' })
    expect([refused.status, refused.body.code]).toEqual([422, 'too many recipes'])
    expect(refused.body.message).toContain('5.000 ricette')
    await expect(as(team.nutritionist).call(undeleteRecipe, { id })).rejects.toMatchObject(refusal('too many recipes'))
    await expect(as(team.nutritionist).call(changeManyRecipes, { action: 'undelete', ids: [id] })).rejects.toMatchObject(
      refusal('too many recipes'),
    )
  })
})
