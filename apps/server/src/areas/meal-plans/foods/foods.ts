import type { Batch, CellValue, Operation } from '@allenio/contract/documents'
import { FoodCell, RecipeCell } from '@allenio/contract/meal-plans'
import { findFoodBasics, foodKey, noteFoodUses, type FoodBasics, type FoodVersion } from '#areas/aliments'
import { knownRecipes } from '#areas/recipes'
import { joined, limitTo, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isThere } from '../reach.ts'

const foodOf = (value: CellValue | undefined): FoodCell | undefined => FoodCell.safeParse(value).data
const recipeOf = (value: CellValue | undefined): RecipeCell | undefined => RecipeCell.safeParse(value).data

interface KnownIds {
  /** Foods that rows may name, deleted ones included: a food is not erased while a plan names it, so a copied row keeps it. */
  foods: ReadonlyMap<string, FoodBasics>
  recipes: ReadonlySet<string>
}

/** Finds the foods and recipes that operations name, and notes the foods as used, so that searches find them first. */
async function findKnown(db: WorkspaceDb, operations: readonly Operation[]): Promise<KnownIds> {
  const writtenCells = operations.flatMap(operation => ('cells' in operation ? [operation.cells] : []))
  const foods = writtenCells.flatMap(cells => foodOf(cells['food']) ?? [])
  const recipeIds = writtenCells.flatMap(cells => recipeOf(cells['recipe'])?.id ?? [])
  const knownFoods = await findFoodBasics(db, foods)
  const foodIds = [...knownFoods.values()].map(({ id }) => id)
  if (foodIds.length > 0) await noteFoodUses(db, foodIds)
  return { foods: knownFoods, recipes: await knownRecipes(db, recipeIds) }
}

/**
 * Drops ids of unknown foods and recipes (of another workspace, or a version that never existed); the row keeps the names. Refusing it
 * would hold up everything that the device sends after it.
 */
export async function takeFoods(db: WorkspaceDb, batches: readonly Batch[]): Promise<readonly Batch[]> {
  const knownIds = await findKnown(
    db,
    batches.flatMap(({ operations }) => operations),
  )
  return batches.map(batch => ({ ...batch, operations: batch.operations.map(operation => withKnown(operation, knownIds)) }))
}

/** Drops unknown ids from the rows of a new document. */
export async function takeFoodsInto(db: WorkspaceDb, operations: readonly Operation[]): Promise<Operation[]> {
  const knownIds = await findKnown(db, operations)
  return operations.map(operation => withKnown(operation, knownIds))
}

function withKnown(operation: Operation, { foods, recipes }: KnownIds): Operation {
  if (!('cells' in operation)) return operation
  const { food: foodCell, recipe: recipeCell, ...cells } = operation.cells
  const [food, recipe] = [foodOf(foodCell), recipeOf(recipeCell)]
  const isFoodGone = food !== undefined && !foods.has(foodKey(food))
  const isRecipeGone = recipe?.id !== undefined && !recipes.has(recipe.id)
  if (!isFoodGone && !isRecipeGone) return operation
  return {
    ...operation,
    cells: {
      // the names take the place of names that the professional would have typed
      ...(isFoodGone && { ...(food.it && { customNameIt: food.it }), ...(food.en && { customNameEn: food.en }) }),
      ...cells,
      ...(foodCell !== undefined && { food: isFoodGone ? null : foodCell }),
      ...(recipeCell !== undefined && { recipe: isRecipeGone ? namesOf(recipe) : recipeCell }),
    },
  }
}

const namesOf = ({ it, en, portions }: RecipeCell) => ({ it, en, portions })

export const tablesWithFoods = [
  sql`meal_plan_components`,
  sql`meal_plan_ingredients`,
  sql`meal_plan_alternatives`,
  sql`meal_plan_ingredient_alternatives`,
]

/** Lists the foods of a plan in its versions; also those of deleted rows, which an editor can restore. */
export function listFoodRefs(db: WorkspaceDb, planId: string): Promise<FoodVersion[]> {
  const named = tablesWithFoods.map(
    table => sql`
      select food_id as id, (cells -> 'food' ->> 'version')::integer as version from ${table}
      where document_id = ${planId} and food_id is not null`,
  )
  return db.many<FoodVersion>(sql`select distinct r.id, r.version from (${joined(named, ' union all ')}) r`)
}

const foodsAtMost = 200

/** The foods of the releases that a client has of their plans. */
const selectGivenFoods = (clientId: string): Sql => sql`
  select f.food_id, a.created_at as used_at from meal_plan_assignments a join meal_plan_release_foods f on f.release_id = a.release_id
  where a.client_id = ${clientId}`

/** Lists the foods of the plans that a client was given, those of the latest first. Plans in the making are none of them. */
export async function listGivenFoods(db: WorkspaceDb, clientId: string): Promise<string[]> {
  const rows = await db.many<Row<'meal_plan_release_foods', 'food_id'>>(sql`
    select u.food_id from (${selectGivenFoods(clientId)} and a.unassigned_on is null) u
    group by u.food_id order by max(u.used_at) desc, count(*) desc, u.food_id ${limitTo(foodsAtMost)}`)
  return rows.map(row => row.food_id)
}

/** Lists the foods of plans that were made for a client, and of releases that they were given; those of the latest plan first. */
export async function listClientFoods(db: WorkspaceDb, clientId: string): Promise<string[]> {
  const ofOwnPlans = tablesWithFoods.map(
    table => sql`
      select i.food_id, d.updated_at as used_at from meal_plans e join documents d on d.id = e.id join ${table} i on i.document_id = e.id
      where e.client_id = ${clientId} and ${isThere} and i.food_id is not null and i.deleted_at is null`,
  )
  const ofReleases = selectGivenFoods(clientId)
  const rows = await db.many<Row<'meal_plan_release_foods', 'food_id'>>(sql`
    select u.food_id from (${joined([...ofOwnPlans, ofReleases], ' union all ')}) u
    group by u.food_id order by max(u.used_at) desc, count(*) desc, u.food_id ${limitTo(foodsAtMost)}`)
  return rows.map(row => row.food_id)
}
