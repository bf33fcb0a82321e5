import type { ParsedInput } from '@allenio/contract'
import { appFileMaxBytes, appLogoTypes, type saveCustomApp } from '@allenio/contract/custom-apps'
import { countries, parseFiscalCode, parseRecipientCode, parseVatNumber } from '@allenio/domain/business'
import { parseAppColor } from '@allenio/domain/custom-apps'
import type { Person } from '#platform/access'
import { sql, type Db, type Row } from '#platform/db'
import { wrongField, type AppError } from '#platform/errors'
import { claimUpload, eraseFiles, findClaimable } from '#platform/files'

export type DraftChanges = ParsedInput<typeof saveCustomApp>

export type StoredFields = Row<
  'custom_apps',
  'workspace_id' | 'id' | 'logo_file_id' | 'country' | 'vat_number' | 'fiscal_code' | 'recipient_code'
>

interface FieldChanges {
  before: StoredFields
  changes: DraftChanges
}

/** Keeps what was sent of an app's fields. It may lack any of them, but what it has is right. */
export async function saveFields(db: Db, by: Pick<Person, 'personId'>, { before, changes }: FieldChanges): Promise<void> {
  const { country = before.country } = changes
  if (!countries.includes(country)) throw wrongField('country', 'country unknown')
  const color = parsed('mainColor', changes.mainColor, parseAppColor, 'app colour wrong')
  // the numbers are read again when the country changes: they may be wrong for the new one
  const isMoved = country !== before.country
  const numbers = isMoved ? { vatNumber: before.vat_number, fiscalCode: before.fiscal_code, ...changes } : changes
  const vatNumber = parsed('vatNumber', numbers.vatNumber, text => parseVatNumber(text, country), 'vat number wrong')
  const fiscalCode = parsed('fiscalCode', numbers.fiscalCode, text => parseFiscalCode(text, country), 'fiscal code wrong')
  const recipientCode = parsed('recipientCode', changes.recipientCode, parseRecipientCode, 'recipient code wrong')
  const logo = await takeLogo(db, by, changes, before)
  const { name, businessName, billingAddress, postalCode, certifiedMail } = changes
  await db.run(sql`
    update custom_apps set revision = revision + 1, updated_at = now(), country = ${country},
      name = coalesce(${name ?? null}, name),
      main_color = case when ${color !== undefined}::boolean then ${color ?? null} else main_color end,
      logo_file_id = case when ${logo !== undefined}::boolean then ${logo?.id ?? null}::uuid else logo_file_id end,
      is_logo_opaque = coalesce(${logo?.isOpaque ?? null}::boolean, is_logo_opaque),
      business_name = coalesce(${businessName ?? null}, business_name),
      vat_number = case when ${vatNumber !== undefined}::boolean then ${vatNumber ?? null} else vat_number end,
      fiscal_code = case when ${fiscalCode !== undefined}::boolean then ${fiscalCode ?? null} else fiscal_code end,
      billing_address = coalesce(${billingAddress ?? null}, billing_address),
      postal_code = coalesce(${postalCode ?? null}, postal_code),
      certified_mail = case when ${certifiedMail !== undefined}::boolean then ${certifiedMail ?? null} else certified_mail end,
      recipient_code = case when ${recipientCode !== undefined}::boolean then ${recipientCode ?? null} else recipient_code end
    where workspace_id = ${before.workspace_id} and id = ${before.id}`)
}

type Field = 'mainColor' | 'vatNumber' | 'fiscalCode' | 'recipientCode'

/** Undefined leaves the field as it is; null and an empty text clear it. */
function parsed(field: Field, text: string | null | undefined, parse: (text: string) => string | undefined, code: AppError['code']) {
  if (text === undefined) return undefined
  if (!text) return null
  const value = parse(text)
  if (value === undefined) throw wrongField(field, code)
  return value
}

interface TakenLogo {
  id: string | null
  isOpaque: boolean
}

async function takeLogo(
  db: Db,
  { personId }: Pick<Person, 'personId'>,
  { logoUploadId, removeLogo }: DraftChanges,
  { workspace_id: workspaceId, logo_file_id: before }: StoredFields,
): Promise<TakenLogo | undefined> {
  if (logoUploadId === undefined) {
    if (!removeLogo) return undefined
    await eraseFiles(db, workspaceId, before === null ? [] : [before])
    return { id: null, isOpaque: false }
  }
  const claim = { personId, workspaceId, accept: ['image/*'], maxBytes: appFileMaxBytes, field: 'logoUploadId' }
  const { outcome } = await findClaimable(db, logoUploadId, claim)
  if (!appLogoTypes.some(type => type === outcome.sentType)) throw wrongField('logoUploadId', 'file type not accepted')
  const { id } = await claimUpload(db, logoUploadId, claim)
  await eraseFiles(db, workspaceId, before === null ? [] : [before])
  return { id, isOpaque: outcome.isOpaque ?? false }
}
