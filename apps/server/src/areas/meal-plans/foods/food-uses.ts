import type { FoodUser } from '#areas/aliments'
import { mayDo } from '#platform/access'
import { joined, limitTo, sql, type Row, type Sql } from '#platform/db'
import { tablesWithFoods } from './foods.ts'
import { isThere, isVisible } from '../reach.ts'

type UseRow = Row<'meal_plans', 'id' | 'title'> & { food_id: string; is_visible: boolean }

const usesAtMost = 200

/** Joins that lead from a component `k` to its plan; nothing on the way is deleted. */
const upward = sql`join meal_plan_meals n on n.id = k.parent_id and n.deleted_at is null
  join meal_plan_days y on y.id = n.parent_id and y.deleted_at is null`

/** Where the foods of plans stand, each with its plan. */
const places = (foodIds: readonly string[]): Sql => {
  const isOne = (row: Sql) => sql`${row}.food_id = any(${[...foodIds]}::uuid[]) and ${row}.deleted_at is null`
  const ofComponent = sql`join meal_plan_components k on k.id = r.parent_id and k.deleted_at is null`
  return joined(
    [
      sql`select k.food_id, k.document_id from meal_plan_components k ${upward} where ${isOne(sql`k`)}`,
      sql`select r.food_id, r.document_id from meal_plan_ingredients r ${ofComponent} ${upward} where ${isOne(sql`r`)}`,
      sql`select r.food_id, r.document_id from meal_plan_alternatives r ${ofComponent} ${upward} where ${isOne(sql`r`)}`,
      sql`select i.food_id, i.document_id from meal_plan_ingredient_alternatives i
        join meal_plan_ingredients r on r.id = i.parent_id and r.deleted_at is null ${ofComponent} ${upward} where ${isOne(sql`i`)}`,
    ],
    ' union all ',
  )
}

/**
 * Plans have foods in them. A deleted plan keeps its foods, and so do deleted rows, because both can come
 * back; and so do releases, because clients eat by them.
 */
export const mealPlansOfFoods: FoodUser = {
  isNamed: sql`(${joined(
    [...tablesWithFoods, sql`meal_plan_release_foods`].map(
      table => sql`exists (select from ${table} i where i.workspace_id = e.workspace_id and i.food_id = e.id)`,
    ),
    ' or ',
  )})`,

  list: async (db, actor, foodIds) => {
    const rows = await db.many<UseRow>(sql`
      select distinct u.food_id, e.id, e.title, e.title_key, ${isVisible(actor)} as is_visible
      from (${places(foodIds)}) u join meal_plans e on e.id = u.document_id
      where ${isThere} order by e.title_key, e.id ${limitTo(usesAtMost)}`)
    const mayView = mayDo(actor, 'update meal plans')
    return rows.map(({ food_id: foodId, id, title, is_visible }) => {
      const mayOpen = mayView && is_visible
      return { foodId, id, title: mayOpen ? title : null, href: mayOpen ? `/mealPlans/${id}/edit` : null }
    })
  },
}
