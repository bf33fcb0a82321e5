import { sql, type WorkspaceDb } from '#platform/db'

/** Whose access ends gets no further way to pay; they are sent a new link if they come back. */
export const expireLinks = (db: WorkspaceDb, clientId: string) =>
  db.run(sql`update checkouts set state = 'expired' where client_id = ${clientId} and source = 'link' and state = 'asked'`)
