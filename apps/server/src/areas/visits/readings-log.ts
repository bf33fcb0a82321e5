import { businessDay } from '#areas/clients'
import type { Actor } from '#platform/access'
import { auditOnceADay } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'

/** Devices also store health data for a visit without a network, which nobody has read by then. */
type Purpose = 'read' | 'store'

/** Logs who of the team got health data: once a person, visit and day. What clients read is their own. */
export async function logReading(db: WorkspaceDb, { role, personId }: Actor, visitId: string, purpose: Purpose = 'read'): Promise<void> {
  if (role === 'client') return
  await auditOnceADay(db, { personId, action: `${purpose} visit`, subjectId: visitId, day: businessDay() })
}

/** The same of all visits of a client at once. */
export async function logReadingOfClient(
  db: WorkspaceDb,
  { role, personId }: Actor,
  clientId: string,
  purpose: Purpose = 'read',
): Promise<void> {
  if (role === 'client') return
  await auditOnceADay(db, { personId, action: `${purpose} visits`, subjectId: clientId, day: businessDay() })
}
