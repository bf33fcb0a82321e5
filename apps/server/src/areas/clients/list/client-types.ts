import type { Output } from '@allenio/contract'
import { typesAtMost, type createClientType, type deleteClientType, type listClientTypeFilters } from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { addSubjects, lockFor, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { reachableClients } from '../reach.ts'

export type ClientType = Output<typeof createClientType>

export const listTypes = (db: WorkspaceDb) =>
  db.many<ClientType>(sql`
  select id, name, color from client_types order by position, name_key`)

type TypeFilter = Output<typeof listClientTypeFilters>['filters'][number]

export async function listTypeFilters(db: WorkspaceDb, actor: Actor, noneName: string): Promise<TypeFilter[]> {
  const counts = await db.many<Row<'clients', 'type_id'> & { count: number }>(sql`
    select c.type_id, count(*) as count from clients c where ${reachableClients(actor)} group by c.type_id`)
  const countOf = (id: string | null) => counts.find(each => each.type_id === id)?.count ?? 0
  const types = await listTypes(db)
  return [...types.map(type => ({ ...type, count: countOf(type.id) })), { id: null, name: noneName, color: null, count: countOf(null) }]
}

/** Only one transaction at a time adds types, so that the limit on their number holds. */
export const lockTypes = (db: WorkspaceDb) => lockFor(db, 'client types')

export async function createType(db: WorkspaceDb, { name, color }: Omit<ClientType, 'id'>): Promise<ClientType> {
  await lockTypes(db)
  const { count } = await db.one<Count>(sql`select count(*) as count from client_types`)
  if (count >= typesAtMost) throw new AppError('too many types', { values: { max: typesAtMost } })
  const row = await db.maybeOne<ClientType>(sql`
    insert into client_types (id, name, color, position) values (${newId()}, ${name}, ${color}, ${count})
    on conflict (workspace_id, name_key) do nothing returning id, name, color`)
  if (!row) throw wrongField('name', 'type exists')
  return row
}

export async function updateType(db: WorkspaceDb, id: string, { name, color }: Partial<Omit<ClientType, 'id'>>): Promise<ClientType> {
  found(await db.maybeOne(sql`select id from client_types where id = ${id} for update`))
  const isTaken =
    name !== undefined &&
    (await db.maybeOne(sql`
    select id from client_types where name_key = search_form(${name}) and id <> ${id}`)) !== undefined
  if (isTaken) throw wrongField('name', 'type exists')
  return db.one<ClientType>(sql`
    update client_types set name = coalesce(${name ?? null}, name), color = coalesce(${color ?? null}, color)
    where id = ${id} returning id, name, color`)
}

export async function deleteType(db: WorkspaceDb, id: string): Promise<Output<typeof deleteClientType>> {
  const { count } = await db.one<Count>(sql`
    select count(*) as count from clients where type_id = ${id} and deleted_at is null`)
  if (!(await db.run(sql`delete from client_types where id = ${id}`))) throw new AppError('not found')
  return { id, clients: count }
}

/** Refuses ids that name no type of clients. */
export async function requireTypes(db: WorkspaceDb, ids: readonly string[]): Promise<void> {
  const distinctIds = [...new Set(ids)]
  const { count } = await db.one<Count>(sql`select count(*) as count from client_types where id = any(${distinctIds}::uuid[])`)
  if (count < distinctIds.length) throw new AppError('not found')
}

export async function requireType(db: WorkspaceDb, id: string): Promise<void> {
  found(await db.maybeOne(sql`select id from client_types where id = ${id}`))
}

interface GivenType {
  clientId: string
  typeId: string
}

/** Gives a client a type; one who has a type keeps it. Answers whether it was given. */
export async function giveType(db: WorkspaceDb, { clientId, typeId }: GivenType): Promise<boolean> {
  const changed = await db.run(sql`
    update clients set type_id = ${typeId}, updated_at = clock_timestamp()
    where id = ${clientId} and type_id is null and exists (select from client_types t where t.id = ${typeId})`)
  if (changed > 0) addSubjects(db, [clientId])
  return changed > 0
}

/** Takes a type from a client who has it still. */
export async function takeType(db: WorkspaceDb, { clientId, typeId }: GivenType): Promise<void> {
  await db.run(sql`
    update clients set type_id = null, updated_at = clock_timestamp() where id = ${clientId} and type_id = ${typeId}`)
  addSubjects(db, [clientId])
}
