import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineWorkspaceJob, enqueue } from '#platform/jobs'
import { holdClient } from '../client-lock.ts'
import { findMessages, type MessageRow } from '../messages/message-rows.ts'
import { notifyReaders } from '../notifications.ts'
import { unread } from '../conversations/unread.ts'

/** A member who has the conversation open reads a message within these seconds, so that their other devices do not ring. */
const readingSeconds = 3

interface UnreadReader {
  id: Row<'conversation_readers'>['membership_id']
}

/** Notifies the members who have not read the message by then; nobody if it was deleted meanwhile. */
export const notifyArrival = defineWorkspaceJob<{ messageId: string }>({
  name: 'tell of a message',
  parallel: 4,
  // the queue looks for waiting jobs at the interval of the first retry: a short one pushes a message within seconds
  retry: { limit: 9, delaySeconds: 2 },
  async handle({ db }, { messageId }) {
    await holdConversation(db, messageId)
    const [row] = await findMessages(db, [messageId])
    if (!row || row.deleted_at !== null) return
    const receivers = await db.many<UnreadReader>(sql`
      select r.membership_id as id from conversation_readers r
      join memberships m on m.workspace_id = r.workspace_id and m.id = r.membership_id and m.status = 'active'
      where r.conversation_id = ${row.conversation_id} and exists (select from ${unread} u where u.id = ${messageId})`)
    await notifyReaders(
      db,
      row,
      receivers.map(({ id }) => id),
    )
  },
})

interface ArrivalPlace {
  id: Row<'messages'>['conversation_id']
}

/** Locks the conversation, so that nobody reads or deletes the message meanwhile. */
async function holdConversation(db: WorkspaceDb, messageId: string): Promise<void> {
  const at = await db.maybeOne<ArrivalPlace>(sql`select conversation_id as id from messages where id = ${messageId}`)
  if (!at) return
  await holdClient(db, at.id)
  await db.run(sql`select 1 from conversations where id = ${at.id} for no key update`)
}

export const announceArrival = (db: WorkspaceDb, { id: messageId }: Pick<MessageRow, 'id'>): Promise<void> =>
  enqueue(db, notifyArrival, { messageId }, { startAfterSeconds: readingSeconds })
