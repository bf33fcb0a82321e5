import { sql, type WorkspaceDb } from '#platform/db'
import type { Checkout } from '../followers.ts'
import { setCheckoutState } from './states.ts'

/** Expires the open links of clients whose access ends, so that they cannot pay; they get a new link if they come back. */
export async function expireLinks(db: WorkspaceDb, clientId: string): Promise<void> {
  const links = await db.many<Checkout>(sql`
    select * from checkouts where client_id = ${clientId} and source = 'link' and state = 'asked' order by id for update`)
  for (const link of links) await setCheckoutState(db, link, 'expired')
}
