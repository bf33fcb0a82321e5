import { collectionOf } from '#platform/contributions'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

/** Something that stores what follows from the allergens, the category and the figures of foods, such as recipes. */
export interface FoodFactsKeeper {
  /** Works it out anew, within the write that changed the allergens or the category of these foods. */
  renew: (db: WorkspaceDb, foodIds: readonly string[]) => Promise<void>
  /** A statement that forgets it in every workspace, for the write of a library that says something else of these foods. */
  forget: (foodIds: readonly string[]) => Sql
}

export const foodFactsKeepers = collectionOf<FoodFactsKeeper>('keepers of food facts')

/** Every write of these own foods, or of overlays of these of the library, calls it. */
export async function noteFacts(db: WorkspaceDb, ids: readonly string[]): Promise<void> {
  const rows = await db.many<Row<'foods', 'id'>>(sql`
    select id from foods where id = any(${[...ids]}::uuid[]) and allergy_facts_changed_at = now()
    union all
    select food_id from food_overlays where food_id = any(${[...ids]}::uuid[]) and allergy_facts_changed_at = now()`)
  if (rows.length === 0) return
  const changedIds = rows.map(({ id }) => id)
  for (const { renew } of foodFactsKeepers.gathered()) await renew(db, changedIds)
}
