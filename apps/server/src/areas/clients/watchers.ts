import { sql, type WorkspaceDb } from '#platform/db'
import type { Watcher } from '#platform/realtime'

/** The people who see these clients: the clients themselves, the members in charge, the admins. */
export const clientWatchers = (db: WorkspaceDb, clientIds: readonly string[]): Promise<Watcher[]> =>
  db.many<Watcher>(sql`
    select m.person_id as "personId", m.role, c.id as "subjectId"
      from clients c join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
      where c.id = any(${clientIds}::uuid[]) and m.status = 'active'
    union all select m.person_id, m.role, k.client_id
      from client_collaborators k join memberships m on m.workspace_id = k.workspace_id and m.id = k.membership_id
      where k.client_id = any(${clientIds}::uuid[]) and m.status = 'active'
    union all select m.person_id, m.role, null::uuid from memberships m where m.status = 'active' and m.role = 'admin'`)
