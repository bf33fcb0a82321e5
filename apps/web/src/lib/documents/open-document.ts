import {
  documentRowsAtMost,
  operationsAtOnce,
  type AppliedBatches,
  type Batch,
  type DocumentState,
  type Operation,
} from '@allenio/contract/documents'
import {
  applyOperations,
  keepSame,
  openedDocument,
  stepToRedo,
  stepToUndo,
  stepsWithPending,
  viewOf,
  withAnswer,
  withBatch,
  withChanges,
  withServerInverse,
  withStep,
  withTurnedStep,
  type DeviceDocument,
  type DocumentModel,
  type DocumentRows,
  type Steps,
} from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { isGone } from '#lib/api'
import { whenIdle } from '#lib/device'
import { createStore } from '#lib/store'
import { openNotices, type ImpossibleCell } from './notices.ts'
import type { DocumentStatus, OpenDocument } from './opened-document.ts'
import type { Transport } from './transport.ts'
import type { DocumentKind } from './use-document.ts'

const storeAfterMs = 1_000
/** The pauses between tries to read what somebody else has edited. */
const [shortestPauseMs, longestPauseMs] = [2_000, 60_000]
/** The longest time for which an undo waits for the server's steps. */
const stepsAtMostMs = 2_000

/** Opens a document: at once from the device, if it is stored there, and then from the server. */
export function openDocument(
  model: DocumentModel,
  transport: Transport,
  isPossible: DocumentKind['isPossible'] = () => true,
): OpenDocument {
  const rows = createStore<DocumentRows>(new Map())
  const status = createStore<DocumentStatus>({ state: 'loading' })
  const steps = createStore<Steps>([])
  const isNew = createStore(false)
  const { notices, noteOwn, noteImpossible, noteFull, noteChanges, noteAnswer, dismiss } = openNotices()
  /** Batches that the server has answered may stay in the list of waiting ones for a moment. */
  const answeredIds = new Set<string>()
  /** Batches that were seen in the device's store. */
  const storedIds = new Set<string>()
  /** Answered batches whose rows this device has still to read, with the revision that contains them. */
  const unreadRevisions = new Map<string, number>()
  const ownInverses = new Map<string, readonly Operation[]>()
  /** The values that unanswered batches have replaced on this device. */
  const replacedHere = new Map<string, readonly Operation[]>()
  let device: DeviceDocument | undefined
  /** Gestures that found the document full: their later parts are dropped, because they depend on the refused ones. */
  const refusedGestures = new Set<string>()
  /** When this device's last edit was saved; 0 if it has made none. */
  let savedAt = 0
  let isClosed = false
  let reading: Promise<void> | undefined
  /** The revision that this device should have; an answer that is on its way may bring it. */
  let awaitedRevision = 0
  let isCatchingUp = false
  /** True when the steps are those of the server, and of what was done here since. */
  let hasServerSteps = false
  let isReadingSteps = false
  let storeTimer: ReturnType<typeof setTimeout> | undefined
  let storedRevision = -1

  const showAll = (next: DeviceDocument) => {
    device = next
    rows.set(keepSame(rows.get(), viewOf(model, next)))
  }

  /** Shows what the server has answered; others may have changed what this person has written. */
  const showAnswer = (next: DeviceDocument) => {
    const before = rows.get()
    showAll(next)
    noteChanges(before, rows.get())
  }

  function showStatus(): void {
    if (!device || status.get().state === 'gone') return
    const { isCreation, isLate, isInPageAlone, refusal } = transport.waiting()
    if (refusal !== undefined) {
      const isFirst = status.get().state !== 'refused'
      status.set({ state: 'refused', sentence: refusal })
      // a deleted document is a more important message than a refused edit
      if (isFirst) void read()
      return
    }
    const before = status.get()
    if (device.pending.length > 0 || isCreation) {
      const state = !isLate ? 'saving' : isInPageAlone ? 'in page alone' : 'kept'
      if (before.state !== state) status.set({ state })
    } else if (before.state !== 'saved' || before.at !== savedAt) status.set({ state: 'saved', at: savedAt })
  }

  const storeSoon = () => {
    clearTimeout(storeTimer)
    storeTimer = setTimeout(storeNow, storeAfterMs)
  }
  function storeNow(): void {
    clearTimeout(storeTimer)
    storeTimer = undefined
    if (!device) return
    storedRevision = device.revision
    const countedIds = device.pending.map(({ id }) => id)
    const stored = { revision: device.revision, rows: [...device.rows.values()], steps: steps.get(), countedIds, at: savedAt }
    transport.store(isNew.get() ? { ...stored, isNew: true } : stored)
  }

  /** Adopts edits of other tabs, and drops discarded ones. */
  function followWaiting(): void {
    if (!device) return
    const { batches, isCreation, isLate } = transport.waiting()
    // the saved state is no longer waiting and not yet stored, so a reload without a network would miss it
    if (isLate && device.revision > storedRevision) storeNow()
    const waitingIds = new Set(batches.map(({ id }) => id))
    const keptBatches = device.pending.filter(({ id }) => waitingIds.has(id) || !storedIds.has(id) || unreadRevisions.has(id))
    const keptIds = new Set(keptBatches.map(({ id }) => id))
    const added = batches.filter(({ id }) => !keptIds.has(id) && !answeredIds.has(id))
    for (const { id } of batches) storedIds.add(id)
    noteReplaced({ ...device, pending: keptBatches }, added)
    if (added.length > 0 || keptBatches.length < device.pending.length) showAll({ ...device, pending: [...keptBatches, ...added] })
    showStatus()
    // the server has created the document, or somebody has discarded it
    if (isNew.get() && !isCreation) readAgain()
    catchUp()
  }

  /** Notes the values that batches of another tab, or from before a reload, have replaced. */
  function noteReplaced(document: DeviceDocument, added: readonly Batch[]): void {
    if (added.length === 0) return
    let view = viewOf(model, document)
    for (const { id, operations } of added) {
      const { changed, inverse } = applyOperations(model, view, operations)
      replacedHere.set(id, inverse)
      view = withChanges(view, changed)
    }
  }

  function take(answer: AppliedBatches, base: number): void {
    if (!device) return
    for (const { batchId, inverse } of answer.outcomes) {
      answeredIds.add(batchId)
      adoptInverse(batchId, inverse)
    }
    savedAt = Date.now()
    noteAnswer(answer, { batches: device.pending, rows: rows.get(), replacedHere })
    const answered = answer.outcomes.map(({ batchId }) => batchId)
    for (const id of answered) replacedHere.delete(id)
    // after a reload, or in a tab that lags behind: the rows between are read, and until then these batches are shown as they were made
    if (!answer.isWhole && base > device.revision) {
      for (const id of answered) unreadRevisions.set(id, answer.revision)
      awaitedRevision = Math.max(awaitedRevision, answer.revision)
    } else showAnswer(withAnswer(device, answer, [...answered, ...takeRead(answer)]))
    showStatus()
    storeSoon()
    catchUp()
    if (!hasServerSteps) void readSteps()
  }

  /** Takes the batches whose rows came with a revision of the server, or never will. */
  function takeRead({ revision, isWhole }: DocumentState): string[] {
    // the server was restored from a backup that is older than this device
    const isRestored = isWhole && device !== undefined && revision < device.revision
    if (isRestored) awaitedRevision = revision
    const read = [...unreadRevisions].flatMap(([id, awaited]) => (isRestored || awaited <= revision ? [id] : []))
    for (const id of read) unreadRevisions.delete(id)
    return read
  }

  /** Adopts the server's inverse of a batch, whose values differ where somebody else had changed the cells. */
  function adoptInverse(batchId: string, inverse: readonly Operation[]): void {
    const own = ownInverses.get(batchId)
    ownInverses.delete(batchId)
    if (own) steps.set(withServerInverse(steps.get(), { own, inverse }))
  }

  const read = (): Promise<void> => {
    reading ??= readOnce().finally(() => {
      reading = undefined
    })
    return reading
  }

  /** Reads again. A read that is running may have begun too early. */
  const readAgain = () => void (reading ?? Promise.resolve()).then(read)

  /** Notes that the document was edited, also by this person, whose own edits are announced before they are answered. */
  function noteEdit(revision: number | undefined): void {
    if (revision === undefined) return void read()
    awaitedRevision = Math.max(awaitedRevision, revision)
    catchUp()
  }

  function catchUp(): void {
    const { batches, isLate, refusal } = transport.waiting()
    const isAnswerComing = batches.some(({ id }) => !answeredIds.has(id)) && !isLate && refusal === undefined
    if (!isAnswerComing && isBehind()) void readAwaited()
  }

  const isBehind = () => !isClosed && status.get().state !== 'gone' && awaitedRevision > (device?.revision ?? -1)

  /** Reads until this device has the awaited revision: a read may fail, or have begun before the edit. */
  async function readAwaited(): Promise<void> {
    if (isCatchingUp) return
    isCatchingUp = true
    for (let failures = 0; isBehind(); failures += 1) {
      if (failures >= 2) await pauseFor(Math.min(failures * shortestPauseMs, longestPauseMs))
      if (isBehind()) await read()
    }
    isCatchingUp = false
  }

  const pauseFor = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      stops.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })

  /** Reads the whole document, because the server's rows may differ from those that this device made. An edit may be answered meanwhile. */
  async function readNew(): Promise<DocumentState> {
    for (;;) {
      const state = await transport.read(undefined)
      if (isClosed || state.revision >= (device?.revision ?? 0)) return state
    }
  }

  async function readOnce(): Promise<void> {
    // the stored copy tells whether the document is new; the server does not know a new one yet, and would answer that it is gone
    await loaded
    if (isClosed || (isNew.get() && transport.waiting().isCreation)) return
    try {
      const state = await (isNew.get() ? readNew() : transport.read(device?.revision))
      if (isClosed) return
      const isOnDevice = device !== undefined
      isNew.set(false)
      showAnswer(device ? withAnswer(device, state, takeRead(state)) : openedDocument(state))
      for (const { answer, batches } of transport.takeMissed()) noteAnswer(answer, { batches, rows: rows.get() })
      followWaiting()
      storeSoon()
      // until then a reload without a network would find nothing
      if (!isOnDevice) stops.push(whenIdle(storeNow))
    } catch (error) {
      if (isGone(error)) status.set({ state: 'gone' })
      else if (!device) status.set({ state: 'unreachable', error })
    }
  }

  /** Reads the steps of other devices, unless something is unsent or was done meanwhile: then this device knows more than the server. */
  async function readSteps(): Promise<void> {
    const before = steps.get()
    if (!device || isReadingSteps || device.pending.length > 0 || isNew.get()) return
    isReadingSteps = true
    const serverSteps = await transport.readSteps().catch(() => undefined)
    isReadingSteps = false
    if (!serverSteps || steps.get() !== before) return
    hasServerSteps = true
    steps.set(serverSteps)
  }

  async function load(): Promise<void> {
    const stored = await transport.load().catch(() => undefined)
    if (isClosed) return
    if (stored) {
      savedAt = stored.at
      isNew.set(stored.isNew ?? false)
      showAll(openedDocument({ revision: stored.revision, rows: [...stored.rows], isWhole: true }))
      followWaiting()
      storedRevision = stored.revision
      if (device) steps.set(stepsWithPending(model, device, { steps: stored.steps, countedIds: new Set(stored.countedIds) }))
    }
  }

  async function open(): Promise<void> {
    await read()
    await readSteps()
  }

  function apply(operations: readonly Operation[], { gestureId, kind }: Pick<Batch, 'gestureId' | 'kind'>): readonly Operation[] {
    if (!device) return []
    const { revision } = device
    noteOwn(operations)
    const inverses: (readonly Operation[])[] = []
    const batches: Batch[] = []
    for (let at = 0; at < operations.length; at += operationsAtOnce) {
      const batch = { id: newId(), gestureId, kind, operations: operations.slice(at, at + operationsAtOnce) }
      const { changed, inverse } = applyOperations(model, rows.get(), batch.operations)
      device = withBatch(device, batch)
      // the rows already contain the batches before it
      rows.set(withChanges(rows.get(), changed))
      inverses.unshift(inverse)
      ownInverses.set(batch.id, inverse)
      replacedHere.set(batch.id, inverse)
      batches.push(batch)
    }
    transport.enqueue(revision, batches)
    showStatus()
    return inverses.flat()
  }

  const hasRoomFor = (operations: readonly Operation[]): boolean =>
    rows.get().size + operations.length <= documentRowsAtMost ||
    !applyOperations(model, rows.get(), operations).faults.some(({ reason }) => reason === 'document full')

  function turn(step: Steps[number] | undefined, kind: 'undo' | 'redo'): boolean {
    if (!step || !device || status.get().state === 'gone') return false
    const { gestureId } = step
    const { possible, impossible } = dividedOperations(step.operations, isPossible)
    if (!hasRoomFor(possible)) {
      noteFull(rows.get())
      return true
    }
    noteImpossible(impossible, rows.get())
    // a step that can never be undone is removed, because it would block the steps before it
    if (possible.length === 0 && impossible.length > 0) steps.set(steps.get().filter(each => each.gestureId !== gestureId))
    // an undo of nothing but what others have changed since is a step, too
    else steps.set(withTurnedStep(steps.get(), { gestureId, inverse: apply(possible, { gestureId, kind }) }))
    storeSoon()
    return true
  }

  /** Turns the next step. After a reload the server may know a gesture that this device's copy does not have yet. */
  function turnNext(choose: (steps: Steps) => Steps[number] | undefined, kind: 'undo' | 'redo'): boolean {
    const hasLatest = !opening || (device !== undefined && device.pending.length > 0)
    if (hasLatest) return turn(choose(steps.get()), kind)
    void opening?.then(() => isClosed || turn(choose(steps.get()), kind))
    return true
  }

  const loaded = load()
  const stops = [transport.onWaitingChange(followWaiting), transport.onAnswer(take), transport.onEdited(noteEdit)]
  let opening: Promise<void> | undefined = Promise.race([
    open(),
    new Promise<void>(resolve => void setTimeout(resolve, stepsAtMostMs)),
  ]).finally(() => {
    opening = undefined
  })

  return {
    rows,
    status,
    isNew,
    steps,
    edit(operations, gestureId = newId()) {
      if (!device || status.get().state === 'gone') return
      const { possible, impossible } = dividedOperations(operations, isPossible)
      // the server would write a part of the gesture, as far as there is room, but nobody wants a part of what they paste
      if (refusedGestures.has(gestureId) || !hasRoomFor(possible)) {
        refusedGestures.add(gestureId)
        noteFull(rows.get())
        return
      }
      if (possible.length > 0) {
        steps.set(withStep(steps.get(), { gestureId, inverse: apply(possible, { gestureId, kind: 'edit' }) }))
        storeSoon()
      }
      noteImpossible(impossible, rows.get())
    },
    undo: () => turnNext(stepToUndo, 'undo'),
    redo: () => turnNext(stepToRedo, 'redo'),
    notices,
    dismissNotice: dismiss,
    unsent: () => device?.pending.flatMap(({ operations }) => operations) ?? [],
    lookAgain: readAgain,
    close() {
      isClosed = true
      // a tab without anything new must not overwrite what another one has stored since
      if (storeTimer !== undefined || (device && device.revision > storedRevision)) storeNow()
      for (const stop of stops) stop()
    },
  }
}

/** Separates impossible operations: the server would refuse the whole gesture for one of them, and all that waits behind it. */
function dividedOperations(operations: readonly Operation[], isPossible: NonNullable<DocumentKind['isPossible']>) {
  const possible: Operation[] = []
  const impossible: ImpossibleCell[] = []
  for (const operation of operations) {
    const cells = operation.kind === 'set' || operation.kind === 'insert' ? operation.cells : {}
    const refused = Object.entries(cells).filter(([cell, value]) => value !== null && !isPossible(cell, value))
    impossible.push(...refused.map(([cell, value]) => ({ id: operation.id, cell, value })))
    if (refused.length === 0) {
      possible.push(operation)
      continue
    }
    const others = Object.entries(cells).filter(([cell]) => !refused.some(([each]) => each === cell))
    if (operation.kind === 'insert' || others.length > 0) possible.push({ ...operation, cells: Object.fromEntries(others) } as Operation)
  }
  return { possible, impossible }
}
