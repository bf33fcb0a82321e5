import type { CompletedSet } from '@allenio/contract/workouts'
import type { WorkoutResults } from '@allenio/domain/workouts'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { WorkoutFigures } from '../progress/figures.ts'

// The rows of workouts are written by one statement, however many sets a write brings.

export interface StoredWorkout {
  results: WorkoutResults
  figures: WorkoutFigures
  clientId: string
  authorId: string | null
  isByClient: boolean
  isUnread: boolean
}

const workoutFields = ({ results: { workout }, figures: { summary }, clientId, authorId, isByClient, isUnread }: StoredWorkout) => ({
  ...workout,
  clientId,
  authorId,
  isByClient,
  isUnread,
  exercises: summary.exercises.length,
  sets: summary.sets,
  setsDone: summary.setsDone,
  minutes: summary.minutes,
  tonnageKg: summary.tonnageKg,
  records: summary.exercises.reduce((sum, each) => sum + each.records.length, 0),
  pains: summary.withPain.length,
})

/** The author of a workout is whoever began it. */
const storeWorkoutRows = (stored: readonly StoredWorkout[]): Sql => sql`
    insert into completed_workouts as w (id, client_id, program_user_id, release_id, day_id, planned_workout_id, name, day, started_at,
      finished_at, state, rpe, note, changed_at, author_id, is_by_client, exercises, sets, sets_done, minutes, tonnage_kg, records, pains,
      is_unread_by_team)
    select r.id, r."clientId", r."programUserId", r."releaseId", r."dayId", r."plannedWorkoutId", r.name, r.day, r."startedAt",
      r."finishedAt", r.state, r.rpe, r.note, r."changedAt", r."authorId", r."isByClient", r.exercises, r.sets, r."setsDone", r.minutes,
      r."tonnageKg", r.records, r.pains, r."isUnread"
    from jsonb_to_recordset(${JSON.stringify(stored.map(workoutFields))}::jsonb) as r (id uuid, "clientId" uuid, "programUserId" uuid,
      "releaseId" uuid, "dayId" uuid, "plannedWorkoutId" uuid, name text, day date, "startedAt" timestamptz, "finishedAt" timestamptz,
      state text, rpe numeric, note text, "changedAt" timestamptz, "authorId" uuid, "isByClient" boolean, exercises integer, sets integer,
      "setsDone" integer, minutes integer, "tonnageKg" numeric, records integer, pains integer, "isUnread" boolean)
    on conflict (workspace_id, id) do update set program_user_id = excluded.program_user_id, release_id = excluded.release_id,
      day_id = excluded.day_id, planned_workout_id = excluded.planned_workout_id, name = excluded.name, day = excluded.day,
      started_at = excluded.started_at, finished_at = excluded.finished_at, state = excluded.state, rpe = excluded.rpe,
      note = excluded.note, changed_at = excluded.changed_at, exercises = excluded.exercises, sets = excluded.sets,
      sets_done = excluded.sets_done, minutes = excluded.minutes, tonnage_kg = excluded.tonnage_kg, records = excluded.records,
      pains = excluded.pains, is_unread_by_team = w.is_unread_by_team or excluded.is_unread_by_team`

const exerciseFields = ({ results: { workout, exercises }, figures, clientId }: StoredWorkout) =>
  [...exercises.values()].map(exercise => ({
    ...exercise,
    ...figures.exercises.get(exercise.id),
    clientId,
    startedAt: workout.startedAt,
    day: workout.day,
  }))

type ExerciseFields = ReturnType<typeof exerciseFields>[number]

