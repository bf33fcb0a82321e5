import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isServerReached, request } from './request.ts'

const endpoint = { kind: 'json', method: 'GET', path: '/things', access: 'any' } as const

/** A network on which nothing is heard until the caller gives up. */
const silence = (_address: string, { signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

beforeEach(() => isServerReached.set(true))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['whose time ran out', new DOMException('too long', 'TimeoutError'), 'Unreachable', false],
  ['that its caller cancelled', new DOMException('cancelled', 'AbortError'), 'AbortError', true],
])('a request %s tells whether the server is reached', async (_name, reason, error, isReached) => {
  vi.stubGlobal('fetch', silence)
  const caller = new AbortController()
  const answer = request(endpoint, {}, { signal: caller.signal })
  caller.abort(reason)
  await expect(answer).rejects.toMatchObject({ name: error })
  expect(isServerReached.get()).toBe(isReached)
})

test.each([
  ['an answer', 200, true],
  ['a refusal', 409, true],
  ['a gateway without the server', 502, false],
])('%s tells whether the server is reached', async (_name, status, isReached) => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{}', { status, ...(status !== 502 && { headers: { 'content-type': 'application/json' } }) }),
  )
  isServerReached.set(!isReached)
  await request(endpoint, {}).catch(() => undefined)
  expect(isServerReached.get()).toBe(isReached)
})
