import * as contract from '@allenio/contract/account'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { sendAddressChange, sendConfirmation, sendReset } from './address-jobs.ts'
import { addressBindings } from './address-routes.ts'
import { addressWatches } from './addresses.ts'
import { deletionBindings } from './deletion/deletion-routes.ts'
import { sweepDeletions } from './deletion/erasure.ts'
import { exportBindings } from './exports/export-routes.ts'
import { accountExporter } from './export.ts'
import { exporters } from './exports/exporters.ts'
import { makeExport, sweepExports } from './exports/exports.ts'
import { exportFiles, portraits } from './file-rules.ts'
import { sweepInvitations } from './invitations/invitation-answers.ts'
import { writeInvitation } from './invitations/invitation-mails.ts'
import { invitationBindings } from './invitations/invitation-routes.ts'
import { exportReady } from './notifications.ts'
import { passwordBindings } from './passwords/password-routes.ts'
import { profileBindings } from './profile-routes.ts'
import { unexportedAccountTables } from './unexported-tables.ts'
import { sendInvitationsOf, sweepWaitingInvitations } from './invitations/waiting-invitations.ts'
import { accountWords } from './words.ts'

export const accountArea = area({
  name: 'account',
  tables: ['persons', 'exports', 'invitations', 'stranger_mails'],
  readable: ['persons', 'invitations'],
  contract,
  bindings: [...addressBindings, ...passwordBindings, ...invitationBindings, ...profileBindings, ...deletionBindings, ...exportBindings],
  errors: contract.accountErrors,
  words: accountWords,
  jobs: [
    sendConfirmation,
    sendReset,
    sendAddressChange,
    writeInvitation,
    makeExport,
    sweepExports,
    sweepDeletions,
    sweepInvitations,
    sweepWaitingInvitations,
  ],
  contributes: [
    addressWatches({ owned: (db, { personId }) => sendInvitationsOf(db, personId) }),
    exporters(accountExporter),
    fileRules(portraits, exportFiles),
    notificationKinds(exportReady),
    unexportedTables(unexportedAccountTables),
  ],
})

export { createConfirmedPerson, createSuperAdmin, resetPasswordByHand } from './admin-commands.ts'
export { writeConfirmation } from './address-jobs.ts'
export { addressWatches, findAccount, type AddressWatch } from './addresses.ts'
export { claimAddress, claimWithoutPassword, confirmationOf, isOpenClaim, moveClaim, setClaimPassword } from './claims.ts'
export { addDemoInvitation, createDemoAccounts } from './demo.ts'
export { endSalesOf, eraseDueAccounts, erasePerson, erasers, type Eraser } from './deletion/erasure.ts'
export { exporters, type Exporter, type ExportPart, type ExportTable } from './exports/exporters.ts'
export { invitationWatches, type InvitationWatch } from './invitations/invitation-answers.ts'
export {
  dropInvitation,
  findMembersOf,
  inviteMember,
  inviteMembers,
  writeToMember,
  type Invitation,
  type MemberOfAddress,
} from './invitations/invitations.ts'
export { closeAccount, eraseClosedAccount, reopenAccount, setTestMark } from './deletion/closed-accounts.ts'
export { departures, type Leave } from './deletion/departures.ts'
export { exportReady } from './notifications.ts'
export { hasProvedAddress, mayWriteToStranger } from './strangers.ts'
export { findTableFaults } from './table-claims.ts'
