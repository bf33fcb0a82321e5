import { findMessages, type MessageRow } from './message-rows.ts'
import { tellPeople } from './notices.ts'
import { sql, type WorkspaceDb } from '#platform/db'
import { defineWorkspaceJob, enqueue } from '#platform/jobs'

/** Whoever has not read it is told, some moments after it was kept; nobody of one that was deleted meanwhile. */
export const tellArrival = defineWorkspaceJob<{ messageId: string }>({
  name: 'tell of a message',
  parallel: 4,
  async handle({ db }, { messageId }) {
    const [row] = await findMessages(db, [messageId])
    if (!row || row.deleted_at !== null) return
    const receivers = await db.many<{ id: string }>(sql`
      select r.membership_id as id from conversation_readers r
      join memberships m on m.workspace_id = r.workspace_id and m.id = r.membership_id and m.status = 'active'
      where r.conversation_id = ${row.conversation_id} and r.unread_count > 0
        and r.membership_id is distinct from ${row.sender_id}::uuid
        and (m.role <> 'client') = ${row.is_from_client || row.is_team_note}::boolean`)
    await tellPeople(db, row, receivers.map(({ id }) => id))
  },
})

export const announceArrival = (db: WorkspaceDb, { id: messageId }: Pick<MessageRow, 'id'>): Promise<void> =>
  enqueue(db, tellArrival, { messageId })
