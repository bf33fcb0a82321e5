import type { WholeWorkout, CompletedExercise, CompletedSet, CompletedWorkout } from '@allenio/contract/workouts'
import { isOneOf, isoTime, sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

// The parts of workouts as devices write and read them.

/** The row of a workout without the figures that are computed from its sets, which lists read. */
export type WorkoutRecord = Row<
  'completed_workouts',
  | 'id'
  | 'client_id'
  | 'program_user_id'
  | 'release_id'
  | 'day_id'
  | 'planned_workout_id'
  | 'name'
  | 'day'
  | 'started_at'
  | 'finished_at'
  | 'state'
  | 'rpe'
  | 'note'
  | 'changed_at'
  | 'author_id'
  | 'is_by_client'
  | 'notified_at'
>
type ExerciseRow = Row<
  'completed_exercises',
  | 'id'
  | 'workout_id'
  | 'row_id'
  | 'position'
  | 'superset'
  | 'exercise'
  | 'target'
  | 'skip_reason'
  | 'note'
  | 'pain'
  | 'video_file_id'
  | 'maximum'
  | 'is_removed'
  | 'changed_at'
>
type SetRow = Omit<Row<'completed_sets'>, 'workspace_id'>

/** A workout's exercises and sets with those that were removed, which only devices need to know. */
export interface WorkoutParts {
  exercises: Map<string, CompletedExercise>
  sets: Map<string, CompletedSet>
}

export const presentWorkoutPart = (row: WorkoutRecord): CompletedWorkout => ({
  id: row.id,
  programUserId: row.program_user_id,
  releaseId: row.release_id,
  dayId: row.day_id,
  plannedWorkoutId: row.planned_workout_id,
  name: row.name,
  day: row.day,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  state: row.state,
  rpe: row.rpe,
  note: row.note,
  changedAt: row.changed_at,
})

export const presentExercisePart = (row: ExerciseRow): CompletedExercise => ({
  id: row.id,
  workoutId: row.workout_id,
  rowId: row.row_id,
  position: row.position,
  superset: row.superset,
  exercise: row.exercise,
  target: row.target,
  skipReason: row.skip_reason,
  note: row.note,
  pain: row.pain,
  videoId: row.video_file_id,
  maximum: row.maximum,
  isRemoved: row.is_removed,
  changedAt: row.changed_at,
})

export const presentSetPart = (row: SetRow): CompletedSet => ({
  id: row.id,
  exerciseId: row.exercise_id,
  position: row.position,
  kind: row.kind,
  kg: row.kg,
  reps: row.reps,
  seconds: row.seconds,
  metres: row.metres,
  rpe: row.rpe,
  rir: row.rir,
  doneAt: row.done_at,
  isRemoved: row.is_removed,
  changedAt: row.changed_at,
})

const workoutColumns = sql`w.id, w.client_id, w.program_user_id, w.release_id, w.day_id, w.planned_workout_id, w.name, w.day,
  w.started_at, w.finished_at, w.state, w.rpe, w.note, w.changed_at, w.author_id, w.is_by_client, w.notified_at`
const exerciseColumns = sql`e.id, e.workout_id, e.row_id, e.position, e.superset, e.exercise, e.target, e.skip_reason, e.note, e.pain,
  e.video_file_id, e.maximum, e.is_removed, e.changed_at`
const setColumns = sql`s.id, s.exercise_id, s.position, s.kind, s.kg, s.reps, s.seconds, s.metres, s.rpe, s.rir, s.done_at, s.is_removed,
  s.changed_at`

const findWorkout = (db: WorkspaceDb, id: string) =>
  db.maybeOne<WorkoutRecord>(sql`select ${workoutColumns} from completed_workouts w where w.id = ${id}`)

const listExerciseRows = (db: WorkspaceDb, workoutIds: readonly string[]) =>
  db.many<ExerciseRow>(sql`
  select ${exerciseColumns} from completed_exercises e where e.workout_id ${isOneOf(workoutIds)} order by e.position, e.id`)

export const listSetRows = (db: WorkspaceDb, workoutIds: readonly string[]) =>
  db.many<SetRow>(sql`
  select ${setColumns} from completed_exercises e join completed_sets s on s.exercise_id = e.id
  where e.workout_id ${isOneOf(workoutIds)} order by s.position, s.id`)

interface WorkoutWithPartsRow extends WorkoutRecord {
  exercise_rows: ExerciseRow[]
  set_rows: SetRow[]
}

/** A workout that is to change, with its parts: by one statement, because a player writes each set by itself. */
export async function findWorkoutWithParts(
  db: WorkspaceDb,
  id: string,
): Promise<{ before: WorkoutRecord | undefined; parts: WorkoutParts }> {
  const before = await db.maybeOne<WorkoutWithPartsRow>(sql`
    select ${workoutColumns},
      (select coalesce(json_agg(part order by part.position, part.id), '[]') from (
        select ${exerciseColumns} from completed_exercises e where e.workout_id = w.id) part) as exercise_rows,
      (select coalesce(json_agg(part order by part.position, part.id), '[]') from (
        select ${setColumns} from completed_exercises e join completed_sets s on s.exercise_id = e.id where e.workout_id = w.id) part
      ) as set_rows
    from completed_workouts w where w.id = ${id}`)
  const exercises = (before?.exercise_rows ?? []).map(row => presentExercisePart({ ...row, changed_at: isoTime(row.changed_at) }))
  const sets = (before?.set_rows ?? []).map(row =>
    presentSetPart({ ...row, done_at: row.done_at && isoTime(row.done_at), changed_at: isoTime(row.changed_at) }),
  )
  return { before, parts: { exercises: new Map(exercises.map(each => [each.id, each])), sets: new Map(sets.map(each => [each.id, each])) } }
}

/** Workouts whole, as devices take them over. */
export async function readWholeWorkouts(db: WorkspaceDb, workouts: readonly WorkoutRecord[]): Promise<WholeWorkout[]> {
  if (workouts.length === 0) return []
  const ids = workouts.map(({ id }) => id)
  const [exercises, sets] = await Promise.all([listExerciseRows(db, ids), listSetRows(db, ids)])
  return workouts.map(workout => {
    const own = exercises.filter(row => row.workout_id === workout.id)
    const ownIds = new Set(own.map(({ id }) => id))
    return {
      workout: presentWorkoutPart(workout),
      exercises: own.map(presentExercisePart),
      sets: sets.filter(row => ownIds.has(row.exercise_id)).map(presentSetPart),
    }
  })
}

export async function readWholeWorkout(db: WorkspaceDb, { id, clientId }: { id: string; clientId: string }): Promise<WholeWorkout> {
  const workout = await findWorkout(db, id)
  const [whole] = await readWholeWorkouts(db, workout?.client_id === clientId ? [workout] : [])
  return found(whole)
}
