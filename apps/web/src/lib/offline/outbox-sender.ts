import { newId } from '@allenio/domain/ids'
import { callStored, messageOf, Unreachable } from '#lib/api'
import { isOnline } from '#lib/device'
import { session } from '#lib/session'
import { DiscardedWrite, drain, pauseAfter, type DrainResult } from './drain.ts'
import { drainLanes } from './lanes.ts'
import { changeWrite, deleteWrite, dropWrite, getStoredFiles, listStoredWrites } from './stored-writes.ts'
import { onePageAtATime } from './lock.ts'
import { emitRefused, emitSent, emitChange, resolveAllAsWaiting, resolveAsRefused } from './outcomes.ts'
import { outboxState, pause, watchOutbox } from './outbox-state.ts'
import { sendWrite, type Post } from './send-write.ts'
import { isUploadThere, uploadOnce } from './upload-once.ts'
import { followUpload } from './write-progress.ts'
import { closedWrite, holdMsOf, laneOf, reopenedWrite, writesToSend, type WaitingWrite } from './waiting-write.ts'

const longestCallMs = 60_000

let running: Promise<void> | undefined
let isAskedAgain = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isRetryTimed = false

/** Sends the outbox, which all tabs share; one tab sends at a time. A write that is added meanwhile is sent in the same run or the next. */
export function sendWaiting(): Promise<void> {
  // without a network no try is made, because each one writes to the device twice and slows down the person's work
  if (isRetryTimed && !isOnline()) {
    resolveAllAsWaiting()
    return Promise.resolve()
  }
  return runAgain()
}

function runAgain(): Promise<void> {
  isAskedAgain = true
  running ??= run()
  return running
}

function retry(): void {
  isRetryTimed = false
  void runAgain()
}

/** Called when sending is likely to work now: earlier failures no longer count. */
export function wakeSending(): void {
  if (outboxState().waiting.length === 0) return
  failures = 0
  void runAgain()
}

async function run(): Promise<void> {
  clearTimeout(timer)
  // a person who keeps writing without a connection must not make the pauses long
  const isEarly = isRetryTimed
  isRetryTimed = false
  let end: End = { end: 'empty' }
  try {
    while (isAskedAgain) {
      isAskedAgain = false
      end = await sendAll()
    }
  } catch (error) {
    // reading or writing the device's store failed: the writes in it are tried again
    end = { end: 'later', error }
    reportError(error)
  }
  // `running` ends before anything is awaited, so that a caller who asks from now on starts a new run
  running = undefined
  if (end.end === 'later' || end.end === 'sign in') resolveAllAsWaiting()
  pause(end.end === 'sign in')
  if (end.end === 'held') timer = setTimeout(() => void sendWaiting(), end.ms)
  if (end.end === 'later') {
    timer = setTimeout(retry, pauseAfter(failures, end.error))
    isRetryTimed = true
    if (!isEarly) failures += 1
  }
}

type End = DrainResult | { end: 'held'; ms: number }

async function sendAll(): Promise<End> {
  const { personId, token } = session()
  if (!personId || !token) return { end: 'empty' }
  let end: DrainResult = { end: 'empty' }
  await onePageAtATime(async isMine => {
    const mayGoOn = () => isMine() && session().personId === personId
    const leaving = async () => (mayGoOn() ? writesToSend(await listStoredWrites(personId)) : [])
    end = await drainLanes({
      open: async () => [...new Set((await leaving()).map(laneOf))],
      drain: lane => drainOne(async () => (await leaving()).find(write => laneOf(write) === lane)),
      // another tab may add writes too, while this one holds the lock
      listen: watchOutbox,
    })
  })
  return end.end === 'empty' ? untilReleased(personId) : end
}

const drainOne = (next: () => Promise<WaitingWrite | undefined>): Promise<DrainResult> =>
  drain({
    next,
    send: async write => sendWrite(write.mayBeJoined || write.sentAtField ? await closeWrite(write.id) : write, postFor(write)),
    sent: async (write, answer) => {
      failures = 0
      await deleteWrite(write.id)
      emitSent(write, answer)
      await emitChange()
    },
    refused,
    postponed: async ({ id }) => {
      await changeWrite(id, write => reopenedWrite({ ...write, tries: write.tries + 1 }))
      await emitChange()
    },
  })

/** Closes a write, so that nothing is joined to it; another tab may have joined something since it was read. */
async function closeWrite(id: string): Promise<WaitingWrite> {
  const closed = await changeWrite(id, write => closedWrite(write, { now: Date.now(), key: newId() }))
  if (!closed) throw new DiscardedWrite()
  return closed
}

/** The time until the next write that can still be cancelled has to be sent. */
async function untilReleased(personId: string): Promise<End> {
  const writes = await listStoredWrites(personId)
  // a write may have become due since the lanes were checked, and nothing else would wake the sender
  if (writesToSend(writes).length > 0) return { end: 'held', ms: 0 }
  const holds = writes
    .filter(({ refusal, isPaused }) => refusal === undefined && !isPaused)
    .map(write => holdMsOf(write))
    .filter(ms => ms > 0)
  return holds.length ? { end: 'held', ms: Math.min(...holds) } : { end: 'empty' }
}

async function refused(refusedWrite: WaitingWrite, thrown: unknown): Promise<void> {
  const { id } = refusedWrite
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (resolveAsRefused(id, error)) {
    await dropWrite(refusedWrite)
  } else {
    await changeWrite(id, write => ({ ...write, refusal: messageOf(error) }))
    emitRefused(id, error)
  }
  await emitChange()
}

/** A write is sent only in the name of the person who wrote it. */
const checkPerson = ({ personId }: WaitingWrite) => {
  if (session().personId !== personId) throw new Unreachable('somebody else has signed in')
}

function postFor(write: WaitingWrite): Post {
  const { workspaceId } = write
  return {
    files: getStoredFiles,
    upload: (file, { uploadId, began }) =>
      uploadOnce(file, { workspaceId, uploadId, began, check: () => checkPerson(write), follow: upload => followUpload(write, upload) }),
    isUploadThere: id => isUploadThere(id, workspaceId),
    call: async (ready, key) => {
      checkPerson(write)
      return callStored(ready.call, ready.input, { key, workspaceId, signal: AbortSignal.timeout(longestCallMs) })
    },
    change: changeWrite,
    newKey: newId,
  }
}
