import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

export const exerciseExporter: Exporter = {
  tables: ['exercises', 'exercise_assets', 'exercise_favorites', 'exercise_alternatives', 'exercise_settings'],

  async ofMember(db, personId) {
    return {
      tables: [
        {
          name: 'exercise-favorites',
          rows: await db.many<Row>(sql`
          select f.exercise_id, n.name_it, n.name_en, f.created_at from exercise_favorites f
          left join exercise_names n on n.id = f.exercise_id
          where f.membership_id in (select id from memberships where person_id = ${personId}) order by f.created_at`),
        },
      ],
    }
  },

  async ofWorkspace(db) {
    return {
      tables: [
        {
          name: 'exercises',
          rows: await db.many<Row>(sql`
          select id, system_id, name_it, name_en, category, primary_muscles, secondary_muscles, equipment, mechanic, force, level, type,
            is_unilateral, cue_it, cue_en, tags, created_at, updated_at
          from exercises where deleted_at is null order by created_at, id`),
        },
        {
          name: 'exercise-assets',
          rows: await db.many<Row>(sql`
          select id, exercise_id, place, file_id, poster_file_id, provider, video_id, created_at
          from exercise_assets where deleted_at is null order by exercise_id, place`),
        },
        {
          name: 'exercise-alternatives',
          rows: await db.many<Row>(sql`
          select exercise_id, alternative_id, place from exercise_alternatives order by exercise_id, place`),
        },
        { name: 'exercise-settings', rows: await db.many<Row>(sql`select hides_library from exercise_settings`) },
      ],
    }
  },
}
