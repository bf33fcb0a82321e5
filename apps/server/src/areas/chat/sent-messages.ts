import type { ParsedInput } from '@allenio/contract'
import type { sendMessage } from '@allenio/contract/chat'
import { messageLimits } from '@allenio/contract/chat-messages'
import type { Actor } from '#platform/access'
import { lockFor, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { announceArrival } from './arrivals.ts'
import { kindOf, takeCarried } from './carried-file.ts'
import { tellDraft, tellMessage } from './change-events.ts'
import { refuseClosed } from './closure.ts'
import { lockConversation, wipedTo, type ConversationRow } from './conversation-rows.ts'
import { findMessages, type MessageRow } from './message-rows.ts'
import { postMessage } from './posts.ts'
import { isClient } from './viewer.ts'

type Sent = ParsedInput<typeof sendMessage>

/** Sends a person's message; if the device id was used before, it answers the existing message. */
export async function send(db: WorkspaceDb, actor: Actor, sent: Sent): Promise<MessageRow> {
  const isTeamNote = sent.isTeamNote === true
  if (isTeamNote && isClient(actor)) throw new AppError('forbidden')
  const conversation = found(await lockConversation(db, actor.membershipId, sent.conversationId))
  const before = await sentBefore(db, actor, sent)
  if (before) return before
  const { message: body = '' } = sent
  if (body === '' && sent.uploadId === undefined && sent.attachmentId === undefined) throw wrongField('message', 'message empty')
  if (!isTeamNote) refuseClosed(conversation)
  await refuseFlood(db, actor)
  if (sent.replyTo !== undefined) await checkReply(db, conversation, { id: sent.replyTo, isTeamNote, ofClient: isClient(actor) })
  const file = await takeCarried(db, actor, sent)
  const kind = kindOf(file, sent.type)
  const id = await postMessage(db, conversation, {
    senderId: actor.membershipId,
    isFromClient: isClient(actor),
    isTeamNote,
    origin: 'person',
    kind,
    body,
    fileId: file?.id ?? null,
    ...(kind === 'voice' && { duration: sent.duration, waveform: sent.waveform }),
    replyTo: sent.replyTo,
    deviceId: sent.deviceId,
    endsDraft: sent.endsDraft,
  })
  // the same device id was used in another conversation at the same moment
  if (id === undefined) throw new AppError('message id taken')
  if (sent.endsDraft && conversation.draft === sent.endsDraft) {
    const { id: conversationId, revision } = conversation
    tellDraft(db, actor, { conversationId, revision, draft: { text: '', isNote: false } })
  }
  return arrived(db, id)
}

/** Runs after a message is stored: emits events to open devices, and enqueues the job that notifies members who do not read it. */
export async function arrived(db: WorkspaceDb, id: string): Promise<MessageRow> {
  const [row] = await findMessages(db, [id])
  const message = found(row)
  await tellMessage(db, message)
  await announceArrival(db, message)
  return message
}

async function sentBefore(db: WorkspaceDb, actor: Actor, { deviceId, conversationId }: Sent): Promise<MessageRow | undefined> {
  if (deviceId === undefined) return undefined
  const known = await db.maybeOne<Row<'messages', 'id' | 'conversation_id'>>(sql`
    select id, conversation_id from messages where sender_id = ${actor.membershipId} and device_id = ${deviceId}`)
  if (!known) return undefined
  if (known.conversation_id !== conversationId) throw new AppError('message id taken')
  return (await findMessages(db, [known.id]))[0]
}

async function refuseFlood(db: WorkspaceDb, { membershipId }: Actor): Promise<void> {
  await lockFor(db, 'sent messages', membershipId)
  const { count } = await db.one<Count>(sql`
    select count(*) as count from messages
    where sender_id = ${membershipId} and created_at > now() - interval '1 minute' and origin = 'person'`)
  if (count >= messageLimits.perMinute) throw new AppError('too many requests', { retryAfter: 20 })
}

interface Reply {
  id: string
  isTeamNote: boolean
  ofClient: boolean
}

/** Everybody who sees the answer sees the quoted message, so a team note may only be quoted in another team note. */
async function checkReply(db: WorkspaceDb, conversation: ConversationRow, { id, isTeamNote, ofClient }: Reply): Promise<void> {
  const quoted = found(
    await db.maybeOne<Row<'messages', 'is_team_note' | 'deleted_at'>>(sql`
    select is_team_note, deleted_at from messages where id = ${id} and conversation_id = ${conversation.id}`),
  )
  const hidden = wipedTo(conversation)
  if (quoted.is_team_note && (ofClient || !isTeamNote)) throw new AppError('not found')
  if (hidden !== null && id <= hidden) throw new AppError('not found')
  if (quoted.deleted_at !== null) throw new AppError('message deleted')
}
