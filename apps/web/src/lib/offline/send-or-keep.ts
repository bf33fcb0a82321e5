import type { Endpoint, Input, Output } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { useEffect, useMemo } from 'react'
import { callStored } from '#lib/api'
import { isOnline, whenQuiet } from '#lib/device'
import { useSession } from '#lib/session'
import { storeJoinedWrite, storeWrite, cancelWrite, type CreatedDocument } from './stored-writes.ts'
import { emitChange, emitChangeSoon, emitSent, outcomeOf } from './outcomes.ts'
import { startOutbox } from './outbox.ts'
import { showLoose, useOutboxState, type OutboxState } from './outbox-state.ts'
import { newWrite } from './new-write.ts'
import { sendWaiting } from './outbox-sender.ts'
import { sendWrite } from './send-write.ts'
import { isUploadThere, uploadOnce } from './upload-once.ts'
import { followUpload } from './write-progress.ts'
import { inOrderOfWriting, joinTimes, type WaitingWrite, type WrittenFiles } from './waiting-write.ts'

const momentMs = 4_000
const momentWithFilesMs = 10_000

interface WriteOptions {
  /** The name in the list of unsent writes. */
  title?: string
  /** The files, by the input field that takes the id of their upload. */
  files?: WrittenFiles
  /** Writes of one lane are sent in their order; writes of other lanes do not wait for them. */
  lane?: string
  /** The input field with the time of sending, by the device's clock, which may be wrong. */
  sentAtField?: string
}

export type SendOutcome<E extends Endpoint> =
  | { state: 'sent'; answer: Output<E> }
  | { state: 'refused'; error: Error }
  | { state: 'waiting' }

/**
 * Stores the write and its files in the device's outbox first, then sends it as soon as possible, exactly once. Waits a
 * moment for the outcome; a refusal within that time is the caller's to show, and the write is no longer stored. If the
 * write creates a row, its input contains an id that was made here.
 */
export async function sendOrKeep<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { title = '', files = {}, lane, sentAtField }: WriteOptions = {},
): Promise<SendOutcome<E>> {
  const write = newWrite(endpoint, input, { title, files, lane, sentAtField })
  return sendStored(write, files, await storeWrite(write, files))
}

interface Creation {
  /** The id of the document, and of the write too, so that the device stores it once and an area can discard it. */
  id: string
  title: string
  document: CreatedDocument
}

/** Sends a write that creates a document. The document is on the device from now on, and its edits wait for the creation. */
export async function sendCreation<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { id, title, document }: Creation,
): Promise<SendOutcome<E>> {
  // a refused creation may be corrected, and needs another key then
  const write = { ...newWrite(endpoint, input, { id, title, lane: document.name, createsDocument: true }), key: newId() }
  return sendStored(write, {}, await storeWrite(write, {}, document))
}

async function sendStored<E extends Endpoint>(write: WaitingWrite, files: WrittenFiles, isStored: boolean): Promise<SendOutcome<E>> {
  startOutbox()
  if (!isStored) return sendAtOnce(write, files)
  const { outcome, stop } = outcomeOf(write.id)
  await emitChange()
  void sendWaiting()
  const moment = pauseFor(!isOnline() ? 0 : write.uploads ? momentWithFilesMs : momentMs)
  const first = await Promise.race([outcome, moment.then(() => ({ state: 'waiting' }) as const)])
  stop()
  return first
}

const pauseFor = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Sends the write now or as soon as possible; the caller does not wait for the outcome. */
export async function enqueueWrite<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { id, title = '', files = {}, lane, sentAtField }: WriteOptions & { id?: string } = {},
): Promise<string> {
  startOutbox()
  const write = newWrite(endpoint, input, { id, title, files, lane, sentAtField })
  if (await storeWrite(write, files)) {
    await emitChange()
    void sendWaiting()
    return write.id
  }
  const outcome = await sendAtOnce(write, files)
  if (outcome.state === 'refused') throw outcome.error
  return write.id
}

interface JoinedWrite<E extends Endpoint> {
  lane: string
  title: string
  join: (waiting: Input<E>, next: Input<E>) => Input<E> | undefined
  /** Later writes of the lane depend on this one. */
  holdsLane?: boolean
}