const storeExercises = (rows: readonly ExerciseFields[]): Sql => sql`
    insert into completed_exercises as stored (id, workout_id, client_id, row_id, position, superset, exercise, exercise_key, target,
      skip_reason, note, pain, video_file_id, maximum, is_removed, changed_at, started_at, day, is_counted, sets_done, kg, reps, epley_kg,
      brzycki_kg, tonnage_kg, reps_at_loads, records)
    select r.id, r."workoutId", r."clientId", r."rowId", r.position, r.superset, r.exercise, r.exercise_key, r.target, r."skipReason",
      r.note, nullif(r.pain, 'null'), r."videoId", nullif(r.maximum, 'null'), r."isRemoved",
      r."changedAt", r."startedAt", r.day, r.is_counted,
      r.sets_done, r.kg, r.reps, r.epley_kg, r.brzycki_kg, r.tonnage_kg, r.reps_at_loads, r.records
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "workoutId" uuid, "clientId" uuid, "rowId" uuid,
      position integer, superset text, exercise jsonb, exercise_key text, target jsonb, "skipReason" text, note text, pain jsonb,
      "videoId" uuid, maximum jsonb, "isRemoved" boolean, "changedAt" timestamptz, "startedAt" timestamptz, day date, is_counted boolean,
      sets_done integer, kg numeric, reps integer, epley_kg numeric, brzycki_kg numeric, tonnage_kg numeric, reps_at_loads jsonb,
      records jsonb)
    on conflict (workspace_id, id) do update set position = excluded.position,
      superset = excluded.superset, exercise = excluded.exercise, exercise_key = excluded.exercise_key, target = excluded.target,
      skip_reason = excluded.skip_reason, note = excluded.note, pain = excluded.pain, video_file_id = excluded.video_file_id,
      maximum = excluded.maximum, is_removed = excluded.is_removed, changed_at = excluded.changed_at,
      started_at = excluded.started_at, day = excluded.day,
      is_counted = excluded.is_counted, sets_done = excluded.sets_done, kg = excluded.kg, reps = excluded.reps,
      epley_kg = excluded.epley_kg, brzycki_kg = excluded.brzycki_kg, tonnage_kg = excluded.tonnage_kg,
      reps_at_loads = excluded.reps_at_loads, records = excluded.records
    where stored.workout_id = excluded.workout_id returning stored.id`

const storeSets = (sets: readonly CompletedSet[]): Sql => sql`
    insert into completed_sets as stored (id, exercise_id, position, kind, kg, reps, seconds, metres, rpe, rir, done_at, is_removed,
      changed_at)
    select r.id, r."exerciseId", r.position, r.kind, r.kg, r.reps, r.seconds, r.metres, r.rpe, r.rir, r."doneAt", r."isRemoved",
      r."changedAt"
    from jsonb_to_recordset(${JSON.stringify(sets)}::jsonb) as r (id uuid, "exerciseId" uuid, position integer, kind text, kg numeric,
      reps integer, seconds integer, metres numeric, rpe numeric, rir numeric, "doneAt" timestamptz, "isRemoved" boolean,
      "changedAt" timestamptz)
    on conflict (workspace_id, id) do update set position = excluded.position, kind = excluded.kind, kg = excluded.kg,
      reps = excluded.reps, seconds = excluded.seconds, metres = excluded.metres, rpe = excluded.rpe, rir = excluded.rir,
      done_at = excluded.done_at, is_removed = excluded.is_removed, changed_at = excluded.changed_at
    where stored.exercise_id = excluded.exercise_id returning stored.id`

/** Versions of sets that do not count any more; one that is sent again is kept once. */
const storeSetEdits = (sets: readonly CompletedSet[]): Sql => sql`
    insert into completed_set_edits (set_id, changed_at, kind, kg, reps, seconds, metres, rpe, rir, done_at, is_removed)
    select r.id, r."changedAt", r.kind, r.kg, r.reps, r.seconds, r.metres, r.rpe, r.rir, r."doneAt", r."isRemoved"
    from jsonb_to_recordset(${JSON.stringify(sets)}::jsonb) as r (id uuid, "changedAt" timestamptz, kind text, kg numeric, reps integer,
      seconds integer, metres numeric, rpe numeric, rir numeric, "doneAt" timestamptz, "isRemoved" boolean)
    on conflict (workspace_id, set_id, changed_at) do nothing`

interface StoredParts {
  workouts: readonly StoredWorkout[]
  /** The workouts with those of their exercises that have changed. */
  changedExercises?: readonly StoredWorkout[]
  sets: readonly CompletedSet[]
  earlierSets?: readonly CompletedSet[]
}

interface StoredCounts {
  exercises: number
  sets: number
}

/** Creates or changes workouts with their exercises and sets. */
export async function storeParts(
  db: WorkspaceDb,
  { workouts, changedExercises = workouts, sets, earlierSets = [] }: StoredParts,
): Promise<void> {
  const exercises = changedExercises.flatMap(exerciseFields)
  const stored = await db.one<StoredCounts>(sql`
    with stored_workouts as (${storeWorkoutRows(workouts)}),
      stored_exercises as (${storeExercises(exercises)}),
      stored_sets as (${storeSets(sets)}),
      stored_edits as (${storeSetEdits(earlierSets)})
    select (select count(*) from stored_exercises) as exercises, (select count(*) from stored_sets) as sets`)
  // a device's id names an exercise of another workout, or a set of another exercise
  if (stored.exercises < exercises.length || stored.sets < sets.length) throw new AppError('record id taken')
}
