import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { emitChange } from './live/change-events.ts'

interface SoldChat {
  clientId: string
  isEnabled: boolean
}

/** Opens or closes the conversation with a client; answers its id if that has changed anything. */
export async function switchChatOfClient(db: WorkspaceDb, { clientId, isEnabled }: SoldChat): Promise<string | undefined> {
  const changed = await db.maybeOne<Row<'conversations', 'id' | 'revision'>>(sql`
    update conversations set is_enabled = ${isEnabled}, revision = revision + 1
    where client_id = ${clientId} and is_enabled <> ${isEnabled} returning id, revision`)
  if (changed) await emitChange(db, { conversationId: changed.id, revision: changed.revision })
  return changed?.id
}
