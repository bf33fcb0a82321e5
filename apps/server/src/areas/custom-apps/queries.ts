import type { CustomAppFile } from '@allenio/contract/custom-apps'
import type { SaleBuyer } from '@allenio/contract/payments'
import { nextAppState } from '@allenio/domain/custom-apps'
import { newId } from '@allenio/domain/ids'
import { findSeller } from '#areas/business'
import { sql, type OrNull, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { StoredFields } from './fields.ts'

export interface AppRow
  extends
    Row<
      'custom_apps',
      | 'workspace_id'
      | 'id'
      | 'state'
      | 'name'
      | 'main_color'
      | 'logo_file_id'
      | 'is_logo_opaque'
      | 'ios_url'
      | 'android_url'
      | 'activation_date'
      | 'business_name'
      | 'country'
      | 'vat_number'
      | 'fiscal_code'
      | 'billing_address'
      | 'postal_code'
      | 'certified_mail'
      | 'recipient_code'
      | 'payment_status'
      | 'requested_at'
      | 'steps'
    >,
    OrNull<Row<'files', 'width' | 'height'>> {}

/** The app of the business, with the measures of its logo. */
export const findCustomApp = (db: WorkspaceDb) =>
  db.maybeOne<AppRow>(sql`
  select a.workspace_id, a.id, a.state, a.name, a.main_color, a.logo_file_id, a.is_logo_opaque, a.ios_url, a.android_url,
    a.activation_date, a.business_name, a.country, a.vat_number, a.fiscal_code, a.billing_address, a.postal_code, a.certified_mail,
    a.recipient_code, a.payment_status, a.requested_at, a.steps, f.width, f.height
  from custom_apps a left join files f on f.workspace_id = a.workspace_id and f.id = a.logo_file_id and f.deleted_at is null`)

/** The buyer whom the request names for its invoice; null before there is one. */
export async function findAppBuyer(db: WorkspaceDb): Promise<SaleBuyer | null> {
  const app = await findCustomApp(db)
  if (!app) return null
  const { billing_address: address, postal_code: postalCode } = app
  return {
    name: app.business_name,
    address: address.includes(postalCode) ? address : `${address}, ${postalCode}`,
    country: app.country,
    vatNumber: app.vat_number,
    fiscalCode: app.fiscal_code,
    certifiedMail: app.certified_mail,
    recipientCode: app.recipient_code,
  }
}

/** Locks the draft; a business without one gets it, with its own data for the invoice. */
export async function lockDraft(db: WorkspaceDb): Promise<StoredFields> {
  const seller = await findSeller(db, db.workspaceId)
  await db.run(sql`
    insert into custom_apps (id, business_name, country, vat_number, fiscal_code, billing_address, certified_mail, recipient_code)
    values (${newId()}, ${seller.name}, ${seller.country}, ${seller.vatNumber}, ${seller.fiscalCode}, ${seller.address},
      ${seller.certifiedMail}, ${seller.recipientCode})
    on conflict do nothing`)
  const row = await db.one<StoredFields & Row<'custom_apps', 'state'>>(sql`
    select workspace_id, id, state, logo_file_id, country, vat_number, fiscal_code, recipient_code from custom_apps for update`)
  if (nextAppState(row.state, 'save') === undefined) throw new AppError('app requested already')
  return row
}

export const listAppFiles = (db: WorkspaceDb) =>
  db.many<CustomAppFile>(sql`select id, kind, name, bytes from custom_app_files order by created_at, id`)
