import { sql, type WorkspaceDb } from '#platform/db'

/** Expires the open links of clients whose access ends, so that they cannot pay; they get a new link if they come back. */
export const expireLinks = (db: WorkspaceDb, clientId: string) =>
  db.run(sql`update checkouts set state = 'expired' where client_id = ${clientId} and source = 'link' and state = 'asked'`)
