import { collectionOf } from '#platform/contributions'
import { joined, sql, type Sql } from '#platform/db'

/** Selects (workspace_id, client_id) of clients whose subscription renews by itself, or waits in a pause. */
export type RenewingClients = () => Sql

export const renewingClients = collectionOf<RenewingClients>('renewing clients')

/**
 * A condition on clients `c`, of which workspace_id and id are there. Their end moves by itself when the next payment arrives, so it is in
 * no list and no notice, and nobody is deactivated because a payment is told late.
 */
export function renewsByItself(): Sql {
  const parts = renewingClients.gathered().map(select => select())
  return parts.length === 0 ? sql`false` : sql`(c.workspace_id, c.id) in (${joined(parts, ' union all ')})`
}
