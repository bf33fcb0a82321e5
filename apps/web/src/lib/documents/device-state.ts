import type { Batch, Operation } from '@allenio/contract/documents'
import {
  applyOperations,
  keepSame,
  viewOf,
  withBatch,
  withChanges,
  withServerInverse,
  type DeviceDocument,
  type DocumentModel,
  type DocumentRows,
  type Steps,
} from '@allenio/domain/documents'
import { createStore } from '#lib/store'
import { openNotices } from './notices.ts'
import type { DocumentStatus } from './opened-document.ts'
import type { Transport } from './transport.ts'

const storeAfterMs = 1_000

/** The state that reading and editing change while the document is open. */
interface CurrentDocument {
  device: DeviceDocument | undefined
  /** When this device's last edit was saved; 0 if it has made none. */
  savedAt: number
  isClosed: boolean
}

export type DeviceState = ReturnType<typeof openDeviceState>

/** Opens what a screen shows of a document, and the copy of it that this device stores. */
export function openDeviceState(model: DocumentModel, transport: Transport) {
  const rows = createStore<DocumentRows>(new Map())
  const status = createStore<DocumentStatus>({ state: 'loading' })
  const steps = createStore<Steps>([])
  const isNew = createStore(false)
  const notices = openNotices()
  const current: CurrentDocument = { device: undefined, savedAt: 0, isClosed: false }
  const ownInverses = new Map<string, readonly Operation[]>()
  /** The values that unanswered batches have replaced on this device. */
  const replacedHere = new Map<string, readonly Operation[]>()
  let storeTimer: ReturnType<typeof setTimeout> | undefined
  let storedRevision = -1

  const showAll = (next: DeviceDocument) => {
    current.device = next
    rows.set(keepSame(rows.get(), viewOf(model, next)))
  }

  /** Shows what the server has answered; others may have changed what this person has written. */
  const showAnswer = (next: DeviceDocument) => {
    const before = rows.get()
    showAll(next)
    notices.noteChanges(before, rows.get())
  }

  /** Returns true where the server has refused an edit and the screen did not say so before. */
  function showStatus(): boolean {
    const { device, savedAt } = current
    if (!device || status.get().state === 'gone') return false
    const { isCreation, isLate, isInPageAlone, refusal } = transport.waiting()
    const before = status.get()
    if (refusal !== undefined) {
      status.set({ state: 'refused', sentence: refusal })
      return before.state !== 'refused'
    }
    if (device.pending.length > 0 || isCreation) {
      const state = !isLate ? 'saving' : isInPageAlone ? 'in page alone' : 'kept'
      if (before.state !== state) status.set({ state })
    } else if (before.state !== 'saved' || before.at !== savedAt) status.set({ state: 'saved', at: savedAt })
    return false
  }

  const storeSoon = () => {
    clearTimeout(storeTimer)
    storeTimer = setTimeout(storeNow, storeAfterMs)
  }

  function storeNow(): void {
    clearTimeout(storeTimer)
    storeTimer = undefined
    const { device, savedAt } = current
    if (!device) return
    storedRevision = device.revision
    const countedIds = device.pending.map(({ id }) => id)
    const stored = { revision: device.revision, rows: [...device.rows.values()], steps: steps.get(), countedIds, at: savedAt }
    transport.store(isNew.get() ? { ...stored, isNew: true } : stored)
  }

  const isUnstored = () => current.device !== undefined && current.device.revision > storedRevision

  return {
    model,
    rows,
    status,
    steps,
    isNew,
    notices,
    current,
    replacedHere,
    showAll,
    showAnswer,
    showStatus,
    storeSoon,
    storeNow,
    isUnstored,

    noteStored(revision: number): void {
      storedRevision = revision
    },

    /** Shows a batch of this device. The rows already contain the batches before it. */
    addOwn(before: DeviceDocument, batch: Batch): { device: DeviceDocument; inverse: readonly Operation[] } {
      const { changed, inverse } = applyOperations(model, rows.get(), batch.operations)
      const device = withBatch(before, batch)
      current.device = device
      rows.set(withChanges(rows.get(), changed))
      ownInverses.set(batch.id, inverse)
      replacedHere.set(batch.id, inverse)
      return { device, inverse }
    },

    /** Notes the values that batches of another tab, or from before a reload, have replaced. */
    noteReplaced(document: DeviceDocument, added: readonly Batch[]): void {
      if (added.length === 0) return
      let view = viewOf(model, document)
      for (const { id, operations } of added) {
        const { changed, inverse } = applyOperations(model, view, operations)
        replacedHere.set(id, inverse)
        view = withChanges(view, changed)
      }
    },

    /** Adopts the server's inverse of a batch, whose values differ where somebody else had changed the cells. */
    adoptInverse(batchId: string, inverse: readonly Operation[]): void {
      const own = ownInverses.get(batchId)
      ownInverses.delete(batchId)
      if (own) steps.set(withServerInverse(steps.get(), { own, inverse }))
    },

    close(): void {
      current.isClosed = true
      // a tab without anything new must not overwrite what another one has stored since
      if (storeTimer !== undefined || isUnstored()) storeNow()
    },
  }
}
