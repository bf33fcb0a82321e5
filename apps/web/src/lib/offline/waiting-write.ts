import type { AnyEndpoint } from '@allenio/contract'

/** The parts of an endpoint that a later call needs. */
export type StoredCall = Pick<AnyEndpoint, 'kind' | 'method' | 'path' | 'access' | 'changes'>

/** A write that waits for a connection. It is stored until the server has answered it, even if the page is closed. */
export interface WaitingWrite {
  /** The id was made on this device. */
  id: string
  personId: string
  workspaceId: string | undefined
  call: StoredCall
  input: unknown
  /** The tab that wrote it, which may be closed before the write is sent. */
  tab?: string | undefined
  /** The name in the list of unsent writes. */
  title: string
  /** The time of writing, by which writes are sorted. */
  writtenAt: number
  tries: number
  /** Writes of one lane are sent in their order; writes of other lanes do not wait for them. */
  lane?: string | undefined
  /** The write creates the document with the lane's name: other writes of the lane wait for it, also if it was refused. */
  createsDocument?: boolean | undefined
  /** Later writes of the lane depend on it, and wait if it was refused: if it were sent after them, it would undo them. */
  holdsLane?: boolean | undefined
  /** The person has paused the write, until they let it continue. */
  isPaused?: boolean | undefined
  /** The write is not sent before this moment, so that it can be cancelled until then. */
  from?: number | undefined
  /** The write may be held for longer than usual, because more of its kind will follow. */
  mostHoldMs?: number | undefined
  /**
   * The input field with the time of sending. The content of such a write counts once by the ids in it, so each try is a call of its own,
   * and a write that did not arrive may still be joined with others.
   */
  sentAtField?: string | undefined
  /** Until the write is sent, a later write of its lane may become a part of it. */
  mayBeJoined?: boolean | undefined
  /** The Idempotency-Key, so that a repeated try counts once; without it the id is used. */
  key?: string | undefined
  /** The upload ids by the input field that takes them; an id is null until its upload has begun. */
  uploads?: Readonly<Record<string, string | null>> | undefined
  /** The upload ids are in the input: from now on the write is sent unchanged, under the same key. */
  isReady?: boolean | undefined
  /** The server's sentence about why it refused the write, which then waits for the person's decision. */
  refusal?: string | undefined
}

/** Files by the input field that takes the id of their upload; a field further inside is named by its path, 'answers.photos.files.0.id'. */
export type WrittenFiles = Readonly<Record<string, File>>

export const inOrderOfWriting = (one: WaitingWrite, other: WaitingWrite): number =>
  one.writtenAt - other.writtenAt || (one.id < other.id ? -1 : 1)

// the limit guards against a clock that was put back: it must not hold a write for long
const longestHoldMs = 60_000

/** Milliseconds for which the write is still held; 0 when it may be sent. */
export const holdMsOf = ({ from = 0, mostHoldMs = longestHoldMs }: WaitingWrite, now = Date.now()): number =>
  from > now && from <= now + mostHoldMs ? from - now : 0

/** When somebody types, writes of one lane are joined and sent together: after a pause, or after the longest time. */
export const joinTimes = { pauseMs: 300, longestMs: 800 } as const

/** Whether nothing prevents the write from being sent now. */
export const mayLeave = (write: WaitingWrite): boolean => write.refusal === undefined && !write.isPaused && holdMsOf(write) === 0

/** Selects the writes that may be sent now. `writes` are in the order of writing. */
export function writesToSend(writes: readonly WaitingWrite[]): WaitingWrite[] {
  const isClosing = (write: WaitingWrite) =>
    (write.createsDocument === true && !mayLeave(write)) || (write.holdsLane === true && write.refusal !== undefined)
  const closedLanes = new Set(writes.filter(isClosing).map(laneOf))
  const lastOfLanes = new Map(writes.map(write => [laneOf(write), write]))
  // an edit that is followed by another kind of write in its lane is sent at once, because that one must not arrive before it
  const isFollowed = (write: WaitingWrite) => write.mayBeJoined === true && lastOfLanes.get(laneOf(write)) !== write
  return writes.filter(write => mayLeave(isFollowed(write) ? { ...write, from: undefined } : write) && !closedLanes.has(laneOf(write)))
}

export const laneOf = ({ lane = '' }: WaitingWrite): string => lane

/** A write at the moment of sending, to which nothing can be joined any more. */
export const closedWrite = (
  { mayBeJoined: _mayBeJoined, ...write }: WaitingWrite,
  { now, key }: { now: number; key: string },
): WaitingWrite =>
  write.sentAtField === undefined
    ? write
    : { ...write, key, input: { ...asFields(write.input), [write.sentAtField]: new Date(now).toISOString() } }

/** A write that has not arrived, for the next try. */
export const reopenedWrite = (write: WaitingWrite): WaitingWrite =>
  write.sentAtField === undefined ? write : { ...write, mayBeJoined: true }

export const asFields = (input: unknown): object => (typeof input === 'object' && input !== null ? input : {})
