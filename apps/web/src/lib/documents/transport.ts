import type { AppliedBatches, Batch, DocumentRow, DocumentState } from '@allenio/contract/documents'
import type { Steps } from '@allenio/domain/documents'
import type { MissedAnswer } from './missed-answers.ts'

export interface WaitingBatches {
  batches: readonly Batch[]
  /** The batches were tried without success, or there is no network. */
  isLate: boolean
  /** The device had no room for some of them, so that they are lost when the page is closed. */
  isInPageAlone: boolean
  /** The document was made on this device, and the server does not have it yet. */
  isCreation: boolean
  /** The server's sentence, where it has refused some of them, or the document itself. */
  refusal: string | undefined
}

/** A document as the device stores it. */
export interface StoredState {
  revision: number
  rows: readonly DocumentRow[]
  steps: Steps
  /** The batches that are part of the steps, and that the server had not answered. */
  countedIds?: readonly string[]
  at: number
  /** The document was made on this device, and has not been read from the server since. */
  isNew?: boolean
}

/** The services of device and server that a document needs, so that its rules can be tested without them. */
export interface Transport {
  load: () => Promise<StoredState | undefined>
  store: (state: StoredState) => void
  read: (since: number | undefined) => Promise<DocumentState>
  readSteps: () => Promise<Steps>
  /** Stores batches on the device first, and sends them from there. */
  enqueue: (base: number, batches: readonly Batch[]) => void
  waiting: () => WaitingBatches
  /** Watches the waiting batches until the returned function is called; so do the two functions below. */
  onWaitingChange: (look: () => void) => () => void
  /** Returns answers that came while the document was closed and that the person should know, each only once. */
  takeMissed: () => readonly MissedAnswer[]
  /** Watches answers; `base` is the revision from which on an answer contains rows. */
  onAnswer: (take: (answer: AppliedBatches, base: number) => void) => () => void
  /** Watches edits by others, with the new revision; it is undefined where events may have been missed. */
  onEdited: (look: (revision: number | undefined) => void) => () => void
}
