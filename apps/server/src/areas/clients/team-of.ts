import type { WorkspaceRole } from '@allenio/contract'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

interface TeamMember {
  membershipId: string
  role: WorkspaceRole
}

interface ClientTeam {
  /** The client's name in notifications. */
  name: string
  /** The admins and the members in charge of the client. */
  team: TeamMember[]
}

/** By the client's id. */
export async function teamsOf(db: WorkspaceDb, clientIds: readonly string[]): Promise<ReadonlyMap<string, ClientTeam>> {
  const rows = await db.many<ClientTeam & Row<'clients', 'id'>>(sql`
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, (
      select coalesce(jsonb_agg(jsonb_build_object('membershipId', t.id, 'role', t.role)), '[]') from (
        select m.id, m.role from memberships m where m.status = 'active' and m.role = 'admin'
        union select m.id, m.role from client_collaborators k
          join memberships m on m.workspace_id = k.workspace_id and m.id = k.membership_id
          where k.client_id = c.id and m.status = 'active') t) as team
    from clients c where c.id = any(${[...clientIds]}::uuid[])`)
  return new Map(rows.map(({ id, ...team }) => [id, team]))
}

export const teamOf = async (db: WorkspaceDb, clientId: string): Promise<string[]> =>
  found((await teamsOf(db, [clientId])).get(clientId)).team.map(({ membershipId }) => membershipId)

export const nameOfClient = async (db: WorkspaceDb, clientId: string): Promise<string> =>
  found((await teamsOf(db, [clientId])).get(clientId)).name
