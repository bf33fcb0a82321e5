import type { CustomAppFile, OperatorApp, OperatorAppRow } from '@allenio/contract/custom-apps'
import { listSteps, nextAppState, openSteps, unreadyParts } from '@allenio/domain/custom-apps'
import { openFileLink } from '#platform/files'
import { presentLogo } from '../present.ts'
import type { OperatorAppData } from './queries.ts'

const presentFacts = (row: OperatorAppData) => ({
  id: row.id,
  workspaceId: row.workspace_id,
  business: row.business,
  state: row.state,
  name: row.name,
  mainColor: row.main_color,
  logo: presentLogo(row, openFileLink),
  payment: row.payment_status,
  requestedAt: row.requested_at,
  activationDate: row.activation_date,
  updatedAt: row.updated_at,
})

export const presentAppRow = (row: OperatorAppData): OperatorAppRow => ({ ...presentFacts(row), openSteps: openSteps(row.steps) })

/** The key of the notifications is not among the fields: only whether there is one. */
export function presentOperatorApp(row: OperatorAppData, files: CustomAppFile[]): OperatorApp {
  const facts = presentFacts(row)
  return {
    ...facts,
    revision: row.revision,
    businessName: row.business_name,
    country: row.country,
    vatNumber: row.vat_number,
    fiscalCode: row.fiscal_code,
    billingAddress: row.billing_address,
    postalCode: row.postal_code,
    certifiedMail: row.certified_mail,
    recipientCode: row.recipient_code,
    files,
    iosUrl: row.ios_url,
    androidUrl: row.android_url,
    steps: listSteps(row.steps),
    minAppVersion: row.min_app_version,
    pushAppId: row.push_app_id,
    hasPushKey: row.has_push_key,
    installments: row.installments,
    unready: unreadyParts(facts),
    may: {
      begin: nextAppState(row.state, 'begin') !== undefined,
      activate: nextAppState(row.state, 'set date') !== undefined,
      deactivate: nextAppState(row.state, 'remove date') !== undefined,
      moveSteps: row.state !== 'draft',
      changePayment: row.requested_at === null,
    },
  }
}
