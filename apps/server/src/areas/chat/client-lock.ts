import { sql, type WorkspaceDb } from '#platform/db'

/**
 * Writing a notification locks its client. This takes that lock first, before conversation and scheduled messages:
 * the join of two records locks in the same order.
 */
export const holdClient = (db: WorkspaceDb, conversationId: string): Promise<number> =>
  db.run(sql`
  select 1 from conversations v join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id
  where v.id = ${conversationId} for key share of c`)
