import { sql, type WorkspaceDb } from '#platform/db'

interface MemberId {
  id: string
}

/** The memberships of the admins and of the members in charge of a client. */
export const teamOf = async (db: WorkspaceDb, clientId: string): Promise<string[]> =>
  (
    await db.many<MemberId>(sql`
    select m.id from memberships m where m.status = 'active' and m.role = 'admin'
    union select m.id from client_collaborators k join memberships m on m.workspace_id = k.workspace_id and m.id = k.membership_id
      where k.client_id = ${clientId} and m.status = 'active'`)
  ).map(row => row.id)

interface ClientName {
  name: string
}

/** The name of a client in notifications. */
export const nameOfClient = async (db: WorkspaceDb, clientId: string): Promise<string> =>
  (await db.one<ClientName>(sql`select trim(first_name || ' ' || last_name) as name from clients where id = ${clientId}`)).name
