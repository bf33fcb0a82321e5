import type { Pause } from '@allenio/contract/clients'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { canBeRestored } from '#platform/records'
import { today } from '../list/filters.ts'

/** A query in brackets for the pauses of a client, the earliest first, in the form that the rules need. */
export const pausesOfClient = (clientId: Sql): Sql => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('from', k.from_day, 'until', k.until_day) order by k.from_day), '[]')
  from client_pauses k where k.client_id = ${clientId} and k.deleted_at is null)`

/** A query in brackets for the pause of today of clients `c`, or else their next one. */
export const currentPause = (): Sql => sql`(
  select jsonb_build_object('from', k.from_day, 'until', k.until_day) from client_pauses k
  where k.workspace_id = c.workspace_id and k.client_id = c.id and k.deleted_at is null
    and (k.until_day is null or k.until_day >= ${today()})
  order by k.from_day limit 1)`

interface PausesRow {
  id: string
  pauses: Pause[]
}

/** The pauses of clients, the earliest first; nothing for those who have none. */
export async function readPauses(db: WorkspaceDb, clientIds: readonly string[]): Promise<ReadonlyMap<string, readonly Pause[]>> {
  const rows = await db.many<PausesRow>(sql`
    select k.client_id as id, jsonb_agg(jsonb_build_object('from', k.from_day, 'until', k.until_day) order by k.from_day) as pauses
    from client_pauses k where k.client_id = any(${[...clientIds]}::uuid[]) and k.deleted_at is null group by k.client_id`)
  return new Map(rows.map(({ id, pauses }) => [id, pauses]))
}

export interface PauseRow extends Row<
  'client_pauses',
  'id' | 'client_id' | 'from_day' | 'until_day' | 'note' | 'pauses_payments' | 'created_at'
> {
  author_name: string | null
}

const selectPauses = (where: Sql) => sql`
  select k.id, k.client_id, k.from_day, k.until_day, k.note, k.pauses_payments, k.created_at,
    (select nullif(trim(p.first_name || ' ' || p.last_name), '') from memberships m join persons p on p.id = m.person_id
      where m.id = k.author_id) as author_name
  from client_pauses k where ${where} order by k.from_day desc, k.id`

export const listPauses = (db: WorkspaceDb, clientId: string) =>
  db.many<PauseRow>(selectPauses(sql`k.client_id = ${clientId} and k.deleted_at is null`))

/** A pause by its id, whoever's it is, deleted or not. */
export const findPause = (db: WorkspaceDb, id: string) => db.maybeOne<PauseRow>(selectPauses(sql`k.id = ${id}`))

export interface PauseAt {
  clientId: string
  id: string
}

export interface WrittenPause extends PauseAt, Pause {
  note: string
  pausesPayments: boolean
}

export const insertPause = (
  db: WorkspaceDb,
  { id, clientId, from, until, note, pausesPayments, authorId }: WrittenPause & { authorId: string | null },
) =>
  db.run(sql`
  insert into client_pauses (id, client_id, from_day, until_day, note, pauses_payments, author_id)
  values (${id}, ${clientId}, ${from}, ${until}, ${note}, ${pausesPayments}, ${authorId})`)

export const updatePauseRow = (db: WorkspaceDb, { id, from, until, note, pausesPayments }: WrittenPause) =>
  db.run(sql`
  update client_pauses set from_day = ${from}, until_day = ${until}::date, note = ${note}, pauses_payments = ${pausesPayments},
    updated_at = now()
  where id = ${id}`)

export const deletePauseRow = (db: WorkspaceDb, { id, clientId }: PauseAt) =>
  db.run(sql`update client_pauses set deleted_at = now() where id = ${id} and client_id = ${clientId} and deleted_at is null`)

/** Answers the days of a pause that was brought back; nothing where it was not deleted, or too long ago. */
export const undeletePauseRow = (db: WorkspaceDb, { id, clientId }: PauseAt) =>
  db.maybeOne<Row<'client_pauses', 'from_day' | 'until_day'>>(sql`
  update client_pauses set deleted_at = null where id = ${id} and client_id = ${clientId} and ${canBeRestored}
  returning from_day, until_day`)
