import { romeDay } from '@allenio/domain/days'
import type { Actor } from '#platform/access'
import { auditOnceADay } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'

/** A device may store health data for a visit without a network, before anybody has read it. */
type Purpose = 'read' | 'store'

/** Logs that a member of the team got health data: once for a person, visit and day. Clients only read their own, which is not logged. */
export async function logReading(db: WorkspaceDb, { role, personId }: Actor, visitId: string, purpose: Purpose = 'read'): Promise<void> {
  if (role === 'client') return
  await auditOnceADay(db, { personId, action: `${purpose} visit`, subjectId: visitId, day: romeDay() })
}

/** Logs that a member of the team got the health data of all visits of a client. */
export async function logReadingOfClient(
  db: WorkspaceDb,
  { role, personId }: Actor,
  clientId: string,
  purpose: Purpose = 'read',
): Promise<void> {
  if (role === 'client') return
  await auditOnceADay(db, { personId, action: `${purpose} visits`, subjectId: clientId, day: romeDay() })
}
