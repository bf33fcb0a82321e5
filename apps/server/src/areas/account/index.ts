import * as contract from '@allenio/contract/account'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { sendAddressChange, sendConfirmation, sendReset } from './address-jobs.ts'
import { addressBindings } from './address-routes.ts'
import { deletionBindings } from './deletion-routes.ts'
import { sweepDeletions } from './erasure.ts'
import { exportBindings } from './export-routes.ts'
import { makeExport, sweepExports } from './exports.ts'
import { writeInvitation } from './invitations.ts'
import './own-exporter.ts'
import { passwordBindings } from './password-routes.ts'
import { profileBindings } from './profile-routes.ts'
import { accountWords } from './words.ts'

export const accountArea = area({
  name: 'account',
  contract,
  bindings: [...addressBindings, ...passwordBindings, ...profileBindings, ...deletionBindings, ...exportBindings],
  errors: contract.accountErrors,
  words: accountWords,
})

export const accountJobs: readonly AnyJob[] = [
  sendConfirmation, sendReset, sendAddressChange, writeInvitation, makeExport, sweepExports, sweepDeletions,
]

export { createConfirmedPerson, createSuperAdmin, resetPasswordByHand, WeakPassword, type SuperAdmin } from './admin-commands.ts'
export { watchAddresses, type AddressWatch } from './addresses.ts'
export { claimAddress, confirmationOf, type Confirmation, type NewClaim } from './claims.ts'
export { csvOf, csvTable } from './csv.ts'
export { eraseDueAccounts, erasePerson, registerEraser, type Eraser } from './erasure.ts'
export { registerExporter, type Exporter, type ExportPart, type ExportTable } from './exporters.ts'
export { inviteMember, sendInvitation, type Invitation } from './invitations.ts'
