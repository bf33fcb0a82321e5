import type { z } from 'zod'
import type { ChatDraft, Emoji } from '@allenio/contract/chat'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { dropFiles } from './carried-file.ts'
import { emitChange, emitDraft, emitTo } from '../live/change-events.ts'
import { refuseClosed } from '../closure.ts'
import { lockConversation, wipedTo, type ConversationRow } from '../conversations/conversation-rows.ts'
import { findMessages, type MessageRow } from './message-rows.ts'
import { markMessagesSeen, retractNotification, retractAllNotifications } from '../notifications.ts'
import { isClient } from '../conversations/viewer.ts'
import { markSettled, reopenWait, shortenWait } from '../conversations/waits.ts'

interface ReachedMessage {
  conversation: ConversationRow
  message: MessageRow
}

/** The message that a call names, with its conversation locked; absent for members who do not see it. */
async function reachMessage(db: WorkspaceDb, actor: Actor, id: string): Promise<ReachedMessage> {
  const at = found(await db.maybeOne<Row<'messages', 'conversation_id'>>(sql`select conversation_id from messages where id = ${id}`))
  const conversation = found(await lockConversation(db, actor.membershipId, at.conversation_id))
  const message = found((await findMessages(db, [id]))[0])
  const hidden = wipedTo(conversation)
  if (message.is_team_note && isClient(actor)) throw new AppError('not found')
  if (hidden !== null && id <= hidden) throw new AppError('not found')
  return { conversation, message }
}

/** Raises the revision of a message, so that devices that were away find the change. */
const revise = async (db: WorkspaceDb, { conversation, message }: ReachedMessage): Promise<MessageRow> => {
  const revision = conversation.revision + 1
  await db.run(sql`update messages set revision = ${revision} where id = ${message.id}`)
  await db.run(sql`update conversations set revision = ${revision} where id = ${conversation.id}`)
  await emitChange(db, { conversationId: conversation.id, isTeamOnly: message.is_team_note, revision })
  return found((await findMessages(db, [message.id]))[0])
}

/** Messages that quote this one change with it. Each gets a revision of its own, because a device catches up in parts. */
const reviseQuoting = (db: WorkspaceDb, { conversation, message }: ReachedMessage): Promise<number> =>
  db.run(sql`
  update messages g set revision = ${conversation.revision}::bigint + numbered.at
  from (select workspace_id, id, row_number() over (order by id) as at from messages where reply_to = ${message.id}) numbered
  where g.workspace_id = numbered.workspace_id and g.id = numbered.id`)

export interface Deletion {
  id: string
  messageId?: string | undefined
  conversationId?: string | undefined
}

export async function deleteMessage(db: WorkspaceDb, actor: Actor, { id, messageId, conversationId }: Deletion): Promise<MessageRow> {
  const target = await reachMessage(db, actor, id)
  const { conversation, message } = target
  if ((messageId ?? id) !== id || (conversationId ?? conversation.id) !== conversation.id) throw new AppError('not found')
  const isOwn = isClient(actor) ? message.is_from_client : message.sender_id === actor.membershipId
  if (!isOwn) throw new AppError('not your message')
  if (message.deleted_at !== null) return message
  await db.run(sql`
    update messages set body = '', file_id = null, duration = null, waveform = null, reply_to = null, about = null, deleted_at = now()
    where id = ${id}`)
  await db.run(sql`delete from message_reactions where message_id = ${id}`)
  if (message.file) await dropFiles(db, [message.file.id])
  await retractNotification(db, { conversationId: conversation.id, messageId: id })
  // a deleted message waits for no answer, because nobody can read it
  await shortenWait(db, conversation.id)
  const quoting = await reviseQuoting(db, target)
  return revise(db, { ...target, conversation: { ...conversation, revision: conversation.revision + quoting } })
}

export async function reactToMessage(
  db: WorkspaceDb,
  actor: Actor,
  { id, emoji }: { id: string; emoji: z.output<typeof Emoji> | null },
): Promise<MessageRow> {
  const target = await reachMessage(db, actor, id)
  if (target.message.deleted_at !== null) throw new AppError('message deleted')
  if (emoji !== null && !target.message.is_team_note) refuseClosed(target.conversation)
  const changedCount =
    emoji === null
      ? await db.run(sql`delete from message_reactions where message_id = ${id} and membership_id = ${actor.membershipId}`)
      : await db.run(sql`
        insert into message_reactions as x (message_id, membership_id, emoji) values (${id}, ${actor.membershipId}, ${emoji})
        on conflict (workspace_id, message_id, membership_id) do update set emoji = excluded.emoji, created_at = now()
        where x.emoji <> excluded.emoji`)
  // a colleague's reaction to what the client wrote is an answer
  if (emoji !== null && target.message.is_from_client && !isClient(actor)) await shortenWait(db, target.conversation.id, id)
  return changedCount ? revise(db, target) : target.message
}

