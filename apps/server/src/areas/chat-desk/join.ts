import type { ConversationPair } from '#areas/chat'
import { sql, type Db } from '#platform/db'

/** What was planned with the one is sent to the other; who does not take part there is told that it was not. */
export const moveScheduled = (db: Db, { workspace_id, from_id, to_id }: ConversationPair) =>
  db.run(sql`
  update scheduled_messages set conversation_id = ${to_id}
  where workspace_id = ${workspace_id} and conversation_id = ${from_id}`)
