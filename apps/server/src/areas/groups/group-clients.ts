import type { ParsedInput } from '@allenio/contract'
import { clientsPerPage } from '@allenio/contract/clients'
import { groupLimits, type listClientsForGroup } from '@allenio/contract/groups'
import { clientCard, listCondition, reachableClients, reachClients, type Asker, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { addSubjects, bulk, limitToPage, lookUp, pageOf, sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { isVisible } from './access.ts'
import { isThere } from './queries.ts'

type ClientId = Row<'group_clients', 'client_id'>

/** Adds clients whom the actor reaches; those who are in the group stay in it. Answers who is new. */
export async function addClients(db: WorkspaceDb, actor: Asker, groupId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const clients = await reachClients(db, actor, [...new Set(ids)])
  const added = await db.many<ClientId>(sql`
    insert into group_clients (group_id, client_id) select ${groupId}, asked.id from unnest(${[...clients.keys()]}::uuid[]) as asked (id)
    on conflict (workspace_id, group_id, client_id) do nothing returning client_id`)
  const { count } = await db.one<Count>(sql`
    select count(*) as count from group_clients m
    cross join ${lookUp(sql`select 1 from clients c where c.id = m.client_id and c.deleted_at is null`)} c where m.group_id = ${groupId}`)
  if (count > groupLimits.clients) throw new AppError('group full', { values: { max: groupLimits.clients } })
  return added.map(({ client_id: id }) => id)
}

/** Takes clients out; those whom the actor does not reach stay in, as they are not shown either. Answers who was in. */
export async function removeClients(db: WorkspaceDb, actor: Asker, groupId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const removed = await db.many<ClientId>(sql`
    delete from group_clients m where m.group_id = ${groupId} and m.client_id = any(${[...ids]}::uuid[])
      and m.client_id in (select c.id from clients c where ${reachableClients(actor)}) returning m.client_id`)
  const removedIds = removed.map(({ client_id: id }) => id)
  addSubjects(db, removedIds)
  return removedIds
}

/** The active clients of these groups, each once; for other areas, which have found the groups before. */
export const readGroupMembers = async (db: WorkspaceDb, groupIds: readonly string[]): Promise<string[]> =>
  (
    await db.many<ClientId>(
      bulk(sql`
    select m.client_id from (
      select distinct m.client_id from group_clients m
      where m.group_id in (select e.id from groups e where e.id = any(${[...groupIds]}::uuid[]) and ${isThere})) m
    cross join ${lookUp(sql`select 1 from clients c where c.id = m.client_id and c.deleted_at is null and c.status = 'active'`)} c
    order by m.client_id`),
    )
  ).map(({ client_id: id }) => id)

/** The clients to choose from for a group. */
export async function listClientsToChoose(
  db: WorkspaceDb,
  actor: Actor,
  { page, search, collaboratorId, groupId, id }: ParsedInput<typeof listClientsForGroup>,
) {
  if (id !== undefined)
    found(await db.maybeOne(sql`select 1 from groups e where e.id = ${id} and e.deleted_at is null and ${isVisible(actor)}`))
  const isAssigned: Sql = id === undefined ? sql`false` : sql`c.id in (select m.client_id from group_clients m where m.group_id = ${id})`
  const rows = await db.many<CardRow & { isAssigned: boolean }>(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id, ${isAssigned} as "isAssigned" from clients c
    where ${listCondition(actor, { search, collaboratorId, groupId, status: 'active' })}
    order by c.name_key, c.id ${limitToPage(page, clientsPerPage)}`)
  const { pageRows, nextPage } = pageOf(rows, page, clientsPerPage)
  return { clients: pageRows.map(row => ({ ...clientCard(row, actor), isAssigned: row.isAssigned })), nextPage }
}
