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
  /** The page that wrote it, which may be closed when it leaves. */
  tab?: string | undefined
  /** The name in the list of unsent writes. */
  title: string
  /** The writes are sent in the order of this time. */
  writtenAt: number
  tries: number
  /** Writes of one lane are sent in their order; writes of other lanes do not wait for them. */
  lane?: string | undefined
  /** It creates the document that bears the lane's name: whatever else is in the lane stays behind it, also where it was refused. */
  createsDocument?: boolean | undefined
  /** Later writes of its lane build on it, and wait with it where it was refused: sent after them, it would undo them. */
  holdsLane?: boolean | undefined
  /** The person has paused it, until they let it continue. */
  isPaused?: boolean | undefined
  /** Not sent before this moment: until then it can be taken back. */
  from?: number | undefined
  /** It may be held for longer than usual, because more of the same is to come. */
  mostHoldMs?: number | undefined
  /**
   * The field of the input that says when it leaves. What stands in such a write counts once by the ids in it, so that each try is
   * a call of its own, and what did not arrive may still grow.
   */
  sentAtField?: string | undefined
  /** Until it leaves, a later write of its lane may become a part of it. */
  mayBeJoined?: boolean | undefined
  /** The Idempotency-Key, so that a second try counts once; where it is missing, the id is used. */
  key?: string | undefined
  /** The upload ids by the input field that takes them; an id is null until its upload has begun. */
  uploads?: Readonly<Record<string, string | null>> | undefined
  /** The upload ids are in the input: from now on it is sent unchanged, under the same key. */
  isReady?: boolean | undefined
  /** The server's sentence about why it refused the write, which then waits for the person's decision. */
  refusal?: string | undefined
}

/** Files by the input field that takes the id of their upload. */
export type WrittenFiles = Readonly<Record<string, File>>

export const inOrderOfWriting = (one: WaitingWrite, other: WaitingWrite): number =>
  one.writtenAt - other.writtenAt || (one.id < other.id ? -1 : 1)

// the limit guards against a clock that was put back: it must not hold a write for long
const longestHoldMs = 60_000

/** Milliseconds for which the write is still held; 0 when it may be sent. */
export const holdMsOf = ({ from = 0, mostHoldMs = longestHoldMs }: WaitingWrite, now = Date.now()): number =>
  from > now && from <= now + mostHoldMs ? from - now : 0

/** The writes of one lane follow each other quickly where somebody types, and leave together: after a pause, or after a while. */
export const joinTimes = { pauseMs: 300, longestMs: 800 } as const

/** Whether nothing prevents that the write is sent now. */
export const mayLeave = (write: WaitingWrite): boolean => write.refusal === undefined && !write.isPaused && holdMsOf(write) === 0

/** Of some writes, in the order of writing, those that may be sent now. */
export function writesToSend(writes: readonly WaitingWrite[]): WaitingWrite[] {
  const isClosing = (write: WaitingWrite) =>
    (write.createsDocument === true && !mayLeave(write)) || (write.holdsLane === true && write.refusal !== undefined)
  const closedLanes = new Set(writes.filter(isClosing).map(laneOf))
  const lastOfLanes = new Map(writes.map(write => [laneOf(write), write]))
  // nothing joins an edit any more once something else of its lane is behind it, which must not arrive before it
  const isFollowed = (write: WaitingWrite) => write.mayBeJoined === true && lastOfLanes.get(laneOf(write)) !== write
  return writes.filter(write => mayLeave(isFollowed(write) ? { ...write, from: undefined } : write) && !closedLanes.has(laneOf(write)))
}

export const laneOf = ({ lane = '' }: WaitingWrite): string => lane

/** A write as it leaves: nothing is joined to it any more. */
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
