import type { FoodUser } from '#areas/aliments'
import { mayDo } from '#platform/access'
import { limitTo, sql, type Row } from '#platform/db'

type UseRow = Row<'meal_combinations', 'id' | 'name'> & { food_id: string }

const usesAtMost = 200

/** Combinations have foods in them, and no screen of their own. A deleted one keeps its foods, too, because it can be undeleted. */
export const combinationsOfFoods: FoodUser = {
  isNamed: sql`exists (
    select from meal_combinations i where i.workspace_id = e.workspace_id and i.food_ids @> array[e.id])`,

  list: async (db, actor, foodIds) => {
    const rows = await db.many<UseRow>(sql`
      select f.id as food_id, e.id, e.name from unnest(${[...foodIds]}::uuid[]) as f (id)
      join meal_combinations e on e.food_ids @> array[f.id]
      where e.deleted_at is null order by e.name_key, e.id ${limitTo(usesAtMost)}`)
    const mayView = mayDo(actor, 'update meal plans')
    return rows.map(({ food_id: foodId, id, name }) => ({ foodId, id, title: mayView ? name : null, href: null }))
  },
}
