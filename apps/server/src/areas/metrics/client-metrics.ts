import type { Language } from '@allenio/contract'
import { earliestRecordDay } from '@allenio/contract/clients'
import type { ClientMetric, Metric } from '@allenio/contract/metrics'
import type { Reader } from '#areas/client-records'
import { limitTo, pageOf, sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { canBeRestored } from '#platform/records'
import { findMetric, readMetrics } from './own-metrics.ts'
import { allValues, followMetric, listDayValues, listValueRows, presentValue, valueOf, valuesPerPage } from './values.ts'

interface Point {
  day: string
  value: number
}

interface ClientMetricRow {
  kind: string
  target: number | null
  target_day: string | null
  total: number
  first: Point | null
  points: Point[] | null
}

const shownPoints = 30

// the weight appears as soon as one is recorded, with or without a target
const selectFollowed = (clientId: string) => sql`(
  select kind, target, target_day from client_metrics where client_id = ${clientId} and deleted_at is null
  union all
  select 'weight', null, null where exists (select from weights where client_id = ${clientId} and deleted_at is null)
    and not exists (select from client_metrics where client_id = ${clientId} and kind = 'weight' and deleted_at is null)
) m`

const listRows = (db: WorkspaceDb, clientId: string) =>
  db.many<ClientMetricRow>(sql`
  select m.kind, m.target, m.target_day,
    (select count(*) from ${allValues} where r.client_id = ${clientId} and r.kind = m.kind) as total,
    (select json_build_object('day', r.day, 'value', r.value) from ${allValues}
      where r.client_id = ${clientId} and r.kind = m.kind order by r.day, r.id limit 1) as first,
    (select json_agg(json_build_object('day', latest.day, 'value', latest.value) order by latest.day, latest.id) from (
      select r.day, r.id, r.value from ${allValues} where r.client_id = ${clientId} and r.kind = m.kind
      order by r.day desc, r.id desc ${limitTo(shownPoints)}) latest) as points
  from ${selectFollowed(clientId)}`)

const present = (metric: Metric, row: ClientMetricRow | undefined): ClientMetric => {
  const points = row?.points ?? []
  return {
    ...metric,
    target: row?.target ?? null,
    targetDay: row?.target_day ?? null,
    latest: points.at(-1) ?? null,
    previous: points.at(-2) ?? null,
    first: row?.first ?? null,
    valuesTotal: row?.total ?? 0,
    points,
  }
}

/** The metrics that are followed for a client, in the order of all metrics. */
export async function readClientMetrics(db: WorkspaceDb, clientId: string, language: Language): Promise<ClientMetric[]> {
  const [metrics, rows] = await Promise.all([readMetrics(db, language), listRows(db, clientId)])
  const byKind = new Map(rows.map(row => [row.kind, row]))
  return metrics.flatMap(metric => (byKind.has(metric.kind) ? [present(metric, byKind.get(metric.kind))] : []))
}

/** One metric of a client; without values if it is not followed yet. */
export async function readClientMetric(
  db: WorkspaceDb,
  clientId: string,
  { kind, language }: { kind: string; language: Language },
): Promise<ClientMetric> {
  const metric = found(await findMetric(db, kind, language))
  return present(
    metric,
    (await listRows(db, clientId)).find(row => row.kind === metric.kind),
  )
}

interface Detail {
  kind: string
  page: number
  reader: Reader
  language: Language
}

export async function readDetail(db: WorkspaceDb, clientId: string, { kind, page, reader, language }: Detail) {
  const metric = await readClientMetric(db, clientId, { kind, language })
  const [rows, points] = await Promise.all([
    listValueRows(db, clientId, { kind: metric.kind, page }),
    page === 1 ? listDayValues(db, clientId, metric.kind) : [],
  ])
  const { pageRows, nextPage } = pageOf(rows, page, valuesPerPage)
  return { metric, values: pageRows.map(row => presentValue(row, reader)), nextPage, points }
}

export interface Aim {
  target: number | null
  targetDay: string | null
}

/** Sets or clears the target, and adds the metric to the client. */
export async function setTarget(
  db: WorkspaceDb,
  clientId: string,
  { metric, target, targetDay, language }: Aim & { metric: Metric; language: Language },
): Promise<void> {
  const aim = target === null ? null : valueOf(metric, target, { language, field: 'target' })
  if (targetDay !== null && targetDay < earliestRecordDay) throw wrongField('targetDay', 'day too early')
  await followMetric(db, clientId, metric)
  await db.run(sql`
    update client_metrics set target = ${aim}, target_day = ${aim === null ? null : targetDay}
    where client_id = ${clientId} and kind = ${metric.kind}`)
}

/** Deletes the metric with all its values. The weight cannot be deleted: other areas use weights, so they are deleted one by one. */
export async function deleteClientMetric(db: WorkspaceDb, clientId: string, { kind, type }: Metric): Promise<void> {
  if (type === 'weight') throw new AppError('weight metric stays')
  const deleted = await db.run(sql`
    update client_metrics set deleted_at = now() where client_id = ${clientId} and kind = ${kind} and deleted_at is null`)
  found(deleted || null)
  await db.run(sql`
    update metric_values set deleted_at = now() where client_id = ${clientId} and kind = ${kind} and deleted_at is null`)
}

/** Restores the metric with its values, except those that were deleted one by one before. */
export async function undeleteClientMetric(db: WorkspaceDb, clientId: string, { kind }: Metric): Promise<void> {
  const back = await db.run(sql`
    update metric_values v set deleted_at = null from client_metrics m
    where m.client_id = ${clientId} and m.kind = ${kind} and m.deleted_at > now() - interval '7 days'
      and v.client_id = m.client_id and v.kind = m.kind and v.deleted_at = m.deleted_at`)
  const row = await db.run(sql`
    update client_metrics set deleted_at = null where client_id = ${clientId} and kind = ${kind} and ${canBeRestored}`)
  found(back || row || null)
}
