import type { MetricType } from '@allenio/contract/metrics'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

export type LatestValue = Row<'metric_values', 'client_id' | 'kind' | 'day' | 'value'>

interface Query {
  clientIds: readonly string[]
  types: readonly Exclude<MetricType, 'weight'>[]
  since: string
}

/** The latest value of each client in any of these metrics. */
export const readLatestValues = (db: WorkspaceDb, { clientIds, types, since }: Query) =>
  db.many<LatestValue>(sql`
  select distinct on (v.client_id) v.client_id, v.kind, v.day, v.value from metric_values v
  where v.client_id = any(${[...clientIds]}::uuid[]) and v.kind = any(${[...types]}::text[]) and v.day >= ${since} and v.deleted_at is null
  order by v.client_id, v.day desc, v.id desc`)

type LiftValue = Row<'metric_values', 'kind' | 'day' | 'value'> & { is_from_workout: boolean }

/** The latest maximum that a client has lifted, or is estimated to lift, of each lift that is a metric. */
export const readLatestLifts = (db: WorkspaceDb, clientId: string) =>
  db.many<LiftValue>(sql`
  select distinct on (v.kind) v.kind, v.day, v.value, v.workout_id is not null as is_from_workout from metric_values v
  where v.client_id = ${clientId} and v.kind in ('squat', 'bench-press', 'deadlift') and v.deleted_at is null
  order by v.kind, v.day desc, v.id desc`)
