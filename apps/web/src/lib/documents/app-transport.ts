import { batchesAtOnce, type AppliedBatches, type Batch, type documentCalls } from '@allenio/contract/documents'
import type { Input } from '@allenio/contract'
import { call } from '#lib/api'
import { isOnline, onOnlineChange } from '#lib/device'
import { enqueueJoined, isInPageAlone, loadDocument, onWriteSent, outboxState, readOutbox, storeDocument, watchOutbox } from '#lib/offline'
import type { WaitingWrite } from '#lib/offline'
import { onRealtime, onRealtimeOpen } from '#lib/realtime'
import { holdAnswers, takeMissedAnswers } from './missed-answers.ts'
import type { Transport, WaitingBatches } from './transport.ts'

export type DocumentCalls = ReturnType<typeof documentCalls>
type Edit = Input<DocumentCalls['editDocument']>

interface DocumentAddress {
  /** The name of the kind on the server, such as 'program'. */
  kind: string
  id: string
  calls: DocumentCalls
  /** The name in the list of unsent writes. */
  title: () => string
}

/** The longest joined write. A server accepts a body of one megabyte, and letters with accents count twice. */
const joinedLength = 300_000
/** The longest joined write with a network: somebody who types fast sends two writes instead of one large one. */
const autosaveLength = 2_000

/** The name of a document on this device, and of the lane of its writes. */
export const documentName = ({ kind, id }: Pick<DocumentAddress, 'kind' | 'id'>): string => `${kind}/${id}`

/** Resolves as soon as no edit of the document waits on this device. */
export const whenEditsAreSent = (document: Pick<DocumentAddress, 'kind' | 'id'>): Promise<void> =>
  new Promise(resolve => {
    const lane = documentName(document)
    const stop = watchOutbox(look)
    function look(): void {
      if (outboxState().waiting.some(write => write.lane === lane)) return
      stop()
      resolve()
    }
    look()
  })

/** A document's connection to this device's store, to the server and to the devices of others. */
export function appTransport({ kind, id, calls, title }: DocumentAddress): Transport {
  const name = documentName({ kind, id })
  // an area may send other writes in this lane, which wait for the edits before them
  const isOwn = ({ lane, call: { path } }: WaitingWrite) => lane === name && path === calls.editDocument.path
  const waiting = (): WaitingBatches => {
    const { waiting: writes, refused, isPaused } = outboxState()
    const own = writes.filter(isOwn)
    const isCreation = (write: WaitingWrite) => write.lane === name && write.createsDocument === true
    const creations = writes.filter(isCreation)
    const refusedCreation = refused.find(isCreation)
    return {
      // the inputs of a lane are those of its endpoint
      batches: [...refused.filter(isOwn), ...own].flatMap(({ input }) => (input as Edit).batches as Batch[]),
      isLate: !isOnline() || isPaused || [...creations, ...own].some(({ tries }) => tries > 0),
      isInPageAlone: own.some(isInPageAlone),
      isCreation: creations.length > 0 || refusedCreation !== undefined,
      refusal: (refusedCreation ?? refused.find(isOwn))?.refusal,
    }
  }
  return {
    async load() {
      const stored = await loadDocument(name)
      // now it is known whether the document's creation still waits
      if (stored?.isNew) await readOutbox()
      return stored
    },
    store: state => void storeDocument(name, state),
    read: since => call(calls.getDocument, { id, ...(since !== undefined && { since }) }),
    readSteps: async () => (await call(calls.listDocumentSteps, { id })).steps,
    enqueue(base, batches) {
      // each part of a large gesture may fill a whole call
      for (const batch of batches) {
        const input = { id, base, batches: [batch] }
        void enqueueJoined(calls.editDocument, input, {
          lane: name,
          title: title(),
          join: (waiting, next) => joinEdits(waiting, next, isOnline()),
          holdsLane: true,
        })
      }
    },
    waiting,
    onWaitingChange(look) {
      const stops = [watchOutbox(look), onOnlineChange(look)]
      return () => stops.forEach(stop => stop())
    },
    // input and answer are those of the lane's endpoint
    onAnswer(take) {
      const stops = [
        holdAnswers(name),
        onWriteSent((write, answer) => isOwn(write) && take(answer as AppliedBatches, (write.input as { base: number }).base)),
      ]
      return () => stops.forEach(stop => stop())
    },
    takeMissed: () => takeMissedAnswers(name),
    onEdited(look) {
      const stops = [
        onRealtime('document edited', edited => edited.id === id && look(edited.revision)),
        onRealtimeOpen(() => look(undefined)),
      ]
      return () => stops.forEach(stop => stop())
    },
  }
}

/** Joins two edits. The base of the older one counts, so that the answer misses nothing. */
export function joinEdits(waiting: Edit, next: Edit, hasNetwork: boolean): Edit | undefined {
  const joined = { ...waiting, batches: [...waiting.batches, ...next.batches] }
  const { length } = JSON.stringify(joined)
  if (joined.batches.length > batchesAtOnce || length > joinedLength) return undefined
  return hasNetwork && length > autosaveLength ? undefined : joined
}
