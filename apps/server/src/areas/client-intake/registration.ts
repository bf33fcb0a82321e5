import type { ParsedInput } from '@allenio/contract'
import type { registerClientFromLink } from '@allenio/contract/client-intake'
import { emailKey, isTimeZone, plainPhone } from '@allenio/domain/account'
import { dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { claimAddress, confirmationOf, mayUseOwnWords, mayWriteToStranger, writeConfirmation } from '#areas/account'
import { signIn } from '#areas/auth'
import { lockClientAddress, mailOf } from '#areas/clients'
import { addMember } from '#areas/permissions'
import { reservePlaces } from '#areas/plan'
import { audit } from '#platform/audit'
import { sql, type Db, type Row, type SystemDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import type { RequestFacts } from '#platform/http'
import { defineJob, enqueue } from '#platform/jobs'
import { sendMail } from '#platform/mail'
import { clientIntakeLetter } from './mails.ts'
import { notifyRegistered } from './notifications.ts'
import { findLink, type OpenedLink } from './registration-links.ts'

type Registration = ParsedInput<typeof registerClientFromLink>

/** The same work and the same answer for every address: which mail it gets is decided in the background. */
export async function registerFromLink(db: SystemDb, input: Registration, request: RequestFacts): Promise<string> {
  const link = found(await findLink(db, input.code))
  if (!link.is_open) throw new AppError('registration link closed')
  if (input.timeZone !== undefined && !isTimeZone(input.timeZone)) throw wrongField('timeZone', 'unknown time zone')
  const phone = plainPhone(input.phone ?? null)
  const personId = await claimAddress(db, { ...input, phone }, request.address)
  if (await reservePlaces(db, link.workspace_id) === 0) throw new AppError('no place left')
  const membershipId = await addMember(db, { workspaceId: link.workspace_id, personId, role: 'client' })
  const clientId = await insertRegistered(db, { link, membershipId, input: { ...input, phone } })
  await audit(db, { personId, action: 'register from link', subjectId: clientId, requestId: request.id })
  await enqueue(db, writeAfterRegistration, { personId, workspaceId: link.workspace_id, ownerId: link.membership_id, clientId })
  return signIn(db, personId, request)
}

interface Registered {
  link: OpenedLink
  membershipId: string
  input: Registration
}

/** Until the address is proved it only stands with this record where no other one has it. */
async function insertRegistered(db: Db, { link, membershipId, input }: Registered): Promise<string> {
  const id = newId()
  const { workspace_id: workspaceId, membership_id: ownerId } = link
  const { email, timeZone = 'Europe/Rome' } = input
  await lockClientAddress(db, workspaceId, emailKey(email))
  const taken = await db.maybeOne(sql`select id from clients where workspace_id = ${workspaceId} and email_key = ${emailKey(email)}`)
  await db.run(sql`
    insert into clients (workspace_id, id, membership_id, first_name, last_name, email, email_key, phone, language, time_zone,
      registered_at, consent_date, source)
    values (${workspaceId}, ${id}, ${membershipId}, ${input.firstName}, ${input.lastName}, ${email},
      ${taken ? null : emailKey(email)}, ${input.phone ?? null}, ${input.locale}, ${timeZone}, now(), ${dayIn(timeZone)}, 'link')`)
  if (link.owner_role !== 'admin') {
    await db.run(sql`
      insert into client_collaborators (workspace_id, client_id, membership_id) values (${workspaceId}, ${id}, ${ownerId})`)
  }
  return id
}

interface Arrival {
  personId: string
  workspaceId: string
  ownerId: string
  clientId: string
}

interface BusinessName {
  business: Row<'workspaces'>['name']
}

export const writeAfterRegistration = defineJob<Arrival>({
  name: 'write after client registration',
  async handle({ database }, { personId, workspaceId, ownerId, clientId }) {
    await database.withSystem('write', async db => {
      if (!await mayWriteToStranger(db, workspaceId)) return
      const confirmation = await confirmationOf(db, personId)
      if (!confirmation) return
      if (!await mayUseOwnWords(db, workspaceId)) return writeConfirmation(db, confirmation)
      const { person, token, isKnown } = confirmation
      const { business } = await db.one<BusinessName>(sql`select name as business from workspaces where id = ${workspaceId}`)
      const values = { business, path: `/confirm-address?token=${token}` }
      const mail = mailOf(person.locale, clientIntakeLetter(person.locale, isKnown ? 'known' : 'confirm', values))
      await sendMail(db, { to: person.email, language: person.locale, mail })
    })
    await database.withWorkspace(workspaceId, 'write', db => notifyRegistered(db, { ownerId, clientId }))
  },
})