/** Sends joined writes, but not before one may leave, because looking takes the time of a keystroke. */
const sendJoined = whenQuiet(() => void sendWaiting(), { ms: joinTimes.pauseMs, mostMs: joinTimes.longestMs })

/** Stores a small write of a lane. Until an earlier one of the lane is sent, the write becomes a part of it. */
export async function enqueueJoined<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { lane, title, join, holdsLane }: JoinedWrite<E>,
): Promise<void> {
  startOutbox()
  const write = { ...newWrite(endpoint, input, { title, files: {}, lane, holdsLane }), from: Date.now() + joinTimes.pauseMs }
  await storeJoinedWrite(write, join)
  sendJoined()
  emitChangeSoon()
}

/** Stores the write and sends it after a delay. Until then it can be cancelled as if it had never been made. */
export async function sendSoon<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { title = '', ms }: { title?: string; ms: number },
): Promise<{ cancel: () => Promise<boolean> }> {
  startOutbox()
  const write = { ...newWrite(endpoint, input, { title, files: {} }), from: Date.now() + ms }
  if (!(await storeWrite(write, {}))) {
    const outcome = await sendAtOnce(write, {})
    if (outcome.state === 'refused') throw outcome.error
    return { cancel: async () => false }
  }
  await emitChange()
  void sendWaiting()
  return {
    async cancel() {
      const isCancelled = await cancelWrite(write.id)
      await emitChange()
      return isCancelled
    },
  }
}

/** Sends a write now, where nothing can be stored; it may fail. */
const sendAtOnce = (write: WaitingWrite, files: WrittenFiles) => showLoose(write, files, () => sendLoose(write, files))

async function sendLoose(write: WaitingWrite, files: WrittenFiles) {
  const { workspaceId } = write
  let current = write
  try {
    const answer = await sendWrite(write, {
      files: async () => files,
      upload: (file, at) => uploadOnce(file, { ...at, workspaceId, check: () => undefined, follow: upload => followUpload(write, upload) }),
      isUploadThere: id => isUploadThere(id, workspaceId),
      call: (ready, key) => callStored(ready.call, ready.input, { key, workspaceId }),
      change: async (_id, change) => (current = change(current)),
      newKey: newId,
    })
    emitSent(write, answer)
    return { state: 'sent' as const, answer }
  } catch (error) {
    return { state: 'refused' as const, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/** An unsent write, as a list shows it. */
export interface UnsentWrite<E extends Endpoint> {
  id: string
  input: Input<E>
  title: string
  writtenAt: number
  files: WrittenFiles
  /** The server's sentence about why it refused the write; undefined while the write waits. */
  refusal: string | undefined
  /** The person has paused the write. */
  isPaused: boolean
}

const noFiles: WrittenFiles = {}

/**
 * The waiting writes of one call, in the order of writing, until the screens have fetched them from the server. For a
 * moment a row may be in both places; the id in the input tells that they are the same.
 */
export const useWaitingWrites = <E extends Endpoint>(endpoint: E): readonly UnsentWrite<E>[] => useWritesOf(endpoint, waitingOf)

/** The waiting and the refused writes of one call, for a screen where the person decides about them. */
export const useUnsentWrites = <E extends Endpoint>(endpoint: E): readonly UnsentWrite<E>[] => useWritesOf(endpoint, unsentOf)

const waitingOf = ({ settling, waiting }: OutboxState) => [...settling, ...waiting]
const unsentOf = ({ settling, waiting, refused }: OutboxState) => [...settling, ...waiting, ...refused]

function useWritesOf<E extends Endpoint>(
  { method, path }: E,
  choose: (state: OutboxState) => readonly WaitingWrite[],
): readonly UnsentWrite<E>[] {
  useEffect(startOutbox, [])
  const { workspaceId } = useSession()
  const state = useOutboxState()
  return useMemo(() => {
    const writesById = new Map(choose(state).map(write => [write.id, write]))
    return (
      [...writesById.values()]
        .filter(({ call, workspaceId: its }) => call.method === method && call.path === path && its === workspaceId)
        .sort(inOrderOfWriting)
        // the input had this type when it was written
        .map(({ id, input, title, writtenAt, refusal, isPaused = false }) => ({
          id,
          input: input as Input<E>,
          title,
          writtenAt,
          refusal,
          isPaused,
          files: state.files.get(id) ?? noFiles,
        }))
    )
  }, [state, choose, method, path, workspaceId])
}
