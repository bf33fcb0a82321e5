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
