import type { AnyEndpoint } from '@allenio/contract'

/** As much of an endpoint as a later call needs. */
export type StoredCall = Pick<AnyEndpoint, 'kind' | 'method' | 'path' | 'access'>

/** A write that waits for a connection. It stays until the server has answered it, whatever happens to the page. */
export interface WaitingWrite {
  /** Made here, in the order of writing; it is also the Idempotency-Key, so that a second try counts once. */
  id: string
  personId: string
  workspaceId: string | undefined
  call: StoredCall
  input: unknown
  /** What the list of unsent writes calls it. */
  title: string
  writtenAt: number
  tries: number
  /** The server's sentence why it will not have it; it then waits for a decision. */
  refusal?: string | undefined
}
