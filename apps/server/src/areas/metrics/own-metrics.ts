import type { Language } from '@allenio/contract'
import { metricDefinitions, metricLimits, metricTypes, type Metric, type MetricType } from '@allenio/contract/metrics'
import { newId } from '@allenio/domain/ids'
import { isMetricType } from '@allenio/domain/metrics'
import { addSubjects, lockFor, sql, type Db, type Row, type Total, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { canBeRestored } from '#platform/records'
import { metricNames, unitNames } from './names.ts'

export type MetricRow = Row<'metrics', 'id' | 'name' | 'unit' | 'decimals' | 'min_value' | 'max_value'>

const columns = sql`id, name, unit, decimals, min_value, max_value`

export const listOwnRows = (db: Db) =>
  db.many<MetricRow>(sql`
  select ${columns} from metrics where deleted_at is null order by name_key, id`)

export const presentType = (type: MetricType, language: Language): Metric => {
  const { unit, group, min, max, decimals } = metricDefinitions[type]
  return { kind: type, type, name: metricNames(language)(type), unit: unitNames(language)(unit), group, min, max, decimals }
}

export const presentOwn = ({ id, name, unit, decimals, min_value, max_value }: MetricRow): Metric => ({
  kind: id,
  type: null,
  name,
  unit,
  group: 'own',
  min: min_value,
  max: max_value,
  decimals,
})

/** The types in their order, then the workspace's own by name. */
export const readMetrics = async (db: Db, language: Language): Promise<Metric[]> => [
  ...metricTypes.map(type => presentType(type, language)),
  ...(await listOwnRows(db)).map(presentOwn),
]

/** The metric of that kind; undefined where the workspace has none. */
export async function findMetric(db: Db, kind: string, language: Language): Promise<Metric | undefined> {
  if (isMetricType(kind)) return presentType(kind, language)
  const row = await db.maybeOne<MetricRow>(sql`select ${columns} from metrics where id = ${kind} and deleted_at is null`)
  return row && presentOwn(row)
}

export interface OwnMetricFields {
  name: string
  unit: string
  decimals: number
  min: number
  max: number
}

/** Only one transaction at a time changes names and numbers of metrics: otherwise two could add the same one. */
const lockMetrics = (db: WorkspaceDb) => lockFor(db, 'own metrics')

/** The caller must have locked the metrics. */
async function refuseTooMany(db: WorkspaceDb): Promise<void> {
  const { total } = await db.one<Total>(sql`select count(*) as total from metrics where deleted_at is null`)
  if (total >= metricLimits.ownMetrics) throw new AppError('too many metrics', { values: { max: metricLimits.ownMetrics } })
}

async function refuseTaken(db: WorkspaceDb, { name, min, max }: OwnMetricFields, exceptId: string | null): Promise<void> {
  if (min >= max) throw wrongField('min', 'metric bounds')
  await lockMetrics(db)
  const namesake = await db.maybeOne(sql`
    select 1 from metrics where name_key = search_form(${name}) and deleted_at is null and id is distinct from ${exceptId}::uuid`)
  if (namesake) throw wrongField('name', 'metric name taken')
}

export async function createOwnMetric(db: WorkspaceDb, fields: OwnMetricFields): Promise<Metric> {
  await refuseTaken(db, fields, null)
  await refuseTooMany(db)
  const { name, unit, decimals, min, max } = fields
  return presentOwn(
    await db.one<MetricRow>(sql`
    insert into metrics (id, name, unit, decimals, min_value, max_value)
    values (${newId()}, ${name}, ${unit}, ${decimals}, ${min}, ${max}) returning ${columns}`),
  )
}

/** The screens of whoever is measured by it show the metric too. */
async function nameMeasured(db: WorkspaceDb, id: string): Promise<void> {
  const rows = await db.many<Row<'client_metrics', 'client_id'>>(sql`
    select client_id from client_metrics where metric_id = ${id} and deleted_at is null`)
  addSubjects(
    db,
    rows.map(row => row.client_id),
  )
}

export async function updateOwnMetric(db: WorkspaceDb, id: string, fields: OwnMetricFields): Promise<Metric> {
  await nameMeasured(db, id)
  found(await db.maybeOne(sql`select 1 from metrics where id = ${id} and deleted_at is null`))
  await refuseTaken(db, fields, id)
  const { name, unit, decimals, min, max } = fields
  return presentOwn(
    found(
      await db.maybeOne<MetricRow>(sql`
    update metrics set name = ${name}, unit = ${unit}, decimals = ${decimals}, min_value = ${min}, max_value = ${max}
    where id = ${id} and deleted_at is null returning ${columns}`),
    ),
  )
}

export async function deleteOwnMetric(db: WorkspaceDb, id: string): Promise<number> {
  await nameMeasured(db, id)
  return db.run(sql`
    update metrics set deleted_at = now() where id = ${id} and deleted_at is null`)
}

interface NameState {
  is_taken: boolean
}

export async function undeleteOwnMetric(db: WorkspaceDb, id: string): Promise<Metric> {
  await nameMeasured(db, id)
  await lockMetrics(db)
  const { is_taken } = found(
    await db.maybeOne<NameState>(sql`
    select exists (select from metrics other where other.name_key = metrics.name_key and other.deleted_at is null) as is_taken
    from metrics where id = ${id} and ${canBeRestored}`),
  )
  if (is_taken) throw new AppError('metric name taken')
  await refuseTooMany(db)
  return presentOwn(await db.one<MetricRow>(sql`update metrics set deleted_at = null where id = ${id} returning ${columns}`))
}
