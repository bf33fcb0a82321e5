import type { BusinessProfile } from '@allenio/contract/business'
import { dialingCodeOf } from '@allenio/domain/business'
import { sql, type Db, type Row } from '#platform/db'
import { openFileLink, fileLink } from '#platform/files'
import type { MailSender } from '#platform/mail'
import { findMailLogo } from './mail-logo.ts'

interface ProfileRow
  extends
    Row<
      'business_profiles',
      | 'logo_file_id'
      | 'address'
      | 'country'
      | 'vat_number'
      | 'fiscal_code'
      | 'certified_mail'
      | 'recipient_code'
      | 'asks_fiscal'
      | 'email'
      | 'phone'
      | 'language'
      | 'time_zone'
      | 'profession'
    >,
    Row<'workspaces', 'id' | 'name'> {
  main_color: Row<'worn_apps'>['main_color']
}

/** Reads the profile of a business. One that has written nothing yet has no row, and counts as Italian. */
export const readProfile = (db: Db, workspaceId: string) =>
  db.one<ProfileRow>(sql`
  select w.id, w.name, a.main_color, b.logo_file_id, coalesce(b.address, '') as address, coalesce(b.country, 'IT') as country,
    b.vat_number, b.fiscal_code, b.certified_mail, b.recipient_code,
    coalesce(b.asks_fiscal, false) as asks_fiscal, b.email, b.phone, coalesce(b.language, 'it') as language,
    coalesce(b.time_zone, 'Europe/Rome') as time_zone, coalesce(b.profession, 'both') as profession
  from workspaces w left join business_profiles b on b.workspace_id = w.id left join worn_apps a on a.workspace_id = w.id
  where w.id = ${workspaceId}`)

export const presentProfile = (row: ProfileRow, personId: string): BusinessProfile => ({
  name: row.name,
  profession: row.profession,
  logo: row.logo_file_id && fileLink({ id: row.logo_file_id, workspace_id: row.id }, personId),
  address: row.address,
  country: row.country,
  vatNumber: row.vat_number,
  fiscalCode: row.fiscal_code,
  certifiedMail: row.certified_mail,
  recipientCode: row.recipient_code,
  asksFiscal: row.asks_fiscal,
  email: row.email,
  phone: row.phone,
  language: row.language,
  timeZone: row.time_zone,
})

/** Finds the logo for the pages on which people meet the business before they sign in. */
export async function findLogo(db: Db, workspaceId: string): Promise<string | null> {
  const { id, logo_file_id: logoId } = await readProfile(db, workspaceId)
  return logoId && openFileLink({ id: logoId, workspace_id: id })
}

/** Finds the sender of mails to clients: they carry the business's name, logo and colour, and answers go to it. */
export async function findSender(db: Db, workspaceId: string): Promise<MailSender> {
  const { name, main_color: color, logo_file_id: logoId, email, phone } = await readProfile(db, workspaceId)
  return { name, color, logo: logoId === null ? null : await findMailLogo(db, workspaceId, logoId), email, phone }
}

export interface Letterhead {
  name: string
  color: string | null
  logoFileId: string | null
  /** Address, telephone and e-mail, where the business has entered them. */
  contact: readonly string[]
}

/** Finds the letterhead of documents that clients get on paper. */
export async function findLetterhead(db: Db, workspaceId: string): Promise<Letterhead> {
  const { name, main_color: color, logo_file_id: logoFileId, address, phone, email } = await readProfile(db, workspaceId)
  return { name, color, logoFileId, contact: [address, phone, email].flatMap(line => line || []) }
}

export interface BusinessPresets extends Pick<BusinessProfile, 'language' | 'timeZone' | 'profession'> {
  /** The country code for telephone numbers that are written without one. */
  countryCode: string
}

/** Finds what new clients and invitations begin with. */
export async function findPresets(db: Db, workspaceId: string): Promise<BusinessPresets> {
  const { language, time_zone: timeZone, country, profession } = await readProfile(db, workspaceId)
  return { language, timeZone, profession, countryCode: dialingCodeOf(country) }
}

interface NewProfile extends Pick<BusinessProfile, 'language' | 'timeZone' | 'profession'> {
  workspaceId: string
}

/** Creates the profile of a new business, in the language of the person who registers it. */
export const openProfile = (db: Db, { workspaceId, language, timeZone, profession }: NewProfile) =>
  db.run(sql`
  insert into business_profiles (workspace_id, language, time_zone, profession)
  values (${workspaceId}, ${language}, ${timeZone}, ${profession})`)

/** The business as the seller whom receipts, exports for the accountant and the provider of payments name. */
export interface Seller {
  name: string
  address: string
  country: string
  vatNumber: string | null
  fiscalCode: string | null
  certifiedMail: string | null
  recipientCode: string | null
  email: string | null
  phone: string | null
  /** Buyers are asked for their fiscal code and address. */
  asksFiscal: boolean
}

export async function findSeller(db: Db, workspaceId: string): Promise<Seller> {
  const row = await readProfile(db, workspaceId)
  return {
    name: row.name,
    address: row.address,
    country: row.country,
    vatNumber: row.vat_number,
    fiscalCode: row.fiscal_code,
    certifiedMail: row.certified_mail,
    recipientCode: row.recipient_code,
    email: row.email,
    phone: row.phone,
    asksFiscal: row.asks_fiscal,
  }
}
