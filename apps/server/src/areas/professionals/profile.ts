import type { ParsedInput } from '@allenio/contract'
import { signatureMaxBytes, type ProfessionalProfile, type updateProfessionalProfile } from '@allenio/contract/professionals'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { claimUpload, fileLink, replaceFile } from '#platform/files'

type ProfileColumns = Omit<Row<'professional_profiles'>, 'workspace_id' | 'membership_id' | 'updated_at'>

interface ProfileRow extends ProfileColumns {
  name: string
}

const columns = sql`trim(p.first_name || ' ' || p.last_name) as name, coalesce(r.title, '') as title,
  coalesce(r.register, '') as register, coalesce(r.register_number, '') as register_number,
  coalesce(r.practice_address, '') as practice_address, r.signature_file_id, r.stamp_file_id`

const readOwn = (db: WorkspaceDb, membershipId: string) =>
  db.one<ProfileRow>(sql`
  select ${columns} from memberships m join persons p on p.id = m.person_id
  left join professional_profiles r on r.membership_id = m.id where m.id = ${membershipId}`)

/** A member who has written nothing yet has no row, and an empty profile. */
export async function readProfile(db: WorkspaceDb, { membershipId, personId }: Actor): Promise<ProfessionalProfile> {
  const row = await readOwn(db, membershipId)
  const linkOf = (id: string | null) => id && fileLink({ id, workspace_id: db.workspaceId }, personId)
  return {
    name: row.name,
    title: row.title,
    register: row.register,
    registerNumber: row.register_number,
    practiceAddress: row.practice_address,
    signature: linkOf(row.signature_file_id),
    stamp: linkOf(row.stamp_file_id),
  }
}

type Changes = ParsedInput<typeof updateProfessionalProfile>

/** Writes only the fields that were sent. */
export async function updateProfile(db: WorkspaceDb, actor: Actor, changes: Changes): Promise<void> {
  const { membershipId, personId } = actor
  await db.run(sql`insert into professional_profiles (membership_id) values (${membershipId}) on conflict do nothing`)
  const before = await db.one<ProfileColumns>(sql`
    select title, register, register_number, practice_address, signature_file_id, stamp_file_id
    from professional_profiles where membership_id = ${membershipId} for update`)
  const pictureOf = (uploadId: string | undefined, isRemoved: boolean | undefined, formerId: string | null, field: string) =>
    uploadId === undefined && !isRemoved ? formerId : takePicture(db, { personId, uploadId, formerId, field })
  const signatureId = await pictureOf(changes.signatureUploadId, changes.removeSignature, before.signature_file_id, 'signatureUploadId')
  const stampId = await pictureOf(changes.stampUploadId, changes.removeStamp, before.stamp_file_id, 'stampUploadId')
  await db.run(sql`
    update professional_profiles set title = ${changes.title ?? before.title}, register = ${changes.register ?? before.register},
      register_number = ${changes.registerNumber ?? before.register_number},
      practice_address = ${changes.practiceAddress ?? before.practice_address},
      signature_file_id = ${signatureId}, stamp_file_id = ${stampId}, updated_at = now()
    where membership_id = ${membershipId}`)
  await audit(db, { personId, action: 'update professional profile', details: { fields: Object.keys(changes).sort() } })
}

interface TakenPicture {
  personId: string
  uploadId: string | undefined
  formerId: string | null
  field: string
}

async function takePicture(db: WorkspaceDb, { personId, uploadId, formerId, field }: TakenPicture): Promise<string | null> {
  const accept = ['image/png', 'image/jpeg', 'image/webp']
  const file =
    uploadId === undefined ? undefined : await claimUpload(db, uploadId, { personId, accept, maxBytes: signatureMaxBytes, field })
  await replaceFile(db, formerId, file?.id ?? null)
  return file?.id ?? null
}
