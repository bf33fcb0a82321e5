import type { SetFigures, SetResult } from '@allenio/contract/workouts'
import { isSameFigures } from '@allenio/domain/workouts'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

export type SetEdit = SetResult['edits'][number]

/** Earlier versions of a workout's sets, by the set. */
export async function listEdits(db: WorkspaceDb, workoutId: string): Promise<Map<string, SetEdit[]>> {
  const rows = await db.many<Row<'completed_set_edits'>>(sql`
    select d.* from completed_exercises e join completed_sets s on s.exercise_id = e.id
    join completed_set_edits d on d.set_id = s.id where e.workout_id = ${workoutId} order by d.changed_at`)
  const edits = new Map<string, SetEdit[]>()
  for (const { set_id, changed_at: changedAt, kg, reps, seconds, metres, rpe, rir } of rows)
    edits.set(set_id, [...(edits.get(set_id) ?? []), { kg, reps, seconds, metres, rpe, rir, changedAt }])
  return edits
}

/**
 * The edits that a coach has to review. A set that was undone and done again with equal figures needs no review, and neither does
 * an effort that was entered in the rest after the set.
 */
export const editsToReview = (edits: readonly SetEdit[], set: SetFigures): SetEdit[] =>
  edits.filter((edit, at) => {
    const next = edits[at + 1] ?? set
    return !isSameFigures({ ...edit, rpe: edit.rpe ?? next.rpe, rir: edit.rir ?? next.rir }, next)
  })
