import type { ParsedInput } from '@allenio/contract'
import {
  scheduleDaysAhead,
  scheduledAtMost,
  type scheduleMessage,
  type ScheduledMessage,
  type updateScheduledMessage,
} from '@allenio/contract/chat-desk'
import { newId } from '@allenio/domain/ids'
import { dropFiles, lockConversation, reachConversation, refuseClosed, takeCarried } from '#areas/chat'
import type { Actor } from '#platform/access'
import { lockFor, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { enqueue } from '#platform/jobs'
import { sendScheduled } from './scheduled-jobs.ts'
import { findScheduled, planned, presentScheduled } from './scheduled-queries.ts'

const dayMs = 86_400_000

function refuseStrangeTime(sendAt: string): void {
  const ahead = Date.parse(sendAt) - Date.now()
  if (ahead <= 0) throw wrongField('sendAt', 'send time past')
  if (ahead > scheduleDaysAhead * dayMs) throw wrongField('sendAt', 'send time too far')
}

export async function listScheduled(db: WorkspaceDb, actor: Actor, conversationId: string | undefined): Promise<ScheduledMessage[]> {
  if (conversationId !== undefined) await reachConversation(db, actor, conversationId)
  const where = conversationId === undefined ? sql`true` : sql`s.conversation_id = ${conversationId}`
  const rows = await findScheduled(
    db,
    sql`
    s.membership_id = ${actor.membershipId} and s.state <> 'sent' and ${where}`,
  )
  return rows.map(row => presentScheduled(row, actor))
}

const findOne = async (db: WorkspaceDb, actor: Actor, id: string): Promise<ScheduledMessage> =>
  presentScheduled(found((await findScheduled(db, sql`s.id = ${id}`))[0]), actor)

export async function scheduleNewMessage(
  db: WorkspaceDb,
  actor: Actor,
  input: ParsedInput<typeof scheduleMessage>,
): Promise<ScheduledMessage> {
  const { conversationId, message: body = '', sendAt, deviceId } = input
  const conversation = found(await lockConversation(db, actor.membershipId, conversationId))
  const existing =
    deviceId === undefined
      ? undefined
      : await db.maybeOne<Row<'scheduled_messages', 'id' | 'conversation_id'>>(sql`
    select id, conversation_id from scheduled_messages where membership_id = ${actor.membershipId} and device_id = ${deviceId}`)
  if (existing && existing.conversation_id !== conversationId) throw new AppError('message id taken')
  if (existing) return findOne(db, actor, existing.id)
  if (body === '' && input.uploadId === undefined && input.attachmentId === undefined) throw wrongField('message', 'message empty')
  refuseStrangeTime(sendAt)
  refuseClosed(conversation)
  await refuseTooMany(db, actor)
  const file = await takeCarried(db, actor, input)
  const id = newId()
  const insertedCount = await db.run(sql`
    insert into scheduled_messages (id, conversation_id, membership_id, body, file_id, device_id, send_at)
    values (${id}, ${conversationId}, ${actor.membershipId}, ${body}, ${file?.id ?? null}, ${deviceId ?? null}, ${sendAt})
    on conflict (workspace_id, membership_id, device_id) where device_id is not null do nothing`)
  if (!insertedCount) throw new AppError('message id taken')
  await sendLater(db, id, sendAt)
  return findOne(db, actor, id)
}

async function refuseTooMany(db: WorkspaceDb, { membershipId }: Actor): Promise<void> {
  await lockFor(db, 'scheduled messages', membershipId)
  const { count } = await db.one<Count>(sql`
    select count(*) as count from ${planned} where s.membership_id = ${membershipId} and s.state <> 'sent'`)
  if (count >= scheduledAtMost) throw new AppError('too many scheduled', { values: { max: scheduledAtMost } })
}

const sendLater = (db: WorkspaceDb, id: string, sendAt: string): Promise<void> =>
  enqueue(db, sendScheduled, { id }, { startAfterSeconds: Math.max(1, Math.ceil((Date.parse(sendAt) - Date.now()) / 1000)) })

/** Finds and locks a scheduled message of the caller: sending waits for the lock, or is over. */
async function reachOpen(db: WorkspaceDb, { membershipId }: Actor, id: string) {
  const row = found(
    await db.maybeOne<Row<'scheduled_messages', 'body' | 'file_id' | 'state'>>(sql`
    select s.body, s.file_id, s.state from ${planned}
    where s.id = ${id} and s.membership_id = ${membershipId} for update of s`),
  )
  if (row.state === 'sent') throw new AppError('sent already')
  return row
}

export async function rescheduleMessage(
  db: WorkspaceDb,
  actor: Actor,
  { id, message, sendAt }: ParsedInput<typeof updateScheduledMessage>,
): Promise<ScheduledMessage> {
  const before = await reachOpen(db, actor, id)
  const body = message ?? before.body
  if (body === '' && before.file_id === null) throw wrongField('message', 'message empty')
  if (sendAt !== undefined) refuseStrangeTime(sendAt)
  await db.run(sql`update scheduled_messages set body = ${body} where id = ${id}`)
  if (sendAt !== undefined) {
    await db.run(sql`
      update scheduled_messages set send_at = ${sendAt}, state = 'waiting', refusal = null where id = ${id}`)
    await sendLater(db, id, sendAt)
  }
  return findOne(db, actor, id)
}

export async function cancelScheduledMessage(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const { file_id } = await reachOpen(db, actor, id)
  await db.run(sql`delete from scheduled_messages where id = ${id}`)
  if (file_id !== null) await dropFiles(db, [file_id])
}
