import type { ConversationPair } from '#areas/chat'
import { sql, type Db } from '#platform/db'

/**
 * Moves scheduled messages to the conversation that remains. An author who does not take part in it is told that the message
 * was not sent.
 */
export const moveScheduled = (db: Db, { workspace_id, from_id, to_id }: ConversationPair) =>
  db.run(sql`
  update scheduled_messages set conversation_id = ${to_id}
  where workspace_id = ${workspace_id} and conversation_id = ${from_id}`)
