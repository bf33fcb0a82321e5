import type { ParsedInput } from '@allenio/contract'
import type { registerClientFromLink } from '@allenio/contract/client-intake'
import { isTimeZone, plainPhone } from '@allenio/domain/account'
import { claimAddress, confirmationOf, hasProvedAddress, mayWriteToStranger, writeConfirmation } from '#areas/account'
import { signIn } from '#areas/auth'
import { findPresets, findSender } from '#areas/business'
import { insertRegistered, mailOf } from '#areas/clients'
import { addMember } from '#areas/permissions'
import { reservePlaces } from '#areas/plan'
import { audit } from '#platform/audit'
import type { SystemDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import type { RequestFacts } from '#platform/http'
import { defineJob, enqueue } from '#platform/jobs'
import { sendMail } from '#platform/mail'
import { clientIntakeLetter } from './mails.ts'
import { notifyRegistered } from './notifications.ts'
import { findLink } from './registration-links.ts'

type Registration = ParsedInput<typeof registerClientFromLink>

/** Does the same work and gives the same answer for every address: the background job decides which mail it gets. */
export async function registerFromLink(db: SystemDb, input: Registration, request: RequestFacts): Promise<string> {
  const link = found(await findLink(db, input.code))
  if (!link.is_open) throw new AppError('registration link closed')
  if (input.timeZone !== undefined && !isTimeZone(input.timeZone)) throw wrongField('timeZone', 'unknown time zone')
  const phone = plainPhone(input.phone ?? null)
  const { timeZone = (await findPresets(db, link.workspace_id)).timeZone } = input
  const personId = await claimAddress(db, { ...input, phone, timeZone }, request.address)
  if ((await reservePlaces(db, link.workspace_id)) === 0) throw new AppError('no place left')
  const membershipId = await addMember(db, { workspaceId: link.workspace_id, personId, role: 'client' })
  const clientId = await insertRegistered(db, { link, membershipId, person: { ...input, phone, timeZone } })
  await audit(db, { personId, action: 'register from link', subjectId: clientId, requestId: request.id })
  await enqueue(db, writeAfterRegistration, { personId, workspaceId: link.workspace_id, ownerId: link.membership_id, clientId })
  return signIn(db, personId, request)
}

interface Arrival {
  personId: string
  workspaceId: string
  ownerId: string
  clientId: string
}

export const writeAfterRegistration = defineJob<Arrival>({
  name: 'write after client registration',
  async handle({ database }, { personId, workspaceId, ownerId, clientId }) {
    await database.withSystem('write', async db => {
      if (!(await mayWriteToStranger(db, workspaceId))) return
      const confirmation = await confirmationOf(db, personId)
      if (!confirmation) return
      if (!(await hasProvedAddress(db, workspaceId))) return writeConfirmation(db, confirmation)
      const { person, token, isKnown } = confirmation
      const sender = await findSender(db, workspaceId)
      const values = { business: sender.name, path: `/confirm-address?token=${token}` }
      const mail = mailOf(person.locale, clientIntakeLetter(person.locale, isKnown ? 'known' : 'confirm', values), sender)
      await sendMail(db, { to: person.email, language: person.locale, mail, sender })
    })
    await database.withWorkspace(workspaceId, 'write', db => notifyRegistered(db, { ownerId, clientId }))
  },
})
