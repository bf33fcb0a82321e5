import { claimWithoutPassword } from '#areas/account'
import { findClientOfAddress, insertBuyer } from '#areas/clients'
import { addMember } from '#areas/permissions'
import { audit } from '#platform/audit'
import { sql, type Database, type SystemDb } from '#platform/db'
import type { SettledRow } from '#platform/payments'
import type { Checkout } from '../followers.ts'

/**
 * Finds or makes the client of a paid checkout, once. Somebody new gets an account that only claims its address, so that nobody gets into
 * the records of an address that they have typed. Whoever has paid is let in also above the limit of the plan.
 */
export const findBuyer = (database: Database, at: SettledRow): Promise<void> =>
  database.withSystem('write', async db => {
    const checkout = await db.maybeOne<Checkout>(sql`
      select * from checkouts where workspace_id = ${at.workspaceId} and id = ${at.id} for update`)
    // a link, a signed-in client and a sale by hand name their client; one who was erased meanwhile is not made again
    if (checkout?.state !== 'paid' || checkout.client_id !== null || checkout.source !== 'page' || checkout.link_id !== null) return
    const { workspace_id: workspaceId, email } = checkout
    const clientId = (await findClientOfAddress(db, { workspaceId, email })) ?? (await insertClaiming(db, checkout))
    await db.run(sql`update checkouts set client_id = ${clientId} where workspace_id = ${workspaceId} and id = ${checkout.id}`)
  })

async function insertClaiming(db: SystemDb, checkout: Checkout): Promise<string> {
  const { workspace_id: workspaceId, email, phone, language, first_name: firstName, last_name: lastName, time_zone: timeZone } = checkout
  const person = { firstName, lastName, email, phone, locale: language, timeZone }
  const personId = await claimWithoutPassword(db, person)
  const membershipId = await addMember(db, { workspaceId, personId, role: 'client' })
  const clientId = await insertBuyer(db, { workspaceId, membershipId, person })
  await audit(db, { personId, action: 'register by purchase', subjectId: clientId })
  return clientId
}
