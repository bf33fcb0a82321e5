import { emailKey } from '@allenio/domain/account'
import { dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Db, type Row } from '#platform/db'
import { notifyClientAccess } from '../access-events.ts'
import { lockClientAddress } from '../addresses.ts'
import { insertCharge } from '../charge.ts'
import { insertRegistrationConsent } from '../consents/registration-consent.ts'

interface NewcomerPerson {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  locale: Row<'clients'>['language']
  timeZone: string
}

interface Newcomer {
  workspaceId: string
  membershipId: string
  person: NewcomerPerson
  source: 'link' | 'purchase'
}

/** The record of somebody who came by themselves. It gets the unproved address only if no other record has it. */
export async function insertNewcomer(db: Db, { workspaceId, membershipId, person, source }: Newcomer): Promise<string> {
  const id = newId()
  const { email, timeZone } = person
  await lockClientAddress(db, workspaceId, emailKey(email))
  const addressHolder = await db.maybeOne(
    sql`select id from clients where workspace_id = ${workspaceId} and email_key = ${emailKey(email)}`,
  )
  await db.run(sql`
    insert into clients (workspace_id, id, membership_id, first_name, last_name, email, email_key, phone, language, time_zone,
      registered_at, source)
    values (${workspaceId}, ${id}, ${membershipId}, ${person.firstName}, ${person.lastName}, ${email},
      ${addressHolder ? null : emailKey(email)}, ${person.phone}, ${person.locale}, ${timeZone}, now(), ${source})`)
  await insertRegistrationConsent(db, { workspaceId, clientId: id, language: person.locale, day: dayIn(timeZone) })
  return id
}

interface RegisteredClient {
  /** The link of the registration, whose owner is put in charge. */
  link: Row<'registration_links', 'workspace_id' | 'membership_id'> & { owner_role: string }
  membershipId: string
  person: NewcomerPerson
}

export async function insertRegistered(db: Db, { link, membershipId, person }: RegisteredClient): Promise<string> {
  const { workspace_id: workspaceId, membership_id: ownerId } = link
  const id = await insertNewcomer(db, { workspaceId, membershipId, person, source: 'link' })
  if (link.owner_role !== 'admin') await insertCharge(db, { workspaceId, clientIds: [id], membershipId: ownerId })
  await notifyClientAccess(db, { workspaceId, clientIds: [id] })
  return id
}
