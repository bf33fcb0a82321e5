import type { Output, ParsedInput } from '@allenio/contract'
import { photoMaxBytes, type updateProfile } from '@allenio/contract/account'
import { emailKey, isTimeZone, plainPhone } from '@allenio/domain/account'
import { countTry, prove } from '#areas/auth'
import type { Person } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type SystemDb } from '#platform/db'
import { found, wrongField } from '#platform/errors'
import { claimUpload, fileLink, ownFile, replaceFile } from '#platform/files'
import { enqueue } from '#platform/jobs'
import { findAccount } from './addresses.ts'
import { sendAddressChange } from './address-jobs.ts'

type Profile = Output<typeof updateProfile>
type Changes = ParsedInput<typeof updateProfile>

type ProfileRow = Row<'persons', 'first_name' | 'last_name' | 'email' | 'phone' | 'time_zone' | 'appearance' | 'photo_file_id'>

/** Writes only the fields that were sent; answers the profile and the address that waits for its link, if any. */
export async function changeProfile(db: SystemDb, actor: Person, changes: Changes): Promise<Profile> {
  const { firstName = null, lastName = null, timeZone = null, appearance = null } = changes
  if (timeZone !== null && !isTimeZone(timeZone)) throw wrongField('timeZone', 'unknown time zone')
  const newEmail = await askAddressChange(db, actor, changes)
  const phone = changes.phone === undefined ? sql`phone` : sql`${plainPhone(changes.phone)}`
  const photoId = await changePhoto(db, actor, changes)
  const row = await db.one<ProfileRow>(sql`
    update persons set first_name = coalesce(${firstName}, first_name), last_name = coalesce(${lastName}, last_name),
      time_zone = coalesce(${timeZone}, time_zone), appearance = coalesce(${appearance}, appearance),
      phone = ${phone}, photo_file_id = ${photoId}, updated_at = now()
    where id = ${actor.personId}
    returning first_name, last_name, email, phone, time_zone, appearance, photo_file_id`)
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    newEmail: newEmail ?? (await findNewEmail(db, actor.personId)),
    phone: row.phone,
    timeZone: row.time_zone,
    appearance: row.appearance,
    photo: row.photo_file_id && fileLink(ownFile(row.photo_file_id), actor.personId, 'thumb'),
  }
}

/** A new address only counts once its link was opened; the request needs the password. */
async function askAddressChange(db: SystemDb, actor: Person, changes: Changes): Promise<string | undefined> {
  const { email, password, passkey } = changes
  const person = found(await findAccount(db, actor.personId))
  if (email === undefined || emailKey(email) === emailKey(person.email)) return undefined
  await prove(db, actor, { password, passkey })
  await countTry(db, { door: 'mail', account: actor.personId, from: { sessionId: actor.sessionId } })
  await enqueue(db, sendAddressChange, { personId: actor.personId, email, key: emailKey(email) })
  await audit(db, { personId: actor.personId, action: 'ask address change' })
  return email
}

interface OwnAddress {
  email: string
}

async function findNewEmail(db: SystemDb, personId: string): Promise<string | null> {
  const row = await db.maybeOne<OwnAddress>(sql`
    select l.details ->> 'newEmail' as email from links l join persons p on p.id = l.person_id and p.email_key = l.email_key
    where l.person_id = ${personId} and l.kind = 'change address' and l.used_at is null and l.expires_at > now()`)
  return row?.email ?? null
}

async function changePhoto(db: SystemDb, { personId }: Person, changes: Changes): Promise<string | null> {
  const { photoUploadId, removesPhoto } = changes
  const { photo_file_id: before } = await db.one<Row<'persons', 'photo_file_id'>>(sql`
    select photo_file_id from persons where id = ${personId} for update`)
  if (photoUploadId === undefined && !removesPhoto) return before
  const photo =
    photoUploadId === undefined
      ? undefined
      : await claimUpload(db, photoUploadId, { personId, accept: ['image/*'], maxBytes: photoMaxBytes, field: 'photoUploadId' })
  await replaceFile(db, before, photo?.id ?? null)
  return photo?.id ?? null
}
