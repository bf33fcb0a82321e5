import type { Batch } from '@allenio/contract/documents'

/** Which batches of this device the server has answered, and which of their rows this device has still to read. */
export function openAnsweredBatches() {
  /** Batches that the server has answered may stay in the list of waiting ones for a moment. */
  const answeredIds = new Set<string>()
  /** Batches that were seen in the device's store. */
  const storedIds = new Set<string>()
  /** Answered batches whose rows this device has still to read, with the revision that contains them. */
  const unreadRevisions = new Map<string, number>()

  return {
    isAnswered: (id: string) => answeredIds.has(id),
    noteAnswered: (id: string) => void answeredIds.add(id),
    noteUnread: (ids: readonly string[], revision: number) => {
      for (const id of ids) unreadRevisions.set(id, revision)
    },

    /** Compares what this device shows as pending with what waits: other tabs add batches, and somebody may discard some. */
    compare(pending: readonly Batch[], waiting: readonly Batch[]): { kept: Batch[]; added: Batch[] } {
      const waitingIds = new Set(waiting.map(({ id }) => id))
      const kept = pending.filter(({ id }) => waitingIds.has(id) || !storedIds.has(id) || unreadRevisions.has(id))
      const keptIds = new Set(kept.map(({ id }) => id))
      const added = waiting.filter(({ id }) => !keptIds.has(id) && !answeredIds.has(id))
      for (const { id } of waiting) storedIds.add(id)
      return { kept, added }
    },

    /** Takes the batches whose rows came with a revision of the server, or never will. */
    takeRead(revision: number, isRestored: boolean): string[] {
      const readIds = [...unreadRevisions].flatMap(([id, unread]) => (isRestored || unread <= revision ? [id] : []))
      for (const id of readIds) unreadRevisions.delete(id)
      return readIds
    },
  }
}
