import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

const firstVisits = async (db: WorkspaceDb, condition: Sql) => ({
  tables: [
    {
      name: 'first-visits',
      rows: await db.many<Record<string, unknown>>(sql`
      select r.client_id, r.skipped_steps, r.started_at, r.ended_at from first_visits r
      where ${condition} order by r.started_at, r.client_id`),
    },
  ],
})

export const firstVisitExporter: Exporter = {
  tables: ['first_visits'],
  ofMember: (db, personId) => firstVisits(db, isAboutPerson(personId)),
  ofWorkspace: db => firstVisits(db, sql`true`),
}
