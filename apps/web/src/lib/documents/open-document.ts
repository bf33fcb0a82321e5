import { operationsAtOnce, type AppliedBatches, type Batch, type BatchOutcome, type Operation } from '@allenio/contract/documents'
import {
  applyOperations,
  openedDocument,
  stepToRedo,
  stepToUndo,
  stepsWithPending,
  viewOf,
  withAnswer,
  withBatch,
  withChanges,
  withStep,
  withTurnedStep,
  type DeviceDocument,
  type DocumentModel,
  type DocumentRows,
  type Steps,
} from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { isGone } from '#lib/api'
import { createStore, type Store } from '#lib/store'
import type { Transport } from './transport.ts'

export type DocumentStatus =
  | { state: 'loading' }
  /** It is neither on this device nor in reach. */
  | { state: 'unreachable'; error: unknown }
  | { state: 'saved'; at: number }
  | { state: 'saving' }
  /** Without a network the edits are kept on the device. */
  | { state: 'kept' }
  | { state: 'refused'; sentence: string }
  /** It was deleted, or taken away from this person; unsent edits are still on the device. */
  | { state: 'gone' }

type ReadonlyStore<Value> = Omit<Store<Value>, 'set'>

export interface OpenDocument {
  /** The rows with one's own edits, deleted ones included. */
  rows: ReadonlyStore<DocumentRows>
  status: ReadonlyStore<DocumentStatus>
  steps: ReadonlyStore<Steps>
  /** One gesture, which one undo takes back; a gesture of several parts passes the same id each time. */
  edit: (operations: readonly Operation[], gestureId?: string) => void
  /** False where there is nothing to undo. */
  undo: () => boolean
  redo: () => boolean
  /** Tells which of one's own edits had no effect, or have overwritten somebody else's. */
  onOutcome: (tell: (outcome: BatchOutcome) => void) => () => void
  /** Asks the server again, for example because this person may have lost the document. */
  lookAgain: () => void
  close: () => void
}

const storeAfterMs = 1_000

