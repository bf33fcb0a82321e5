import { expect, test } from 'vitest'
import { testHouse } from '#testing'
import { makeNotesTable, notesServer } from './testing/notes.ts'

const house = await testHouse()
await makeNotesTable(house.prepared.owner)
const server = notesServer(house)
const { coach } = await house.given.team()

interface Part {
  name: string
  value: string | Buffer
  file?: string
}

const boundary = 'x-boundary-of-the-test'

const form = (parts: readonly Part[], end = `--${boundary}--\r\n`) => Buffer.concat([
  ...parts.flatMap(({ name, value, file }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/png`}\r\n\r\n`),
    Buffer.from(value), Buffer.from('\r\n'),
  ]),
  Buffer.from(end),
])

async function send(payload: Buffer, { token = coach.token, url = '/api/notes/form', type = `multipart/form-data; boundary=${boundary}` } = {}) {
  const answer = await server.inject({
    method: 'POST', url, payload,
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('fields, lists and files arrive as one object', async () => {
  const { status, body } = await send(form([
    { name: 'text', value: 'ciao' }, { name: 'tags[]', value: 'a' }, { name: 'tags[]', value: 'b' }, { name: '_method', value: 'put' },
    { name: 'photo', value: Buffer.alloc(3_000_000), file: 'io.png' },
  ]))
  expect([status, body]).toEqual([200, { success: true, data: { text: 'ciao', tags: ['a', 'b'], photoUploadId: 'io.png 3000000' } }])
})

test('a stranger’s file is not even read', async () => {
  const { status, body } = await send(form([{ name: 'text', value: 'x' }, { name: 'photo', value: 'x', file: 'a.png' }]), { token: '' })
  expect([status, body.message]).toEqual([401, 'Unauthenticated.'])
})
