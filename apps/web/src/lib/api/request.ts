import { pathParams, type AnyEndpoint, type ErrorBody } from '@allenio/contract'
import { session, tabId, type Strategy } from '#lib/session'
import { createStore } from '#lib/store'
import { language } from '#lib/words'
import { addressOf } from './address.ts'
import { CallError, Unreachable } from './errors.ts'

/** Whether the last request got an answer. A browser says that it is online wherever it has some network, even one that leads nowhere. */
export const isServerReached = createStore(true)

export interface RequestOptions {
  signal?: AbortSignal | undefined
  /** The Idempotency-Key. A caller that repeats a write passes the key that it used first. */
  key?: string | undefined
  /** A workspace other than this tab's: a stored write keeps the workspace in which it was made. */
  workspaceId?: string | undefined
  /** The token to send; by default the endpoint's access decides. */
  strategy?: Strategy | undefined
  /** A token other than the session's, for a login in several steps. */
  token?: string | undefined
  /** The raw bytes of an intake. */
  bytes?: Blob | undefined
}

/** The parts of an endpoint that a request needs, without its schemas. */
export type Callable = Pick<AnyEndpoint, 'kind' | 'method' | 'path' | 'access'>

/** Users of the training school have a token of their own. The endpoint's access tells which token a call needs. */
const isOfSchool = ({ access }: Callable) =>
  typeof access === 'object' && 'role' in access && [access.role].flat().every(role => role === 'training_school')

/** Sends one request once. Returns the answer of a success and throws every other outcome as an error of its kind. */
export async function request(endpoint: Callable, input: unknown, options: RequestOptions = {}): Promise<Response> {
  const { address, body } = addressOf(endpoint, input)
  const { token, schoolToken, workspaceId } = session()
  const isSchool = options.strategy ? options.strategy === 'training_school' : isOfSchool(endpoint)
  const bearer = options.token ?? (isSchool ? schoolToken : token)
  const workspace = options.workspaceId ?? workspaceId
  const headers = new Headers({ 'accept-language': language() })
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  if (bearer && workspace && !isSchool) headers.set('x-workspace', workspace)
  if (endpoint.method !== 'GET') headers.set('x-tab', tabId)
  if (options.key) headers.set('idempotency-key', options.key)
  const content = contentOf(endpoint, body, options.bytes)
  if (content) headers.set('content-type', content.type)
  const response = await reach(address, {
    method: endpoint.method,
    headers,
    body: content?.body ?? null,
    signal: options.signal ?? null,
    cache: 'no-store',
  })
  const error = response.ok ? undefined : await errorOf(response)
  isServerReached.set(!(error instanceof Unreachable))
  if (!error) return response
  // the 401 belongs to a session that is over in this tab: it must not end the session that began meanwhile
  if (response.status === 401 && bearer && isReplaced(bearer, options)) {
    throw new DOMException('signed in anew', 'AbortError')
  }
  throw error
}

function isReplaced(bearer: string, { token: ownToken }: RequestOptions): boolean {
  const { token, schoolToken } = session()
  return ownToken === undefined && token !== bearer && schoolToken !== bearer
}

function contentOf(endpoint: Callable, body: Record<string, unknown>, bytes: Blob | undefined) {
  if (endpoint.method === 'GET') return undefined
  if (endpoint.kind === 'intake') return { type: 'application/octet-stream', body: bytes ?? new Blob([]) }
  return Object.keys(body).length || !pathParams(endpoint.path).length
    ? { type: 'application/json', body: JSON.stringify(body) }
    : undefined
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    // the caller cancelled the request, so the network did not fail; one that took too long has
    if (init.signal?.aborted && !isTimeout(error)) throw error
    isServerReached.set(false)
    throw new Unreachable('unreachable', { cause: error })
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Every call's refusal is JSON. A body that is not JSON came from a proxy between us and the server. */
async function errorOf(response: Response): Promise<CallError | Unreachable> {
  const wait = Number(response.headers.get('retry-after'))
  const body = await jsonOf(response)
  if (body === undefined && gatewayStatuses.has(response.status)) return new Unreachable(`gateway ${response.status}`)
  return new CallError(response.status, body ?? {}, wait > 0 ? wait : undefined)
}

const gatewayStatuses = new Set([502, 503, 504])

async function jsonOf(response: Response): Promise<Partial<ErrorBody> | undefined> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined
  try {
    return await response.json()
  } catch {
    return undefined
  }
}
