import type { AppliedBatches, Batch } from '@allenio/contract/documents'
import { onWriteSent } from '#lib/offline'

// Edits may leave long after their document was closed. What crossed with others' edits then waits here until it is opened again.

export interface MissedAnswer {
  answer: Pick<AppliedBatches, 'outcomes'>
  batches: readonly Batch[]
}

const openCounts = new Map<string, number>()
const missedByName = new Map<string, MissedAnswer[]>()

/** As long as it is held, the document itself tells what comes back. */
export function holdAnswers(name: string): () => void {
  openCounts.set(name, (openCounts.get(name) ?? 0) + 1)
  return () => openCounts.set(name, (openCounts.get(name) ?? 1) - 1)
}

export function takeMissedAnswers(name: string): readonly MissedAnswer[] {
  const missed = missedByName.get(name) ?? []
  missedByName.delete(name)
  return missed
}

/** Calls back where edits of a closed document had no effect, or replaced what others had written. */
export const watchMissedAnswers = (kind: string, onMissed: (id: string) => void): (() => void) =>
  onWriteSent(({ lane = '', input }, sent) => {
    if (!lane.startsWith(`${kind}/`) || (openCounts.get(lane) ?? 0) > 0) return
    // the lane's writes and their answers are those of its endpoint
    const answer = sent as AppliedBatches
    const { batches } = input as { batches: readonly Batch[] }
    if (answer.outcomes.every(({ faults, overwritten }) => faults.length + overwritten.length === 0)) return
    missedByName.set(lane, [...(missedByName.get(lane) ?? []), { answer, batches }])
    onMissed(lane.slice(kind.length + 1))
  })
