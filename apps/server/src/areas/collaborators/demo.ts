import { addDemoInvitation } from '#areas/account'
import type { WorkspaceDb } from '#platform/db'

const luca = { email: 'luca.ferrari@demo.allenio.test', firstName: 'Luca', lastName: 'Ferrari', language: 'it', role: 'coach' } as const

/** Adds a collaborator whose invitation waits, so that the demo's list shows one. */
export const fillDemoCollaborators = (db: WorkspaceDb) => addDemoInvitation(db, luca, 2)
