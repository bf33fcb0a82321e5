import { estimatesAtMost, trainedExercisesAtMost, type MaximumFormula, type TrainedExercise } from '@allenio/contract/workouts'
import { readProgramSettings } from '#areas/programs'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { namesOf } from '../history/names.ts'

interface TrainedRow extends Row<'completed_exercises', 'exercise'> {
  times: number
  last_day: string
  last_set: TrainedExercise['lastSet']
  best_set: TrainedExercise['bestSet']
  estimates: number[] | null
  best_e1rm: number | null
}

/**
 * One statement over the figures that are stored beside each exercise: no set is read. An exercise in several rows of one workout, as in a
 * 5/3/1, was done one time, whose set is the heaviest. The name is the one by which it was done last.
 */
const listRows = (db: WorkspaceDb, clientId: string, formula: MaximumFormula) => {
  const maximum = formula === 'epley' ? sql`e.epley_kg` : sql`e.brzycki_kg`
  const set = sql`case when e.reps is null then null else jsonb_build_object('kg', e.kg, 'reps', e.reps) end`
  return db.many<TrainedRow>(sql`
    with times as (
      select distinct on (e.exercise_key, e.workout_id) e.id, e.exercise_key, e.exercise, e.day, e.started_at, e.kg, e.reps,
        max(${maximum}) over (partition by e.exercise_key, e.workout_id) as maximum
      from completed_exercises e where e.client_id = ${clientId} and e.is_counted
      order by e.exercise_key, e.workout_id, e.kg desc nulls last, e.reps desc nulls last, e.id)
    select (array_agg(e.exercise order by e.started_at desc, e.id))[1] as exercise, count(*) as times, max(e.day) as last_day,
      (array_agg(${set} order by e.started_at desc, e.id))[1] as last_set,
      (array_agg(${set} order by e.kg desc nulls last, e.reps desc nulls last, e.started_at, e.id))[1] as best_set,
      to_jsonb((array_agg(round(e.maximum, 1) order by e.started_at desc, e.id)
        filter (where e.maximum is not null))[1:${estimatesAtMost}::int]) as estimates,
      round(max(e.maximum), 1) as best_e1rm
    from times e group by e.exercise_key order by max(e.started_at) desc, e.exercise_key ${limitTo(trainedExercisesAtMost)}`)
}

/** The exercises that a client has trained, that of late first. */
export async function listTrained(db: WorkspaceDb, actor: Actor, clientId: string): Promise<{ exercises: TrainedExercise[] }> {
  const { maximumFormula: formula } = await readProgramSettings(db)
  const rows = await listRows(db, clientId, formula)
  const names = await namesOf(db, actor, rows)
  return {
    exercises: rows.map(({ exercise: { id, name }, ...row }) => ({
      key: id ?? name,
      name: names.get(id ?? '') ?? name,
      times: row.times,
      lastDay: row.last_day,
      lastSet: row.last_set,
      bestSet: row.best_set,
      estimates: row.estimates?.toReversed() ?? [],
      bestE1rm: row.best_e1rm,
    })),
  }
}
