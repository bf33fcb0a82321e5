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
