import { clientsPerPage, type ClientRow, type Pause } from '@allenio/contract/clients'
import type { CollaboratorRole } from '@allenio/contract'
import { fullName } from '@allenio/domain/clients'
import type { Actor } from '#platform/access'
import { limitTo, limitToPage, pageOf, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { fileLink, ownFile } from '#platform/files'
import { abilities } from '../access.ts'
import type { ClientRecord } from '../client-record.ts'
import { adherenceJoin, listCondition, membershipJoin, orderColumn, orderOf, type Filters, type Sort } from './filters.ts'
import { currentPause } from '../pauses/queries.ts'
import { clientCard } from '../reach.ts'

/** A client with the data that a row of the list shows beside the record. */
export interface ListedClient extends ClientRecord, Row<'memberships', 'last_seen_at'> {
  type_name: Row<'client_types'>['name'] | null
  type_color: Row<'client_types'>['color'] | null
  tags: string[]
  pause: Pause | null
}

// the page's ids are found first, by an index or by a sort of ids alone; the rest is looked up only for them
const selectClients = (page: Sql, order: Sql) => sql`
  with page as materialized (${page})
  select c.workspace_id, c.id, c.membership_id, c.first_name, c.last_name, c.email, c.phone, c.photo_file_id, c.type_id, c.status,
    c.registered_at, c.invited_at, c.declined_at, c.subscription_end, c.subscription_source, c.created_at, c.deleted_at,
    m.last_seen_at, t.name as type_name, t.color as type_color,
    array(select g.tag from client_tags g where g.workspace_id = c.workspace_id and g.client_id = c.id order by g.tag_key) as tags,
    ${currentPause()} as pause
  from page
  join clients c on c.workspace_id = page.workspace_id and c.id = page.id
  left join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
  left join client_types t on t.workspace_id = c.workspace_id and t.id = c.type_id
  order by ${order}`

export interface PageOf {
  filters: Filters
  sort: Sort
  page: number
  perPage?: number
}

/** One page, and whether there is a next. */
export async function listClientRows(db: WorkspaceDb, actor: Actor, { filters, sort, page, perPage = clientsPerPage }: PageOf) {
  const rows = await db.many<ListedClient>(
    selectClients(
      sql`
    select c.workspace_id, c.id ${orderColumn(sort)} from clients c ${adherenceJoin(actor, sort)} ${membershipJoin(sort)}
    where ${listCondition(actor, filters)} order by ${orderOf(sort)} ${limitToPage(page, perPage)}`,
      orderOf(sort, sql`page.percent`),
    ),
  )
  const { pageRows, nextPage } = pageOf(rows, page, perPage)
  return { clients: await presentRows(db, actor, pageRows), nextPage }
}

/** The ids of the actor's clients that match the filters, ordered by name. */
export const listMatching = async (db: WorkspaceDb, actor: Actor, filters: Filters, limit: number): Promise<string[]> =>
  (
    await db.many<Row<'clients', 'id'>>(sql`
    select c.id from clients c where ${listCondition(actor, filters)} order by ${orderOf('name')} ${limitTo(limit)}`)
  ).map(row => row.id)

export interface InCharge extends Row<'client_collaborators', 'client_id'>, Row<'memberships', 'id'>, Row<'persons', 'photo_file_id'> {
  role: CollaboratorRole
  first_name: string
  last_name: string
}

// a page of clients has few collaborators, so each is sent once and not with every client
export const findInCharge = (db: WorkspaceDb, clientIds: readonly string[]) =>
  db.many<InCharge>(sql`
  with charges as materialized (
    select k.client_id, k.membership_id, k.created_at from client_collaborators k where k.client_id = any(${[...clientIds]}::uuid[])
  ), team as materialized (
    select m.id, m.role, coalesce(p.first_name, i.first_name, '') as first_name,
      coalesce(p.last_name, i.last_name, '') as last_name, p.photo_file_id
    from memberships m
    left join persons p on p.id = m.person_id
    left join invitations i on i.workspace_id = m.workspace_id and i.membership_id = m.id
    where m.id in (select membership_id from charges) and m.role in ('coach', 'nutritionist')
  )
  select charges.client_id, team.* from charges join team on team.id = charges.membership_id
  order by charges.created_at, team.id`)

export const presentMember = ({ id, role, photo_file_id, ...names }: Omit<InCharge, 'client_id'>, personId: string) => ({
  id,
  name: fullName(names),
  photo: photo_file_id && fileLink(ownFile(photo_file_id), personId, 'thumb'),
  role,
})

export async function presentRows(db: WorkspaceDb, actor: Actor, rows: readonly ListedClient[]): Promise<ClientRow[]> {
  if (!rows.length) return []
  const inCharge = Map.groupBy(
    await findInCharge(
      db,
      rows.map(row => row.id),
    ),
    each => each.client_id,
  )
  return rows.map(row => presentRow(row, actor, inCharge.get(row.id) ?? []))
}

export const presentRow = (row: ListedClient, actor: Actor, inCharge: readonly InCharge[]): ClientRow => ({
  ...clientCard(row, actor),
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  type: row.type_id && row.type_name && row.type_color ? { id: row.type_id, name: row.type_name, color: row.type_color } : null,
  tags: row.tags,
  collaborators: inCharge.map(each => presentMember(each, actor.personId)),
  status: row.status,
  isRegistered: row.registered_at !== null,
  invitedAt: row.invited_at,
  declinedAt: row.declined_at,
  subscriptionEnd: row.subscription_end,
  subscriptionSource: row.subscription_source,
  pause: row.pause,
  lastSeenAt: row.last_seen_at,
  createdAt: row.created_at,
  deletedAt: row.deleted_at,
  may: abilities(actor, row),
})
