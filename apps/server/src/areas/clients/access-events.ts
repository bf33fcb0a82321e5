import { collectionOf } from '#platform/contributions'
import { addSubjects, type Db } from '#platform/db'
import { judgeRoomsAgain } from '#platform/realtime'

export interface ClientAccessChange {
  workspaceId: string
  clientIds: readonly string[]
}

type Listener = (db: Db, change: ClientAccessChange) => Promise<unknown>

/** Called within the transaction that creates clients, gives them a membership, registers them or changes who is in charge of them. */
export const clientAccessListeners = collectionOf<Listener>('client access listeners')

/** Call it once, after the last of such changes in a transaction. */
export async function notifyClientAccess(db: Db, change: ClientAccessChange): Promise<void> {
  addSubjects(db, change.clientIds)
  if (!change.clientIds.length) return
  for (const listener of clientAccessListeners.gathered()) await listener(db, change)
  // a member who lost access to a client must not receive further events about this client
  judgeRoomsAgain(db, change.workspaceId)
}
