import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

export const recipeExporter: Exporter = {
  tables: ['recipes', 'recipe_foods'],

  async ofWorkspace(db) {
    return {
      tables: [
        {
          name: 'recipes',
          rows: await db.many<Row>(sql`
          select id, author_id, name_it, name_en, description_it, description_en, portions, yield_grams, prep_minutes, cook_minutes, steps,
            tags, picture_file_id, kcal, protein, carbs, lipids, created_at, updated_at
          from recipes where deleted_at is null order by created_at, id`),
        },
        {
          name: 'recipe-foods',
          rows: await db.many<Row>(sql`
          select i.recipe_id, i.id, i.food_id, f.name_it, f.name_en, i.version, i.grams, i.measure, i.is_to_taste, i.custom_name_it,
            i.custom_name_en
          from recipe_foods i join recipes r on r.id = i.recipe_id left join all_foods f on f.id = i.food_id
          where r.deleted_at is null order by i.recipe_id, i.position`),
        },
      ],
    }
  },
}
