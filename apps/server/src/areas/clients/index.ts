import * as contract from '@allenio/contract/clients'
import { addressWatches, departures, erasers, exporters, invitationWatches } from '#areas/account'
import { sql } from '#platform/db'
import { demoAccounts, demoParts } from '#platform/demo'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { changeWatchers } from '#platform/realtime'
import { defineRecordSweep } from '#platform/records'
import { leaveAsClient } from './client-states.ts'
import { joinConsents } from './consent-join.ts'
import { consentBindings } from './consent-routes.ts'
import { demoClientAccounts, fillDemo } from './demo.ts'
import { clientEraser, clientFileOwners, photosOfErased, scansOfErased, sweepDeletedClients } from './erase.ts'
import { clientExporter } from './export.ts'
import { clientPhotos, consentScans } from './file-rules.ts'
import { clientAddressWatch, clientInvitationWatch, clientJoins } from './join.ts'
import {
  clientDeactivated,
  clientJoined,
  clientLeft,
  consentWithdrawn,
  ownAccessEnded,
  ownSubscriptionEnded,
  ownSubscriptionEnding,
  subscriptionEnded,
  subscriptionEnding,
} from './notifications.ts'
import { joinPauses } from './pauses/join.ts'
import { followJoinedPauses } from './pauses/pause-events.ts'
import { pauseBindings } from './pauses/routes.ts'
import { readBindings } from './read-routes.ts'
import { settingsBindings } from './settings-routes.ts'
import { notifyClientJoined } from './state-notifications.ts'
import { sweepEnds, notifySubscriptionEnds } from './subscription-notifications.ts'
import { deactivateExpiredHere, sweepSubscriptions } from './subscriptions.ts'
import { clientsWords } from './words.ts'
import { clientWatchers } from './watchers.ts'
import { writeBindings } from './write-routes.ts'

export const clientsArea = area({
  name: 'clients',
  tables: ['clients', 'client_types', 'client_tags', 'client_collaborators', 'list_views', 'client_settings', 'consents', 'client_pauses'],
  readable: ['clients', 'client_collaborators', 'client_pauses'],
  contract,
  bindings: [...readBindings, ...writeBindings, ...settingsBindings, ...consentBindings, ...pauseBindings],
  errors: { ...contract.clientsErrors, ...contract.clientRecordErrors, ...contract.consentErrors, ...contract.clientPauseErrors },
  words: clientsWords,
  jobs: [
    deactivateExpiredHere,
    sweepDeletedClients,
    sweepSubscriptions,
    notifyClientJoined,
    notifySubscriptionEnds,
    sweepEnds,
    followJoinedPauses,
    defineRecordSweep({ records: 'client pauses', tables: [{ name: sql`client_pauses` }] }),
  ],
  contributes: [
    exporters(clientExporter),
    erasers(clientEraser),
    departures({ roles: ['client'], leave: leaveAsClient }),
    addressWatches(clientAddressWatch),
    invitationWatches(clientInvitationWatch),
    clientFileOwners(photosOfErased, scansOfErased),
    clientJoins(joinConsents, joinPauses),
    fileRules(clientPhotos, consentScans),
    changeWatchers(clientWatchers),
    notificationKinds(
      clientJoined,
      clientLeft,
      consentWithdrawn,
      subscriptionEnding,
      subscriptionEnded,
      clientDeactivated,
      ownSubscriptionEnding,
      ownSubscriptionEnded,
      ownAccessEnded,
    ),
    demoAccounts(demoClientAccounts),
    demoParts(fillDemo),
  ],
})

export { clientEndListeners } from './client-states.ts'
export { clientAccessListeners, notifyClientAccess, type ClientAccessChange } from './access-events.ts'
export { adherenceParts, type AdherencePart } from './adherence-parts.ts'
export { assignCollaborator, assignedListeners, insertCharge, unassignCollaborator, unassignedListeners, type Charge } from './charge.ts'
export { notifyClient, notifyClients, notifyTeam, notifyTeams, type TeamNotification } from './client-notifications.ts'
export { eraseDraft, findMissingTypes, writeDrafts, type ImportedClient } from './client-drafts.ts'
export type { ClientRecord } from './client-record.ts'
export { writeNote } from './client-update.ts'
export { consentDate, consentWithdrawals, hasConsent, listConsenting, type WithdrawnConsent } from './consents.ts'
export { actingAsCollaborator } from './collaborator-view.ts'
export { isGaining } from './demo-people.ts'
export { addDemoClients } from './demo.ts'
export { presentDetail } from './detail.ts'
export { clientFileOwners, erasedParts, type ErasedClients } from './erase.ts'
export { isAboutPerson } from './export.ts'
export { recordDeleted } from './fields.ts'
export { isSeenByMember } from './file-access.ts'
export { adherenceJoin, listCondition, orderOf, type Filters, type Sort } from './filters.ts'
export { groupConditions } from './group-conditions.ts'
export { inviteClients } from './invitations.ts'
export { giveType, listTypes, requireTypes, takeType } from './client-types.ts'
export { clientJoins, moveRecords, type JoinedClients, type MoveRecords } from './join.ts'
export { listViewBindings } from './list-views.ts'
export { letterOf, mailOf, type LetterPart } from './letters.ts'
export { listMatching } from './list.ts'
export { clientJoined, clientsGroup, recordsGroup, subscriptionEnding } from './notifications.ts'
export { clientPauseListeners } from './pauses/pause-events.ts'
export { changeBuyerAddress, findClientOfAddress, insertBuyer } from './buyers.ts'
export { findClientToSell, paidUntilParts, restorePayingClient, setPaidUntil } from './paying-clients.ts'
export { pausesOfClient, readPauses } from './pauses/queries.ts'
export {
  clientCard,
  clientPhoto,
  ownClient,
  ownClientId,
  reachableClients,
  realClients,
  reachClient,
  reachClients,
  reachClientToChange,
  type Asker,
  type CardRow,
  type ReachedClient,
} from './reach.ts'
export { renewingClients, renewsByItself, type RenewingClients } from './renewing-clients.ts'
export { lastDayFor, refuseStrangeDay, todayFor, zoneOfClient } from './record-days.ts'
export { insertRegistered } from './registered-client.ts'
export { addSampleClient, eraseSampleClient, findSampleId, sampleRecords, type FillSample } from './sample-client.ts'
export { readClientSettings } from './settings.ts'
export { nameOfClient, teamOf } from './team-of.ts'
