import { expect, test } from 'vitest'
import { ownHouse } from '#testing'
import { makeNotesTable, notesServer } from './testing/notes.ts'

const house = await ownHouse({ because: 'it makes a table' })
await makeNotesTable(house.prepared.owner)
const server = notesServer(house)
const { coach } = await house.given.team()

interface Part {
  name: string
  value: string | Buffer
  file?: string
}

const boundary = 'x-boundary-of-the-test'

const form = (parts: readonly Part[], end = `--${boundary}--\r\n`) =>
  Buffer.concat([
    ...parts.flatMap(({ name, value, file }) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
      Buffer.from(`${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/png`}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ])

async function send(
  payload: Buffer,
  { token = coach.token, url = '/api/notes/form', type = `multipart/form-data; boundary=${boundary}` } = {},
) {
  const answer = await server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('fields, lists and files arrive as one object', async () => {
  const { status, body } = await send(
    form([
      { name: 'text', value: 'ciao' },
      { name: 'tags[]', value: 'a' },
      { name: 'tags[]', value: 'b' },
      { name: '_method', value: 'put' },
      { name: 'photo', value: Buffer.alloc(3_000_000), file: 'io.png' },
    ]),
  )
  expect([status, body]).toEqual([200, { success: true, data: { text: 'ciao', tags: ['a', 'b'], photoUploadId: 'io.png 3000000' } }])
})

test('a stranger’s file is not even read', async () => {
  const { status, body } = await send(
    form([
      { name: 'text', value: 'x' },
      { name: 'photo', value: 'x', file: 'a.png' },
    ]),
    { token: '' },
  )
  expect([status, body.message]).toEqual([401, 'Unauthenticated.'])
})

test('an empty file field is no file', async () => {
  const { status, body } = await send(
    form([
      { name: 'text', value: 'ciao' },
      { name: 'photo', value: '', file: '' },
    ]),
  )
  expect([status, body.data.photoUploadId]).toEqual([200, null])
})

test.each([
  [
    'a file where none is expected',
    form([
      { name: 'text', value: 'x' },
      { name: 'other', value: 'x', file: 'a.png' },
    ]),
    415,
  ],
  [
    'a file under a name that every object has',
    form([
      { name: 'text', value: 'x' },
      { name: 'constructor', value: 'x', file: 'a.png' },
    ]),
    415,
  ],
  [
    'a field that is not declared',
    form([
      { name: 'text', value: 'x' },
      { name: 'isAdmin', value: '1' },
    ]),
    422,
  ],
  [
    '__proto__',
    form([
      { name: 'text', value: 'x' },
      { name: '__proto__', value: '1' },
    ]),
    422,
  ],
  ['a field without a name', form([{ name: '', value: 'x' }]), 400],
  ['a name of ten thousand letters', form([{ name: 'x'.repeat(10_000), value: 'x' }]), 400],
  ['no end', form([{ name: 'text', value: 'x' }], ''), 400],
  ['nothing at all', Buffer.alloc(0), 400],
  ['no form', Buffer.from('{"text":"x"}'), 400],
  ['a part without a header', Buffer.from(`--${boundary}\r\n\r\nx\r\n--${boundary}--\r\n`), 422],
  ['a field of two megabytes', form([{ name: 'text', value: 'x'.repeat(2_000_000) }]), 413],
  ['many fields that are too much together', form(Array.from({ length: 100 }, () => ({ name: 'tags[]', value: 'x'.repeat(20_000) }))), 413],
  ['too many fields', form(Array.from({ length: 300 }, () => ({ name: 'tags[]', value: 'x' }))), 400],
  ['too many files', form(Array.from({ length: 30 }, () => ({ name: 'photo', value: 'x', file: 'a.png' }))), 400],
  ['NUL in a field', form([{ name: 'text', value: 'a\0b' }]), 422],
])('%s is refused in our words', async (_, payload, expected) => {
  const { status, body } = await send(payload)
  expect([status, body.success]).toEqual([expected, false])
  expect(body.message).toEqual(expect.any(String))
})

test.each([
  ['no boundary', { type: 'multipart/form-data' }, 400],
  ['capital letters, which mean the same', { type: `Multipart/Form-Data; boundary=${boundary}` }, 200],
  ['a call that takes no form', { url: '/api/own' }, 415],
])('a form with %s', async (_, options, expected) => {
  expect((await send(form([{ name: 'text', value: 'x' }]), options)).status).toBe(expected)
})

test('a form that breaks off in the middle of a file ends at once, whether or not the file is being read', async () => {
  for (const rest of ['', 'x'.repeat(200_000)]) {
    const half = Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nhalf${rest}`,
    )
    expect((await send(half)).status).toBe(400)
  }
})
