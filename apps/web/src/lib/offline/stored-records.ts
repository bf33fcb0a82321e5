import { afterPaint } from '#lib/device'
import { session } from '#lib/session'
import { changeOutbox, onDatabase, ownerOf, rangeOfNames, type Owner } from './database.ts'
import { emitChange } from './outcomes.ts'
import { sendWaiting } from './outbox-sender.ts'
import { inOrderOfWriting, type WaitingWrite } from './waiting-write.ts'

/** Whether something was stored on the device; it may have no room, or a browser that stores nothing. */
export type StoreOutcome = 'stored' | 'full' | 'unavailable'

export interface RecordChange<Value> {
  /** Null deletes the record. */
  value: Value | null
  /** A write that is stored in the same transaction as the value. */
  write?: WaitingWrite | undefined
}

/** The owner of the records that are read and written. A long operation remembers its owner, because somebody else may sign in. */
export const recordOwner = (): Owner | undefined => {
  const { personId, workspaceId } = session()
  return personId ? ownerOf(personId, workspaceId) : undefined
}

/** Loads a record without checking it: the caller knows what an older version of the app may have stored. */
export async function loadRecord(name: string): Promise<unknown> {
  const owner = recordOwner()
  const record = owner && (await onDatabase(database => database.get('records', [owner, name])))
  return record?.value
}

/** Lists the records whose names begin with a text, with the moment at which each was stored. */
export async function listRecords(start: string): Promise<{ name: string; value: unknown; at: number }[]> {
  const owner = recordOwner()
  const records = owner && (await onDatabase(database => database.getAll('records', rangeOfNames(owner, start))))
  return (records ?? []).map(({ name, value, at }) => ({ name, value, at }))
}

export const storeRecord = (name: string, value: unknown, owner = recordOwner()): Promise<StoreOutcome> =>
  changeRecord(name, () => ({ value }), owner)

/**
 * Changes a record, and resolves once it is stored durably. The change gets what every tab has stored, and the unsent writes of the lane
 * with the record's name; it returns undefined to change nothing.
 */
export async function changeRecord(
  name: string,
  change: (value: unknown, lane: readonly WaitingWrite[]) => RecordChange<unknown> | undefined,
  owner = recordOwner(),
): Promise<StoreOutcome> {
  const { personId } = session()
  if (!personId || !owner) return 'unavailable'
  let isWriting = false
  const work = () =>
    onDatabase(async database => {
      const transaction = changeOutbox(database, 'records')
      const records = transaction.objectStore('records')
      const outbox = transaction.objectStore('outbox')
      try {
        const [record, writes] = await Promise.all([records.get([owner, name]), outbox.index('person').getAll(personId)])
        const lane = writes.filter(write => write.lane === name && ownerOf(personId, write.workspaceId) === owner)
        // somebody else may have signed in meanwhile
        if (owner !== recordOwner()) return 'unavailable'
        const next = change(record?.value, lane.sort(inOrderOfWriting))
        isWriting = next?.write !== undefined
        const requests = [
          next?.write && outbox.put(next.write),
          next && (next.value === null ? records.delete([owner, name]) : records.put({ owner, name, value: next.value, at: Date.now() })),
        ]
        // an explicit commit is faster, because somebody who ticks a set waits for it
        transaction.commit()
        await Promise.all([...requests, transaction.done])
        return 'stored' as const
      } catch (error) {
        abort(transaction)
        throw error
      }
    })
  const outcome = (await work().catch(outcomeOfError)) ?? 'unavailable'
  if (outcome !== 'stored') return outcome
  emitChangeOf(name)
  // other tabs and the network wait until the caller has rendered the outcome
  if (isWriting) afterPaint(() => void emitChange().then(sendWaiting))
  return outcome
}

function outcomeOfError(error: unknown): StoreOutcome {
  if (!(error instanceof DOMException)) throw error
  return error.name === 'QuotaExceededError' ? 'full' : 'unavailable'
}

/** Aborts a transaction, unless it has already failed by itself. */
function abort(transaction: { abort: () => void; done: Promise<void> }): void {
  transaction.done.catch(() => undefined)
  try {
    transaction.abort()
  } catch {
    // the transaction has ended already
  }
}

const watchers = new Set<(name: string) => void>()
let channel: BroadcastChannel | undefined

const openChannel = (): BroadcastChannel | undefined => {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('allenio.records')
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => callWatchers(data))
  }
  return channel
}

const callWatchers = (name: string) => watchers.forEach(watcher => watcher(name))

function emitChangeOf(name: string): void {
  callWatchers(name)
  afterPaint(() => openChannel()?.postMessage(name))
}

/** Calls the watcher with the name of each record that was changed, in this tab or another, until the returned function is called. */
export function watchRecords(watcher: (name: string) => void): () => void {
  openChannel()
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
