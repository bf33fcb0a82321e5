import type { CollaboratorRole, Language, ParsedInput } from '@allenio/contract'
import { collaboratorsPerPage, type listCollaborators } from '@allenio/contract/collaborators'
import { reachableClients, type Asker } from '#areas/clients'
import { joined, limitToPage, searchForm, sql, type OrNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'

export interface CollaboratorRow
  extends
    Row<'memberships', 'id' | 'status' | 'is_name_hidden' | 'last_seen_at' | 'created_at'>,
    Row<'persons', 'photo_file_id'>,
    OrNull<Row<'invitations', 'sent_at'>>,
    Row<'invitations', 'declined_at'> {
  first_name: string
  last_name: string
  email: string
  language: Language
  role: CollaboratorRole
  clients: number
}

// until a person has accepted, the business only sees its own words for them
const firstName = sql`coalesce(p.first_name, i.first_name, '')`
const lastName = sql`coalesce(p.last_name, i.last_name, '')`
const email = sql`coalesce(p.email, i.email, '')`

const fullName = sql`trim(${firstName} || ' ' || ${lastName})`

// a colleague's clients count only if the asker reaches them too
const clientsOf = (asker: Asker) => sql`(select count(*)::int from client_collaborators a
  join clients c on c.workspace_id = a.workspace_id and c.id = a.client_id and ${reachableClients(asker)}
  where a.workspace_id = m.workspace_id and a.membership_id = m.id)`

const columns = (asker: Asker) => sql`m.id, ${firstName} as first_name, ${lastName} as last_name, ${email} as email,
  coalesce(p.locale, i.language, 'it') as language, p.photo_file_id, m.role, m.status, m.is_name_hidden, m.last_seen_at,
  m.created_at, i.sent_at, i.declined_at, ${clientsOf(asker)} as clients`

const team = sql`memberships m left join persons p on p.id = m.person_id
  left join invitations i on i.workspace_id = m.workspace_id and i.membership_id = m.id`

const isCollaborator = sql`m.role in ('coach', 'nutritionist')`

type Filters = ParsedInput<typeof listCollaborators>

const orders: Record<Filters['sort'], Sql> = {
  name: sql`lower(${fullName}), m.id`,
  '-name': sql`lower(${fullName}) desc, m.id`,
  clients: sql`clients, lower(${fullName}), m.id`,
  '-clients': sql`clients desc, lower(${fullName}), m.id`,
  lastSeen: sql`m.last_seen_at nulls first, m.id`,
  '-lastSeen': sql`m.last_seen_at desc nulls last, m.id`,
  created: sql`m.created_at, m.id`,
  '-created': sql`m.created_at desc, m.id`,
}

/** One row more than a page, so that the asker knows whether there is another. */
export function listTeam(db: WorkspaceDb, asker: Asker, query: Filters): Promise<CollaboratorRow[]> {
  const { page, search, role, status, sort } = query
  const filters = [
    isCollaborator,
    ...(search ? [sql`position(${searchForm(search)} in search_form(${searchedBy(asker)})) > 0`] : []),
    ...(role ? [sql`m.role = ${role}`] : []),
    ...(status ? [sql`m.status = ${status}`] : []),
  ]
  return db.many(sql`
    select ${columns(asker)} from ${team} where ${joined(filters, ' and ')} order by ${orders[sort]}
    ${limitToPage(page, collaboratorsPerPage)}`)
}

/** Only the admin sees addresses, so a search by others must not find them either. */
const searchedBy = ({ role }: Asker): Sql => (role === 'admin' ? sql`${fullName} || ' ' || ${email}` : fullName)

interface StatusCounts {
  total: number
  invited: number
  inactive: number
}

export const countTeam = (db: WorkspaceDb) =>
  db.one<StatusCounts>(sql`
  select count(*)::int as total, (count(*) filter (where m.status = 'invited'))::int as invited,
    (count(*) filter (where m.status = 'inactive'))::int as inactive
  from memberships m where ${isCollaborator}`)

const everybody: Asker = { role: 'admin', membershipId: '' }

/** A collaborator as the admin sees them. */
export const findCollaborator = (db: WorkspaceDb, id: string) =>
  db.maybeOne<CollaboratorRow>(sql`
  select ${columns(everybody)} from ${team} where m.id = ${id} and ${isCollaborator}`)

export interface MemberRow
  extends Row<'memberships', 'id' | 'is_name_hidden'>, Row<'persons', 'first_name' | 'last_name' | 'email' | 'photo_file_id'> {
  role: CollaboratorRole | 'admin'
}

const memberColumns = sql`m.id, p.first_name, p.last_name, p.email, p.photo_file_id, m.role, m.is_name_hidden`

/** Finds the first admin, who represents the business. */
export const findAdmin = (db: WorkspaceDb) =>
  db.maybeOne<MemberRow>(sql`
  select ${memberColumns} from memberships m join persons p on p.id = m.person_id
  where m.role = 'admin' and m.status = 'active' order by m.created_at, m.id limit 1`)

/** The active members of the team among these ids: only they may be named to clients. */
export const findMembers = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<MemberRow>(sql`
  select ${memberColumns} from memberships m join persons p on p.id = m.person_id
  where m.id = any(${ids}::uuid[]) and m.role <> 'client' and m.status = 'active' order by m.created_at, m.id`)

/** The members of the team among these ids, whatever has become of them. */
export const findTeamMembers = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<MemberRow>(sql`
  select ${memberColumns} from memberships m join persons p on p.id = m.person_id
  where m.id = any(${ids}::uuid[]) and m.role <> 'client' order by m.created_at, m.id`)

/** The members who could take over the work of somebody who leaves, the admin first. */
export const listHeirs = (db: WorkspaceDb, leavingId: string) =>
  db.many<MemberRow>(sql`
  select ${memberColumns} from memberships m join persons p on p.id = m.person_id
  where m.role <> 'client' and m.status = 'active' and m.id <> ${leavingId}
  order by m.role = 'admin' desc, lower(trim(p.first_name || ' ' || p.last_name)), m.id`)
