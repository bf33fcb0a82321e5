import type { MetricType } from '@allenio/contract/metrics'
import { newId } from '@allenio/domain/ids'
import { boundsOf, fittingValue } from '@allenio/domain/metrics'
import { isOneOf, sql, type WorkspaceDb } from '#platform/db'

export interface WorkoutValues {
  clientId: string
  kind: MetricType
  /** All workouts whose values may have changed: those of the workouts without a value go. */
  workoutIds: readonly string[]
  values: readonly { workoutId: string; day: string; value: number; isByClient: boolean }[]
}

/** Stores what follows from workouts, once for each of them. A value that somebody has deleted stays deleted. */
export async function storeWorkoutValues(db: WorkspaceDb, { clientId, kind, workoutIds, values }: WorkoutValues): Promise<void> {
  const rows = values.flatMap(({ value, ...row }) => {
    const fitting = fittingValue(boundsOf(kind), value)
    return fitting === undefined ? [] : [{ ...row, id: newId(), value: fitting }]
  })
  const named = rows.map(({ workoutId }) => workoutId)
  await db.run(sql`
    delete from metric_values where kind = ${kind} and workout_id ${isOneOf(workoutIds)}
      and workout_id <> all(${named}::uuid[])`)
  if (rows.length === 0) return
  // a metric that was taken off the client's list stays off it
  await db.run(sql`
    insert into client_metrics (client_id, kind) values (${clientId}, ${kind}) on conflict (workspace_id, client_id, kind) do nothing`)
  await db.run(sql`
    insert into metric_values as v (id, client_id, kind, day, value, workout_id, is_by_client)
    select r.id, ${clientId}, ${kind}, r.day, r.value, r."workoutId", r."isByClient"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, day date, value numeric, "workoutId" uuid, "isByClient" boolean)
    on conflict (workspace_id, workout_id, kind) where workout_id is not null do update set day = excluded.day, value = excluded.value`)
}
