import { sql, type WorkspaceDb } from '#platform/db'

/** What people are told locks the client: before conversation and plans, as whoever joins two records does. */
export const holdClient = (db: WorkspaceDb, conversationId: string): Promise<number> =>
  db.run(sql`
  select 1 from conversations v join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id
  where v.id = ${conversationId} for key share of c`)
