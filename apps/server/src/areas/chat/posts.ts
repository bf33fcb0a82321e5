import type { MessageType } from '@allenio/contract/chat'
import { nextMessageId } from '@allenio/domain/chat'
import type { StoredSubject } from '#areas/client-records'
import { sql, type WorkspaceDb } from '#platform/db'
import type { ConversationRow } from './conversations/conversation-rows.ts'

export type Origin = 'person' | 'scheduled' | 'many' | 'welcome'

export interface NewMessage {
  senderId: string
  isFromClient: boolean
  isTeamNote: boolean
  origin: Origin
  kind: MessageType
  body: string
  fileId: string | null
  duration?: number | undefined
  waveform?: readonly number[] | undefined
  replyTo?: string | undefined
  about?: StoredSubject | undefined
  deviceId?: string | undefined
  /** Deletes the sender's draft if it still is this one. */
  endsDraft?: string | undefined
}

/**
 * Adds a message to a conversation whose row is locked, and counts it for everybody. Answers its id, or nothing where the
 * device has sent it before.
 */
export async function postMessage(db: WorkspaceDb, conversation: ConversationRow, message: NewMessage): Promise<string | undefined> {
  const { id: conversationId } = conversation
  const { id, at } = nextMessageId(conversation.top_id)
  const inserted = await db.run(sql`
    insert into messages (id, conversation_id, sender_id, is_from_client, is_team_note, origin, kind, body, file_id, duration,
      waveform, reply_to, about, device_id, revision, created_at)
    values (${id}, ${conversationId}, ${message.senderId}, ${message.isFromClient}, ${message.isTeamNote}, ${message.origin},
      ${message.kind}, ${message.body}, ${message.fileId}, ${message.duration ?? null},
      ${message.waveform ? JSON.stringify(message.waveform) : null}, ${message.replyTo ?? null},
      ${message.about ? JSON.stringify(message.about) : null}, ${message.deviceId ?? null},
      ${conversation.revision + 1}, ${at.toISOString()})
    on conflict (workspace_id, sender_id, device_id) where device_id is not null do nothing`)
  if (!inserted) return undefined
  if (message.isTeamNote) await countNote(db, conversationId, id)
  else await countMessage(db, conversationId, { ...message, id, at })
  await countUnread(db, conversationId, { ...message, id })
  return id
}

const countNote = (db: WorkspaceDb, conversationId: string, id: string) =>
  db.run(sql`
  update conversations set revision = revision + 1, top_id = ${id}, note_count = note_count + 1 where id = ${conversationId}`)

interface StoredMessage extends NewMessage {
  id: string
  at: Date
}

/** A message that a person writes by hand marks all earlier ones as read. Only an answer of the team ends the client's waiting. */
function countMessage(db: WorkspaceDb, conversationId: string, { id, at, isFromClient, origin }: StoredMessage): Promise<number> {
  const isByHand = origin === 'person'
  const isAnswer = !isFromClient && (isByHand || origin === 'scheduled')
  return db.run(sql`
    update conversations set revision = revision + 1, top_id = ${id}, message_count = message_count + 1,
      last_message_id = ${id}, last_message_at = ${at.toISOString()},
      waiting_since = case when ${isFromClient}::boolean then coalesce(waiting_since, ${at.toISOString()})
        when ${isAnswer}::boolean then null else waiting_since end,
      client_read_to = case when ${isFromClient}::boolean then ${id}::uuid else client_read_to end,
      team_read_to = case when ${!isFromClient && isByHand}::boolean then ${id}::uuid else team_read_to end
    where id = ${conversationId}`)
}

/** A message of the team is unread for the client, a client's message for the whole team, and a note for the colleagues. */
async function countUnread(db: WorkspaceDb, conversationId: string, message: NewMessage & { id: string }): Promise<void> {
  const { id, senderId, isFromClient, isTeamNote, origin, endsDraft = '' } = message
  const isForTeam = isFromClient || isTeamNote
  await db.run(sql`
    update conversation_readers r set unread_count = unread_count + 1 from memberships m
    where r.conversation_id = ${conversationId} and r.membership_id <> ${senderId}
      and m.workspace_id = r.workspace_id and m.id = r.membership_id and (m.role <> 'client') = ${isForTeam}::boolean`)
  if (origin !== 'person') return
  await db.run(sql`
    update conversation_readers set unread_count = 0, draft = case when draft = ${endsDraft} then '' else draft end,
      draft_is_note = draft_is_note and draft <> ${endsDraft},
      read_to = case when ${isTeamNote}::boolean then read_to else ${id}::uuid end
    where conversation_id = ${conversationId} and membership_id = ${senderId}`)
}
