import type { ParsedInput } from '@allenio/contract'
import { logoMaxBytes, type updateBusiness } from '@allenio/contract/business'
import { isTimeZone, plainPhone } from '@allenio/domain/account'
import { countries, parseFiscalCode, parseRecipientCode, parseVatNumber } from '@allenio/domain/business'
import { renameWorkspace } from '#areas/permissions'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { collectionOf } from '#platform/contributions'
import { sql, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { claimUpload, replaceFile } from '#platform/files'
import { readProfile } from './profile.ts'

/** Run in the transaction that changes how a business names itself. */
export const profileListeners = collectionOf<(db: WorkspaceDb) => Promise<unknown>>('profile listeners')

type Changes = ParsedInput<typeof updateBusiness>

/** Writes only the fields that were sent. */
export async function changeProfile(db: WorkspaceDb, actor: Actor, changes: Changes): Promise<void> {
  // the row must exist to be locked: two admins may change different fields at the same time
  await db.run(sql`insert into business_profiles default values on conflict do nothing`)
  await db.run(sql`select 1 from business_profiles for update`)
  const before = await readProfile(db, db.workspaceId)
  const { name, address = before.address, email = before.email, language = before.language } = changes
  const { country = before.country, timeZone = before.time_zone, profession = before.profession } = changes
  if (changes.country !== undefined && !countries.includes(country)) throw wrongField('country', 'country unknown')
  if (changes.timeZone !== undefined && !isTimeZone(timeZone)) throw wrongField('timeZone', 'unknown time zone')
  const vatNumber = vatNumberOf(changes, before.vat_number, country)
  const fiscalCode = fiscalCodeOf(changes, before.fiscal_code, country)
  const recipientCode = recipientCodeOf(changes, before.recipient_code)
  const certifiedMail = changes.certifiedMail === undefined ? before.certified_mail : changes.certifiedMail
  const phone = changes.phone === undefined ? before.phone : plainPhone(changes.phone)
  const logoId = await takeLogo(db, actor, changes, before.logo_file_id)
  if (name !== undefined) await renameWorkspace(db, name)
  await db.run(sql`
    update business_profiles set address = ${address}, country = ${country}, vat_number = ${vatNumber}, fiscal_code = ${fiscalCode},
      certified_mail = ${certifiedMail}, recipient_code = ${recipientCode}, asks_fiscal = ${changes.asksFiscal ?? before.asks_fiscal},
      email = ${email}, phone = ${phone}, language = ${language}, time_zone = ${timeZone},
      profession = ${profession}, logo_file_id = ${logoId},
      updated_at = now()`)
  for (const hear of profileListeners.gathered()) await hear(db)
  const fields = Object.keys(changes).sort()
  await audit(db, { personId: actor.personId, action: 'update business', details: { fields } })
}

/** The number is read again when the country changes: it may be wrong for the new one. */
function vatNumberOf({ vatNumber, country: newCountry }: Changes, before: string | null, country: string): string | null {
  const text = vatNumber === undefined ? before : vatNumber
  if (!text || (vatNumber === undefined && newCountry === undefined)) return text || null
  const number = parseVatNumber(text, country)
  if (number === undefined) throw wrongField('vatNumber', 'vat number wrong')
  return number
}

/** Like the VAT number, the code is read again when the country changes. */
function fiscalCodeOf({ fiscalCode, country: newCountry }: Changes, before: string | null, country: string): string | null {
  const text = fiscalCode === undefined ? before : fiscalCode
  if (!text || (fiscalCode === undefined && newCountry === undefined)) return text || null
  const code = parseFiscalCode(text, country)
  if (code === undefined) throw wrongField('fiscalCode', 'fiscal code wrong')
  return code
}

function recipientCodeOf({ recipientCode }: Changes, before: string | null): string | null {
  if (recipientCode === undefined) return before
  if (!recipientCode) return null
  const code = parseRecipientCode(recipientCode)
  if (code === undefined) throw wrongField('recipientCode', 'recipient code wrong')
  return code
}

async function takeLogo(db: WorkspaceDb, { personId }: Actor, changes: Changes, before: string | null): Promise<string | null> {
  const { logoUploadId, removeLogo } = changes
  if (logoUploadId === undefined && !removeLogo) return before
  const logo =
    logoUploadId === undefined
      ? undefined
      : await claimUpload(db, logoUploadId, { personId, accept: ['image/*'], maxBytes: logoMaxBytes, field: 'logoUploadId' })
  await replaceFile(db, before, logo?.id ?? null)
  return logo?.id ?? null
}
