import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

export const foodExporter: Exporter = {
  tables: ['foods', 'food_versions', 'food_favorites', 'food_overlays'],

  async ofMember(db, personId) {
    return {
      tables: [
        {
          name: 'food-favorites',
          rows: await db.many<Row>(sql`
          select f.food_id, e.name_it, e.name_en, f.created_at from food_favorites f left join all_foods e on e.id = f.food_id
          where f.membership_id in (select id from memberships where person_id = ${personId}) order by f.created_at`),
        },
      ],
    }
  },

  async ofWorkspace(db) {
    return {
      tables: [
        {
          name: 'foods',
          rows: await db.many<Row>(sql`
          select id, system_id, author_id, name_it, name_en, category, brand, barcode, kcal, protein, carbs, lipids, carbs_include_fiber,
            nutrients, density, edible_part, cooking_factor, measures, allergens, note, picture_file_id, version, created_at, updated_at
          from foods where deleted_at is null order by created_at, id`),
        },
        {
          name: 'food-versions',
          rows: await db.many<Row>(sql`
          select food_id, version, content, author_id, created_at from food_versions order by food_id, version`),
        },
        {
          name: 'food-overlays',
          rows: await db.many<Row>(sql`
          select o.food_id, s.name_it, s.name_en, o.is_hidden, o.measures, o.allergens, o.updated_at
          from food_overlays o join system_foods s on s.id = o.food_id order by s.name_it`),
        },
      ],
    }
  },
}
