import * as contract from '@allenio/contract/collaborators'
import { onUnassigned } from '#areas/clients'
import { area } from '#platform/http'
import { chargeBindings } from './charge-routes.ts'
import './exporter.ts'
import { memberBindings } from './member-routes.ts'
import { takeBackContent } from './team-content.ts'
import { tellCharge } from './tell-charge.ts'
import { collaboratorsWords } from './words.ts'

export const collaboratorsArea = area({
  name: 'collaborators',
  contract,
  bindings: [...memberBindings, ...chargeBindings],
  errors: contract.collaboratorsErrors,
  words: collaboratorsWords,
})

// in whichever screen a client is taken from somebody: what that person had assigned goes
onUnassigned(async (db, { membershipId, clientIds }) => {
  await takeBackContent(db, { of: membershipId, clientIds })
  await tellCharge(db, membershipId)
})

export { fillDemoCollaborators } from './demo.ts'
export { shownToClients, teamOfClient, type ShownMember } from './shown-to-clients.ts'
export { registerTeamContent, type ContentOf, type TeamContent } from './team-content.ts'
