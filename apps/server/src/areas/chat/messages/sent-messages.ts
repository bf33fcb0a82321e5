import type { ParsedInput } from '@allenio/contract'
import { messageLimits, type sendMessage } from '@allenio/contract/chat'
import type { Actor } from '#platform/access'
import { lockFor, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { announceArrival } from '../live/arrivals.ts'
import { kindOf, takeCarried } from './carried-file.ts'
import { emitDraft, emitMessage } from '../live/change-events.ts'
import { refuseClosed } from '../closure.ts'
import { lockConversation, wipedTo, type ConversationRow } from '../conversations/conversation-rows.ts'
import { findMessages, type MessageRow } from './message-rows.ts'
import { postMessage } from '../posts.ts'
import { findSubject } from './subjects.ts'
import { isClient } from '../conversations/viewer.ts'

type NewMessage = ParsedInput<typeof sendMessage>

/** Sends a person's message; if the device id was used before, returns the existing message. */
export async function sendNewMessage(db: WorkspaceDb, actor: Actor, input: NewMessage): Promise<MessageRow> {
  const isTeamNote = input.isTeamNote === true
  if (isTeamNote && isClient(actor)) throw new AppError('forbidden')
  const conversation = found(await lockConversation(db, actor.membershipId, input.conversationId))
  const before = await findSentMessage(db, actor, input)
  if (before) return before
  const { message: body = '' } = input
  if (body === '' && input.uploadId === undefined && input.attachmentId === undefined) throw wrongField('message', 'message empty')
  if (!isTeamNote) refuseClosed(conversation)
  await refuseFlood(db, actor)
  if (input.replyTo !== undefined) await checkReply(db, conversation, { id: input.replyTo, isTeamNote, isFromClient: isClient(actor) })
  const about = input.about && (await findSubject(db, actor, { ...input.about, clientId: conversation.client_id }))
  const file = await takeCarried(db, actor, input)
  const kind = kindOf(file, input.type)
  const id = await postMessage(db, conversation, {
    senderId: actor.membershipId,
    isFromClient: isClient(actor),
    isTeamNote,
    origin: 'person',
    kind,
    body,
    fileId: file?.id ?? null,
    ...(kind === 'voice' && { duration: input.duration, waveform: input.waveform }),
    ...(kind === 'video' && file && 'seconds' in file && { duration: file.seconds ?? undefined }),
    replyTo: input.replyTo,
    about,
    deviceId: input.deviceId,
    endsDraft: input.endsDraft,
  })
  // another conversation got a message with this device id at the same moment
  if (id === undefined) throw new AppError('message id taken')
  if (input.endsDraft && conversation.draft === input.endsDraft) {
    const { id: conversationId, revision } = conversation
    emitDraft(db, actor, { conversationId, revision, draft: { text: '', isNote: false } })
  }
  return announceMessage(db, id)
}

/** Runs after a message is stored: emits events to open devices, and enqueues the job that notifies members who do not read it. */
export async function announceMessage(db: WorkspaceDb, id: string): Promise<MessageRow> {
  const [row] = await findMessages(db, [id])
  const message = found(row)
  await emitMessage(db, message)
  await announceArrival(db, message)
  return message
}

async function findSentMessage(db: WorkspaceDb, actor: Actor, { deviceId, conversationId }: NewMessage): Promise<MessageRow | undefined> {
  if (deviceId === undefined) return undefined
  const existing = await db.maybeOne<Row<'messages', 'id' | 'conversation_id'>>(sql`
    select id, conversation_id from messages where sender_id = ${actor.membershipId} and device_id = ${deviceId}`)
  if (!existing) return undefined
  if (existing.conversation_id !== conversationId) throw new AppError('message id taken')
  return (await findMessages(db, [existing.id]))[0]
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
  isFromClient: boolean
}

/** Everybody who sees the answer sees the quoted message, so a team note may only be quoted in another team note. */
async function checkReply(db: WorkspaceDb, conversation: ConversationRow, { id, isTeamNote, isFromClient }: Reply): Promise<void> {
  const quoted = found(
    await db.maybeOne<Row<'messages', 'is_team_note' | 'deleted_at'>>(sql`
    select is_team_note, deleted_at from messages where id = ${id} and conversation_id = ${conversation.id}`),
  )
  const hidden = wipedTo(conversation)
  if (quoted.is_team_note && (isFromClient || !isTeamNote)) throw new AppError('not found')
  if (hidden !== null && id <= hidden) throw new AppError('not found')
  if (quoted.deleted_at !== null) throw new AppError('message deleted')
}