export async function settleMessage(
  db: WorkspaceDb,
  actor: Actor,
  { id, needsNoAnswer }: { id: string; needsNoAnswer: boolean },
): Promise<MessageRow> {
  const target = await reachMessage(db, actor, id)
  if (!target.message.is_from_client) throw new AppError('not found')
  if (target.message.deleted_at !== null) throw new AppError('message deleted')
  if (!(await markSettled(db, id, needsNoAnswer))) return target.message
  await (needsNoAnswer ? shortenWait(db, target.conversation.id, id) : reopenWait(db, target.message))
  return revise(db, target)
}

/** Hides all messages up to now from the caller alone. */
export async function wipeForMe(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const { message_count, note_count, ...conversation } = found(await lockConversation(db, actor.membershipId, id))
  // a client must not learn the id of a note
  const to = isClient(actor) ? conversation.last_message_id : conversation.top_id
  const total = message_count + (isClient(actor) ? 0 : note_count)
  await db.run(sql`
    update conversation_readers set wiped_to = greatest(wiped_to, ${to}::uuid), wiped_count = ${total}, unread_count = 0
    where conversation_id = ${id} and membership_id = ${actor.membershipId}`)
  await markMessagesSeen(db, actor.membershipId, id)
  const payload = { conversationId: id, revision: conversation.revision }
  emitTo(db, actor, { name: 'chat changed', payload })
}

/** Only the admin may wipe for all: this erases the messages with their files and the team notes. */
export async function wipeForAll(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  if (actor.role !== 'admin') throw new AppError('forbidden')
  const { revision } = found(await lockConversation(db, actor.membershipId, id))
  const deletedMessages = await db.many<Row<'messages', 'file_id'>>(sql`
    delete from messages where conversation_id = ${id} returning file_id`)
  await dropFiles(
    db,
    deletedMessages.map(({ file_id }) => file_id).filter(fileId => fileId !== null),
  )
  await db.run(sql`
    update conversations set revision = revision + 1, wiped_to = top_id, message_count = 0, note_count = 0,
      last_message_id = null, last_message_at = null, waiting_since = null, client_read_to = null, team_read_to = null
    where id = ${id}`)
  await db.run(sql`
    update conversation_readers set unread_count = 0, read_to = null, wiped_to = null, wiped_count = 0
    where conversation_id = ${id}`)
  await retractAllNotifications(db, id)
  await audit(db, {
    personId: actor.personId,
    action: 'wipe conversation for all',
    subjectId: id,
    details: { messages: deletedMessages.length },
  })
  await emitChange(db, { conversationId: id, revision: revision + 1 })
}

export async function switchConversation(
  db: WorkspaceDb,
  actor: Actor,
  { id, isEnabled }: { id: string; isEnabled: boolean },
): Promise<void> {
  const { is_enabled: wasEnabled, revision } = found(await lockConversation(db, actor.membershipId, id))
  if (wasEnabled === isEnabled) return
  await db.run(sql`update conversations set is_enabled = ${isEnabled}, revision = revision + 1 where id = ${id}`)
  const action = isEnabled ? 'enable conversation' : 'disable conversation'
  await audit(db, { personId: actor.personId, action, subjectId: id })
  await emitChange(db, { conversationId: id, revision: revision + 1 })
}

export async function keepDraft(db: WorkspaceDb, actor: Actor, { id, text, isNote: wantsNote }: ChatDraft & { id: string }): Promise<void> {
  const isNote = wantsNote && !isClient(actor)
  const conversation = await db.maybeOne<Row<'conversations', 'revision'>>(sql`
    update conversation_readers r set draft = ${text}, draft_is_note = ${isNote} from conversations v
    join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id and c.deleted_at is null
    where v.workspace_id = r.workspace_id and v.id = r.conversation_id
      and r.conversation_id = ${id} and r.membership_id = ${actor.membershipId} returning v.revision`)
  const { revision } = found(conversation)
  emitDraft(db, actor, { conversationId: id, revision, draft: { text, isNote } })
}
