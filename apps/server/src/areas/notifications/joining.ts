import { registerClientJoin } from '#areas/clients'
import { sql } from '#platform/db'
import { lockedInOrder } from './locking.ts'

/** One person was there twice: what was told about the one is about the other. */
registerClientJoin(async (db, { workspaceId, fromId, toId }) => {
  await db.run(sql`
    update notifications set client_id = ${toId} where ${lockedInOrder(sql`workspace_id = ${workspaceId} and client_id = ${fromId}`)}`)
})