/** Opens a document: from the device at once where it is there, then from the server. */
export function openDocument(model: DocumentModel, transport: Transport): OpenDocument {
  const rows = createStore<DocumentRows>(new Map())
  const status = createStore<DocumentStatus>({ state: 'loading' })
  const steps = createStore<Steps>([])
  const tellers = new Set<(outcome: BatchOutcome) => void>()
  /** Batches that the server has answered may stay in the list of waiting ones for a moment. */
  const answeredIds = new Set<string>()
  /** Batches that were seen in the device's store. */
  const storedIds = new Set<string>()
  const ownInverses = new Map<string, readonly Operation[]>()
  let device: DeviceDocument | undefined
  let savedAt = 0
  let isClosed = false
  let reading: Promise<void> | undefined
  let storeTimer: ReturnType<typeof setTimeout> | undefined

  const showAll = (next: DeviceDocument) => {
    device = next
    rows.set(viewOf(model, next))
  }

  function showStatus(): void {
    if (!device || status.get().state === 'gone') return
    const { isLate, refusal } = transport.waiting()
    if (refusal !== undefined) return status.set({ state: 'refused', sentence: refusal })
    if (device.pending.length > 0) return status.set({ state: isLate ? 'kept' : 'saving' })
    const before = status.get()
    if (before.state !== 'saved' || before.at !== savedAt) status.set({ state: 'saved', at: savedAt })
  }

  const storeSoon = () => {
    clearTimeout(storeTimer)
    storeTimer = setTimeout(storeNow, storeAfterMs)
  }
  function storeNow(): void {
    clearTimeout(storeTimer)
    if (device) transport.store({ revision: device.revision, rows: [...device.rows.values()], steps: steps.get(), at: savedAt })
  }

  /** Takes over what other tabs have edited, and gives up what somebody has discarded. */
  function followWaiting(): void {
    if (!device) return
    const { batches } = transport.waiting()
    const waitingIds = new Set(batches.map(({ id }) => id))
    const keptBatches = device.pending.filter(({ id }) => waitingIds.has(id) || !storedIds.has(id))
    const keptIds = new Set(keptBatches.map(({ id }) => id))
    const added = batches.filter(({ id }) => !keptIds.has(id) && !answeredIds.has(id))
    for (const { id } of batches) storedIds.add(id)
    if (added.length > 0 || keptBatches.length < device.pending.length) showAll({ ...device, pending: [...keptBatches, ...added] })
    showStatus()
  }

  function take(answer: AppliedBatches): void {
    if (!device) return
    for (const { batchId, inverse } of answer.outcomes) {
      answeredIds.add(batchId)
      adoptInverse(batchId, inverse)
    }
    savedAt = Date.now()
    showAll(
      withAnswer(
        device,
        answer,
        answer.outcomes.map(({ batchId }) => batchId),
      ),
    )
    showStatus()
    storeSoon()
    const faults = answer.outcomes.flatMap(outcome => outcome.faults)
    const overwritten = answer.outcomes.flatMap(outcome => outcome.overwritten)
    if (faults.length > 0 || overwritten.length > 0) for (const tell of tellers) tell({ faults, overwritten })
  }

  /** The server has found other values in the cells than this device, where somebody else had changed them. */
  function adoptInverse(batchId: string, inverse: readonly Operation[]): void {
    const own = ownInverses.get(batchId)
    ownInverses.delete(batchId)
    if (own) steps.set(steps.get().map(step => (step.operations === own ? { ...step, operations: inverse } : step)))
  }

  const read = (): Promise<void> => {
    reading ??= readOnce().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readUpTo(revision: number | undefined): Promise<void> {
    if (revision === undefined) return read()
    // a read that was under way may have begun before the edit
    for (let tries = 0; tries < 2 && !isClosed && revision > (device?.revision ?? -1); tries += 1) await read()
  }

  async function readOnce(): Promise<void> {
    try {
      const state = await transport.read(device?.revision)
      if (isClosed) return
      savedAt = Date.now()
      showAll(device ? withAnswer(device, state) : openedDocument(state))
      followWaiting()
      storeSoon()
    } catch (error) {
      if (isGone(error)) status.set({ state: 'gone' })
      else if (!device) status.set({ state: 'unreachable', error })
    }
  }

  /** Steps of other devices. While something is unsent, or was done meanwhile, this device knows more than the server. */
  async function readSteps(): Promise<void> {
    const before = steps.get()
    if (!device || device.pending.length > 0) return
    const serverSteps = await transport.readSteps().catch(() => before)
    if (steps.get() === before) steps.set(serverSteps)
  }

  async function open(): Promise<void> {
    const stored = await transport.load().catch(() => undefined)
    if (isClosed) return
    if (stored) {
      savedAt = stored.at
      showAll(openedDocument({ revision: stored.revision, rows: [...stored.rows], isWhole: true }))
      followWaiting()
      if (device) steps.set(stepsWithPending(model, device, stored.steps))
    }
    await read()
    await readSteps()
  }

  function apply(operations: readonly Operation[], { gestureId, kind }: Pick<Batch, 'gestureId' | 'kind'>): readonly Operation[] {
    if (!device) return []
    const { revision } = device
    const inverses: (readonly Operation[])[] = []
    const batches: Batch[] = []
    for (let at = 0; at < operations.length; at += operationsAtOnce) {
      const batch = { id: newId(), gestureId, kind, operations: operations.slice(at, at + operationsAtOnce) }
      const { changed, inverse } = applyOperations(model, rows.get(), batch.operations)
      device = withBatch(device, batch)
      // the batches before it are part of what is shown already
      rows.set(withChanges(rows.get(), changed))
      inverses.unshift(inverse)
      batches.push(batch)
    }
    const inverse = inverses.length === 1 ? (inverses[0] ?? []) : inverses.flat()
    const [only] = batches
    if (only && batches.length === 1) ownInverses.set(only.id, inverse)
    transport.enqueue(revision, batches)
    showStatus()
    return inverse
  }

  function turn(step: Steps[number] | undefined, kind: 'undo' | 'redo'): boolean {
    if (!step || !device) return false
    const { gestureId } = step
    // an undo of nothing but what others have changed since is a step, too
    const inverse = apply(step.operations, { gestureId, kind })
    steps.set(withTurnedStep(steps.get(), { gestureId, inverse }))
    storeSoon()
    return true
  }

  const stops = [
    transport.onWaitingChange(followWaiting),
    transport.onAnswer(take),
    transport.onEdited(revision => void readUpTo(revision)),
  ]
  void open()

  return {
    rows,
    status,
    steps,
    edit(operations, gestureId = newId()) {
      if (operations.length === 0 || !device) return
      steps.set(withStep(steps.get(), { gestureId, inverse: apply(operations, { gestureId, kind: 'edit' }) }))
      storeSoon()
    },
    undo: () => turn(stepToUndo(steps.get()), 'undo'),
    redo: () => turn(stepToRedo(steps.get()), 'redo'),
    onOutcome(tell) {
      tellers.add(tell)
      return () => void tellers.delete(tell)
    },
    lookAgain: () => void read(),
    close() {
      isClosed = true
      storeNow()
      for (const stop of stops) stop()
    },
  }
}
