import { defineClientRecords } from '#areas/client-records'
import { sql } from '#platform/db'

/** Every answer to an action goes with it. */
export const clientActionRecords = defineClientRecords({
  table: 'client_actions',
  otherTables: ['action_completions'],
  exports: {
    'client-actions': (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.kind, r.title, r.body as text, r.start_day, r.due_day, r.repetition,
        r.until_day, r.is_done, r.missed, r.created_at
      from client_actions r where r.deleted_at is null and ${condition} order by r.created_at`),
    'client-action-completions': (db, condition) =>
      db.many(sql`
      select d.id, d.action_id, r.client_id, d.due_day, d.completed_at, d.answer, d.is_by_client
      from action_completions d join client_actions r on r.id = d.action_id
      where r.deleted_at is null and ${condition} order by d.completed_at`),
  },
})
