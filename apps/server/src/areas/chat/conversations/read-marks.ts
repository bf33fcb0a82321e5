import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { emitTo, emitRead } from '../live/change-events.ts'
import { lockConversation } from './conversation-rows.ts'
import { markMessagesSeen } from '../notifications.ts'
import { isClient } from './viewer.ts'

/** Answers whether there were unread messages. */
export async function readConversation(db: WorkspaceDb, actor: Actor, id: string): Promise<boolean> {
  const conversation = found(await lockConversation(db, actor.membershipId, id))
  const { last_message_id: last, unread_count: unread } = conversation
  const before = isClient(actor) ? conversation.client_read_to : conversation.team_read_to
  const isFurther = last !== null && (before === null || last > before)
  const isNew = last !== null && (conversation.read_to === null || last > conversation.read_to)
  if (unread === 0 && !isNew) return false
  await db.run(sql`
    update conversation_readers set unread_count = 0, read_to = greatest(read_to, ${last}::uuid)
    where conversation_id = ${id} and membership_id = ${actor.membershipId}`)
  if (isFurther) await noteSideRead(db, actor, { id, to: last })
  await markMessagesSeen(db, actor.membershipId, id)
  await emitRead(db, {
    conversationId: id,
    reader: { membershipId: actor.membershipId, isClient: isClient(actor) },
    isFurther,
    clientReadTo: isClient(actor) ? last : conversation.client_read_to,
    teamReadTo: isClient(actor) ? conversation.team_read_to : last,
  })
  return unread > 0
}

const noteSideRead = (db: WorkspaceDb, actor: Actor, { id, to }: { id: string; to: string }) =>
  db.run(
    isClient(actor)
      ? sql`update conversations set client_read_to = ${to} where id = ${id}`
      : sql`update conversations set team_read_to = ${to} where id = ${id}`,
  )

/** Moves only the member's own mark: messages that the other side sees as read stay read. */
export async function markUnread(db: WorkspaceDb, actor: Actor, id: string): Promise<number> {
  const conversation = found(await lockConversation(db, actor.membershipId, id))
  // counts again: the count that was read with the conversation is older than the wait for its lock
  const { unread_count: unreadCount } = await db.one<Row<'conversation_readers', 'unread_count'>>(sql`
    update conversation_readers set unread_count = greatest(1, unread_count)
    where conversation_id = ${id} and membership_id = ${actor.membershipId} returning unread_count`)
  await emitRead(db, {
    conversationId: id,
    reader: { membershipId: actor.membershipId, isClient: isClient(actor) },
    isFurther: false,
    clientReadTo: conversation.client_read_to,
    teamReadTo: conversation.team_read_to,
  })
  return unreadCount
}

/** Answers the number of unread messages. No event goes to the other sides, because there could be a thousand. */
export async function readAllConversations(db: WorkspaceDb, actor: Actor): Promise<number> {
  const side = isClient(actor) ? sql`client_read_to` : sql`team_read_to`
  const locked = await db.many<Row<'conversations', 'id'>>(sql`
    select v.id from conversations v join conversation_readers r
      on r.workspace_id = v.workspace_id and r.conversation_id = v.id
    where r.membership_id = ${actor.membershipId} and r.unread_count > 0 order by v.id for no key update of v`)
  const ids = locked.map(({ id }) => id)
  await markMessagesSeen(db, actor.membershipId)
  await db.run(sql`
    update conversation_readers r set unread_count = 0, read_to = greatest(r.read_to, v.last_message_id) from conversations v
    where r.membership_id = ${actor.membershipId} and r.conversation_id = any(${ids}::uuid[])
      and v.workspace_id = r.workspace_id and v.id = r.conversation_id`)
  await db.run(sql`
    update conversations set ${side} = greatest(${side}, last_message_id) where id = any(${ids}::uuid[])`)
  emitTo(db, actor, { name: 'chat changed', payload: { conversationId: null, revision: null } })
  return ids.length
}
