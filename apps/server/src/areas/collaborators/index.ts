import * as contract from '@allenio/contract/collaborators'
import { onAssigned, onUnassigned } from '#areas/clients'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { tellCharge } from './charge-events.ts'
import { chargeBindings } from './charge-routes.ts'
import './erase.ts'
import { memberBindings } from './member-routes.ts'
import { tellTeamJoined } from './notifications.ts'
import { takeBackContent } from './team-content.ts'
import { collaboratorsWords } from './words.ts'

export const collaboratorsArea = area({
  name: 'collaborators',
  contract,
  bindings: [...memberBindings, ...chargeBindings],
  errors: contract.collaboratorsErrors,
  words: collaboratorsWords,
})

export const collaboratorJobs: readonly AnyJob[] = [tellTeamJoined]

onAssigned((db, { membershipId }) => tellCharge(db, membershipId))

// in whichever screen a client is taken from somebody: what that person had assigned goes
onUnassigned(async (db, { membershipId, clientIds }) => {
  await takeBackContent(db, { of: membershipId, clientIds })
  await tellCharge(db, membershipId)
})

export { fillDemoCollaborators } from './demo.ts'
export { shownToClients, teamOfClient, type ShownMember } from './shown-to-clients.ts'
export { registerTeamContent, type ContentOf, type TeamContent } from './team-content.ts'
