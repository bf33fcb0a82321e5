import type { AnswerButton, AnyEndpoint, Endpoint, Input, Intake, Output } from '@allenio/contract'
import { session } from '#lib/session'
import { underOneKey } from './attempts.ts'
import { CallError, Refused } from './errors.ts'
import { refreshChanges } from './refresh.ts'
import { request, type Callable, type RequestOptions } from './request.ts'

export type CallOptions = RequestOptions

export interface Answer<T> {
  data: T
  /** The server's sentence about the result. */
  message?: string | undefined
}

interface WriteAnswer<T> extends Answer<T> {
  /** Resolves when the screen has fetched again the data that the write changed. */
  refreshed: Promise<void>
}

/** Calls the server and returns the `data` of its answer. Reads that a write changes are refreshed. */
export async function call<E extends Endpoint | Intake>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>> {
  return (await callSaying(endpoint, input, options)).data
}

/** Calls the server like `call`, but also returns the server's sentence about the result. */
export async function callSaying<E extends Endpoint | Intake>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<WriteAnswer<Output<E>>> {
  const ask = async (key?: string) => answerOf<Output<E>>(await request(endpoint, input, { ...options, key }))
  const answer =
    options.key !== undefined || !isKeyed(endpoint)
      ? await ask(options.key)
      : await underOneKey({ call: `${endpoint.method} ${endpoint.path}`, input, signal: options.signal }, ask)
  // the refresh waits until the caller has used the answer: a person who has left a workspace must not read in it again
  return { ...answer, refreshed: pause().then(() => refreshChanges(endpoint, input)) }
}

const pause = () => new Promise<void>(resolve => setTimeout(resolve))

// the server keeps keys per person, and it never stores an answer that contains a secret
const isKeyed = (endpoint: AnyEndpoint) =>
  endpoint.method !== 'GET' && endpoint.kind === 'json' && !endpoint.isSecret && session().token !== undefined

interface Envelope {
  success?: boolean
  message?: string
  data?: unknown
}

/** Checks only the shape of the envelope. The server's own tests check the data against the endpoint. */
async function answerOf<T>(response: Response): Promise<Answer<T>> {
  const body = await envelopeOf(response)
  if (body.success !== true) throw new Refused(body.message ?? '', buttonsOf(body.data))
  return { data: body.data as T, message: body.message }
}

async function envelopeOf(response: Response): Promise<Envelope> {
  let body: unknown
  try {
    body = await response.json()
  } catch (error) {
    // a proxy between us and the server sent a page, or the answer was cut off half-way
    throw Object.assign(new CallError(response.status, {}), { cause: error })
  }
  return typeof body === 'object' && body !== null ? body : {}
}

function buttonsOf(data: unknown): readonly AnswerButton[] {
  const buttons: unknown = typeof data === 'object' && data !== null && 'buttons' in data ? data.buttons : undefined
  return Array.isArray(buttons) ? buttons.filter(isButton) : []
}

const isButton = (value: unknown): value is AnswerButton =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'redirect' in value &&
  typeof value.title === 'string' &&
  typeof value.redirect === 'string'

/** Sends a call that was stored for later. Its types were checked when it was made. */
export async function callStored(stored: Callable, input: unknown, options: CallOptions): Promise<unknown> {
  return (await answerOf(await request(stored, input, options))).data
}

interface Portioned<Row> {
  ids: readonly string[]
  /** The most ids that one call accepts. */
  atOnce: number
  ask: (ids: string[]) => Promise<readonly Row[]>
}

/** Reads rows of more ids than one call accepts, with all portions at the same time. */
export async function readInPortions<Row>({ ids, atOnce, ask }: Portioned<Row>): Promise<Row[]> {
  const portions = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce))
  return (await Promise.all(portions.map(ask))).flat()
}
