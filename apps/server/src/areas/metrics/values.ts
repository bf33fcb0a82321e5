import type { Language } from '@allenio/contract'
import type { Metric, MetricValue } from '@allenio/contract/metrics'
import { formatDecimal } from '@allenio/domain/formats'
import { newId } from '@allenio/domain/ids'
import { fittingValue, isMetricType } from '@allenio/domain/metrics'
import {
  authorName,
  isRecordAt,
  mayChange,
  presentAuthor,
  withAuthor,
  type AuthoredRow,
  type Reader,
  type RecordAt,
} from '#areas/client-records'
import { refuseStrangeDay } from '#areas/clients'
import { addWeight, updateWeightRow, deleteWeight, undeleteWeight } from '#areas/weights'
import type { Actor } from '#platform/access'
import { limitTo, limitToPage, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { canBeRestored } from '#platform/records'

// Values are stored in this area, except for those of the weight, which the area of weights stores.

export type ValueRow = AuthoredRow &
  Row<'metric_values', 'id' | 'kind' | 'day' | 'value' | 'note' | 'workout_id' | 'visit_id' | 'created_at'>

/** Values and weights together, as `r`. */
export const allValues = sql`(
  select client_id, id, kind, day, value, note, workout_id, visit_id, is_by_client, author_id, created_at
  from metric_values where deleted_at is null
  union all
  select client_id, id, 'weight', day, kg, note, null, visit_id, is_by_client, author_id, created_at
  from weights where deleted_at is null
) r`

const columns = sql`r.id, r.kind, r.day, r.value, r.note, r.workout_id, r.visit_id, r.is_by_client, r.created_at, ${authorName}`
export const valuesPerPage = 50

export const listValueRows = (db: WorkspaceDb, clientId: string, { kind, page }: { kind: string; page: number }) =>
  db.many<ValueRow>(sql`
  select ${columns} from ${allValues} ${withAuthor} where r.client_id = ${clientId} and r.kind = ${kind}
  order by r.day desc, r.id desc ${limitToPage(page, valuesPerPage)}`)

const chartDays = 1000

interface DayValue {
  day: string
  value: number
  isFromWorkout: boolean
}

/** The last value of each day, oldest day first. */
export const listDayValues = (db: WorkspaceDb, clientId: string, kind: string) =>
  db.many<DayValue>(sql`
  select day, value, "isFromWorkout" from (
    select distinct on (r.day) r.day, r.value, r.workout_id is not null as "isFromWorkout"
    from ${allValues} where r.client_id = ${clientId} and r.kind = ${kind}
    order by r.day desc, r.id desc ${limitTo(chartDays)}) latest order by day`)

export const findValue = (db: WorkspaceDb, clientId: string, id: string) =>
  db.maybeOne<ValueRow>(sql`
  select ${columns} from ${allValues} ${withAuthor} where r.client_id = ${clientId} and r.id = ${id}`)

export const presentValue = (row: ValueRow, reader: Reader): MetricValue => ({
  id: row.id,
  day: row.day,
  value: row.value,
  note: row.note,
  isFromWorkout: row.workout_id !== null,
  isFromVisit: row.visit_id !== null,
  ...presentAuthor(row, reader),
  // nobody has written a value from a workout, although its client may delete it
  isByClient: row.is_by_client && row.workout_id === null,
  createdAt: row.created_at,
  may: {
    update: mayChange(row, reader) && !reader.isClient && row.workout_id === null && row.visit_id === null,
    delete: mayChange(row, reader) && row.visit_id === null,
  },
})

interface ValueContext {
  language: Language
  /** The input field that an error names. */
  field: string
}

/** The value with the metric's decimals; an impossible one is refused with the metric's name. */
export function valueOf(metric: Metric, value: number, { language, field }: ValueContext): number {
  const fitting = fittingValue(metric, value)
  const { name, min, max, decimals, unit } = metric
  const bound = (limit: number) => formatDecimal(language, limit, { most: decimals })
  if (fitting === undefined) throw wrongField(field, 'metric range', { name, min: bound(min), max: bound(max), unit })
  return fitting
}

export interface Entry {
  id?: string
  day: string
  value: number
  note: string
  /** The weight of the same day that a new weight replaces. */
  replacesId?: string | undefined
}

export interface ValueFacts {
  clientId: string
  metric: Metric
  isByClient: boolean
  actor: Actor
  latestDay: string
  language: Language
}

/** Creates one value; one that a device sends again stays as it is. `field` is the entry's place in the input. */
export async function keepValue(db: WorkspaceDb, entry: Entry, { field, ...facts }: ValueFacts & { field: string }): Promise<void> {
  const { clientId, metric, isByClient, actor, latestDay, language } = facts
  const { id = newId(), day, note, replacesId } = entry
  refuseStrangeDay(day, latestDay, `${field}.day`)
  const value = valueOf(metric, entry.value, { language, field: `${field}.value` })
  if (metric.type === 'weight') {
    await addWeight(db, actor, { id, clientId, day, kg: value, source: 'metric', note, isByClient, replacesId })
    return
  }
  await followMetric(db, clientId, metric)
  const isNew =
    (await db.run(sql`
    insert into metric_values (id, client_id, kind, day, value, note, is_by_client, author_id)
    values (${id}, ${clientId}, ${metric.kind}, ${day}, ${value}, ${note}, ${isByClient}, ${actor.membershipId})
    on conflict (workspace_id, id) do nothing`)) > 0
  if (isNew) return
  const own = await db.maybeOne(sql`
    select 1 from metric_values where id = ${id} and client_id = ${clientId} and kind = ${metric.kind}`)
  if (!own) throw new AppError('record id taken')
}

/** Adds the metric to the client. A deleted metric begins anew, without its old target. */
export const followMetric = (db: WorkspaceDb, clientId: string, { kind, type }: Metric) =>
  db.run(sql`
  insert into client_metrics as m (client_id, kind, metric_id) values (${clientId}, ${kind}, ${type === null ? kind : null})
  on conflict (workspace_id, client_id, kind) do update set deleted_at = null, target = null, target_day = null
  where m.deleted_at is not null`)

interface Change {
  metric: Metric
  day: string
  value: number
  note: string
  language: Language
}

export async function updateValue(db: WorkspaceDb, where: { id: string; clientId: string }, change: Change): Promise<void> {
  const { id, clientId } = where
  const { metric, day, note, language } = change
  const value = valueOf(metric, change.value, { language, field: 'value' })
  if (metric.type === 'weight') await updateWeightRow(db, { id, clientId, day, kg: value, note })
  else
    await db.run(sql`
    update metric_values set day = ${day}, value = ${value}, note = ${note}
    where id = ${id} and client_id = ${clientId} and deleted_at is null`)
}

export async function deleteValue(db: WorkspaceDb, where: RecordAt): Promise<void> {
  const deleted =
    (await db.run(
      sql`update metric_values r set deleted_at = now() where ${isRecordAt(where)} and deleted_at is null and visit_id is null`,
    )) || (await deleteWeight(db, where))
  found(deleted || null)
}

/** Whether the id names a weight, deleted or not. */
export const isWeight = async (db: WorkspaceDb, clientId: string, id: string): Promise<boolean> =>
  Boolean(await db.maybeOne(sql`select 1 from weights where id = ${id} and client_id = ${clientId}`))

/** Follows the metric again if it was deleted after the value: otherwise nobody would see the value. */
export async function undeleteValue(db: WorkspaceDb, where: RecordAt): Promise<ValueRow> {
  const { clientId } = where
  const value = await db.maybeOne<Row<'metric_values', 'kind'>>(sql`
    update metric_values r set deleted_at = null where ${isRecordAt(where)} and ${canBeRestored} and visit_id is null returning kind`)
  if (value) {
    await db.run(sql`
      update client_metrics set deleted_at = null, target = null, target_day = null
      where client_id = ${clientId} and kind = ${value.kind} and deleted_at is not null`)
  }
  const back = value || (await undeleteWeight(db, where))
  found(back || null)
  return found(await findValue(db, where.clientId, where.id))
}

/** Finds the metrics that entries name by a map, because the entries of one call name the same few again and again. */
export function metricsByKind(metrics: readonly Metric[]): (kind: string, field: string) => Metric {
  const metricByKind = new Map(metrics.map(metric => [metric.kind, metric]))
  return (kind, field) => {
    const metric = metricByKind.get(isMetricType(kind) ? kind : kind.toLowerCase())
    if (!metric) throw wrongField(field, 'unknown metric')
    return metric
  }
}
