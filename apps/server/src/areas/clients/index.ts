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
import { joinConsents } from './consents/consent-join.ts'
import { consentBindings } from './consents/consent-routes.ts'
import { demoClientAccounts, fillDemo } from './demo/demo.ts'
import { clientEraser, clientFileOwners, photosOfErased, scansOfErased, sweepDeletedClients } from './erase.ts'
import { clientExporter } from './export.ts'
import { clientPhotos, consentScans } from './file-rules.ts'
import { clientAddressWatch, clientInvitationWatch, clientJoins } from './joins/join.ts'
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
} from './news/notifications.ts'
import { joinPauses } from './pauses/join.ts'
import { followJoinedPauses } from './pauses/pause-events.ts'
import { pauseBindings } from './pauses/routes.ts'
import { readBindings } from './read-routes.ts'
import { settingsBindings } from './settings-routes.ts'
import { notifyClientJoined } from './news/state-notifications.ts'
import { sweepEnds, notifySubscriptionEnds } from './paid-time/subscription-notifications.ts'
import { deactivateExpiredHere, sweepSubscriptions } from './paid-time/subscriptions.ts'
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
export { adherenceParts, type AdherencePart } from './list/adherence-parts.ts'
export { assignCollaborator, assignedListeners, insertCharge, unassignCollaborator, unassignedListeners, type Charge } from './charge.ts'
export { notifyClient, notifyClients, notifyTeam, notifyTeams, type TeamNotification } from './news/client-notifications.ts'
export { eraseDraft, findMissingTypes, writeDrafts, type ImportedClient } from './new-clients/client-drafts.ts'
export type { ClientRecord } from './client-record.ts'
export { writeNote } from './client-update.ts'
export { consentDate, consentWithdrawals, hasConsent, listConsenting, type WithdrawnConsent } from './consents/consents.ts'
export { actingAsCollaborator } from './collaborator-view.ts'
export { isGaining } from './demo/demo-people.ts'
export { addDemoClients } from './demo/demo.ts'
export { presentDetail } from './detail.ts'
export { clientFileOwners, erasedParts, type ErasedClients } from './erase.ts'
export { isAboutPerson } from './export.ts'
export { recordDeleted } from './fields.ts'
export { isSeenByMember } from './file-access.ts'
export { adherenceJoin, listCondition, orderOf, type Filters, type Sort } from './list/filters.ts'
export { groupConditions } from './list/group-conditions.ts'
export { inviteClients } from './invitations/invitations.ts'
export { giveType, listTypes, requireTypes, takeType } from './list/client-types.ts'
export { clientJoins, moveRecords, type JoinedClients, type MoveRecords } from './joins/join.ts'
export { listViewBindings } from './list/list-views.ts'
export { letterOf, mailOf, type LetterPart } from './invitations/letters.ts'
export { listMatching } from './list/list.ts'
export { clientJoined, clientsGroup, recordsGroup, subscriptionEnding } from './news/notifications.ts'
export { clientPauseListeners } from './pauses/pause-events.ts'
export { changeBuyerAddress, findClientOfAddress, insertBuyer } from './new-clients/buyers.ts'
export { findClientToSell, paidUntilParts, restorePayingClient, setPaidUntil } from './paid-time/paying-clients.ts'
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
export { renewingClients, renewsByItself, type RenewingClients } from './paid-time/renewing-clients.ts'
export { lastDayFor, refuseStrangeDay, todayFor, zoneOfClient } from './record-days.ts'
export { insertRegistered } from './new-clients/registered-client.ts'
export { addSampleClient, eraseSampleClient, findSampleId, sampleRecords, type FillSample } from './demo/sample-client.ts'
export { readClientSettings } from './settings.ts'
export { nameOfClient, teamOf } from './team-of.ts'
