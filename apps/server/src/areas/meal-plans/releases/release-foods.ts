import { sql, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { foodIdsIn } from './release-content.ts'

// The foods of releases stand in rows of their own, so that nobody reads snapshots to know what may be erased.

export async function storeReleaseFoods(db: WorkspaceDb, releaseId: string): Promise<void> {
  const foodIds = foodIdsIn((await readRelease(db, releaseId)).values())
  await db.run(sql`
    insert into meal_plan_release_foods (release_id, food_id) select ${releaseId}, unnest(${foodIds}::uuid[]) on conflict do nothing`)
}
