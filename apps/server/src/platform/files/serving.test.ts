import { expect, test } from 'vitest'
import { endSession } from '#platform/auth'
import { sql } from '#platform/db'
import { fileLink, filesCookie, ownFile } from './index.ts'
import { testHouse } from '#testing'
import { pdfOf, openUploader } from './testing/uploads.ts'

const house = await testHouse()
const { origin, sendWhole, claim, load, cookieOf } = await openUploader(house)
const { given, database } = house

async function storeFile(file = pdfOf(1000), { name = 'file.pdf', mimeType = '' } = {}) {
  const { coach, client, workspaceId } = await given.team()
  const row = await claim(coach, (await sendWhole(coach, file, { name, mimeType })).upload.id)
  return { coach, client, workspaceId, row, file }
}

test('serves a whole file with headers that keep the browser from running it', async () => {
  const { coach, row, file } = await storeFile()
  const response = await load(coach, row)
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true)
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': `inline; filename="file.pdf"; filename*=UTF-8''file.pdf`,
  })
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  expect(headers['cache-control']).toMatch(/^private, max-age=\d{3,4}, immutable$/)
})

test('serves ranges', async () => {
  const { coach, row, file } = await storeFile()
  const part = await load(coach, row, { headers: { range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 100-199/1000')
  expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(100, 200))).toBe(true)
  const end = await load(coach, row, { headers: { range: 'bytes=-10' } })
  expect(Buffer.from(await end.arrayBuffer()).equals(file.subarray(990))).toBe(true)
  const beyond = await load(coach, row, { headers: { range: 'bytes=1000-' } })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  const changed = await load(coach, row, { headers: { range: 'bytes=0-9', 'if-range': '"another"' } })
  expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([200, 1000])
})

test('answers HEAD, and a browser that has the file already', async () => {
  const { coach, row } = await storeFile()
  const head = await load(coach, row, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([200, '1000', 0])
  const answer = await load(coach, row, { headers: { 'if-none-match': String(head.headers.get('etag')) } })
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([304, 0])
})

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'pagina.html', 'text/html'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'logo.svg', 'image/svg+xml'],
  ['a script', Buffer.from('alert(1)'), 'x.js', 'text/javascript'],
])('%s is saved, never shown', async (_, file, name, mimeType) => {
  const { coach, row } = await storeFile(file, { name, mimeType })
  const { headers } = await load(coach, row)
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(headers.get('content-security-policy')).toMatch(/^sandbox/)
})

test('a name cannot break out of its header', async () => {
  const { coach, row } = await storeFile(pdfOf(100), { name: `è "quoted"; filename=x.html'%22.pdf` })
  expect((await load(coach, row)).headers.get('content-disposition')).toBe(
    `inline; filename="_ _quoted_; filename=x.html'_22.pdf"; filename*=UTF-8''%C3%A8%20%22quoted%22%3B%20filename%3Dx.html%27%2522.pdf`,
  )
})

test('a link stays the same for some minutes', async () => {
  const row = ownFile('018f0000-0000-7000-8000-000000000001')
  const at = Date.UTC(2026, 0, 1, 12, 0, 0)
  const person = '018f0000-0000-7000-8000-000000000002'
  expect(fileLink(row, person, 'thumb', at)).toBe(fileLink(row, person, 'thumb', at + 599_000))
  expect(fileLink(row, person, 'thumb', at)).not.toBe(fileLink(row, person, 'thumb', at + 600_000))
})

test('a changed or expired link is answered like that of an absent file', async () => {
  const { coach, client, row } = await storeFile()
  const cookie = `${cookieOf(coach)}`
  const fetchLink = async (link: string) => {
    const response = await fetch(`${origin}${link}`, { headers: { cookie } })
    return { status: response.status, body: await response.text() }
  }
  const link = fileLink(row, coach.personId)
  expect((await fetchLink(link)).status).toBe(200)
  const url = (change: (query: URLSearchParams) => void) => {
    const [path = '', search] = link.split('?')
    const query = new URLSearchParams(search)
    change(query)
    return `${path}?${query.toString()}`
  }
  const absent = await fetchLink(fileLink(ownFile('018f0000-0000-7000-8000-000000000009'), coach.personId))
  expect(absent.status).toBe(404)
  const other = await storeFile()
  for (const changed of [
    url(query => query.set('e', String(Number(query.get('e')) + 600))),
    url(query => query.set('v', 'thumb')),
    url(query => query.set('v', 'storage_key')),
    url(query => query.set('p', client.personId)),
    url(query => query.set('w', other.workspaceId)),
    url(query =>
      query.set(
        's',
        (query.get('s') ?? '').replace(/^./, first => (first === 'A' ? 'B' : 'A')),
      ),
    ),
    url(query => query.delete('s')),
    url(query => query.append('e', '1')),
    link.replace(row.id, other.row.id),
    link.replace(row.id, '..%2f..%2fsecret'),
    link.split('?')[0] ?? '',
    fileLink(row, coach.personId, 'original', Date.now() - 1_200_000),
    fileLink(row, coach.personId, 'thumb'),
  ])
    expect(await fetchLink(changed)).toEqual(absent)
})

test('a link serves only the person for whom it was made, in a browser where that person is signed in', async () => {
  const { coach, client, row } = await storeFile()
  const neighbour = await given.member('admin')
  expect((await load(coach, row, { cookie: '' })).status).toBe(404)
  expect((await load(coach, row, { cookie: cookieOf(client) })).status).toBe(404)
  expect((await load(coach, row, { cookie: `files=${coach.sessionId}.${'A'.repeat(43)}` })).status).toBe(404)
  expect((await load(coach, row, { cookie: `files=${coach.sessionId}` })).status).toBe(404)
  // even a link that was made by mistake for a member of another business is refused
  expect((await load(neighbour, row)).status).toBe(404)
  expect((await load(client, row)).status).toBe(200)
})

test('a link ends with the session, and with the membership', async () => {
  const { coach, client, workspaceId, row } = await storeFile()
  await database.withSystem('write', db => endSession(db, coach))
  expect((await load(coach, row)).status).toBe(404)
  expect((await load(client, row)).status).toBe(200)
  await database.withSystem('write', db =>
    db.run(sql`
    update memberships set status = 'inactive' where workspace_id = ${workspaceId} and person_id = ${client.personId}`),
  )
  expect((await load(client, row)).status).toBe(404)
})

test('the cookie of a training school does not replace the other one', async () => {
  const { coach, client, row } = await storeFile()
  const { name, value, options } = filesCookie(coach.sessionId, 'training_school')
  expect(options.path).toBe('/api/files')
  expect((await load(coach, row, { cookie: `${cookieOf(client)}; ${name}=${value}` })).status).toBe(200)
})
