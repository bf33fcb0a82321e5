import type { ExerciseBests, MaximumFormula } from '@allenio/contract/workouts'
import type { ReadEstimates } from '#areas/programs'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

type BestsRow = Row<
  'exercise_bests',
  'exercise_key' | 'kg' | 'epley_kg' | 'brzycki_kg' | 'tonnage_kg' | 'reps_at_loads' | 'loaded' | 'estimated' | 'with_volume'
>

/**
 * Selects the bests of each exercise `e`. A pair of repetitions and load counts unless another set is better in both. The volume is that of
 * all its rows in one workout.
 */
export const selectBests = (condition: Sql): Sql => sql`
  with lifted as materialized (
    select e.client_id, e.exercise_key, e.workout_id, e.kg, e.epley_kg, e.brzycki_kg, e.reps_at_loads,
      sum(e.tonnage_kg) over (partition by e.client_id, e.exercise_key, e.workout_id) as tonnage_kg
    from completed_exercises e where e.is_counted and ${condition}
  ), loads as (
    select l.client_id, l.exercise_key, each.kg, max(each.reps) as reps
    from lifted l, jsonb_to_recordset(l.reps_at_loads) as each (kg numeric, reps integer) group by l.client_id, l.exercise_key, each.kg
  ), unbeaten as (
    select client_id, exercise_key, jsonb_agg(jsonb_build_object('kg', kg, 'reps', reps) order by kg desc) as loads from (
      select *, max(reps) over (
        partition by client_id, exercise_key order by kg desc rows between unbounded preceding and 1 preceding) as heavier
      from loads) ranked where heavier is null or reps > heavier group by client_id, exercise_key
  )
  select l.client_id, l.exercise_key, max(l.kg) as kg, max(l.epley_kg) as epley_kg, max(l.brzycki_kg) as brzycki_kg,
    max(l.tonnage_kg) as tonnage_kg, coalesce(min(u.loads::text)::jsonb, '[]') as reps_at_loads,
    count(distinct l.workout_id) filter (where l.kg is not null) as loaded,
    count(distinct l.workout_id) filter (where l.epley_kg is not null) as estimated,
    count(distinct l.workout_id) filter (where l.tonnage_kg > 0) as with_volume
  from lifted l left join unbeaten u on u.client_id = l.client_id and u.exercise_key = l.exercise_key group by l.client_id, l.exercise_key`

const presentBests = (row: BestsRow, formula: MaximumFormula): ExerciseBests => ({
  load: row.kg,
  e1rm: formula === 'epley' ? row.epley_kg : row.brzycki_kg,
  // body weight is in no sum, so a volume of 0 is no best
  volume: row.tonnage_kg || null,
  repsAtLoads: row.reps_at_loads,
  times: { load: row.loaded, e1rm: row.estimated, volume: row.with_volume },
})

/** Reads the best estimated maximum of each exercise, from which training maxima may be derived. */
export const readEstimates: ReadEstimates = async (db, { clientId, keys, formula }) => {
  const bests = await readBests(db, { clientId, keys, formula })
  return new Map([...bests].flatMap(([key, { e1rm }]) => (e1rm === null ? [] : [[key, e1rm] as const])))
}

const byKey = (rows: readonly BestsRow[], formula: MaximumFormula): Map<string, ExerciseBests> =>
  new Map(rows.map(row => [row.exercise_key, presentBests(row, formula)]))

interface BestsQuery {
  clientId: string
  keys: readonly string[]
  formula: MaximumFormula
}

/** Reads the bests of a client before a workout. */
export async function readBestsBefore(
  db: WorkspaceDb,
  { clientId, keys, formula, workoutId, startedAt }: BestsQuery & { workoutId: string; startedAt: string },
): Promise<Map<string, ExerciseBests>> {
  const rows = await db.many<BestsRow>(
    selectBests(sql`e.client_id = ${clientId} and e.exercise_key = any(${[...keys]}::text[]) and e.workout_id <> ${workoutId}
      and e.started_at <= ${startedAt}`),
  )
  return byKey(rows, formula)
}

/** Computes the bests again, because an edit may also remove one. Without keys, for all exercises. */
export async function refreshBests(db: WorkspaceDb, clientIds: readonly string[], keys?: readonly string[]): Promise<void> {
  const condition = (row: Sql) =>
    sql`${row}.client_id = any(${[...clientIds]}::uuid[])
      and ${keys === undefined ? sql`true` : sql`${row}.exercise_key = any(${[...keys]}::text[])`}`
  await db.run(sql`delete from exercise_bests b where ${condition(sql`b`)}`)
  await db.run(sql`
    insert into exercise_bests (
      client_id, exercise_key, kg, epley_kg, brzycki_kg, tonnage_kg, reps_at_loads, loaded, estimated, with_volume)
    ${selectBests(condition(sql`e`))}`)
}

export async function readBests(db: WorkspaceDb, { clientId, keys, formula }: BestsQuery): Promise<Map<string, ExerciseBests>> {
  const rows = await db.many<BestsRow>(sql`
    select exercise_key, kg, epley_kg, brzycki_kg, tonnage_kg, reps_at_loads, loaded, estimated, with_volume from exercise_bests
    where client_id = ${clientId} and exercise_key = any(${[...keys]}::text[])`)
  return byKey(rows, formula)
}
