import { fullName } from '@allenio/domain/clients'
import type { ParsedInput } from '@allenio/contract'
import type { createClient } from '@allenio/contract/clients'
import { emailKey, plainPhone } from '@allenio/domain/account'
import { needsGuardian, productWordingOf } from '@allenio/domain/consents'
import { newId } from '@allenio/domain/ids'
import { findPresets, type BusinessPresets } from '#areas/business'
import { refuseOverLimit } from '#areas/plan'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { notifyClientAccess } from '../access-events.ts'
import { mayAssign, requireMayAssign } from '../access.ts'
import { refuseTakenAddress } from '../addresses.ts'
import { insertCharge, setInCharge } from '../charge.ts'
import { insertConsent, type NewConsent } from '../consents/consents.ts'
import { checkFields, takePhoto } from '../fields.ts'
import { inviteClient } from '../invitations/invitations.ts'
import { nameOfBusiness } from '../news/state-notifications.ts'
import { setTags } from '../list/tags.ts'

export type NewClient = ParsedInput<typeof createClient>

/** Answers the new client's id. */
export async function addClient(db: WorkspaceDb, actor: Actor, input: NewClient): Promise<string> {
  requireMayAssign(actor, input.collaboratorIds)
  await checkFields(db, input)
  const presets = await findPresets(db, db.workspaceId)
  // from here on, calls that create clients of one business wait for one another: no place and no address is given twice
  await refuseOverLimit(db, actor, { from: '/clients/create' })
  const { email = null } = input
  if (email !== null) await refuseTakenAddress(db, actor, email)
  const { language = presets.language, timeZone = presets.timeZone } = input
  const id = await insertClient(db, actor, { ...input, language, timeZone })
  await setTags(db, id, input.tags ?? [])
  if (input.consentDate)
    await recordPaper(db, actor, {
      clientId: id,
      day: input.consentDate,
      language,
      name: fullName({ first_name: input.firstName, last_name: input.lastName ?? '' }),
      birthDate: input.birthDate ?? null,
    })
  const inCharge = await putInCharge(db, actor, id, input.collaboratorIds ?? [])
  if (email !== null && input.sendsInvitation) {
    const { firstName, lastName = '' } = input
    await inviteClient(db, actor, { id, email, first_name: firstName, last_name: lastName, language })
  }
  await notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds: [id] })
  await audit(db, { personId: actor.personId, action: 'create client', subjectId: id, details: { gained: inCharge } })
  return id
}

async function insertClient(
  db: WorkspaceDb,
  actor: Actor,
  input: NewClient & Pick<BusinessPresets, 'language' | 'timeZone'>,
): Promise<string> {
  const id = newId()
  const { email = null, subscriptionEnd = null, photoUploadId } = input
  const photoId = photoUploadId === undefined ? null : await takePhoto(db, actor, photoUploadId)
  await db.run(sql`
    insert into clients (id, first_name, last_name, email, email_key, phone, sex, birth_date, height_cm, language, time_zone,
      photo_file_id, type_id, goal, injuries, allergies, subscription_end, subscription_source, source)
    values (${id}, ${input.firstName}, ${input.lastName ?? ''}, ${email}, ${email === null ? null : emailKey(email)},
      ${plainPhone(input.phone ?? null)}, ${input.sex ?? null}, ${input.birthDate ?? null}, ${input.heightCm ?? null},
      ${input.language}, ${input.timeZone}, ${photoId}, ${input.typeId ?? null},
      ${input.goal ?? ''}, ${input.injuries ?? ''}, ${input.allergies ?? ''},
      ${subscriptionEnd}, ${subscriptionEnd === null ? null : 'manual'}, 'team')`)
  return id
}

interface Paper extends Pick<NewConsent, 'clientId' | 'day' | 'language'> {
  name: string
  birthDate: string | null
}

const unnamedGuardian = '________'

/** The paper to the processing of data that was signed when the record was made. */
async function recordPaper(db: WorkspaceDb, { membershipId }: Actor, { clientId, day, language, name, birthDate }: Paper): Promise<void> {
  const purpose = 'data processing'
  const wording = productWordingOf(purpose, language, {
    business: await nameOfBusiness(db),
    client: name,
    // the paper has the name, which nobody has typed here
    ...(needsGuardian(birthDate, day) && { guardian: unnamedGuardian }),
  })
  const { workspaceId } = db
  await insertConsent(db, { workspaceId, clientId, purpose, wording, language, day, form: 'paper', recordedBy: membershipId })
}

/** A collaborator is put in charge of the clients that they create. Answers the members who are in charge. */
async function putInCharge(db: WorkspaceDb, actor: Actor, id: string, collaboratorIds: readonly string[]): Promise<string[]> {
  if (mayAssign(actor)) return collaboratorIds.length ? (await setInCharge(db, id, collaboratorIds)).gained : []
  await insertCharge(db, { workspaceId: db.workspaceId, clientIds: [id], membershipId: actor.membershipId })
  return [actor.membershipId]
}
