import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { joined, sql, type Sql, type WorkspaceDb } from '#platform/db'

/** Something that has a food in it, such as a recipe. */
export interface FoodUse {
  foodId: string
  id: string
  /** Null where the asker may not see it. */
  title: string | null
  /** The address of its screen; null where the asker may not open it. */
  href: string | null
}

/** Lists the uses of any of these foods, whatever their version. */
export type ListFoodUses = (db: WorkspaceDb, actor: Actor, foodIds: readonly string[]) => Promise<FoodUse[]>

/** Something that names foods, such as recipes. */
export interface FoodUser {
  list: ListFoodUses
  /** A condition on a row `e` of `foods` of any workspace: it is named, perhaps by what can only be undeleted. By index. */
  isNamed: Sql
}

export const foodUses = collectionOf<FoodUser>('food uses')

/** A condition on a row `e` of `foods`: nothing names it, so that it may be erased. */
export const isUnnamed = (): Sql => joined([sql`true`, ...foodUses.gathered().map(({ isNamed }) => sql`not ${isNamed}`)], ' and ')

export async function listUses(db: WorkspaceDb, actor: Actor, foodIds: readonly string[]): Promise<FoodUse[]> {
  const uses: FoodUse[] = []
  for (const { list } of foodUses.gathered()) uses.push(...(await list(db, actor, foodIds)))
  return uses
}
