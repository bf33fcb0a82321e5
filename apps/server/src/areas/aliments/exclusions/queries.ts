import { exclusionLimits, type ExclusionKind, type ExclusionTarget } from '@allenio/contract/aliments'
import { authorName, isRecordAt, withAuthor, type AuthoredRow, type RecordAt } from '#areas/client-records'
import { jsonText, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { canBeRestored } from '#platform/records'
import type { FoodRow } from '../queries.ts'

export type ExclusionRow = AuthoredRow & Row<'client_exclusions', 'id' | 'client_id' | 'kind' | 'target' | 'note' | 'created_at'>

const columns = sql`r.id, r.client_id, r.kind, r.target, r.note, r.is_by_client, r.created_at, ${authorName}`
const select = (condition: Sql) => sql`select ${columns} from client_exclusions r ${withAuthor} where ${condition}`

export const listRowsOf = (db: WorkspaceDb, clientIds: readonly string[]) =>
  db.many<ExclusionRow>(sql`
  ${select(sql`r.client_id = any(${[...clientIds]}::uuid[]) and r.deleted_at is null`)} order by r.created_at, r.id`)

/** Lists the exclusions of a client, at most as many as one may have. */
export const listRows = (db: WorkspaceDb, clientId: string) => listRowsOf(db, [clientId])

export const findRow = (db: WorkspaceDb, at: RecordAt) => db.maybeOne<ExclusionRow>(select(sql`${isRecordAt(at)} and r.deleted_at is null`))

/** Finds a deleted exclusion that can still be undeleted. */
export const findDeletedRow = (db: WorkspaceDb, at: RecordAt) =>
  db.maybeOne<ExclusionRow>(select(sql`${isRecordAt(at)} and r.${canBeRestored}`))

/** Lists exclusions by their ids, also deleted ones and those of several clients. */
export const listRowsById = (db: WorkspaceDb, ids: readonly string[]) => db.many<ExclusionRow>(select(sql`r.id = any(${[...ids]}::uuid[])`))

export interface NewRow {
  id: string
  kind: ExclusionKind
  target: ExclusionTarget
  note: string
}

interface Author {
  clientId: string
  isByClient: boolean
  authorId: string
}

/** Inserts exclusions. One that another call has added meanwhile stays as it is. */
export const insertRows = (db: WorkspaceDb, rows: readonly NewRow[], { clientId, isByClient, authorId }: Author) =>
  db.run(sql`
  insert into client_exclusions (id, client_id, kind, target, note, is_by_client, author_id)
  select n.id, ${clientId}, n.kind, n.target, n.note, ${isByClient}, ${authorId}
  from jsonb_to_recordset(${jsonText(rows)}::jsonb) as n (id uuid, kind text, target jsonb, note text)
  on conflict do nothing`)

/** Updates an exclusion. A new kind or an undeletion counts as recorded now, because earlier plans were not checked against it. */
export const updateRow = (db: WorkspaceDb, id: string, { kind, note }: Pick<NewRow, 'kind' | 'note'>) =>
  db.run(sql`
  update client_exclusions set kind = ${kind}, note = ${note}, deleted_at = null,
    created_at = case when kind <> ${kind} or deleted_at is not null then now() else created_at end
  where id = ${id}`)

export const deleteRow = (db: WorkspaceDb, at: RecordAt) =>
  db.run(sql`update client_exclusions r set deleted_at = now() where ${isRecordAt(at)} and r.deleted_at is null`)

/** Joins two notes, because either may tell how grave an allergy is. */
export const joinedNote = (note: string, other: string): string =>
  [...new Set([note, other])].filter(Boolean).join('; ').slice(0, exclusionLimits.note)

/** The foods that the business has, hidden ones among them: its own unless they are deleted, and those of the library. */
export const listFoodIds = async (db: WorkspaceDb, ids: readonly string[]): Promise<string[]> =>
  (
    await db.many<Pick<FoodRow, 'id'>>(sql`
    select e.id from all_foods e where e.id = any(${[...ids]}::uuid[]) and (e.deleted_at is null or not e.is_own)`)
  ).map(({ id }) => id)

/** Lists the present names of foods, deleted ones among them. */
export const listFoodNames = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<Pick<FoodRow, 'id' | 'name_it' | 'name_en'>>(sql`
  select e.id, e.name_it, e.name_en from all_foods e where e.id = any(${[...ids]}::uuid[])`)
