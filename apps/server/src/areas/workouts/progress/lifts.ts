import type { MaximumFormula } from '@allenio/contract/workouts'
import { storeWorkoutValues } from '#areas/metrics'
import { liftsAmong, readProgramSettings } from '#areas/programs'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

// The best squat, bench press and deadlift are metrics: each workout with a new best gives them a value.

type LiftRow = Row<'completed_workouts', 'id' | 'day' | 'is_by_client'> & { value: number | null; best_before: number | null }

/** Each workout from then on with its best estimate, beside the best before it. */
const listLifts = (
  db: WorkspaceDb,
  clientId: string,
  { keys, from, formula }: { keys: string[]; from: string; formula: MaximumFormula },
) => {
  const maximum = formula === 'epley' ? sql`e.epley_kg` : sql`e.brzycki_kg`
  return db.many<LiftRow>(sql`
    select b.id, b.day, b.is_by_client, b.value, b.best_before from (
      select w.id, w.day, w.is_by_client, w.started_at, round(max(${maximum}) filter (where e.is_counted), 1) as value,
        max(round(max(${maximum}) filter (where e.is_counted), 1)) over (
          order by w.started_at, w.id rows between unbounded preceding and 1 preceding) as best_before
      from completed_exercises e join completed_workouts w on w.id = e.workout_id
      where e.client_id = ${clientId} and e.exercise_key = any(${keys}::text[]) group by w.id, w.day, w.is_by_client, w.started_at
    ) b where b.started_at >= ${from}`)
}

interface LiftChange {
  /** The exercises that have changed. */
  keys: readonly string[]
  workoutIds: readonly string[]
  /** The beginning of the first workout that has changed. */
  from: string
}

/** Values before the change stay as they are, so that one which somebody has deleted never comes back. */
export async function refreshLifts(db: WorkspaceDb, clientId: string, { keys: changedKeys, workoutIds, from }: LiftChange): Promise<void> {
  const changedLifts = await liftsAmong(db, changedKeys)
  if (changedLifts.length === 0) return
  const { maximumFormula: formula } = await readProgramSettings(db)
  for (const [kind, keys] of changedLifts) {
    const rows = await listLifts(db, clientId, { keys, from, formula })
    await storeWorkoutValues(db, {
      clientId,
      kind,
      workoutIds: [...workoutIds, ...rows.map(({ id }) => id)],
      values: rows.flatMap(({ id, day, is_by_client: isByClient, value, best_before: before }) =>
        value !== null && (before === null || value > before) ? [{ workoutId: id, day, value, isByClient }] : [],
      ),
    })
  }
}
