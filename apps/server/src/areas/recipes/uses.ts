import type { FoodUser } from '#areas/aliments'
import { mayDo } from '#platform/access'
import { limitTo, sql, type Row } from '#platform/db'
import { isListed } from './filters.ts'
import { nameOf } from './present.ts'

type UseRow = Row<'recipes', 'id' | 'name_it' | 'name_en'> & Row<'recipe_foods', 'food_id'>

const usesAtMost = 200

/** Recipes have foods in them. A deleted one keeps its foods, too, because it can be undeleted. */
export const recipesOfFoods: FoodUser = {
  isNamed: sql`exists (select from recipe_foods i where i.workspace_id = e.workspace_id and i.food_id = e.id)`,

  list: async (db, actor, foodIds) => {
    const rows = await db.many<UseRow>(sql`
      select i.food_id, e.id, e.name_it, e.name_en from recipe_foods i join recipes e on e.id = i.recipe_id
      where i.food_id = any(${[...foodIds]}::uuid[]) and ${isListed(actor)} order by e.name_key_it, e.id ${limitTo(usesAtMost)}`)
    const mayView = mayDo(actor, 'view recipes')
    return rows.map(row => ({
      foodId: row.food_id,
      id: row.id,
      title: mayView ? nameOf(row, actor) : null,
      href: mayView ? `/recipes/${row.id}/edit` : null,
    }))
  },
}
