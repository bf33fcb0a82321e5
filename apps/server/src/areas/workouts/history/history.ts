import { historyPointsAtMost, type ExerciseHistory, type ExercisePoint } from '@allenio/contract/workouts'
import { readProgramSettings } from '#areas/programs'
import type { Actor } from '#platform/access'
import { limitTo, sql, type OrNull, type Row, type WorkspaceDb } from '#platform/db'
import { readBests } from '../progress/bests.ts'
import { namesOf } from './names.ts'

interface HistoryRow
  extends
    Row<
      'completed_exercises',
      'id' | 'workout_id' | 'exercise' | 'day' | 'sets_done' | 'kg' | 'reps' | 'epley_kg' | 'brzycki_kg' | 'tonnage_kg'
    >,
    Row<'completed_workouts', 'program_user_id' | 'release_id'>,
    OrNull<Row<'program_users', 'title' | 'is_single'>> {
  has_pain: boolean
}

/**
 * The latest of them by the index alone; the workouts and programs are looked up for these. Several rows of one workout, as in a 5/3/1, are
 * one point.
 */
const listPoints = (db: WorkspaceDb, clientId: string, key: string) =>
  db.many<HistoryRow>(sql`
  select distinct on (e.started_at, e.workout_id) e.id, e.workout_id, e.exercise, e.day, e.kg, e.reps,
    sum(e.sets_done) over same as sets_done, max(e.epley_kg) over same as epley_kg, max(e.brzycki_kg) over same as brzycki_kg,
    sum(e.tonnage_kg) over same as tonnage_kg, bool_or(e.pain is not null) over same as has_pain,
    w.program_user_id, w.release_id, u.title, u.is_single
  from (
    select * from completed_exercises where client_id = ${clientId} and exercise_key = ${key} and is_counted
    order by started_at desc, id ${limitTo(historyPointsAtMost)}) e
  join completed_workouts w on w.id = e.workout_id left join program_users u on u.id = w.program_user_id
  window same as (partition by e.workout_id)
  order by e.started_at, e.workout_id, e.kg desc nulls last, e.reps desc nulls last, e.id`)

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** As results name an exercise that somebody asks for by its id or its name. */
export const keyOf = (exercise: string): string => (isId(exercise) ? exercise.toLowerCase() : `name ${exercise.toLowerCase()}`)

interface HistoryOf {
  clientId: string
  key: string
}

/** How an exercise went over time. One that was never done has no points. */
export async function readHistory(db: WorkspaceDb, actor: Actor, { clientId, key }: HistoryOf): Promise<ExerciseHistory> {
  const { maximumFormula: formula } = await readProgramSettings(db)
  const [rows, bests] = await Promise.all([listPoints(db, clientId, key), readBests(db, { clientId, keys: [key], formula })])
  const last = rows.at(-1)
  const names = last ? await namesOf(db, actor, [last]) : new Map<string, string>()
  const exerciseId = last?.exercise.id ?? (isId(key) ? key : null)
  return {
    name: names.get(exerciseId ?? '') ?? last?.exercise.name ?? '',
    exerciseId,
    bests: bests.get(key) ?? null,
    points: rows.map((row): ExercisePoint => ({
      weightId: row.id,
      workoutId: row.workout_id,
      day: row.day,
      setsDone: row.sets_done,
      kg: row.kg,
      reps: row.reps,
      e1rm: formula === 'epley' ? row.epley_kg : row.brzycki_kg,
      tonnageKg: row.tonnage_kg,
      hasPain: row.has_pain,
    })),
    programChanges: programChanges(rows),
  }
}

/**
 * Finds where the program, or its release, is another one than the time before. Training without a plan, or by a single workout, changes
 * nothing.
 */
function programChanges(rows: readonly HistoryRow[]): ExerciseHistory['programChanges'] {
  const planned = rows.filter(row => row.program_user_id !== null && row.is_single !== true)
  return planned.flatMap((row, index) => {
    const before = planned[index - 1]
    const isNewProgram = before?.program_user_id !== row.program_user_id
    if (!isNewProgram && before.release_id === row.release_id) return []
    return [{ day: row.day, title: row.title ?? '', isNewProgram }]
  })
}

/** The key of an exercise in a workout. */
export const readKey = (db: WorkspaceDb, exerciseId: string) =>
  db.one<Row<'completed_exercises', 'exercise_key'>>(sql`select exercise_key from completed_exercises where id = ${exerciseId}`)
