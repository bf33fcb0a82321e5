import { addDemoInvitation } from '#areas/account'
import type { WorkspaceDb } from '#platform/db'

const luca = { email: 'luca.ferrari@demo.allenio.test', firstName: 'Luca', lastName: 'Ferrari', language: 'it', role: 'coach' } as const

/** Beside those who are in already: somebody whose invitation waits, so that the list shows what that looks like. */
export const fillDemoCollaborators = (db: WorkspaceDb) => addDemoInvitation(db, luca, 2)
