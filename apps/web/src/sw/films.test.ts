import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerFilm } from './files.ts'
import { deleteOldestFilm, fileKey, filmBytes, filmLimitBytes, hasFilm, keepFilm, readFilm } from '#lib/films'

// the library's own log expects a worker
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }))

/** A browser's cache, as far as films need it. */
function deviceCache() {
  const films = new Map<string, Response>()
  return {
    match: async (key: string | Request) => films.get(typeof key === 'string' ? key : key.url)?.clone(),
    put: async (key: string, film: Response) => {
      films.set(key, new Response(await film.arrayBuffer(), { headers: film.headers }))
    },
    delete: async (key: string | Request) => films.delete(typeof key === 'string' ? key : key.url),
    keys: async () => [...films.keys()].map(key => new Request(key)),
  }
}

const address = (id: string) => `https://a.it/api/files/${id}?s=1`
const film = 'squat, seen from the side'

beforeEach(() => {
  const cache = deviceCache()
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => new Response(film, { headers: { 'content-type': 'video/webm' } }))
})
afterEach(() => vi.unstubAllGlobals())

const ask = (range?: string) => answerFilm(new Request(`${address('f1')}&e=9`, { headers: range === undefined ? {} : { range } }))

test('a film on the device is answered in the parts that a player asks for', async () => {
  expect(await keepFilm({ url: address('f1'), bytes: film.length })).toBe('kept')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const part = await ask('bytes=7-10')
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'seen', `bytes 7-10/${film.length}`])
  expect(await (await ask('bytes=7-')).text()).toBe('seen from the side')
  expect(await (await ask('bytes=-4')).text()).toBe('side')
  expect((await ask('bytes=900-999')).status).toBe(416)
  const whole = await ask()
  expect([whole.status, await whole.text(), whole.headers.get('content-type')]).toEqual([200, film, 'video/webm'])
})

test('a film that nobody has kept comes from the network', async () => {
  expect(await (await ask('bytes=0-')).text()).toBe(film)
  expect(await readFilm(address('f1'))).toBeUndefined()
})

test('films stay within the limit, and the oldest makes room for results', async () => {
  expect(await keepFilm({ url: address('f1'), bytes: filmLimitBytes - 10 })).toBe('kept')
  expect(await keepFilm({ url: address('f2'), bytes: 11 })).toBe('no room')
  expect(await keepFilm({ url: address('f3'), bytes: 10 })).toBe('kept')
  expect(await filmBytes()).toBe(filmLimitBytes)
  expect(await deleteOldestFilm()).toBe(true)
  expect([await hasFilm(address('f1')), await hasFilm(address('f3'))]).toEqual([false, true])
})

test('half of a film is not kept', async () => {
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull: stream => stream.error(new TypeError('cut off')) })))
  expect(await keepFilm({ url: address('f1'), bytes: 99 })).toBe('unreachable')
  expect(await hasFilm(address('f1'))).toBe(false)
})

test.each([
  ['https://a.it/api/files/f1?v=thumb&w=1&p=2&e=3&s=4', 'https://a.it/api/files/f1?v=thumb'],
  ['https://a.it/api/files/f1?s=9', 'https://a.it/api/files/f1?v=original'],
])('%s is kept as %s', (url, key) => {
  expect(fileKey(url)).toBe(key)
})
