import { addDemoInvitation } from '#areas/account'
import { showDemoTeamSeen } from '#areas/permissions'
import type { FillDemo } from '#platform/demo'

const luca = { email: 'luca.ferrari@demo.allenio.test', firstName: 'Luca', lastName: 'Ferrari', language: 'it', role: 'coach' } as const

/** Adds a collaborator whose invitation waits, so that the demo's list shows one; the others were seen lately. */
export const fillDemoCollaborators: FillDemo = async db => {
  await showDemoTeamSeen(db)
  await addDemoInvitation(db, luca, 2)
}
