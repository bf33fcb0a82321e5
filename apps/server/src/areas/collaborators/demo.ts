import { addDemoInvitation } from '#areas/account'
import type { FillDemo } from '#platform/demo'

const luca = { email: 'luca.ferrari@demo.allenio.test', firstName: 'Luca', lastName: 'Ferrari', language: 'it', role: 'coach' } as const

/** Adds a collaborator whose invitation waits, so that the demo's list shows one. */
export const fillDemoCollaborators: FillDemo = async db => {
  await addDemoInvitation(db, luca, 2)
}
