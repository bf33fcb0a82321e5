import * as contract from '@allenio/contract/collaborators'
import { departures, erasers, invitationWatches } from '#areas/account'
import { stepParts } from '#areas/client-overview'
import { assignedListeners, unassignedListeners, type Charge } from '#areas/clients'
import { demoParts } from '#platform/demo'
import { sql, type WorkspaceDb } from '#platform/db'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { emitChargeChange } from './charge-events.ts'
import { chargeBindings } from './charge-routes.ts'
import { fillDemoCollaborators } from './demo.ts'
import { collaboratorEraser, leaveAsAdmin, leaveAsCollaborator } from './erase.ts'
import { memberBindings } from './member-routes.ts'
import {
  clientAssigned,
  clientUnassigned,
  collaboratorJoined,
  collaboratorLeft,
  teamInvitationWatch,
  notifyAssigned,
  notifyTeamJoined,
  notifyUnassigned,
} from './notifications.ts'
import { withdrawContent } from './team-content.ts'
import { collaboratorsWords } from './words.ts'

export const collaboratorsArea = area({
  name: 'collaborators',
  tables: ['collaborator_invitations'],
  contract,
  bindings: [...memberBindings, ...chargeBindings],
  errors: contract.collaboratorsErrors,
  words: collaboratorsWords,
  jobs: [notifyTeamJoined],
  contributes: [
    erasers(collaboratorEraser),
    departures({ roles: ['coach', 'nutritionist'], leave: leaveAsCollaborator }, { roles: ['admin'], leave: leaveAsAdmin }),
    invitationWatches(teamInvitationWatch),
    assignedListeners(notifyAssigned, reloadClients),
    unassignedListeners(notifyUnassigned, takeClientsAway),
    notificationKinds(clientAssigned, clientUnassigned, collaboratorJoined, collaboratorLeft),
    stepParts({ step: 'team', isDone: () => sql`exists (select from memberships where role in ('coach', 'nutritionist'))` }),
    demoParts(fillDemoCollaborators),
    unexportedTables({ collaborator_invitations: 'It says when an address was written to, so that nobody is flooded.' }),
  ],
})

function reloadClients(db: WorkspaceDb, { membershipId }: Charge): Promise<void> {
  return emitChargeChange(db, membershipId)
}

/** Withdraws the content that a collaborator assigned to clients who are taken from them, on whatever screen that happens. */
async function takeClientsAway(db: WorkspaceDb, { membershipId, clientIds }: Charge): Promise<void> {
  await withdrawContent(db, { of: membershipId, clientIds })
  await emitChargeChange(db, membershipId)
}

export { shownToClients, shownToTeam, teamOfClient } from './shown-members.ts'
export { teamContent, type TeamContent } from './team-content.ts'
