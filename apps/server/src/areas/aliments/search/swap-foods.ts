import type { FoodCategory } from '@allenio/contract/aliments'
import { everydayFoods, idOfSource } from '@allenio/domain/aliments'
import type { SwapFood } from '@allenio/domain/meal-diary'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isOffered } from '../filters.ts'

const everydayIds = [...new Set(everydayFoods.flatMap(([sources]) => sources))].map(idOfSource)

type SwapRow = Omit<SwapFood, 'name'> & Record<'name_it' | 'name_en', Row<'foods', 'name_it'>['name_it']>

const list = async (db: WorkspaceDb, condition: Sql): Promise<SwapFood[]> => {
  const rows = await db.many<SwapRow>(sql`
    select e.id, e.version, e.name_it, e.name_en, e.category, e.brand, e.kcal, e.protein, e.carbs, e.lipids,
      (e.nutrients ->> 'cholesterol')::numeric as cholesterol, e.allergens,
      (e.is_own or e.id = any(${everydayIds}::uuid[])) as "isFamiliar"
    from all_foods e where ${isOffered} and ${condition}`)
  return rows.map(({ name_it: it, name_en: en, ...food }) => ({ ...food, name: { it, en } }))
}

/** The foods of these families that the business plans with, in their latest version. */
export const listFoodsOfCategories = (db: WorkspaceDb, categories: readonly FoodCategory[]): Promise<SwapFood[]> =>
  categories.length === 0 ? Promise.resolve([]) : list(db, sql`e.category = any(${[...categories]}::text[])`)

/** Finds a food that the business plans with; a deleted or hidden one is not found. */
export const findOfferedFood = async (db: WorkspaceDb, id: string): Promise<SwapFood | undefined> => {
  const [food] = await list(db, sql`e.id = ${id}`)
  return food
}
