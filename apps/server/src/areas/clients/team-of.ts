import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

interface ClientTeam {
  /** The client's name in notifications. */
  name: string
  /** The memberships of the admins and of the members in charge of the client. */
  team: string[]
}

/** By the client's id. */
export async function teamsOf(db: WorkspaceDb, clientIds: readonly string[]): Promise<ReadonlyMap<string, ClientTeam>> {
  const rows = await db.many<ClientTeam & Row<'clients', 'id'>>(sql`
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, array(
      select m.id from memberships m where m.status = 'active' and m.role = 'admin'
      union select m.id from client_collaborators k join memberships m on m.workspace_id = k.workspace_id and m.id = k.membership_id
        where k.client_id = c.id and m.status = 'active') as team
    from clients c where c.id = any(${[...clientIds]}::uuid[])`)
  return new Map(rows.map(({ id, ...team }) => [id, team]))
}

export const teamOf = async (db: WorkspaceDb, clientId: string): Promise<string[]> =>
  found((await teamsOf(db, [clientId])).get(clientId)).team

export const nameOfClient = async (db: WorkspaceDb, clientId: string): Promise<string> =>
  found((await teamsOf(db, [clientId])).get(clientId)).name
