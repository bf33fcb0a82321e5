import type { FoodCell } from '@allenio/contract/meal-plans'
import { findFoodBasics, findPlannedFoods, foodKey, type FoodVersion } from '#areas/aliments'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

export interface EatenFood {
  cell: FoodCell
  /** Per 100 g; null is not known. */
  kcal: number | null
}

/** Finds a food in a version, also one that was deleted since it was eaten; without a version the latest. */
export async function findEatenFood(db: WorkspaceDb, actor: Actor, ref: { id: string; version?: number }): Promise<EatenFood | null> {
  const food = (await findPlannedFoods(db, actor, [ref], { readsNutrients: false })).get(foodKey(ref))
  return food ? { cell: { id: food.id, version: food.version, it: food.nameIt, en: food.nameEn }, kcal: food.kcal } : null
}

/** The energy of 100 g in the version that an entry has. */
export const findKcal = async (db: WorkspaceDb, food: FoodVersion): Promise<number | null> =>
  (await findFoodBasics(db, [food])).get(foodKey(food))?.kcal ?? null
