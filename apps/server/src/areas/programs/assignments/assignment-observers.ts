import { collectionOf } from '#platform/contributions'
import { addSubjects, type WorkspaceDb } from '#platform/db'
import { planNews } from './assignment-news.ts'

/**
 * Runs in the transaction that has changed assignments of these clients, each of them once: what follows from their plans is another
 * now.
 */
export type AssignmentObserver = (db: WorkspaceDb, clientIds: readonly string[]) => Promise<void>

export const assignmentObservers = collectionOf<AssignmentObserver>('assignment observers')

/** Ends every change of assignments: open screens and observers hear of it, and clients a little later. A client may have several. */
export async function announceAssignments(db: WorkspaceDb, clientIdsOfChanges: readonly string[]): Promise<void> {
  const clientIds = [...new Set(clientIdsOfChanges)]
  if (clientIds.length === 0) return
  addSubjects(db, clientIds)
  await planNews(db, clientIds)
  for (const observe of assignmentObservers.gathered()) await observe(db, clientIds)
}
