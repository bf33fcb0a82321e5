import { onDatabase, rangeOfWrite } from './database.ts'
import { holdMsOf, inOrderOfWriting, type WaitingWrite, type WrittenFiles } from './waiting-write.ts'

// a write that was promised must survive a battery that is empty a second later
const onDisk = { durability: 'strict' } as const

/** False where the device cannot store anything, or has no room for the write. */
export async function storeWrite(write: WaitingWrite, files: WrittenFiles): Promise<boolean> {
  try {
    return (
      (await onDatabase(async database => {
        const transaction = database.transaction(['outbox', 'files'], 'readwrite', onDisk)
        await Promise.all([
          transaction.objectStore('outbox').put(write),
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

/**
 * Stores a write, or makes it a part of the last one of its lane if that has not begun to leave. `join` answers undefined where both
 * together would be too much. False where the device cannot store anything.
 */
export async function storeJoinedWrite<Input>(
  write: WaitingWrite,
  join: (waiting: Input, next: Input) => Input | undefined,
): Promise<boolean> {
  try {
    return (
      (await onDatabase(async database => {
        const { store, done } = database.transaction('outbox', 'readwrite', onDisk)
        const ofLane = (await store.index('person').getAll(write.personId)).filter(({ lane }) => lane === write.lane)
        const last = ofLane.sort(inOrderOfWriting).at(-1)
        const mayJoin = last?.mayBeJoined && last.refusal === undefined && last.workspaceId === write.workspaceId
        // the inputs of a lane are those of one endpoint
        const input = mayJoin ? join(last.input as Input, write.input as Input) : undefined
        await store.put(last && input !== undefined ? { ...last, input } : { ...write, mayBeJoined: true })
        await done
        return true
      })) ?? false
    )
  } catch {
    return false
  }
}

/** This person's writes in all their workspaces, in the order of writing. */
export async function listStoredWrites(personId: string): Promise<WaitingWrite[]> {
  const writes = (await onDatabase(database => database.getAllFromIndex('outbox', 'person', personId))) ?? []
  return writes.sort(inOrderOfWriting)
}

export async function getStoredFiles(writeId: string): Promise<WrittenFiles> {
  const rows = (await onDatabase(database => database.getAll('files', rangeOfWrite(writeId)))) ?? []
  return Object.fromEntries(rows.map(({ field, file }) => [field, file]))
}

/** Changes a write that still exists. It never brings back one that was discarded meanwhile, by the person or by a logout. */
export async function changeWrite(id: string, change: (write: WaitingWrite) => WaitingWrite): Promise<WaitingWrite | undefined> {
  return onDatabase(async database => {
    const { store, done } = database.transaction('outbox', 'readwrite', onDisk)
    const before = await store.get(id)
    const after = before && change(before)
    if (after) await store.put(after)
    await done
    return after
  })
}

export async function deleteWrite(id: string): Promise<void> {
  await onDatabase(async database => {
    const transaction = database.transaction(['outbox', 'files'], 'readwrite', onDisk)
    await Promise.all([
      transaction.objectStore('outbox').delete(id),
      transaction.objectStore('files').delete(rangeOfWrite(id)),
      transaction.done,
    ])
  })
}

/** Cancels a write that is still held back; false when it may have been sent. */
export async function cancelWrite(id: string): Promise<boolean> {
  return (
    (await onDatabase(async database => {
      const { store, done } = database.transaction('outbox', 'readwrite', onDisk)
      const write = await store.get(id)
      const isHeld = write !== undefined && holdMsOf(write) > 0
      if (isHeld) await store.delete(id)
      await done
      return isHeld
    })) ?? false
  )
}

export const countWrites = async (personId: string): Promise<number> =>
  (await onDatabase(database => database.countFromIndex('outbox', 'person', personId))) ?? 0
