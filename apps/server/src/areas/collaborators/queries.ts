import type { CollaboratorRole, ParsedInput } from '@allenio/contract'
import { collaboratorsPerPage, type listCollaborators } from '@allenio/contract/collaborators'
import { reachableClients, type Asker } from '#areas/clients'
import { joined, prepared, sql, type Sql, type WorkspaceDb } from '#platform/db'

export interface CollaboratorRow {
  id: string
  person_id: string
  first_name: string
  last_name: string
  email: string
  is_confirmed: boolean
  photo_file_id: string | null
  role: CollaboratorRole
  status: 'invited' | 'active' | 'inactive'
  is_name_hidden: boolean
  last_seen_at: string | null
  created_at: string
  sent_at: string | null
  clients: number
}

// who confirmed the address by the invitation's link has come in, though the hour of the visit is not noted yet
const seen = sql`coalesce(m.last_seen_at, case when p.email_confirmed_at >= m.created_at then p.email_confirmed_at end)`

const status = sql`case when m.status = 'inactive' then 'inactive' when ${seen} is null then 'invited' else 'active' end`

const fullName = sql`trim(p.first_name || ' ' || p.last_name)`

// of a colleague's clients one is told those that are one's own too
const clientsOf = (asker: Asker) => sql`(select count(*)::int from client_collaborators a
  join clients c on c.workspace_id = a.workspace_id and c.id = a.client_id and ${reachableClients(asker)}
  where a.workspace_id = m.workspace_id and a.membership_id = m.id)`

const columns = (asker: Asker) => sql`m.id, m.person_id, p.first_name, p.last_name, p.email, p.photo_file_id,
  p.email_confirmed_at is not null as is_confirmed, m.role, ${status} as status, m.is_name_hidden,
  ${seen} as last_seen_at, m.created_at, i.sent_at, ${clientsOf(asker)} as clients`

const team = sql`memberships m join persons p on p.id = m.person_id
  left join lateral (
    select max(sent_at) as sent_at from collaborator_invitations i where i.workspace_id = m.workspace_id and i.person_id = m.person_id
  ) i on true`

const isCollaborator = sql`m.role in ('coach', 'nutritionist')`

type Filters = ParsedInput<typeof listCollaborators>

const orders: Record<Filters['sort'], Sql> = {
  'name': sql`lower(${fullName}), m.id`,
  '-name': sql`lower(${fullName}) desc, m.id`,
  'clients': sql`clients, lower(${fullName}), m.id`,
  '-clients': sql`clients desc, lower(${fullName}), m.id`,
  'lastSeen': sql`${seen} nulls first, m.id`,
  '-lastSeen': sql`${seen} desc nulls last, m.id`,
  'created': sql`m.created_at, m.id`,
  '-created': sql`m.created_at desc, m.id`,
}

/** One row more than a page, so that the asker knows whether there is another. */
export function listTeam(db: WorkspaceDb, asker: Asker, asked: Filters): Promise<CollaboratorRow[]> {
  const { page, search, role, status: wanted, sort } = asked
  const filters = [
    isCollaborator,
    ...search ? [sql`position(search_form(${search}) in search_form(${searchedBy(asker)})) > 0`] : [],
    ...role ? [sql`m.role = ${role}`] : [],
    ...wanted ? [sql`${status} = ${wanted}`] : [],
  ]
  return db.many(sql`
    select ${columns(asker)} from ${team} where ${joined(filters, ' and ')} order by ${orders[sort]}
    limit ${collaboratorsPerPage + 1} offset ${(page - 1) * collaboratorsPerPage}`)
}

/** Addresses are the admin's: a search must not tell them either. */
const searchedBy = ({ role }: Asker): Sql => role === 'admin' ? sql`${fullName} || ' ' || p.email` : fullName

export const countTeam = (db: WorkspaceDb) => db.one<{ total: number, invited: number, inactive: number }>(prepared('team counts', sql`
  select count(*)::int as total, (count(*) filter (where ${status} = 'invited'))::int as invited,
    (count(*) filter (where m.status = 'inactive'))::int as inactive
  from memberships m join persons p on p.id = m.person_id where ${isCollaborator}`))

const everybody: Asker = { role: 'admin', membershipId: '' }

/** As the admin sees them. */
export const findCollaborator = (db: WorkspaceDb, id: string) => db.maybeOne<CollaboratorRow>(sql`
  select ${columns(everybody)} from ${team} where m.id = ${id} and ${isCollaborator}`)

export interface MemberRow {
  id: string
  person_id: string
  first_name: string
  last_name: string
  email: string
  photo_file_id: string | null
  role: CollaboratorRole | 'admin'
  is_name_hidden: boolean
}

const memberColumns = sql`m.id, m.person_id, p.first_name, p.last_name, p.email, p.photo_file_id, m.role, m.is_name_hidden`

/** Whose business it is: the first of its admins. */
export const findAdmin = (db: WorkspaceDb) => db.maybeOne<MemberRow>(prepared('team admin', sql`
  select ${memberColumns} from memberships m join persons p on p.id = m.person_id
  where m.role = 'admin' and m.status = 'active' order by m.created_at, m.id limit 1`))

/** Who of these people may be named to clients: active members of the team. */
export const findMembers = (db: WorkspaceDb, ids: readonly string[]) => db.many<MemberRow>(sql`
  select ${memberColumns} from memberships m join persons p on p.id = m.person_id
  where m.id = any(${ids}::uuid[]) and m.role <> 'client' and m.status = 'active' order by m.created_at, m.id`)

/** Who could take over what somebody leaves behind, the admin first. */
export const listHeirs = (db: WorkspaceDb, leavingId: string) => db.many<MemberRow>(sql`
  select ${memberColumns} from memberships m join persons p on p.id = m.person_id
  where m.role <> 'client' and m.status = 'active' and m.id <> ${leavingId}
  order by m.role = 'admin' desc, lower(${fullName}), m.id`)
