import type { ParsedInput } from '@allenio/contract'
import { groupLimits, type listGroups } from '@allenio/contract/groups'
import { reachableClients, type Asker, type CardRow } from '#areas/clients'
import { joined, limitTo, limitToPage, matchesWords, sql, type Matching, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isVisible } from './access.ts'

type ListQuery = ParsedInput<typeof listGroups>

export interface GroupRow extends Row<'groups', 'id' | 'author_id' | 'name' | 'color' | 'note' | 'created_at' | 'updated_at'> {
  author_name: string | null
  size: number
  active: number
  others: number
}

export const isThere = sql`e.deleted_at is null`

/** Joins the counts of each group `e` as `counted`: those in the asker's charge apart from the others. */
const joinCounts = (asker: Asker): Sql => sql`
  cross join lateral (
    select count(*) as size, count(*) filter (where ${reachableClients(asker)} and c.status = 'active') as active,
      count(*) filter (where not (${reachableClients(asker)})) as others
    from group_clients held join clients c on c.workspace_id = held.workspace_id and c.id = held.client_id
    where held.group_id = e.id and c.deleted_at is null) counted`

// the page's ids are found first; the rest is looked up only for them
const selectRows = (asker: Asker, page: Sql) => sql`
  with page as materialized (${page})
  select e.id, e.author_id, e.name, e.color, e.note, e.created_at, e.updated_at, counted.size, counted.active, counted.others,
    nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name
  from page join groups e on e.id = page.id
  left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id
  ${joinCounts(asker)}`

const bySize = (direction: Sql): Sql => sql`(
  select count(*) from group_clients held join clients c on c.workspace_id = held.workspace_id and c.id = held.client_id
  where held.group_id = e.id and c.deleted_at is null) ${direction}, e.name_key, e.id`

function orderOf(sort: ListQuery['sort']): Sql {
  switch (sort) {
    case 'name':
      return sql`e.name_key, e.id`
    case '-name':
      return sql`e.name_key desc, e.id desc`
    case 'created':
      return sql`e.created_at, e.id`
    case '-created':
      return sql`e.created_at desc, e.id desc`
    case 'updated':
      return sql`e.updated_at, e.id`
    case '-updated':
      return sql`e.updated_at desc, e.id desc`
    case 'size':
      return bySize(sql`asc`)
    case '-size':
      return bySize(sql`desc`)
    default:
      return sort satisfies never
  }
}

/** A condition on groups `e`: the collaborator made the group or is in charge of a client in it. */
const isOfCollaborator = (membershipId: string): Sql => sql`(e.author_id = ${membershipId} or exists (
  select from group_clients held join client_collaborators k on k.workspace_id = held.workspace_id and k.client_id = held.client_id
    join clients c on c.workspace_id = k.workspace_id and c.id = k.client_id and c.deleted_at is null
  where held.group_id = e.id and k.membership_id = ${membershipId}))`

const holds = (asker: Asker, clientId: string): Sql => sql`e.id in (
  select held.group_id from group_clients held join clients c on c.workspace_id = held.workspace_id and c.id = held.client_id
  where c.id = ${clientId} and ${reachableClients(asker)})`

export function listRows(
  db: WorkspaceDb,
  asker: Asker,
  { page, sort, search, collaboratorId, clientId }: ListQuery,
  matching: Matching,
): Promise<GroupRow[]> {
  const condition = joined(
    [
      isThere,
      isVisible(asker),
      ...matchesWords(sql`e.search`, search, matching),
      ...(collaboratorId === undefined ? [] : [isOfCollaborator(collaboratorId)]),
      ...(clientId === undefined ? [] : [holds(asker, clientId)]),
    ],
    ' and ',
  )
  const order = orderOf(sort)
  const ids = sql`select e.id, row_number() over (order by ${order}) as place from groups e where ${condition}
    order by ${order} ${limitToPage(page, groupLimits.perPage)}`
  return db.many<GroupRow>(sql`${selectRows(asker, ids)} order by page.place`)
}

/** Finds a group that the asker sees, and that is not deleted. */
export const findRow = (db: WorkspaceDb, asker: Asker, id: string) =>
  db.maybeOne<GroupRow>(selectRows(asker, sql`select e.id from groups e where e.id = ${id} and ${isThere} and ${isVisible(asker)}`))

export interface FaceRow extends CardRow {
  group_id: string
}

/** Lists the first clients of each group, by name, of those in the asker's charge; active ones come first. */
export const listFaces = (db: WorkspaceDb, asker: Asker, groupIds: readonly string[]) =>
  db.many<FaceRow>(sql`
  select face.* from unnest(${[...groupIds]}::uuid[]) as asked (id) cross join lateral (
    select held.group_id, c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id
    from group_clients held join clients c on c.workspace_id = held.workspace_id and c.id = held.client_id
    where held.group_id = asked.id and ${reachableClients(asker)}
    order by c.status, c.name_key, c.id ${limitTo(groupLimits.faces)}) face`)

type ClientRow = CardRow & Pick<Row<'clients'>, 'status'> & { is_registered: boolean }

/** Lists the clients of a group who are in the asker's charge, by name. */
export const listGroupClients = (db: WorkspaceDb, asker: Asker, groupId: string) =>
  db.many<ClientRow>(sql`
  select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id, c.status, c.registered_at is not null as is_registered
  from group_clients held join clients c on c.workspace_id = held.workspace_id and c.id = held.client_id
  where held.group_id = ${groupId} and ${reachableClients(asker)} order by c.name_key, c.id`)
