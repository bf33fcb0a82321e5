import type { ParsedInput } from '@allenio/contract'
import { groupLimits, type listGroups } from '@allenio/contract/groups'
import { reachableClients, type Asker, type CardRow } from '#areas/clients'
import {
  bulk,
  joined,
  limitToPage,
  lookUp,
  matchesWords,
  sql,
  valuesByKey,
  type Matching,
  type Row,
  type Sql,
  type WorkspaceDb,
} from '#platform/db'
import { isVisible } from './access.ts'

type ListQuery = ParsedInput<typeof listGroups>

export interface GroupRow extends Row<'groups', 'id' | 'author_id' | 'name' | 'color' | 'note' | 'created_at' | 'updated_at'> {
  author_name: string | null
  size: number
  active: number
  others: number
  /** The first clients by name, of those in the asker's charge; active ones come first. */
  face_ids: string[]
}

export const isThere = sql`e.deleted_at is null`

/** The clients of a group `e` who are not deleted, as `held`; each with whether they are in the asker's charge. */
const heldClients = (asker: Asker): Sql => sql`
  (select c.* from group_clients m cross join ${lookUp(sql`
    select c.id, c.status, c.name_key, ${reachableClients(asker)} as is_mine from clients c where c.id = m.client_id
      and c.deleted_at is null`)} c
  where m.group_id = e.id) held`

// the page's ids are found first; the rest is looked up only for them
const selectRows = (asker: Asker, page: Sql) => sql`
  with page as materialized (${page})
  select e.id, e.author_id, e.name, e.color, e.note, e.created_at, e.updated_at, counted.*,
    nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name
  from page cross join ${lookUp(sql`select e.* from groups e where e.id = page.id`)} e
  left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id
  cross join lateral (
    select count(*) as size, count(*) filter (where held.is_mine and held.status = 'active') as active,
      count(*) filter (where not held.is_mine) as others,
      coalesce((array_agg(held.id order by held.status, held.name_key, held.id) filter (where held.is_mine))[:${groupLimits.faces}::int],
        '{}') as face_ids
    from ${heldClients(asker)}) counted`

interface Order {
  order: Sql
  /** The order needs these tables beside the groups `e`. */
  join: Sql
}

const byName = sql`e.name_key, e.id`
const plain = (order: Sql): Order => ({ order, join: sql`` })
/** Counts the clients of all groups at once: one count for each group took five times as long. */
const bySize = (direction: Sql): Order => ({
  order: sql`coalesce((sized.by_key -> e.id::text)::int, 0) ${direction}, ${byName}`,
  join: sql`cross join ${valuesByKey(sql`
    select m.group_id as key, count(*) as value from group_clients m
    where m.client_id not in (select c.id from clients c where c.deleted_at is not null) group by m.group_id`)} sized`,
})

function orderOf(sort: ListQuery['sort']): Order {
  switch (sort) {
    case 'name':
      return plain(byName)
    case '-name':
      return plain(sql`e.name_key desc, e.id desc`)
    case 'created':
      return plain(sql`e.created_at, e.id`)
    case '-created':
      return plain(sql`e.created_at desc, e.id desc`)
    case 'updated':
      return plain(sql`e.updated_at, e.id`)
    case '-updated':
      return plain(sql`e.updated_at desc, e.id desc`)
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
  const { order, join } = orderOf(sort)
  const ids = sql`select e.id, row_number() over (order by ${order}) as place from groups e ${join} where ${condition}
    order by ${order} ${limitToPage(page, groupLimits.perPage)}`
  return db.many<GroupRow>(sql`${selectRows(asker, ids)} order by page.place`)
}

/** Finds a group that the asker sees, and that is not deleted. */
export const findRow = (db: WorkspaceDb, asker: Asker, id: string) =>
  db.maybeOne<GroupRow>(selectRows(asker, sql`select e.id from groups e where e.id = ${id} and ${isThere} and ${isVisible(asker)}`))

/** Finds clients whose faces stand for their groups; who was found by `listRows` is in the asker's charge. */
export const listFaces = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<CardRow>(
    bulk(sql`select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id from clients c where c.id = any(${[...ids]}::uuid[])`),
  )

type ClientRow = CardRow & Pick<Row<'clients'>, 'status'> & { is_registered: boolean }

/** Lists the clients of a group who are in the asker's charge, by name. */
export const listGroupClients = (db: WorkspaceDb, asker: Asker, groupId: string) =>
  db.many<ClientRow>(sql`
  select c.* from group_clients m cross join ${lookUp(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.name_key, c.photo_file_id, c.status,
      c.registered_at is not null as is_registered
    from clients c where c.id = m.client_id and ${reachableClients(asker)}`)} c
  where m.group_id = ${groupId} order by c.name_key, c.id`)
