import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ownHouse } from '#testing'
import { chooseEncoding } from './compression.ts'
import { makeNotesTable, notesServer } from './testing/notes.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['GZIP;q=0.5', 'gzip'],
])('of what %s accepts %s is the best', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding))

describe('an answer', async () => {
  const house = await ownHouse({ because: 'it makes a table' })
  await makeNotesTable(house.prepared.owner)
  const server = notesServer(house)
  const { coach } = await house.given.team()
  const ask = (url: string, payload: object, encoding = 'gzip') =>
    server.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${coach.token}`, 'accept-encoding': encoding } })
  const tags = Array.from({ length: 500 }, (_, index) => `a tag of some length ${index}`)
  const long = { text: 'a', tags }

  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('that is long goes as %s to those who accept it, and says so', async (encoding, decompress) => {
    const { headers, rawPayload } = await ask('/api/notes/form', long, encoding)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', 'content-length': String(rawPayload.length) })
    expect(JSON.parse(decompress(rawPayload).toString())).toMatchObject({ success: true, data: { tags } })
    expect(rawPayload.length).toBeLessThan(5_000)
  })

  test.each([
    ['is short', '/api/notes/form', { text: 'a' }, 'gzip'],
    ['nobody would understand compressed', '/api/notes/form', long, 'identity'],
    ['holds a secret', '/api/notes/secret', { text: 'a' }, 'gzip'],
  ])('that %s stays as it is', async (_, url, payload, encoding) => {
    const { headers, body } = await ask(url, payload, encoding)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(JSON.parse(body).success).toBe(true)
  })
})
