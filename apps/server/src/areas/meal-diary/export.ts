import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

type Row = Record<string, unknown>

const tablesOf = async (db: WorkspaceDb, condition: Sql) => [
  {
    name: 'diary-days',
    rows: await db.many<Row>(sql`
      select r.client_id, r.day, r.day_type, r.plan_day_id, r.note from diary_days r where ${condition} order by r.client_id, r.day`),
  },
  {
    name: 'diary-meals',
    rows: await db.many<Row>(sql`
      select r.client_id, r.day, r.meal_id, r.assignment_id, r.release_id, r.state, r.eaten_row_ids, r.note, r.created_at
      from diary_meals r where ${condition} order by r.client_id, r.day, r.created_at, r.meal_id`),
  },
  {
    name: 'diary-swaps',
    rows: await db.many<Row>(sql`
      select r.client_id, r.day, r.row_id, r.assignment_id, r.release_id, r.planned_food, r.planned_grams, r.food, r.grams,
        r.alternative_id, r.changed_at
      from diary_swaps r where r.food is not null and ${condition} order by r.client_id, r.day, r.changed_at, r.row_id`),
  },
]

const matchesOf = async (db: WorkspaceDb, condition: Sql) => ({
  name: 'diary-matches',
  rows: await db.many<Row>(sql`
    select r.client_id, r.text, r.food, r.grams, r.measure, r.updated_at from diary_matches r where ${condition}
    order by r.client_id nulls first, r.words`),
})

export const diaryExporter: Exporter = {
  tables: ['diary_days', 'diary_meals', 'diary_swaps', 'diary_matches'],
  ofMember: async (db, personId) => {
    const isAbout = isAboutPerson(personId)
    return { tables: [...(await tablesOf(db, isAbout)), await matchesOf(db, isAbout)] }
  },
  ofWorkspace: async db => ({ tables: [...(await tablesOf(db, sql`true`)), await matchesOf(db, sql`true`)] }),
}

/** Tables that no export has, because their rows are computed from exported ones. */
export const followingTables = {
  diary_sums: 'They follow from the plans and from what clients record.',
  energy_readings: 'They follow from the weights, the diaries and the targets.',
}
