import type { Exporter } from '#areas/account'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'

type Row = Record<string, unknown>

// a person's own copy holds what they could read, so clients get no team notes; the copy of the business holds everything
const isReadableBy = (personId: string): Sql => sql`(not g.is_team_note and exists (
  select from conversations v join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id
  join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
  join conversation_readers r on r.workspace_id = v.workspace_id and r.conversation_id = v.id and r.membership_id = m.id
  where v.workspace_id = g.workspace_id and v.id = g.conversation_id and c.deleted_at is null and m.person_id = ${personId}
    and (r.wiped_to is null or g.id > r.wiped_to)))`

const isWrittenBy = (personId: string): Sql => sql`g.sender_id in (select id from memberships where person_id = ${personId})`

const messages = (db: WorkspaceDb, condition: Sql) =>
  db.many<Row>(sql`
  select g.id, g.conversation_id, g.is_from_client, g.is_team_note, g.kind, g.body, g.file_id, g.duration, g.reply_to,
    g.about, g.created_at, g.deleted_at,
    (select json_agg(json_build_object('emoji', x.emoji, 'at', x.created_at)) from message_reactions x
      where x.workspace_id = g.workspace_id and x.message_id = g.id) as reactions
  from messages g where ${condition} order by g.id`)

export const chatExporter: Exporter = {
  tables: ['conversations', 'conversation_readers', 'messages', 'message_reactions'],

  async ofMember(db: WorkspaceDb, personId: string) {
    const condition = sql`(${isReadableBy(personId)} or ${isWrittenBy(personId)})`
    const isOwn = sql`membership_id in (select id from memberships where person_id = ${personId})`
    return {
      tables: [
        { name: 'messages', rows: await messages(db, condition) },
        {
          name: 'message-drafts',
          rows: await db.many<Row>(sql`
          select conversation_id, draft, draft_is_note from conversation_readers where draft <> '' and ${isOwn}`),
        },
      ],
      files: await db.many<FileRow>(sql`
        select f.* from files f where f.deleted_at is null and f.id in (select g.file_id from messages g where ${condition})`),
    }
  },

  async ofWorkspace(db: WorkspaceDb) {
    return {
      tables: [
        {
          name: 'conversations',
          rows: await db.many<Row>(sql`
          select id, client_id, is_enabled, message_count, note_count, last_message_at, waiting_since, created_at
          from conversations order by created_at, id`),
        },
        {
          name: 'messages',
          rows: await db.many<Row>(sql`
          select g.id, g.conversation_id, g.sender_id, g.is_from_client, g.is_team_note, g.origin, g.kind, g.body, g.file_id,
            g.duration, g.reply_to, g.about, g.created_at, g.deleted_at from messages g order by g.id`),
        },
        {
          name: 'message-reactions',
          rows: await db.many<Row>(sql`
          select message_id, membership_id, emoji, created_at from message_reactions order by created_at`),
        },
      ],
    }
  },
}
