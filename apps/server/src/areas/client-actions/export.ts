import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

type Row = Record<string, unknown>

export const clientActionExporter: Exporter = {
  tables: ['client_actions', 'action_completions'],
  ofMember: async (db, personId) => ({ tables: await tablesOf(db, isAboutPerson(personId)) }),
  ofWorkspace: async db => ({ tables: await tablesOf(db, sql`true`) }),
}

const tablesOf = async (db: WorkspaceDb, condition: Sql) => [
  {
    name: 'client-actions',
    rows: await db.many<Row>(sql`
    select r.id, r.client_id, r.kind, r.title, r.body as text, r.start_day, r.due_day, r.repetition,
      r.until_day, r.is_done, r.missed, r.created_at
    from client_actions r where r.deleted_at is null and ${condition} order by r.created_at`),
  },
  {
    name: 'client-action-completions',
    rows: await db.many<Row>(sql`
    select d.id, d.action_id, r.client_id, d.due_day, d.completed_at, d.answer, d.is_by_client
    from action_completions d join client_actions r on r.id = d.action_id
    where r.deleted_at is null and ${condition} order by d.completed_at`),
  },
]
