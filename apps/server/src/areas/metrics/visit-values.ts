import type { MetricType } from '@allenio/contract/metrics'
import { newId } from '@allenio/domain/ids'
import { boundsOf, fittingValue } from '@allenio/domain/metrics'
import { sql, type WorkspaceDb } from '#platform/db'

interface VisitValue {
  kind: Exclude<MetricType, 'weight'>
  value: number
}

interface VisitValues {
  visitId: string
  clientId: string
  day: string
  authorId: string
  values: readonly VisitValue[]
}

/**
 * Stores the values of a visit, one for each metric, and deletes those that the visit no longer has. A value outside the metric's range
 * is left out, and returned.
 */
export async function storeVisitValues(db: WorkspaceDb, { visitId, clientId, day, authorId, values }: VisitValues): Promise<VisitValue[]> {
  const rows = values.flatMap(({ kind, value }) => {
    const fitting = fittingValue(boundsOf(kind), value)
    return fitting === undefined ? [] : [{ id: newId(), kind, value: fitting }]
  })
  const kinds = rows.map(({ kind }) => kind)
  await db.run(sql`delete from metric_values where visit_id = ${visitId} and kind <> all(${kinds}::text[])`)
  await followAll(db, clientId, kinds)
  if (rows.length > 0) {
    await db.run(sql`
      insert into metric_values (id, client_id, kind, day, value, visit_id, author_id)
      select r.id, ${clientId}, r.kind, ${day}, r.value, ${visitId}, ${authorId}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, kind text, value numeric)
      on conflict (workspace_id, visit_id, kind) where visit_id is not null do update
        set day = excluded.day, value = excluded.value, deleted_at = null`)
  }
  return values.filter(({ kind }) => !kinds.includes(kind))
}

/** Adds the metrics to the client's list. One that was removed begins anew, as with any value that somebody adds. */
const followAll = (db: WorkspaceDb, clientId: string, kinds: readonly MetricType[]) =>
  db.run(sql`
  insert into client_metrics as m (client_id, kind) select ${clientId}, unnest(${[...kinds]}::text[])
  on conflict (workspace_id, client_id, kind) do update set deleted_at = null, target = null, target_day = null
  where m.deleted_at is not null`)

export const deleteVisitValues = (db: WorkspaceDb, visitIds: readonly string[]): Promise<number> =>
  db.run(sql`update metric_values set deleted_at = now() where visit_id = any(${[...visitIds]}::uuid[]) and deleted_at is null`)

/** Undeletes the values of visits, but not those of a metric that was removed meanwhile. */
export const undeleteVisitValues = (db: WorkspaceDb, visitIds: readonly string[]): Promise<number> =>
  db.run(sql`
  update metric_values v set deleted_at = null where v.visit_id = any(${[...visitIds]}::uuid[]) and v.deleted_at is not null
    and exists (select from client_metrics m where m.client_id = v.client_id and m.kind = v.kind and m.deleted_at is null)`)
