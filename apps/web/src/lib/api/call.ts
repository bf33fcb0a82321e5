import type { AnswerButton, AnyEndpoint, Endpoint, Input, Intake, Output } from '@allenio/contract'
import { session } from '#lib/session'
import { underOneKey } from './attempts.ts'
import { CallError, Refused } from './errors.ts'
import { refreshChanges } from './refresh.ts'
import { request, type Callable, type RequestOptions } from './request.ts'

export type CallOptions = RequestOptions

export interface Said<T> {
  data: T
  /** The server's sentence about what was done. */
  message?: string | undefined
}

interface Written<T> extends Said<T> {
  /** Resolves when the screen has read again what the write changed. */
  refreshed: Promise<void>
}

/** Asks the server; the answer is what the endpoint promises under `data`. What a write changes is refreshed. */
export async function call<E extends Endpoint | Intake>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>> {
  return (await callSaying(endpoint, input, options)).data
}

/** The same, with the sentence that the server says about it. */
export async function callSaying<E extends Endpoint | Intake>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Written<Output<E>>> {
  const ask = async (key?: string) => answerOf<Output<E>>(await request(endpoint, input, { ...options, key }))
  const said =
    options.key !== undefined || !isKeyed(endpoint)
      ? await ask(options.key)
      : await underOneKey({ call: `${endpoint.method} ${endpoint.path}`, input, signal: options.signal }, ask)
  // what follows from the answer comes first: a person who left a workspace reads no more in it
  return { ...said, refreshed: pause().then(() => refreshChanges(endpoint, input)) }
}

const pause = () => new Promise<void>(resolve => setTimeout(resolve))

// the server keeps keys per person, and never an answer that is a secret
const isKeyed = (endpoint: AnyEndpoint) =>
  endpoint.method !== 'GET' && endpoint.kind === 'json' && !endpoint.secret && session().token !== undefined

interface Envelope {
  success?: boolean
  message?: string
  data?: unknown
}

/** The envelope's shape is checked here; what stands in it the server's own tests hold against the endpoint. */
async function answerOf<T>(response: Response): Promise<Said<T>> {
  const body = await envelopeOf(response)
  if (body.success !== true) throw new Refused(body.message ?? '', buttonsOf(body.data))
  return { data: body.data as T, message: body.message }
}

async function envelopeOf(response: Response): Promise<Envelope> {
  let body: unknown
  try {
    body = await response.json()
  } catch (error) {
    // a page of something between us and the server, or an answer cut off half-way
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

/** A call that was kept for later: its types were checked when it was made. */
export async function callStored(stored: Callable, input: unknown, options: CallOptions): Promise<unknown> {
  return (await answerOf(await request(stored, input, options))).data
}
