import { claimWithoutPassword } from '#areas/account'
import { findClientOfAddress, insertBuyer } from '#areas/clients'
import { addMember } from '#areas/permissions'
import { reservePlaces } from '#areas/plan'
import { audit } from '#platform/audit'
import { sql, type Database, type Row, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
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
    await nameBuyer(db, checkout)
  })

/**
 * Finds or makes the client of a free order whose address was confirmed. Nothing was paid, so a new client needs a free place of the plan;
 * the calls that make clients wait for each other, and the last place is given once.
 */
export const findFreeBuyer = (database: Database, at: SettledRow): Promise<void> =>
  database.withSystem('write', async db => {
    const checkout = await db.maybeOne<Checkout>(sql`
      select * from checkouts where workspace_id = ${at.workspaceId} and id = ${at.id} for update`)
    if (checkout?.state !== 'asked' || checkout.provider !== null || checkout.client_id !== null) return
    const { workspace_id: workspaceId, email } = checkout
    const isKnown = (await findClientOfAddress(db, { workspaceId, email })) !== undefined
    if (!isKnown && (await reservePlaces(db, workspaceId)) === 0) throw new AppError('business full')
    await nameBuyer(db, checkout)
  })

async function nameBuyer(db: SystemDb, checkout: Checkout): Promise<void> {
  const { workspace_id: workspaceId, email } = checkout
  const clientId =
    (checkout.person_id !== null && (await findClientOfPerson(db, workspaceId, checkout.person_id))) ||
    ((await findClientOfAddress(db, { workspaceId, email })) ?? (await insertClient(db, checkout)))
  await db.run(sql`update checkouts set client_id = ${clientId} where workspace_id = ${workspaceId} and id = ${checkout.id}`)
}

const findClientOfPerson = async (db: SystemDb, workspaceId: string, personId: string): Promise<string | undefined> =>
  (
    await db.maybeOne<Row<'clients', 'id'>>(sql`
      select c.id from memberships m join clients c on c.workspace_id = m.workspace_id and c.membership_id = m.id
      where m.workspace_id = ${workspaceId} and m.person_id = ${personId} and m.role = 'client' and c.deleted_at is null`)
  )?.id

/**
 * A buyer who was signed in keeps that account, unless it has another place in the business, such as that of a member or
 * former client. Anybody else gets an account that claims the address.
 */
async function insertClient(db: SystemDb, checkout: Checkout): Promise<string> {
  const { workspace_id: workspaceId, email, phone, language, first_name: firstName, last_name: lastName, time_zone: timeZone } = checkout
  const person = { firstName, lastName, email, phone, locale: language, timeZone }
  const joinedId = checkout.person_id !== null && !(await isMember(db, workspaceId, checkout.person_id)) ? checkout.person_id : undefined
  const personId = joinedId ?? (await claimWithoutPassword(db, person))
  const membershipId = await addMember(db, { workspaceId, personId, role: 'client' })
  const clientId = await insertBuyer(db, { workspaceId, membershipId, person })
  await audit(db, { personId, action: 'register by purchase', subjectId: clientId })
  return clientId
}

const isMember = async (db: SystemDb, workspaceId: string, personId: string): Promise<boolean> =>
  (await db.maybeOne(sql`select from memberships where workspace_id = ${workspaceId} and person_id = ${personId}`)) !== undefined
