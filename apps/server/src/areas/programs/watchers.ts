import { sql, type WorkspaceDb } from '#platform/db'
import type { Watcher } from '#platform/realtime'

/** The people who see these programs of the library; own versions are watched by those who look after the client. */
export const programWatchers = (db: WorkspaceDb, ids: readonly string[]): Promise<Watcher[]> =>
  db.many<Watcher>(sql`
  select m.person_id as "personId", m.role, p.id as "subjectId"
  from programs p join memberships m on m.role = 'admin' or m.role = 'coach' and (not p.is_private or p.owner_id = m.id)
  where p.id = any(${[...ids]}::uuid[]) and p.client_id is null and m.status = 'active' and m.person_id is not null`)
