import { idOfSource } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import type { StarterRecipe as OfferedRecipe } from '@allenio/contract/recipes'
import { findFoodBasics, foodKey } from '#areas/aliments'
import type { Actor } from '#platform/access'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { factsOf, lockFacts } from '../facts.ts'
import { createRecipe } from '../own-recipes.ts'
import { bakedGoods } from './baked-goods.ts'
import { breakfasts } from './breakfasts.ts'
import { firstCourses } from './first-courses.ts'
import type { StarterRecipe } from './foods.ts'
import { mainCourses } from './main-courses.ts'
import { soupsAndSalads } from './soups-and-salads.ts'

const starterRecipes: readonly StarterRecipe[] = [...breakfasts, ...firstCourses, ...soupsAndSalads, ...mainCourses, ...bakedGoods]

/** Foods of the library have one version. */
const version = 1

type TakenRow = Row<'recipes', 'id'> & NotNull<Row<'recipes', 'starter_key'>>

/** The recipes that were taken and are still there, by key. */
async function findTaken(db: WorkspaceDb): Promise<Map<string, string>> {
  const rows = await db.many<TakenRow>(sql`
    select id, starter_key from recipes where starter_key is not null and deleted_at is null order by created_at, id`)
  return new Map(rows.map(({ id, starter_key }) => [starter_key, id]))
}

/** The starter library, with the figures of a portion. */
export async function listStarterRecipes(db: WorkspaceDb): Promise<OfferedRecipe[]> {
  const idsByKey = await findTaken(db)
  const refs = starterRecipes.flatMap(({ foods }) => foods.map(([sourceId]) => ({ id: idOfSource(sourceId), version })))
  const basics = await findFoodBasics(db, refs)
  return starterRecipes.map(({ key, nameIt, nameEn, portions, prepMinutes = 0, cookMinutes = 0, foods }) => {
    const ingredients = foods.flatMap(([sourceId, grams]) => {
      const food = basics.get(foodKey({ id: idOfSource(sourceId), version }))
      return food ? [{ grams: grams === 'to taste' ? 0 : grams, food }] : []
    })
    const { figures, diets } = factsOf(ingredients)
    const kcal = figures.kcal === null ? null : Math.round(figures.kcal / portions)
    const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0)
    return { key, nameIt, nameEn, kcal, minutes, isVegetarian: diets.vegetarian === 'yes', recipeId: idsByKey.get(key) ?? null }
  })
}

type Author = Pick<Actor, 'membershipId' | 'personId'>

/** Makes the recipes that the business does not have, and answers all of them by key. */
export async function takeStarterRecipes(db: WorkspaceDb, author: Author, keys: readonly string[]): Promise<Map<string, string>> {
  const wantedKeys = new Set(keys)
  const knownKeys = new Set(starterRecipes.map(({ key }) => key))
  if ([...wantedKeys].some(key => !knownKeys.has(key))) throw wrongField('keys', 'invalid input')
  // two who take them at once take them one after the other
  await lockFacts(db)
  const idsByKey = await findTaken(db)
  for (const recipe of starterRecipes) {
    if (wantedKeys.has(recipe.key) && !idsByKey.has(recipe.key)) idsByKey.set(recipe.key, await takeRecipe(db, author, recipe))
  }
  return new Map([...idsByKey].filter(([key]) => wantedKeys.has(key)))
}

async function takeRecipe(db: WorkspaceDb, author: Author, { key, foods, ...fields }: StarterRecipe): Promise<string> {
  const components = foods.map(([sourceId, grams]) => ({
    id: newId(),
    foodId: idOfSource(sourceId),
    version,
    grams: grams === 'to taste' ? 0 : grams,
    measure: null,
    isToTaste: grams === 'to taste',
    customNameIt: '',
    customNameEn: '',
  }))
  const id = await createRecipe(db, author, { ...fields, components })
  await db.run(sql`update recipes set starter_key = ${key} where id = ${id}`)
  return id
}
