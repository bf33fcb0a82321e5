import type { IDBPTransaction, StoreNames } from 'idb'
import { onDatabase, type OfflineDatabase, type OfflineSchema } from './database.ts'
import type { WaitingWrite } from './waiting-write.ts'

type Store = StoreNames<OfflineSchema>

const sharedReadMs = 50

let sharedRead: { personId: string; at: number; writes: Promise<WaitingWrite[]> } | undefined

/**
 * A person's writes that are on the device. After each change several look for them: the sender, its lanes and the screens. One read
 * answers all of them, until the next change.
 */
export function readOutbox(personId: string): Promise<readonly WaitingWrite[]> {
  const now = performance.now()
  if (sharedRead?.personId !== personId || now - sharedRead.at > sharedReadMs) {
    const writes = onDatabase(database => database.getAllFromIndex('outbox', 'person', personId)).then(found => found ?? [])
    sharedRead = { personId, at: now, writes }
    writes.catch(forgetSharedRead)
  }
  return sharedRead.writes
}

/** Another tab has changed the outbox. */
export const forgetSharedRead = (): void => void (sharedRead = undefined)

/** Every change of the outbox goes through it: a read that begins later waits for its end, and one that began earlier counts no more. */
export function changeOutbox<const Others extends readonly Store[] = []>(
  database: OfflineDatabase,
  ...others: Others
): IDBPTransaction<OfflineSchema, ['outbox', ...Others], 'readwrite'> {
  forgetSharedRead()
  // a write that was promised must survive a battery that is empty a second later
  return database.transaction(['outbox', ...others], 'readwrite', { durability: 'strict' })
}
