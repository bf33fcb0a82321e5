import type { AnyEndpoint } from '@allenio/contract'

/** As much of an endpoint as a later call needs. */
export type StoredCall = Pick<AnyEndpoint, 'kind' | 'method' | 'path' | 'access' | 'changes'>

/** A write that waits for a connection. It stays until the server has answered it, whatever happens to the page. */
export interface WaitingWrite {
  /** Made here. */
  id: string
  personId: string
  workspaceId: string | undefined
  call: StoredCall
  input: unknown
  /** What the list of unsent writes calls it. */
  title: string
  /** Also their order. */
  writtenAt: number
  tries: number
  /** Those of one lane leave in their order, those of others do not wait for them. */
  lane?: string | undefined
  /** Held back by the person, until they let it go on. */
  isPaused?: boolean | undefined
  /** Not sent before this moment: until then it can be taken back. */
  from?: number | undefined
  /** The Idempotency-Key, so that a second try counts once; the id where it is missing. */
  key?: string | undefined
  /** Its files by the input field that names their upload, with the upload's id once it has begun. */
  uploads?: Readonly<Record<string, string | null>> | undefined
  /** The uploads' ids stand in the input: from now on it is sent as it is, under the same key. */
  isReady?: boolean | undefined
  /** The server's sentence why it will not have it; it then waits for a decision. */
  refusal?: string | undefined
}

/** A file by the input field that names its upload. */
export type WrittenFiles = Readonly<Record<string, File>>

export const inOrderOfWriting = (one: WaitingWrite, other: WaitingWrite): number =>
  one.writtenAt - other.writtenAt || (one.id < other.id ? -1 : 1)

// a clock that was put back since must not hold anything for long
const longestHoldMs = 60_000

/** How long it is still held; 0 when it may leave. */
export const heldFor = ({ from = 0 }: WaitingWrite, now = Date.now()): number =>
  from > now && from <= now + longestHoldMs ? from - now : 0

/** Nothing keeps it from leaving now. */
export const mayLeave = (write: WaitingWrite): boolean => write.refusal === undefined && !write.isPaused && heldFor(write) === 0

export const laneOf = ({ lane = '' }: WaitingWrite): string => lane
