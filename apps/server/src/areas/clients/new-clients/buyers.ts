import { emailKey } from '@allenio/domain/account'
import { sql, type Db, type Row, type SystemDb } from '#platform/db'
import { notifyClientAccess } from '../access-events.ts'
import { lockClientAddress } from '../addresses.ts'
import { insertNewcomer } from './registered-client.ts'

interface AddressIn {
  workspaceId: string
  email: string
}

/** The client of a business who has proved an address; records whose address the team has typed are not meant. */
export const findClientOfAddress = async (db: SystemDb, { workspaceId, email }: AddressIn): Promise<string | undefined> =>
  (
    await db.maybeOne<Row<'clients', 'id'>>(sql`
    select c.id from persons p join memberships m on m.person_id = p.id and m.workspace_id = ${workspaceId} and m.role = 'client'
    join clients c on c.workspace_id = m.workspace_id and c.membership_id = m.id and c.deleted_at is null
    where p.email_key = ${emailKey(email)} and p.email_confirmed_at is not null`)
  )?.id

type Buyer = Omit<Parameters<typeof insertNewcomer>[1], 'source'>

/** The record of somebody who has bought. */
export async function insertBuyer(db: Db, buyer: Buyer): Promise<string> {
  const id = await insertNewcomer(db, { ...buyer, source: 'purchase' })
  await notifyClientAccess(db, { workspaceId: buyer.workspaceId, clientIds: [id] })
  return id
}

/** Another address for a buyer who has not proved the first one. */
export async function changeBuyerAddress(db: Db, { workspaceId, clientId, email }: AddressIn & { clientId: string }): Promise<void> {
  const key = emailKey(email)
  await lockClientAddress(db, workspaceId, key)
  await db.run(sql`
    update clients c set email = ${email}, updated_at = clock_timestamp(), email_key = case when exists (
      select from clients o where o.workspace_id = c.workspace_id and o.email_key = ${key} and o.id <> c.id) then null else ${key} end
    where c.workspace_id = ${workspaceId} and c.id = ${clientId}`)
}
