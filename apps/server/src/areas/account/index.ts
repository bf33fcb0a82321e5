import * as account from '@allenio/contract/account'
import * as invitations from '@allenio/contract/account-invitations'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { sendAddressChange, sendConfirmation, sendReset } from './address-jobs.ts'
import { addressBindings } from './address-routes.ts'
import { deletionBindings } from './deletion-routes.ts'
import { sweepDeletions } from './erasure.ts'
import { exportBindings } from './export-routes.ts'
import './export.ts'
import { makeExport, sweepExports } from './exports.ts'
import './file-rules.ts'
import { sweepInvitations } from './invitation-answers.ts'
import { writeInvitation } from './invitation-mails.ts'
import { invitationBindings } from './invitation-routes.ts'
import { passwordBindings } from './password-routes.ts'
import { profileBindings } from './profile-routes.ts'
import { accountWords } from './words.ts'

export const accountArea = area({
  name: 'account',
  contract: { ...account, ...invitations },
  bindings: [
    ...addressBindings, ...passwordBindings, ...invitationBindings, ...profileBindings, ...deletionBindings, ...exportBindings,
  ],
  errors: account.accountErrors,
  words: accountWords,
})

export const accountJobs: readonly AnyJob[] = [
  sendConfirmation, sendReset, sendAddressChange, writeInvitation, makeExport, sweepExports, sweepDeletions, sweepInvitations,
]

export { createConfirmedPerson, createSuperAdmin, resetPasswordByHand, WeakPassword, type SuperAdmin } from './admin-commands.ts'
export { writeConfirmation } from './address-jobs.ts'
export { watchAddresses, type AddressWatch } from './addresses.ts'
export { claimAddress, confirmationOf, type Confirmation, type NewClaim } from './claims.ts'
export { addDemoInvitation, createDemoAccounts, type DemoAccount } from './demo.ts'
export { eraseDueAccounts, erasePerson, registerEraser, type Eraser } from './erasure.ts'
export { registerExporter, type Exporter, type ExportPart, type ExportTable } from './exporters.ts'
export { watchInvitations, type InvitationWatch, type OpenInvitation } from './invitation-answers.ts'
export { dropInvitation, findMemberOf, inviteMember, writeToMember, type Invitation, type MemberOfAddress } from './invitations.ts'
export { registerLeaving, type Leave } from './departures.ts'
export { mayUseOwnWords, mayWriteToStranger } from './strangers.ts'
