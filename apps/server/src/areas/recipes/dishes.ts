import { sql, type Row, type WorkspaceDb } from '#platform/db'

/** A recipe as a dish of a plan is made of it. */
export interface DishRecipe extends Row<'recipes', 'id' | 'name_it' | 'name_en' | 'portions'> {
  foods: { id: string; version: number; grams: number; isToTaste: boolean }[]
}

/** Reads those of the given ids, or all that are not deleted. The caller has checked the access. */
export const readDishRecipes = (db: WorkspaceDb, ids?: readonly string[]): Promise<DishRecipe[]> =>
  db.many<DishRecipe>(sql`
    select e.id, e.name_it, e.name_en, e.portions, (
      select jsonb_agg(jsonb_build_object('id', i.food_id, 'version', i.version, 'grams', i.grams, 'isToTaste', i.is_to_taste)
        order by i.position) from recipe_foods i where i.recipe_id = e.id) as foods
    from recipes e where e.deleted_at is null and ${ids ? sql`e.id = any(${[...ids]}::uuid[])` : sql`true`}`)
