import { sql, type WorkspaceDb } from '#platform/db'
import type { Watcher } from '#platform/realtime'
import { isMeantFor } from './calendar/visibility.ts'

/** The people whose open pages may show these series: who sees them in the team, and the clients who can book them. */
export const slotWatchers = (db: WorkspaceDb, ids: readonly string[]): Promise<Watcher[]> =>
  db.many<Watcher>(sql`
  select m.person_id as "personId", m.role, s.id as "subjectId"
    from slot_series s join memberships m on m.role = 'admin' or m.id = s.host_id or m.id = s.author_id or m.role = any(s.roles)
    where s.id = any(${[...ids]}::uuid[]) and m.status = 'active' and m.role <> 'client' and m.person_id is not null
  union all select m.person_id, m.role, s.id
    from slot_series s join clients c on c.status = 'active' and c.deleted_at is null
      join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
    where s.id = any(${[...ids]}::uuid[]) and m.status = 'active' and m.person_id is not null and ${isMeantFor(sql`c.id`)}`)
