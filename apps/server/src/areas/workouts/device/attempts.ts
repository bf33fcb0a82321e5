import type { Output } from '@allenio/contract'
import { lastAttempts, type ExerciseAttempt, type listLastAttempts } from '@allenio/contract/workouts'
import { limitTo, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

interface AttemptRow extends Row<'completed_exercises', 'exercise_key' | 'day' | 'target'> {
  sets: ExerciseAttempt['sets']
}

/** The sets of an exercise `e` that were done, in their order. */
export const selectDoneSets: Sql = sql`
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'kg', s.kg, 'reps', s.reps, 'seconds', s.seconds, 'metres', s.metres,
    'rpe', s.rpe, 'rir', s.rir) order by s.position, s.id), '[]')
  from completed_sets s where s.exercise_id = e.id and s.done_at is not null and not s.is_removed`

/** The last times of each exercise: the bests name the exercises, so that no set of older workouts is read. */
const listAttemptRows = (db: WorkspaceDb, clientId: string) =>
  db.many<AttemptRow>(sql`
  select e.exercise_key, e.day, e.target, (${selectDoneSets}) as sets
  from (
    select exercise_key from exercise_bests where client_id = ${clientId} order by exercise_key ${limitTo(lastAttempts.exercises)}) b
  cross join lateral (
    select e.id, e.exercise_key, e.day, e.target, e.started_at from completed_exercises e
    where e.client_id = ${clientId} and e.exercise_key = b.exercise_key and e.is_counted
    order by e.started_at desc, e.id ${limitTo(lastAttempts.times)}) e
  order by e.exercise_key, e.started_at, e.id desc`)

export async function listAttempts(db: WorkspaceDb, clientId: string): Promise<Output<typeof listLastAttempts>['exercises']> {
  const rows = await listAttemptRows(db, clientId)
  return [...Map.groupBy(rows, ({ exercise_key }) => exercise_key)].map(([key, attempts]) => ({
    key,
    attempts: attempts.map(({ day, target, sets }) => ({ day, target, sets })),
  }))
}
