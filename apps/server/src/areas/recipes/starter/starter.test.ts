import { deleteRecipe, getRecipe, listRecipes, listStarterRecipes, takeStarterRecipes } from '@allenio/contract/recipes'
import { expect, test } from 'vitest'
import { testHouse } from '#testing'

const { as, given } = await testHouse()

test('a business takes the whole starter library: 44 recipes whose figures are all known', async () => {
  const { nutritionist } = await given.team()
  const { recipes: offered } = await as(nutritionist).call(listStarterRecipes, {})
  expect(offered).toHaveLength(44)
  const { recipeIds } = await as(nutritionist).call(takeStarterRecipes, { keys: offered.map(({ key }) => key) })
  expect(recipeIds).toHaveLength(44)
  for (const id of recipeIds) {
    const { nameIt, nameEn, figures, portions, steps, components } = await as(nutritionist).call(getRecipe, { id })
    expect.soft([nameIt, figures.isAtLeast]).toEqual([nameIt, { kcal: false, protein: false, carbs: false, lipids: false }])
    expect(nameEn).not.toBe('')
    expect((figures.kcal ?? 0) / portions).toBeGreaterThan(120)
    expect((figures.kcal ?? 0) / portions).toBeLessThan(750)
    expect(steps.length).toBeGreaterThan(1)
    expect(components.length).toBeGreaterThan(2)
  }
})

test('what was taken is not made again, and can be taken anew once it is deleted', async () => {
  const { nutritionist } = await given.team()
  const take = () => as(nutritionist).call(takeStarterRecipes, { keys: ['minestrone', 'minestrone', 'lemon chicken'] })
  const [first, second] = await Promise.all([take(), take()])
  expect(second.recipeIds.toSorted()).toEqual(first.recipeIds.toSorted())
  const idOf = async (key: string) => (await as(nutritionist).call(listStarterRecipes, {})).recipes.find(each => each.key === key)?.recipeId
  const id = await idOf('minestrone')
  await as(nutritionist).call(deleteRecipe, { id: id ?? '' })
  expect(await idOf('minestrone')).toBeNull()
  await take()
  expect((await as(nutritionist).call(listRecipes, {})).recipes).toHaveLength(2)
})

test('a key that does not exist is refused, and nothing is made', async () => {
  const { nutritionist } = await given.team()
  const refused = as(nutritionist).call(takeStarterRecipes, { keys: ['minestrone', 'nothing'] })
  await expect(refused).rejects.toMatchObject({ status: 422 })
  expect((await as(nutritionist).call(listRecipes, {})).recipes).toEqual([])
})
