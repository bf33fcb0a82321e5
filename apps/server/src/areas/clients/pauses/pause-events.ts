import { collectionOf } from '#platform/contributions'
import { addSubjects, type WorkspaceDb } from '#platform/db'
import { defineWorkspaceJob } from '#platform/jobs'

type Listener = (db: WorkspaceDb, clientIds: readonly string[]) => Promise<void>

/** Called within the transaction that changes pauses of these clients. Whoever plans days finds them anew. */
export const clientPauseListeners = collectionOf<Listener>('client pause listeners')

export async function announcePauses(db: WorkspaceDb, clientIds: readonly string[]): Promise<void> {
  addSubjects(db, clientIds)
  for (const hear of clientPauseListeners.gathered()) await hear(db, clientIds)
}

/** After two records became one, what was planned on one follows the pauses of the other. */
export const followJoinedPauses = defineWorkspaceJob<{ clientId: string }>({
  name: 'follow joined pauses',
  handle: ({ db }, { clientId }) => announcePauses(db, [clientId]),
})
