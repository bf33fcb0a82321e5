import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

export const weightExporter: Exporter = {
  tables: ['weights'],
  ofMember: async (db, personId) => ({ tables: await tablesOf(db, isAboutPerson(personId)) }),
  ofWorkspace: async db => ({ tables: await tablesOf(db, sql`true`) }),
}

const tablesOf = async (db: WorkspaceDb, condition: Sql) => [
  {
    name: 'weights',
    rows: await db.many<Record<string, unknown>>(sql`
    select r.id, r.client_id, r.day, r.kg, r.source, r.note, r.is_by_client, r.created_at
    from weights r where r.deleted_at is null and ${condition} order by r.day, r.id`),
  },
]
