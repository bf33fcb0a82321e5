import { joined, limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { tablesWithFoods } from './foods.ts'
import { isThere } from './reach.ts'

const foodsAtMost = 200

/** The foods that plans made for a client have, or that a release has which they were given; those of the latest plan first. */
export async function listClientFoods(db: WorkspaceDb, clientId: string): Promise<string[]> {
  const ofOwnPlans = tablesWithFoods.map(
    table => sql`
      select i.food_id, d.updated_at as used_at from meal_plans e join documents d on d.id = e.id join ${table} i on i.document_id = e.id
      where e.client_id = ${clientId} and ${isThere} and i.food_id is not null and i.deleted_at is null`,
  )
  const ofReleases = sql`
    select f.food_id, a.created_at as used_at from meal_plan_assignments a join meal_plan_release_foods f on f.release_id = a.release_id
    where a.client_id = ${clientId}`
  const rows = await db.many<Row<'meal_plan_release_foods', 'food_id'>>(sql`
    select u.food_id from (${joined([...ofOwnPlans, ofReleases], ' union all ')}) u
    group by u.food_id order by max(u.used_at) desc, count(*) desc, u.food_id ${limitTo(foodsAtMost)}`)
  return rows.map(row => row.food_id)
}
