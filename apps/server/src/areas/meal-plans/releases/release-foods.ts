import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { foodIdsIn } from './release-content.ts'

// The foods of releases stand in rows of their own, so that nobody reads snapshots to judge clients' exclusions or what may be erased.

export async function listReleaseFoods(db: WorkspaceDb, releaseId: string): Promise<string[]> {
  const rows = await db.many<Row<'meal_plan_release_foods', 'food_id'>>(sql`
    select food_id from meal_plan_release_foods where release_id = ${releaseId} order by food_id`)
  return rows.map(row => row.food_id)
}

export async function storeReleaseFoods(db: WorkspaceDb, releaseId: string): Promise<void> {
  const foodIds = foodIdsIn((await readRelease(db, releaseId)).values())
  await db.run(sql`
    insert into meal_plan_release_foods (release_id, food_id) select ${releaseId}, unnest(${foodIds}::uuid[]) on conflict do nothing`)
}
