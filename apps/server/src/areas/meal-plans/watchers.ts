import { sql, type WorkspaceDb } from '#platform/db'
import type { Watcher } from '#platform/realtime'

/** The people who see these plans of the library; those made for a client are watched by those who look after the client. */
export const mealPlanWatchers = (db: WorkspaceDb, ids: readonly string[]): Promise<Watcher[]> =>
  db.many<Watcher>(sql`
  select m.person_id as "personId", m.role, e.id as "subjectId"
  from meal_plans e join memberships m on m.role in ('admin', 'nutritionist')
  where e.id = any(${[...ids]}::uuid[]) and e.client_id is null and m.status = 'active' and m.person_id is not null`)
