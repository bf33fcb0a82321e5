import type { MessageType, reactionEmojis } from '@allenio/contract/chat'
import type { FileKind } from '@allenio/contract/files'
import { joined, limitTo, nothing, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isClient, type Viewer } from '../conversations/viewer.ts'

export interface MessageFile {
  workspace_id: string
  id: string
  name: string
  kind: FileKind
  mime_type: string
  bytes: number
  width: number | null
  height: number | null
  thumb_key: string | null
}

export interface QuotedRow {
  id: string
  kind: MessageType
  body: string
  sender_id: string | null
  is_from_client: boolean
  deleted_at: string | null
  file_id: string | null
  thumb_key: string | null
}

export interface MessageRow
  extends
    Row<
      'messages',
      | 'workspace_id'
      | 'id'
      | 'conversation_id'
      | 'sender_id'
      | 'is_from_client'
      | 'is_team_note'
      | 'kind'
      | 'body'
      | 'duration'
      | 'waveform'
      | 'about'
      | 'needs_no_answer'
      | 'device_id'
      | 'revision'
      | 'created_at'
      | 'deleted_at'
    >,
    Row<'clients', 'first_name' | 'last_name' | 'photo_file_id' | 'status'>,
    Row<'conversations', 'is_enabled'> {
  file: MessageFile | null
  quoted: QuotedRow | null
  reactions: { membership_id: string; emoji: (typeof reactionEmojis)[number] }[] | null
  client_id: Row<'clients'>['id']
  client_membership_id: Row<'clients'>['membership_id']
}

export const fileFacts = sql`json_build_object('workspace_id', f.workspace_id, 'id', f.id, 'name', f.name, 'kind', f.kind,
  'mime_type', f.mime_type, 'bytes', f.bytes, 'width', f.width, 'height', f.height, 'thumb_key', f.thumb_key)`

// An index finds the page's ids first, and the rest is looked up for each of them. A plain join leaves the order to the planner, which
// begins with all messages of a business that it knows nothing of yet, and compares each with each.
const selectMessages = (page: Sql, order: Sql) => sql`
  with page as materialized (${page})
  select g.workspace_id, g.id, g.conversation_id, g.sender_id, g.is_from_client, g.is_team_note, g.kind, g.body, g.duration,
    g.waveform, g.about, g.needs_no_answer, g.device_id, g.revision, g.created_at, g.deleted_at,
    case when f.id is not null then ${fileFacts} end as file,
    case when q.id is not null then json_build_object('id', q.id, 'kind', q.kind, 'body', left(q.body, 500),
      'sender_id', q.sender_id, 'is_from_client', q.is_from_client, 'deleted_at', q.deleted_at,
      'file_id', qf.id, 'thumb_key', qf.thumb_key) end as quoted,
    (select json_agg(json_build_object('membership_id', x.membership_id, 'emoji', x.emoji) order by x.created_at, x.membership_id)
      from message_reactions x where x.workspace_id = g.workspace_id and x.message_id = g.id) as reactions,
    c.id as client_id, c.membership_id as client_membership_id, c.first_name, c.last_name, c.photo_file_id,
    c.status, v.is_enabled
  from page
  cross join lateral (select * from messages m where m.workspace_id = page.workspace_id and m.id = page.id limit 1) g
  join conversations v on v.workspace_id = g.workspace_id and v.id = g.conversation_id
  join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id
  left join files f on f.workspace_id = g.workspace_id and f.id = g.file_id and f.deleted_at is null
  left join lateral (select * from messages m where m.workspace_id = g.workspace_id and m.id = g.reply_to limit 1) q on true
  left join files qf on qf.workspace_id = q.workspace_id and qf.id = q.file_id and qf.deleted_at is null
  order by ${order}`

/** The limits of what a viewer may see of the messages `g` of a conversation. */
export interface Sight {
  viewer: Pick<Viewer, 'role'>
  wipedTo: string | null
}

const isVisible = ({ viewer, wipedTo }: Sight): Sql =>
  joined(
    [...(isClient(viewer) ? [sql`not g.is_team_note`] : []), ...(wipedTo === null ? [] : [sql`g.id > ${wipedTo}::uuid`]), sql`true`],
    ' and ',
  )

export interface Stretch extends Sight {
  conversationId: string
  where?: Sql
  order: 'newest' | 'oldest'
  limit: number
  offset?: number
}

/** Answers the oldest first, from whichever end they were counted. */
export function findStretch(db: WorkspaceDb, stretch: Stretch): Promise<MessageRow[]> {
  const { conversationId, where = sql`true`, order, limit, offset = 0 } = stretch
  const page = sql`select g.workspace_id, g.id from messages g
    where g.conversation_id = ${conversationId} and ${isVisible(stretch)} and ${where}
    order by g.id ${order === 'newest' ? sql`desc` : nothing} ${limitTo(limit, offset)}`
  return db.many<MessageRow>(selectMessages(page, sql`g.id`))
}

export interface ChangesQuery extends Sight {
  conversationId: string
  since: number
  /** Later changes than this revision are answered the next time. */
  upTo: number
  limit: number
}

export const findChanged = (db: WorkspaceDb, query: ChangesQuery) =>
  db.many<MessageRow>(
    selectMessages(
      sql`
  select g.workspace_id, g.id from messages g
  where g.conversation_id = ${query.conversationId} and g.revision > ${query.since}::bigint
    and g.revision <= ${query.upTo}::bigint and ${isVisible(query)}
  order by g.revision, g.id ${limitTo(query.limit)}`,
      sql`g.revision, g.id`,
    ),
  )

/** Newest first. */
export const findMessages = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<MessageRow>(
    selectMessages(sql`select g.workspace_id, g.id from messages g where g.id = any(${[...ids]}::uuid[])`, sql`g.id desc`),
  )
