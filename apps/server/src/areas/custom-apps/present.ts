import type { CustomApp } from '@allenio/contract/custom-apps'
import { listSteps, missingParts, nextAppState } from '@allenio/domain/custom-apps'
import { findSeller } from '#areas/business'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { fileLink, type Linked } from '#platform/files'
import { findCustomApp, listAppFiles, type AppRow } from './queries.ts'

type Fields = Omit<CustomApp, 'missing' | 'steps' | 'may' | 'files'>

/** The app of the business as its admin sees it; where there is none yet, what a request would begin with. */
export async function presentApp(db: WorkspaceDb, actor: Actor): Promise<CustomApp> {
  const row = await findCustomApp(db)
  const fields = row ? fieldsOf(row, actor) : await presetsOf(db)
  const files = row ? await listAppFiles(db) : []
  return {
    ...fields,
    files,
    missing: missingParts({ ...fields, files }),
    steps: listSteps(row?.steps ?? {}),
    may: { edit: nextAppState(row?.state ?? 'none', 'save') !== undefined },
  }
}

function fieldsOf(row: AppRow, { personId }: Actor): Fields {
  return {
    state: row.state,
    name: row.name,
    mainColor: row.main_color,
    logo: presentLogo(row, file => fileLink(file, personId)),
    businessName: row.business_name,
    country: row.country,
    vatNumber: row.vat_number,
    fiscalCode: row.fiscal_code,
    billingAddress: row.billing_address,
    postalCode: row.postal_code,
    certifiedMail: row.certified_mail,
    recipientCode: row.recipient_code,
    payment: row.payment_status,
    requestedAt: row.requested_at,
    activationDate: row.activation_date,
    iosUrl: row.ios_url,
    androidUrl: row.android_url,
  }
}

export type LogoRow = Pick<AppRow, 'workspace_id' | 'logo_file_id' | 'is_logo_opaque' | 'width' | 'height'>

export const presentLogo = (
  { workspace_id, logo_file_id: id, is_logo_opaque: isOpaque, width, height }: LogoRow,
  linkOf: (file: Linked) => string,
): CustomApp['logo'] =>
  id !== null && width !== null && height !== null ? { url: linkOf({ id, workspace_id }), width, height, isOpaque } : null

async function presetsOf(db: WorkspaceDb): Promise<Fields> {
  const seller = await findSeller(db, db.workspaceId)
  return {
    state: 'none',
    name: '',
    mainColor: null,
    logo: null,
    businessName: seller.name,
    country: seller.country,
    vatNumber: seller.vatNumber,
    fiscalCode: seller.fiscalCode,
    billingAddress: seller.address,
    postalCode: '',
    certifiedMail: seller.certifiedMail,
    recipientCode: seller.recipientCode,
    payment: 'unpaid',
    requestedAt: null,
    activationDate: null,
    iosUrl: null,
    androidUrl: null,
  }
}
