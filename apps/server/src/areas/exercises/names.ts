import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'

/** An exercise as other areas show it where a row of theirs names one. */
export type NamedExercise = NotNull<Row<'exercise_names', 'id' | 'is_own' | 'name_it' | 'name_en' | 'is_unilateral' | 'is_offered'>> &
  Row<'exercises', 'primary_muscles' | 'secondary_muscles' | 'equipment' | 'type'>

/** Own ones and those of the library; also such as are offered no more, as long as they are there. */
export async function exerciseNames(db: WorkspaceDb, ids: readonly string[]): Promise<Map<string, NamedExercise>> {
  if (!ids.length) return new Map()
  const rows = await db.many<NamedExercise>(sql`
    select n.id, n.is_own, n.name_it, n.name_en, n.primary_muscles, n.secondary_muscles, n.equipment, n.type, n.is_unilateral, n.is_offered
    from exercise_names n where n.id = any(${[...new Set(ids)]}::uuid[])`)
  return new Map(rows.map(row => [row.id, row]))
}

type Alternative = Row<'exercise_alternatives', 'exercise_id' | 'alternative_id'> & NotNull<Row<'exercise_names', 'name_it' | 'name_en'>>

/** The exercises that may be done instead of these, the best first, as far as it is still offered. */
export const listAlternatives = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<Alternative>(sql`
  select a.exercise_id, a.alternative_id, n.name_it, n.name_en from exercise_alternatives a join exercise_names n on n.id = a.alternative_id
  where a.exercise_id = any(${[...new Set(ids)]}::uuid[]) and n.is_offered order by a.exercise_id, a.place`)

/** A business's own copies of these exercises of the library. */
export const listClones = (db: WorkspaceDb, systemIds: readonly string[]) =>
  db.many<Row<'exercises', 'id' | 'system_id'>>(sql`
  select id, system_id from exercises where system_id = any(${[...systemIds]}::uuid[])`)

export type OfferedName = NotNull<Row<'exercise_names', 'id' | 'is_own' | 'name_it' | 'name_en'>>

/** The names of all that is offered, a business's own last. */
export const listOfferedNames = (db: WorkspaceDb) =>
  db.many<OfferedName>(sql`
  select n.id, n.is_own, n.name_it, n.name_en from exercise_names n where n.is_offered order by n.is_own, n.id`)
