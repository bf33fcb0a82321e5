import { changeOutbox, onDatabase, ownerOf, rangeOfWrite, type StoredDocument } from './database.ts'
import { holdMsOf, inOrderOfWriting, joinTimes, type WaitingWrite, type WrittenFiles } from './waiting-write.ts'

/** Writes for which the device has no room: they exist only in this page, until they are sent or the page is closed. */
const pageWrites = new Map<string, WaitingWrite>()
const pageWritesOf = (personId: string, lane?: string): WaitingWrite[] =>
  [...pageWrites.values()].filter(write => write.personId === personId && (lane === undefined || write.lane === lane))

/** The document that a write creates. */
export type CreatedDocument = Omit<StoredDocument, 'owner'>

/** Stores a write and its files in one transaction. False where the device cannot store anything, or has no room for the write. */
export async function storeWrite(write: WaitingWrite, files: WrittenFiles, document?: CreatedDocument): Promise<boolean> {
  try {
    return (
      (await onDatabase(async database => {
        const transaction = changeOutbox(database, 'files', 'documents')
        await Promise.all([
          transaction.objectStore('outbox').put(write),
          document && transaction.objectStore('documents').put({ ...document, owner: ownerOf(write.personId, write.workspaceId) }),
          ...Object.entries(files).map(([field, file]) => transaction.objectStore('files').put({ writeId: write.id, field, file })),
          transaction.done,
        ])
        return true
      })) ?? false
    )
  } catch {
    return false
  }
}

type Join<Input> = (waiting: Input, next: Input) => Input | undefined

/**
 * Stores a write, or makes it a part of the last one of its lane if that has not begun to leave. `join` returns undefined if the two
 * would be too large together. If the device has no room, the write stays in this page, and is stored with the next one of its lane.
 */
export async function storeJoinedWrite<Input>(write: WaitingWrite, join: Join<Input>): Promise<void> {
  const { personId, lane } = write
  const moved: WaitingWrite[] = []
  try {
    const isStored = await onDatabase(async database => {
      // from here on, other changes of the lane wait for this transaction
      moved.push(...takeFromPage(personId, lane))
      const { store, done } = changeOutbox(database)
      const ofLane = (await store.index('person').getAll(personId)).filter(each => each.lane === lane)
      const puts = [...moved, joinedWrite([...ofLane, ...moved], write, join)].map(each => store.put(each))
      await Promise.all([...puts, done])
      return true
    })
    if (isStored) return
  } catch {
    // no room, or no store at all
  }
  for (const each of moved) pageWrites.set(each.id, each)
  const pageWrite = joinedWrite(pageWritesOf(personId, lane), write, join)
  pageWrites.set(pageWrite.id, pageWrite)
}

function takeFromPage(personId: string, lane?: string): WaitingWrite[] {
  const writes = pageWritesOf(personId, lane)
  for (const { id } of writes) pageWrites.delete(id)
  return writes
}

function joinedWrite<Input>(ofLane: readonly WaitingWrite[], write: WaitingWrite, join: Join<Input>): WaitingWrite {
  const last = ofLane.toSorted(inOrderOfWriting).at(-1)
  const mayJoin = last?.mayBeJoined && last.refusal === undefined && last.workspaceId === write.workspaceId
  // the inputs of a lane are those of one endpoint
  const input = mayJoin ? join(last.input as Input, write.input as Input) : undefined
  if (!last || input === undefined) return { ...write, mayBeJoined: true }
  return { ...last, input, from: Math.min(write.from ?? 0, last.writtenAt + joinTimes.longestMs) }
}

/** Whether the write is lost when this page is closed. */
export const isInPageAlone = ({ id }: WaitingWrite): boolean => pageWrites.has(id)

/** Lists this person's writes in all their workspaces, in the order of writing. */
export async function listStoredWrites(personId: string): Promise<WaitingWrite[]> {
  const writes = (await onDatabase(database => database.getAllFromIndex('outbox', 'person', personId))) ?? []
  return [...writes.filter(({ id }) => !pageWrites.has(id)), ...pageWritesOf(personId)].sort(inOrderOfWriting)
}

export async function getStoredFiles(writeId: string): Promise<WrittenFiles> {
  const rows = (await onDatabase(database => database.getAll('files', rangeOfWrite(writeId)))) ?? []
  return Object.fromEntries(rows.map(({ field, file }) => [field, file]))
}

/** Changes a write, if it still exists. A write that was discarded meanwhile, by the person or by a logout, is not restored. */
export async function changeWrite(id: string, change: (write: WaitingWrite) => WaitingWrite): Promise<WaitingWrite | undefined> {
  const inPage = pageWrites.get(id)
  if (inPage) {
    const after = change(inPage)
    pageWrites.set(id, after)
    return after
  }
  return onDatabase(async database => {
    const { store, done } = changeOutbox(database)
    const before = await store.get(id)
    const after = before && change(before)
    if (after) await store.put(after)
    await done
    return after
  })
}

export async function deleteWrite(id: string): Promise<void> {
  pageWrites.delete(id)
  await onDatabase(async database => {
    const transaction = changeOutbox(database, 'files')
    await Promise.all([
      transaction.objectStore('outbox').delete(id),
      transaction.objectStore('files').delete(rangeOfWrite(id)),
      transaction.done,
    ])
  })
}

/** Deletes a write that must not be sent. If it creates a document, the document and all writes into it are deleted too. */
export async function dropWrite({ id, personId, workspaceId, lane, createsDocument }: WaitingWrite): Promise<void> {
  if (!createsDocument || lane === undefined) return deleteWrite(id)
  takeFromPage(personId, lane)
  await onDatabase(async database => {
    const transaction = changeOutbox(database, 'files', 'documents')
    const outbox = transaction.objectStore('outbox')
    const ofLane = (await outbox.index('person').getAll(personId)).filter(write => write.lane === lane)
    await Promise.all([
      ...ofLane.flatMap(write => [outbox.delete(write.id), transaction.objectStore('files').delete(rangeOfWrite(write.id))]),
      transaction.objectStore('documents').delete([ownerOf(personId, workspaceId), lane]),
      transaction.done,
    ])
  })
}

/** Cancels a write that is still held back; false when it may have been sent already. */
export async function cancelWrite(id: string): Promise<boolean> {
  return (
    (await onDatabase(async database => {
      const { store, done } = changeOutbox(database)
      const write = await store.get(id)
      const isHeld = write !== undefined && holdMsOf(write) > 0
      if (isHeld) await store.delete(id)
      await done
      return isHeld
    })) ?? false
  )
}

export const countWrites = async (personId: string): Promise<number> => (await listStoredWrites(personId)).length

export const forgetPageWrites = (personId: string): void => void takeFromPage(personId)
