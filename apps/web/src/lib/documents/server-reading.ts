import type { AppliedBatches, DocumentState } from '@allenio/contract/documents'
import { openedDocument, stepsWithPending, withAnswer } from '@allenio/domain/documents'
import { isGone } from '#lib/api'
import { whenIdle } from '#lib/device'
import { openAnsweredBatches } from './answered-batches.ts'
import { openCatchUp } from './catch-up.ts'
import type { DeviceState } from './device-state.ts'
import type { Transport } from './transport.ts'

/** Reads the stored copy and then the server, and follows what this device's other tabs and other people do. */
export function openServerReading(state: DeviceState, transport: Transport) {
  const { rows, status, steps, isNew, notices, current, replacedHere, showAll, showAnswer, storeSoon } = state
  const answers = openAnsweredBatches()
  const stepReading = openStepReading(state, transport)
  let reading: Promise<void> | undefined

  const read = (): Promise<void> => {
    reading ??= readOnce().finally(() => {
      reading = undefined
    })
    return reading
  }

  /** Reads again. A read that is running may have begun too early. */
  const readAgain = () => void (reading ?? Promise.resolve()).then(read)

  const awaited = openCatchUp({
    isBehind: revision => !current.isClosed && status.get().state !== 'gone' && revision > (current.device?.revision ?? -1),
    read,
  })

  function catchUp(): void {
    const { batches, isLate, refusal } = transport.waiting()
    const isAnswerComing = batches.some(({ id }) => !answers.isAnswered(id)) && !isLate && refusal === undefined
    if (!isAnswerComing) awaited.begin()
  }

  /** Notes that the document was edited, also by this person, whose own edits are announced before they are answered. */
  function noteEdit(revision: number | undefined): void {
    if (revision === undefined) return void read()
    awaited.expect(revision)
    catchUp()
  }

  function showStatus(): void {
    // a deleted document is a more important message than a refused edit
    if (state.showStatus()) void read()
  }

  /** Adopts edits of other tabs, and drops discarded ones. */
  function followWaiting(): void {
    const { device } = current
    if (!device) return
    const { batches, isCreation, isLate } = transport.waiting()
    // the saved state is no longer waiting and not yet stored, so a reload without a network would miss it
    if (isLate && state.isUnstored()) state.storeNow()
    const { kept, added } = answers.compare(device.pending, batches)
    state.noteReplaced({ ...device, pending: kept }, added)
    if (added.length > 0 || kept.length < device.pending.length) showAll({ ...device, pending: [...kept, ...added] })
    showStatus()
    // the server has created the document, or somebody has discarded it
    if (isNew.get() && !isCreation) readAgain()
    catchUp()
  }

  function take(answer: AppliedBatches, base: number): void {
    const { device } = current
    if (!device) return
    for (const { batchId, inverse } of answer.outcomes) {
      answers.noteAnswered(batchId)
      state.adoptInverse(batchId, inverse)
    }
    current.savedAt = Date.now()
    notices.noteAnswer(answer, { batches: device.pending, rows: rows.get(), replacedHere })
    const answered = answer.outcomes.map(({ batchId }) => batchId)
    for (const id of answered) replacedHere.delete(id)
    // after a reload, or in a tab that lags behind: the rows between are read, and until then these batches are shown as they were made
    if (!answer.isWhole && base > device.revision) {
      answers.noteUnread(answered, answer.revision)
      awaited.expect(answer.revision)
    } else showAnswer(withAnswer(device, answer, [...answered, ...takeRead(answer)]))
    showStatus()
    storeSoon()
    catchUp()
    stepReading.begin()
  }

  /** Takes the batches whose rows came with a revision of the server, or never will. */
  function takeRead({ revision, isWhole }: DocumentState): string[] {
    // the server was restored from a backup that is older than this device
    const isRestored = isWhole && current.device !== undefined && revision < current.device.revision
    if (isRestored) awaited.expectOnly(revision)
    return answers.takeRead(revision, isRestored)
  }

  /** Reads the whole document, because the server's rows may differ from those that this device made. An edit may be answered meanwhile. */
  async function readNew(): Promise<DocumentState> {
    for (;;) {
      const answer = await transport.read(undefined)
      if (current.isClosed || answer.revision >= (current.device?.revision ?? 0)) return answer
    }
  }

  async function readOnce(): Promise<void> {
    // the stored copy tells whether the document is new; the server does not know a new one yet, and would answer that it is gone
    await loaded
    if (current.isClosed || (isNew.get() && transport.waiting().isCreation)) return
    try {
      const answer = await (isNew.get() ? readNew() : transport.read(current.device?.revision))
      if (current.isClosed) return
      const { device } = current
      isNew.set(false)
      showAnswer(device ? withAnswer(device, answer, takeRead(answer)) : openedDocument(answer))
      for (const missed of transport.takeMissed()) notices.noteAnswer(missed.answer, { batches: missed.batches, rows: rows.get() })
      followWaiting()
      storeSoon()
      // until then a reload without a network would find nothing
      if (!device) stops.push(whenIdle(state.storeNow))
    } catch (error) {
      if (isGone(error)) status.set({ state: 'gone' })
      else if (!current.device) status.set({ state: 'unreachable', error })
    }
  }

  async function load(): Promise<void> {
    const stored = await transport.load().catch(() => undefined)
    if (current.isClosed || !stored) return
    current.savedAt = stored.at
    isNew.set(stored.isNew ?? false)
    showAll(openedDocument({ revision: stored.revision, rows: [...stored.rows], isWhole: true }))
    followWaiting()
    state.noteStored(stored.revision)
    const countedIds = new Set(stored.countedIds)
    if (current.device) steps.set(stepsWithPending(state.model, current.device, { steps: stored.steps, countedIds }))
  }

  const loaded = load()
  const stops = [transport.onWaitingChange(followWaiting), transport.onAnswer(take), transport.onEdited(noteEdit), awaited.close]

  return {
    showStatus,
    readAgain,
    async open(): Promise<void> {
      await read()
      await stepReading.read()
    },
    close(): void {
      for (const stop of stops) stop()
    },
  }
}

/** Reads the steps of other devices, unless something is unsent or was done meanwhile: then this device knows more than the server. */
function openStepReading({ steps, isNew, current }: DeviceState, transport: Transport) {
  /** True when the steps are those of the server, and of what was done here since. */
  let hasServerSteps = false
  let isReading = false

  async function read(): Promise<void> {
    const before = steps.get()
    if (!current.device || isReading || current.device.pending.length > 0 || isNew.get()) return
    isReading = true
    const serverSteps = await transport.readSteps().catch(() => undefined)
    isReading = false
    if (!serverSteps || steps.get() !== before) return
    hasServerSteps = true
    steps.set(serverSteps)
  }

  return {
    read,
    begin(): void {
      if (!hasServerSteps) void read()
    },
  }
}
