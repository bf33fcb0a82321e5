import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

export const chatDeskExporter: Exporter = {
  tables: ['saved_answers', 'scheduled_messages', 'chat_attachments', 'chat_settings'],

  async ofMember(db, personId) {
    const isOwn = sql`membership_id in (select id from memberships where person_id = ${personId})`
    return {
      tables: [
        {
          name: 'saved-answers',
          rows: await db.many<Row>(sql`
          select id, title, body, created_at from saved_answers where deleted_at is null and ${isOwn} order by created_at`),
        },
        {
          name: 'scheduled-messages',
          rows: await db.many<Row>(sql`
          select id, conversation_id, body, file_id, send_at, state from scheduled_messages where ${isOwn} order by send_at`),
        },
      ],
    }
  },

  async ofWorkspace(db) {
    return {
      tables: [
        {
          name: 'saved-answers',
          rows: await db.many<Row>(sql`
          select id, title, body, created_at from saved_answers where deleted_at is null and membership_id is null order by created_at`),
        },
        {
          name: 'chat-attachments',
          rows: await db.many<Row>(sql`
          select id, file_id, name, created_at from chat_attachments order by created_at`),
        },
        {
          name: 'chat-settings',
          rows: await db.many<Row>(sql`
          select is_on_for_new_clients, availability, slots, welcome_is_on, welcome_text from chat_settings`),
        },
      ],
    }
  },
}
