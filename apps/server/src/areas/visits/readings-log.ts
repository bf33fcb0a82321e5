import { businessDay } from '#areas/clients'
import type { Actor } from '#platform/access'
import { auditOnceADay } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'

/** Logs who of the team has read health data: once a person, visit and day. What clients read is their own. */
export async function logReading(db: WorkspaceDb, { role, personId }: Actor, visitId: string): Promise<void> {
  if (role === 'client') return
  await auditOnceADay(db, { personId, action: 'read visit', subjectId: visitId, day: businessDay() })
}

/** The same of all visits of a client at once. */
export async function logReadingOfClient(db: WorkspaceDb, { role, personId }: Actor, clientId: string): Promise<void> {
  if (role === 'client') return
  await auditOnceADay(db, { personId, action: 'read visits', subjectId: clientId, day: businessDay() })
}
