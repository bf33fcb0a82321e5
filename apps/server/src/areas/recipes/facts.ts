import type { RecipeFacts, RecipeFigures } from '@allenio/contract/recipes'
import { deriveAllergens, deriveDiets, type DietFood } from '@allenio/domain/aliments'
import { recipeFigures } from '@allenio/domain/recipes'
import { findFoodBasics, foodKey, type FoodBasics, type FoodFactsKeeper } from '#areas/aliments'
import { jsonText, lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { listMadeOf, type MadeOfRow } from './queries.ts'

const codes = ['kcal', 'protein', 'carbs', 'lipids'] as const

/** An ingredient, as lists need to know it. */
export interface MadeOf {
  grams: number
  food: DietFood & Pick<FoodBasics, 'id' | (typeof codes)[number]>
}

export const factsOf = (ingredients: readonly MadeOf[]): RecipeFacts => ({
  figures: figuresOf(ingredients),
  ingredientGrams: ingredients.reduce((sum, { grams }) => sum + grams, 0),
  ingredientCount: ingredients.length,
  allergens: deriveAllergens(ingredients.map(({ food }) => food.allergens)),
  diets: deriveDiets(ingredients.map(({ food }) => food)),
})

function figuresOf(ingredients: readonly MadeOf[]): RecipeFigures {
  const { totals } = recipeFigures(
    ingredients.map(({ grams, food: { id, kcal, protein, carbs, lipids } }) => ({
      grams,
      food: { id, kcal, protein, carbs, lipids, carbsIncludeFiber: false, nutrients: {} },
    })),
    codes,
  )
  const amount = (code: (typeof codes)[number]) => totals.get(code)?.roundedAmount ?? null
  const isAtLeast = (code: (typeof codes)[number]) => !totals.get(code)?.isComplete
  return {
    kcal: amount('kcal'),
    protein: amount('protein'),
    carbs: amount('carbs'),
    lipids: amount('lipids'),
    isAtLeast: { kcal: isAtLeast('kcal'), protein: isAtLeast('protein'), carbs: isAtLeast('carbs'), lipids: isAtLeast('lipids') },
  }
}

/**
 * The figures that are known for the whole recipe, by which lists sort and filter: a part of the energy does not make a light dish, and a
 * recipe that somebody has just begun is not the lightest of all.
 */
function knownFiguresOf({ figures, ingredientCount }: RecipeFacts): Omit<RecipeFigures, 'isAtLeast'> {
  const amount = (code: (typeof codes)[number]) => (ingredientCount > 0 && !figures.isAtLeast[code] ? figures[code] : null)
  return { kcal: amount('kcal'), protein: amount('protein'), carbs: amount('carbs'), lipids: amount('lipids') }
}

/** Ingredients with their foods. A food that something names is never erased, so that each ingredient has one. */
export const withFoods = <Ingredient extends Pick<MadeOfRow, 'food_id' | 'version'>, Food>(
  rows: readonly Ingredient[],
  foods: ReadonlyMap<string, Food>,
) =>
  rows.flatMap(row => {
    const food = foods.get(foodKey(refOf(row)))
    return food ? [{ ...row, food }] : []
  })

export const refOf = ({ food_id: id, version }: Pick<MadeOfRow, 'food_id' | 'version'>) => ({ id, version })

/** Computes facts of recipes from their foods as they are today. */
export async function workOutFacts(db: WorkspaceDb, recipeIds: readonly string[]): Promise<Map<string, RecipeFacts>> {
  if (recipeIds.length === 0) return new Map()
  const rows = await listMadeOf(db, recipeIds)
  const foods = await findFoodBasics(db, rows.map(refOf))
  const byRecipe = Map.groupBy(withFoods(rows, foods), each => each.recipe_id)
  return new Map(recipeIds.map(id => [id, factsOf(byRecipe.get(id) ?? [])]))
}

/** The recipes are locked for a change, or nobody else sees them yet. */
export async function storeFacts(db: WorkspaceDb, factsById: ReadonlyMap<string, RecipeFacts>): Promise<void> {
  if (factsById.size === 0) return
  const rows = [...factsById].map(([id, facts]) => ({ id, facts, ...knownFiguresOf(facts) }))
  await db.run(sql`
    update recipes e set facts = r.facts, kcal = r.kcal, protein = r.protein, carbs = r.carbs, lipids = r.lipids
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as r (id uuid, facts jsonb, kcal numeric, protein numeric, carbs numeric,
      lipids numeric)
    where e.id = r.id and e.facts is distinct from r.facts`)
}

/**
 * Every write of ingredients takes it before it locks the recipe, and keeps it to the end: otherwise the facts could follow from a food
 * that somebody is just changing.
 */
export const lockFacts = (db: WorkspaceDb) => lockFor(db, 'facts of recipes')

export const recipeFactsKeeper: FoodFactsKeeper = {
  async renew(db, foodIds) {
    await lockFacts(db)
    const rows = await db.many<Row<'recipes', 'id'>>(sql`
      select id from recipes where id in (select i.recipe_id from recipe_foods i where i.food_id = any(${[...foodIds]}::uuid[]))
      order by id for no key update`)
    await storeFacts(db, await workOutFacts(db, idsOf(rows)))
  },

  forget: foodIds => sql`
    update recipes e set facts = null from recipe_foods i
    where i.food_id = any(${[...foodIds]}::uuid[]) and e.workspace_id = i.workspace_id and e.id = i.recipe_id`,
}

/** Works out the facts that a newer library has changed. */
export async function renewForgotten(db: WorkspaceDb): Promise<void> {
  await lockFacts(db)
  const rows = await db.many<Row<'recipes', 'id'>>(sql`select id from recipes where facts is null order by id for no key update`)
  await storeFacts(db, await workOutFacts(db, idsOf(rows)))
}

const idsOf = (rows: readonly Row<'recipes', 'id'>[]): string[] => rows.map(({ id }) => id)
