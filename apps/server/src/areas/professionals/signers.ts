import type { Language } from '@allenio/contract'
import { formatDay } from '@allenio/domain/formats'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { findFiles, readSmallCopies, type FileRow } from '#platform/files'
import { signerWords } from './words.ts'

/** Ninety millimetres at 200 dots an inch: a signature is drawn less wide. */
const pictureSidePixels = 700

interface SignerRow extends Pick<
  Row<'professional_profiles'>,
  'title' | 'register' | 'register_number' | 'practice_address' | 'signature_file_id' | 'stamp_file_id'
> {
  name: string
}

interface Signed {
  language: Language
  /** The day on which the paper was issued. */
  day: string
  /** A draft has the name and the number, and is not signed. */
  isDraft?: boolean
}

/** The block below a paper, worded; its pictures are read when it is drawn. */
export interface Signer {
  block: { name: string; lines: readonly string[]; issued: string; signatureAlt: string; stampAlt: string }
  signature: FileRow | undefined
  stamp: FileRow | undefined
}

/** Finds who signs a paper; undefined where the member has no profile, or where clients do not read their name. */
export async function findSigner(
  db: WorkspaceDb,
  membershipId: string | null,
  { language, day, isDraft = false }: Signed,
): Promise<Signer | undefined> {
  const row = membershipId === null ? undefined : await readRow(db, membershipId)
  if (!row) return undefined
  const say = signerWords(language)
  const number = row.register_number && say('number', { number: row.register_number })
  const ids = isDraft ? [] : [row.signature_file_id, row.stamp_file_id].flatMap(id => id ?? [])
  const files = ids.length === 0 ? [] : await findFiles(db, ids)
  const fileOf = (id: string | null) => files.find(file => file.id === id)
  const name = [row.title, row.name].filter(Boolean).join(' ')
  return {
    block: {
      name,
      lines: [[row.register, number].filter(Boolean).join(', '), row.practice_address].filter(Boolean),
      issued: say('issued', { day: formatDay(language, day) }),
      signatureAlt: say('signature', { name }),
      stampAlt: say('stamp', { name }),
    },
    signature: fileOf(row.signature_file_id),
    stamp: fileOf(row.stamp_file_id),
  }
}

const readRow = (db: WorkspaceDb, membershipId: string) =>
  db.maybeOne<SignerRow>(sql`
  select trim(p.first_name || ' ' || p.last_name) as name, r.title, r.register, r.register_number, r.practice_address,
    r.signature_file_id, r.stamp_file_id
  from professional_profiles r join memberships m on m.id = r.membership_id and not m.is_name_hidden
  join persons p on p.id = m.person_id
  where r.membership_id = ${membershipId} and (r.title || r.register || r.register_number || r.practice_address <> ''
    or r.signature_file_id is not null or r.stamp_file_id is not null)`)

/** The content of a paper's looks that depends on its signer. */
export const signerContent = (signer: Signer | undefined) =>
  signer && { block: signer.block, signature: signer.signature?.id, stamp: signer.stamp?.id }

/** The data and pictures of the block for `signed-by` of the house's template; a picture that cannot be read is left out. */
export async function drawSigner(signer: Signer | undefined) {
  if (!signer) return { data: null, pictures: {} }
  const { block, signature, stamp } = signer
  const copies = await readSmallCopies(
    [signature, stamp].flatMap(file => file ?? []),
    pictureSidePixels,
  )
  const signatureBytes = signature && copies.get(signature.id)
  const stampBytes = stamp && copies.get(stamp.id)
  return {
    data: { ...block, signature: signatureBytes ? 'signature' : null, stamp: stampBytes ? 'stamp' : null },
    pictures: { ...(signatureBytes && { signature: signatureBytes }), ...(stampBytes && { stamp: stampBytes }) },
  }
}
