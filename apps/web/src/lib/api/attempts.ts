import { newId } from '@allenio/domain/ids'
import { session } from '#lib/session'
import { CallError, Unreachable } from './errors.ts'

const tries = 3
const longestWaitMs = 10_000
const keyLifetimeMs = 10 * 60_000

interface Unsettled {
  key: string
  until: number
}

/** Keys of writes that may or may not have arrived. Sending the same write again must not make it count twice. */
const unsettled = new Map<string, Unsettled>()

interface Write {
  /** 'PUT /clients/:id' */
  call: string
  input: unknown
  signal?: AbortSignal | undefined
}

interface InFlight {
  name: string
  result: Promise<unknown>
}

/** The latest write of each call that has no answer yet. */
const inFlight = new Map<string, InFlight>()

/**
 * Sends a write with one key in all its tries. If it may have arrived, a later attempt uses the same key. A second press before
 * the first one has its answer sends nothing: both get the same answer. A write with another content between them sets them apart.
 */
export function underOneKey<T>(write: Write, send: (key: string) => Promise<T>): Promise<T> {
  const name = JSON.stringify([session().personId, session().workspaceId, write.call, write.input])
  // one that may be aborted is its caller's alone: a second press must not be aborted with it
  if (write.signal) return attempt(name, write, send)
  const running = inFlight.get(write.call)
  // the name holds the call and its whole input, so the answer is of the same type
  if (running?.name === name) return running.result as Promise<T>
  const result = attempt(name, write, send).finally(() => {
    if (inFlight.get(write.call) === started) inFlight.delete(write.call)
  })
  const started = { name, result }
  inFlight.set(write.call, started)
  return result
}

async function attempt<T>(name: string, write: Write, send: (key: string) => Promise<T>): Promise<T> {
  const earlierAttempt = unsettled.get(name)
  const key = earlierAttempt && earlierAttempt.until > performance.now() ? earlierAttempt.key : newId()
  try {
    const result = await retrying(() => send(key), write.signal)
    unsettled.delete(name)
    return result
  } catch (error) {
    if (mayHaveArrived(error)) unsettled.set(name, { key, until: performance.now() + keyLifetimeMs })
    else unsettled.delete(name)
    throw error
  }
}

const mayHaveArrived = (error: unknown) =>
  error instanceof Unreachable ||
  (error instanceof CallError && error.status >= 500) ||
  (error instanceof DOMException && error.name === 'AbortError')

async function retrying<T>(send: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await send()
    } catch (error) {
      if (tried === tries || signal?.aborted) throw error
      const wait = waitAfter(error, tried)
      if (wait === undefined) throw error
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
}

/** Milliseconds until the next try; undefined where another try would get the same answer. */
function waitAfter(error: unknown, tried: number): number | undefined {
  // without a network it makes no sense to wait here: the screen shows the error at once
  if (error instanceof Unreachable) return globalThis.navigator?.onLine === false ? undefined : 400 * 3 ** (tried - 1)
  if (!(error instanceof CallError) || error.status !== 503) return undefined
  const wait = (error.retryAfter ?? 1) * 1000
  return wait <= longestWaitMs ? wait : undefined
}
