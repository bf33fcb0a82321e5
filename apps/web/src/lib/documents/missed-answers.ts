import type { AppliedBatches, Batch } from '@allenio/contract/documents'
import { onWriteSent, type WaitingWrite } from '#lib/offline'
import { tabId } from '#lib/session'

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

/**
 * Calls back where edits of a closed document had no effect, or replaced what others had written. Every tab hears of every write, but
 * one alone is called: the tab that made the edits, or any other where that is closed.
 */
export const watchMissedAnswers = (kind: string, onMissed: (id: string) => void): (() => void) =>
  onWriteSent((write, sent) => {
    const { lane = '', input } = write
    if (!lane.startsWith(`${kind}/`) || !isEdit(input) || (openCounts.get(lane) ?? 0) > 0) return
    const { batches } = input
    // answers of the lane's edits are those of their endpoint
    const answer = sent as AppliedBatches
    if (answer.outcomes.every(({ faults, overwritten }) => faults.length + overwritten.length === 0)) return
    void claimAnswer(write).then(isClaimed => {
      if (!isClaimed) return
      missedByName.set(lane, [...(missedByName.get(lane) ?? []), { answer, batches }])
      onMissed(lane.slice(kind.length + 1))
    })
  })

/** The lane may hold other writes, too. */
const isEdit = (input: unknown): input is { batches: readonly Batch[] } => typeof input === 'object' && input !== null && 'batches' in input

/** The tab that made the edits needs no longer than this to claim their answer. */
const claimMs = 500

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** True in one tab. Where a browser has no locks it is true in all of them. */
async function claimAnswer({ id, tab }: WaitingWrite): Promise<boolean> {
  const { locks } = navigator
  if (!locks) return true
  if (tab !== tabId) await pause(claimMs)
  return new Promise(resolve => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? pause(10 * claimMs) : undefined
    }
    void locks.request(`answer ${id}`, { ifAvailable: true }, hold)
  })
}
