import type { AppliedBatches, Batch, DocumentRow, DocumentState } from '@allenio/contract/documents'
import { applyOperations, withChanges, type DocumentModel, type DocumentRows, type Steps } from '@allenio/domain/documents'
import { Unreachable } from '#lib/api'
import type { MissedAnswer } from './missed-answers.ts'
import type { StoredState, Transport, WaitingBatches } from './transport.ts'

// The server and the devices of the tests: the same reducer, and what a network does to what it carries.

export const notes = { list: { parent: null }, note: { parent: 'list' } } as const satisfies DocumentModel
export const listId = '00000000-0000-4000-8000-000000000000'
export const noteId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const row = (id: string, type: string, parentId: string | null, text: string): DocumentRow => ({
  id,
  type,
  parentId,
  place: id.slice(-3).replace(/0+$/, '') || 'V',
  cells: text ? { text } : {},
  originId: null,
  isDeleted: false,
})

/** Makes a server with a document of some notes. */
export function makeServer(count = 3) {
  let revision = 0
  const first = [
    row(listId, 'list', null, ''),
    ...Array.from({ length: count }, (_, at) => row(noteId(at + 1), 'note', listId, `note ${at + 1}`)),
  ]
  let rows: DocumentRows = new Map(first.map(each => [each.id, each]))
  const changedAt = new Map<string, number>()
  const outcomes = new Map<string, AppliedBatches['outcomes'][number]>()
  let isGone = false
  let oldestRevision = 0

  const stateSince = (since: number | undefined): DocumentState => {
    const isWhole = since === undefined || since < oldestRevision
    return { revision, isWhole, rows: [...rows.values()].filter(({ id }) => isWhole || (changedAt.get(id) ?? 0) > since) }
  }

  return {
    rows: () => rows,
    revision: () => revision,
    isGone: () => isGone,
    delete: () => {
      isGone = true
    },
    /** Somebody has deleted the row, and it was erased long after. */
    erase(id: string) {
      revision += 1
      oldestRevision = revision
      rows = new Map([...rows].filter(([each]) => each !== id))
    },
    stateSince,
    apply(base: number, batches: readonly Batch[]): AppliedBatches {
      for (const batch of batches) {
        if (outcomes.has(batch.id)) continue
        const { changed, inverse, faults } = applyOperations(notes, rows, batch.operations)
        rows = withChanges(rows, changed)
        revision += 1
        for (const id of changed.keys()) changedAt.set(id, revision)
        outcomes.set(batch.id, { batchId: batch.id, faults: [...faults], overwritten: [], inverse: [...inverse] })
      }
      return { ...stateSince(base), outcomes: batches.flatMap(({ id }) => outcomes.get(id) ?? []) }
    },
  }
}

export type TestServer = ReturnType<typeof makeServer>

/** A device with its store, on which a document may be opened several times, as after a reload or in two tabs. */
export function makeDevice(server: TestServer, { gone = () => new Error('gone') } = {}) {
  let isOnline = true
  let hasRoom = true
  let stored: StoredState | undefined
  let serverSteps: Steps = []
  let stepsTravel: Promise<void> | undefined
  let refusal: string | undefined
  let isCreating = false
  const outbox: { base: number; batches: readonly Batch[] }[] = []
  const missed: MissedAnswer[] = []
  const lookers = new Set<() => void>()
  const takers = new Set<(answer: AppliedBatches, base: number) => void>()
  const editLookers = new Set<(revision: number | undefined) => void>()
  const changeOutbox = () => lookers.forEach(look => look())
  const watch =
    <Watcher>(watchers: Set<Watcher>) =>
    (watcher: Watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    }
  const requireNetwork = () => {
    if (!isOnline) throw new Unreachable('no network')
    if (server.isGone() || isCreating) throw gone()
  }

  const transport: Transport = {
    load: async () => stored,
    store: state => {
      stored = state
    },
    read: async since => {
      requireNetwork()
      return server.stateSince(since)
    },
    readSteps: async () => {
      requireNetwork()
      await stepsTravel
      return serverSteps
    },
    enqueue: (base, batches) => {
      outbox.push({ base, batches })
      changeOutbox()
    },
    waiting: (): WaitingBatches => ({
      batches: outbox.flatMap(({ batches }) => batches),
      isLate: !isOnline,
      isInPageAlone: !hasRoom,
      isCreation: isCreating,
      refusal,
    }),
    onWaitingChange: watch(lookers),
    onAnswer: watch(takers),
    takeMissed: () => missed.splice(0),
    onEdited: watch(editLookers),
  }

  return {
    transport,
    stored: () => stored,
    runOutOfRoom: () => {
      hasRoom = false
    },
    goOffline: () => {
      isOnline = false
      changeOutbox()
    },
    goOnline: () => {
      isOnline = true
      changeOutbox()
    },
    /** The server's steps are on their way until the returned function is called. */
    holdSteps: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      stepsTravel = promise
      return resolve
    },
    knowsSteps: (steps: Steps) => {
      serverSteps = steps
    },
    /** The document is made here; the server has it once this device has sent it. */
    create(rows: DocumentRows) {
      isCreating = true
      stored = { revision: 0, rows: [...rows.values()], steps: [], at: 0, isNew: true }
    },
    arrive() {
      isCreating = false
      refusal = undefined
      changeOutbox()
    },
    /** Sends what waits; an answer that is lost leaves it there. */
    send({ losesAnswer = false } = {}) {
      if (isCreating) return
      for (const write of outbox.slice()) {
        const answer = server.apply(write.base, write.batches)
        if (losesAnswer) continue
        takers.forEach(take => take(answer, write.base))
        if (takers.size === 0) missed.push({ answer, batches: write.batches })
        outbox.splice(outbox.indexOf(write), 1)
        changeOutbox()
      }
    },
    refuse(sentence: string) {
      refusal = sentence
      changeOutbox()
    },
    /** The person discards the unsent writes. */
    discard() {
      outbox.splice(0)
      changeOutbox()
    },
    hear: (revision?: number) => editLookers.forEach(look => look(revision)),
  }
}
