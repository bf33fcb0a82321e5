import { teamClientsPerPage } from '@allenio/contract/collaborators'
import { clientCard, reachableClients, type Asker } from '#areas/clients'
import type { Actor } from '#platform/access'
import { addSubjects, limitToPage, nothing, searchForm, sql, type Row, type Total, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

interface TheirClientRow extends Row<'clients', 'workspace_id' | 'id' | 'first_name' | 'last_name' | 'email' | 'photo_file_id' | 'status'> {
  since: Row<'client_collaborators'>['created_at']
  colleagues: { id: string; name: string }[]
}

interface Page {
  page: number
  search?: string | undefined
}

const chargedClients = (membershipId: string) => sql`client_collaborators a
  join clients c on c.workspace_id = a.workspace_id and c.id = a.client_id and c.deleted_at is null
  where a.membership_id = ${membershipId}`

const searchCondition = (search: string | undefined) => (search ? sql`and position(${searchForm(search)} in c.search) > 0` : nothing)

/** The clients in a member's charge by name, one more than a page. */
export const listTheirClients = (db: WorkspaceDb, membershipId: string, { page, search }: Page) =>
  db.many<TheirClientRow>(sql`
  select c.workspace_id, c.id, c.first_name, c.last_name, c.email, c.photo_file_id, c.status, a.created_at as since,
    coalesce((
      select json_agg(json_build_object('id', m.id, 'name',
          trim(coalesce(p.first_name, i.first_name, '') || ' ' || coalesce(p.last_name, i.last_name, ''))) order by o.created_at, m.id)
      from client_collaborators o join memberships m on m.workspace_id = o.workspace_id and m.id = o.membership_id
      left join persons p on p.id = m.person_id
      left join invitations i on i.workspace_id = m.workspace_id and i.membership_id = m.id
      where o.workspace_id = c.workspace_id and o.client_id = c.id and o.membership_id <> a.membership_id
    ), '[]') as colleagues
  from ${chargedClients(membershipId)} ${searchCondition(search)} order by c.name_key, c.id
  ${limitToPage(page, teamClientsPerPage)}`)

export const countTheirClients = (db: WorkspaceDb, membershipId: string, search?: string) =>
  db.one<Total>(sql`
  select count(*)::int as total from ${chargedClients(membershipId)} ${searchCondition(search)}`)

/** Clients whom nobody else looks after. */
export const countLeftAlone = (db: WorkspaceDb, membershipId: string) =>
  db.one<Total>(sql`
  select count(*)::int as total from ${chargedClients(membershipId)} and not exists (
    select from client_collaborators o
    where o.workspace_id = c.workspace_id and o.client_id = c.id and o.membership_id <> a.membership_id)`)

/** The clients among those named who are in this member's charge; all of their clients if none are named. */
export async function chargesOf(db: WorkspaceDb, membershipId: string, among?: readonly string[]): Promise<string[]> {
  const rows = await db.many<Row<'clients', 'id'>>(sql`
    select c.id from ${chargedClients(membershipId)} ${among ? sql`and c.id = any(${among}::uuid[])` : nothing} order by c.id`)
  return rows.map(({ id }) => id)
}

/** Refuses the whole call if the asker does not reach one of the clients. */
export async function requireClients(db: WorkspaceDb, asker: Asker, ids: readonly string[]): Promise<void> {
  const uniqueIds = [...new Set(ids)]
  const { total } = await db.one<Total>(sql`
    select count(*) as total from clients c where c.id = any(${uniqueIds}::uuid[]) and ${reachableClients(asker)}`)
  if (total !== uniqueIds.length) throw new AppError('not found')
}

/** The memberships in charge of a client. */
export async function inChargeOf(db: WorkspaceDb, clientId: string): Promise<string[]> {
  const rows = await db.many<Row<'client_collaborators', 'membership_id'>>(sql`
    select membership_id from client_collaborators where client_id = ${clientId} order by created_at, membership_id`)
  return rows.map(({ membership_id }) => membership_id)
}

export const presentTheirClient = (row: TheirClientRow, viewer: Pick<Actor, 'personId'>) => ({
  ...clientCard(row, viewer),
  email: row.email,
  isActive: row.status === 'active',
  since: row.since,
  colleagues: row.colleagues,
})

/** The screens of their clients show who is in charge. */
export async function nameClientsOf(db: WorkspaceDb, membershipId: string): Promise<void> {
  const rows = await db.many<Row<'client_collaborators', 'client_id'>>(sql`
    select client_id from client_collaborators where membership_id = ${membershipId}`)
  addSubjects(
    db,
    rows.map(row => row.client_id),
  )
}
