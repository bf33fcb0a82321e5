import type { ParsedInput } from '@allenio/contract'
import type { updateClient } from '@allenio/contract/clients'
import { emailKey, plainPhone } from '@allenio/domain/account'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { replaceFile } from '#platform/files'
import { notifyClientAccess } from './access-events.ts'
import { requireMayAssign } from './access.ts'
import { refuseTakenAddress } from './addresses.ts'
import { setInCharge } from './charge.ts'
import { checkFields, takePhoto } from './fields.ts'
import { inviteClient, withdrawInvitation } from './invitations/invitations.ts'
import { reachClientToChange, type ReachedClient } from './reach.ts'
import { setTags } from './list/tags.ts'

type Changes = ParsedInput<typeof updateClient>

export async function changeClient(db: WorkspaceDb, actor: Actor, changes: Changes): Promise<void> {
  const client = await reachClientToChange(db, actor, changes.id)
  if (client.updated_at !== changes.updatedAt && !standsAsRead(client, changes)) throw new AppError('changed meanwhile')
  await checkFields(db, changes)
  const { tags, collaboratorIds } = changes
  requireMayAssign(actor, collaboratorIds)
  const inCharge = collaboratorIds && (await setInCharge(db, client.id, collaboratorIds))
  if (tags !== undefined) await setTags(db, client.id, tags)
  const photoId = await changePhoto(db, actor, client, changes)
  await writeFields(db, client, { ...changes, photoId })
  await changeAddress(db, actor, client, changes)
  if (inCharge || changes.email !== undefined) await notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds: [client.id] })
  await audit(db, { personId: actor.personId, action: 'update client', subjectId: client.id, details: { ...inCharge } })
}

/** A text that its author has read as it stands may be written over, whatever else of the record has changed since. */
function standsAsRead(client: ReachedClient, { id: _id, updatedAt: _updatedAt, writtenOver, ...changes }: Changes): boolean {
  if (!writtenOver) return false
  const read = new Map(Object.entries(writtenOver))
  const current = new Map<string, unknown>(Object.entries(client))
  return Object.keys(changes).every(name => read.has(name) && read.get(name) === current.get(name))
}

async function writeFields(db: WorkspaceDb, client: ReachedClient, changes: Changes & { photoId: string | null }): Promise<void> {
  const pick = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value)
  await db.run(sql`
    update clients set first_name = ${pick(changes.firstName, client.first_name)}, last_name = ${pick(changes.lastName, client.last_name)},
      phone = ${changes.phone === undefined ? client.phone : plainPhone(changes.phone)}, sex = ${pick(changes.sex, client.sex)},
      birth_date = ${pick(changes.birthDate, client.birth_date)}, height_cm = ${pick(changes.heightCm, client.height_cm)},
      language = ${pick(changes.language, client.language)}, time_zone = ${pick(changes.timeZone, client.time_zone)},
      photo_file_id = ${changes.photoId}, type_id = ${pick(changes.typeId, client.type_id)}, goal = ${pick(changes.goal, client.goal)},
      injuries = ${pick(changes.injuries, client.injuries)}, allergies = ${pick(changes.allergies, client.allergies)},
      updated_at = clock_timestamp()
    where id = ${client.id}`)
}

/** The business may change the record's address; a waiting invitation then goes to the new one, and an account keeps its login. */
async function changeAddress(
  db: WorkspaceDb,
  actor: Actor,
  client: ReachedClient,
  { email, firstName, lastName, language }: Changes,
): Promise<void> {
  if (email === undefined || email === client.email) return
  if (email !== null && client.source === 'sample') throw wrongField('email', 'sample client')
  if (email !== null) await refuseTakenAddress(db, actor, email, client.id)
  const isSame = email !== null && client.email !== null && emailKey(email) === emailKey(client.email)
  const wasInvited = client.membership_id !== null && client.registered_at === null && client.invited_at !== null
  if (!isSame) await withdrawInvitation(db, client)
  await db.run(sql`
    update clients set email = ${email}, email_key = ${email === null ? null : emailKey(email)} where id = ${client.id}`)
  if (email === null || isSame || !wasInvited || client.status !== 'active') return
  await inviteClient(db, actor, {
    id: client.id,
    email,
    first_name: firstName ?? client.first_name,
    last_name: lastName ?? client.last_name,
    language: language ?? client.language,
  })
}

async function changePhoto(
  db: WorkspaceDb,
  actor: Actor,
  client: ReachedClient,
  { photoUploadId, removesPhoto }: Changes,
): Promise<string | null> {
  const before = client.photo_file_id
  if (photoUploadId === undefined && !removesPhoto) return before
  const photoId = photoUploadId === undefined ? null : await takePhoto(db, actor, photoUploadId)
  await replaceFile(db, before, photoId)
  return photoId
}

/** The note as it is stored; null empties it. */
export const writeNote = (db: WorkspaceDb, id: string, json: string | null): Promise<number> =>
  db.run(sql`
  update clients set note = ${json}::jsonb, note_updated_at = clock_timestamp() where id = ${id}`)
