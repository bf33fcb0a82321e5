import { replaceableSources, type WeightSource } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import type { DayWeight } from '@allenio/domain/weights'
import { authorName, isRecordAt, notifyRecordListeners, withAuthor, type AuthoredRow, type RecordAt } from '#areas/client-records'
import { isOneOf, limitTo, limitToPage, sql, type Row, type Total, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { canBeRestored } from '#platform/records'
import { notifyWeightAdded } from './notifications.ts'

export type WeightRow = AuthoredRow & Row<'weights', 'id' | 'client_id' | 'day' | 'kg' | 'source' | 'note' | 'visit_id' | 'created_at'>

export const weightsPerPage = 50

const columns = sql`r.id, r.client_id, r.day, r.kg, r.source, r.note, r.visit_id, r.is_by_client, r.created_at, ${authorName}`

/** Reads one row more than a page, so that the caller knows whether another page follows. */
export const listWeightRows = (db: WorkspaceDb, clientId: string, page: number) =>
  db.many<WeightRow>(sql`
  select ${columns} from weights r ${withAuthor} where r.client_id = ${clientId} and r.deleted_at is null
  order by r.day desc, r.id desc ${limitToPage(page, weightsPerPage)}`)

export const countWeights = async (db: WorkspaceDb, clientId: string): Promise<number> =>
  (
    await db.one<Total>(sql`
    select count(*) as total from weights where client_id = ${clientId} and deleted_at is null`)
  ).total

/** The last weight of each day, oldest day first. */
export const listDayWeights = (db: WorkspaceDb, clientId: string) =>
  db.many<DayWeight>(sql`
  select distinct on (day) day, kg from weights where client_id = ${clientId} and deleted_at is null order by day, id desc`)

/** The last weights of days since a day, by the client's id. */
export async function readDayWeights(db: WorkspaceDb, clientIds: readonly string[], since: string): Promise<Map<string, DayWeight[]>> {
  const rows = await db.many<Row<'weights', 'client_id' | 'day' | 'kg'>>(sql`
    select distinct on (client_id, day) client_id, day, kg from weights
    where client_id = any(${[...clientIds]}::uuid[]) and day >= ${since} and deleted_at is null order by client_id, day, id desc`)
  return Map.groupBy(rows, row => row.client_id)
}

/** The latest weight of each of these clients, by the client's id. */
export async function readLatestWeights(db: WorkspaceDb, clientIds: readonly string[]): Promise<Map<string, DayWeight>> {
  const rows = await db.many<Row<'weights', 'client_id' | 'day' | 'kg'>>(sql`
    select w.client_id, w.day, w.kg from unnest(${[...clientIds]}::uuid[]) as wanted (id)
    cross join lateral (
      select r.client_id, r.day, r.kg from weights r where r.client_id = wanted.id and r.deleted_at is null
      order by r.day desc, r.id desc limit 1) w`)
  return new Map(rows.map(({ client_id, day, kg }) => [client_id, { day, kg }]))
}

// more than ten years of daily weights of one client
const replaceableAtMost = 5000

interface ReplaceableQuery {
  /** A condition on `clients c`. */
  scope: Sql
  clientIds: readonly string[]
  from: string
  to: string
}

/** The last weight of each client and day that a new one may take the place of. */
export const listReplaceable = (db: WorkspaceDb, { scope, clientIds, from, to }: ReplaceableQuery) =>
  db.many<Row<'weights', 'id' | 'client_id' | 'day' | 'kg' | 'note'>>(sql`
  select distinct on (r.day, r.client_id) r.client_id, r.id, r.day, r.kg, r.note from weights r join clients c on c.id = r.client_id
  where r.client_id = any(${[...clientIds]}::uuid[]) and r.day between ${from} and ${to} and r.deleted_at is null
    and r.source = any(${[...replaceableSources]}) and ${scope}
  order by r.day desc, r.client_id, r.id desc ${limitTo(replaceableAtMost)}`)

export const findWeight = (db: WorkspaceDb, at: RecordAt) =>
  db.maybeOne<WeightRow>(sql`
  select ${columns} from weights r ${withAuthor} where ${isRecordAt(at)} and r.deleted_at is null`)

export interface NewWeight {
  id?: string
  clientId: string
  day: string
  kg: number
  source: WeightSource
  note?: string
  isByClient: boolean
  authorId: string
}

/** Creates a weight and answers its id; a weight that a device sends again stays as it is. */
export async function insertWeight(db: WorkspaceDb, weight: NewWeight): Promise<string> {
  const { id = newId(), clientId } = weight
  if (weight.id === undefined) await insertNewWeight(db, { ...weight, id })
  else if ((await insertRow(db, { ...weight, id })) > 0) await notifyInserted(db, weight)
  else await refuseForeign(db, clientId, id)
  return id
}

/** A weight with an id of ours is certainly new, so that what follows from it is sent together with it. */
export async function insertNewWeight(db: WorkspaceDb, weight: NewWeight & { id: string }): Promise<void> {
  await Promise.all([insertRow(db, weight), notifyInserted(db, weight)])
}

const insertRow = (
  db: WorkspaceDb,
  { id, clientId, day, kg, source, note = '', isByClient, authorId }: NewWeight & { id: string },
): Promise<number> =>
  db.run(sql`
  insert into weights (id, client_id, day, kg, source, note, is_by_client, author_id)
  values (${id}, ${clientId}, ${day}, ${kg}, ${source}, ${note}, ${isByClient}, ${authorId})
  on conflict (workspace_id, id) do nothing`)

async function notifyInserted(db: WorkspaceDb, { clientId, day, kg, source, isByClient, authorId }: NewWeight): Promise<void> {
  const event = { kind: 'weight' as const, clientId, day, isByClient, authorId, weight: { kg, source } }
  await notifyWeightAdded(db, event)
  await notifyRecordListeners(db, event)
}

/** Tells the areas that follow records; nobody is notified of a correction. */
export const notifyWeightRecorded = (db: WorkspaceDb, { client_id, day, kg, source, is_by_client }: WeightRow, authorId: string) =>
  notifyRecordListeners(db, { kind: 'weight', clientId: client_id, day, isByClient: is_by_client, authorId, weight: { kg, source } })

async function refuseForeign(db: WorkspaceDb, clientId: string, id: string): Promise<void> {
  if (!(await hasWeight(db, { clientId, id }))) throw new AppError('record id taken')
}

/** Whether the client has or had this weight: also a deleted one counts. */
export const hasWeight = async (db: WorkspaceDb, at: RecordAt): Promise<boolean> =>
  (await db.maybeOne(sql`select 1 from weights r where ${isRecordAt(at)}`)) !== undefined

/** The weight with this id, deleted or not: a device that sends it again gets it as the answer. */
export const readSentWeight = (db: WorkspaceDb, clientId: string, id: string) =>
  db.one<WeightRow>(sql`
  select ${columns} from weights r ${withAuthor} where r.id = ${id} and r.client_id = ${clientId}`)

export const listWeightsById = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<WeightRow>(sql`
  select ${columns} from weights r ${withAuthor} where r.id ${isOneOf(ids)} order by r.day desc, r.id desc`)

export interface ChangedWeight {
  id: string
  clientId: string
  day: string
  kg: number
  note?: string | undefined
}

// a weight of a visit changes with the visit alone
const isOwnRecord = sql`visit_id is null`

export const updateWeightRow = (db: WorkspaceDb, { id, clientId, day, kg, note }: ChangedWeight) =>
  db.run(sql`
  update weights set day = ${day}, kg = ${kg}, note = coalesce(${note ?? null}, note)
  where id = ${id} and client_id = ${clientId} and deleted_at is null and ${isOwnRecord}`)

export const deleteWeight = (db: WorkspaceDb, at: RecordAt) =>
  db.run(sql`
  update weights r set deleted_at = now() where ${isRecordAt(at)} and deleted_at is null and ${isOwnRecord}`)

export const undeleteWeight = (db: WorkspaceDb, at: RecordAt) =>
  db.run(sql`
  update weights r set deleted_at = null where ${isRecordAt(at)} and ${canBeRestored} and ${isOwnRecord}`)

/** Restores only a weight that was deleted at that moment: one that was deleted by itself before stays deleted. */
export const undeleteWeightOf = (db: WorkspaceDb, at: RecordAt, deletedAt: Sql) =>
  db.run(sql`
  update weights r set deleted_at = null where ${isRecordAt(at)} and deleted_at = ${deletedAt}`)
