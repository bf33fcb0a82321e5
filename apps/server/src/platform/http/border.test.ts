import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { callerOf, ownHouse } from '#testing'
import { contract, makeNotesTable, notesServer } from './testing/notes.ts'
import { rawTo } from './testing/raw-requests.ts'

const house = await ownHouse({ because: 'it makes a table' })
await makeNotesTable(house.prepared.owner)
const logged: string[] = []
const server = notesServer(house, {}, logged)
const team = await house.given.team()
const english = await house.given.member('coach', { locale: 'en', workspaceId: team.workspaceId })
const as = (person: { token: string; workspaceId?: string | undefined }) => callerOf(server, person.token, person.workspaceId)
const stranger = callerOf(server, undefined)

const raw = rawTo(server, team.coach.token)

describe('the envelope', () => {
  test('an answer stands under data, with what the handler says in the asker’s language', async () => {
    const italian = await as(team.coach).ask(contract.writeNote, { text: 'ciao' })
    expect(italian.body).toEqual({ success: true, message: 'Annotato: ciao', data: { id: expect.any(String), text: 'ciao' } })
    expect((await as(english).ask(contract.writeNote, { text: 'hi' })).body.message).toBe('Noted: hi')
  })

  test('what is typed is not read as a sentence of ours', async () => {
    const { body } = await as(team.coach).ask(contract.writeNote, { text: '{{text}} $t(noted) <b>' })
    expect(body.message).toBe('Annotato: {{text}} $t(noted) <b>')
  })

  test('what lost a race for its locks is done again, once', async () => {
    const { body } = await as(team.coach).ask(contract.tryNote, { outcome: 'raced', text: 'after a race' })
    expect(body.success).toBe(true)
    const { notes } = await as(team.coach).call(contract.listNotes, { search: 'after a race' })
    expect(notes).toHaveLength(1)
  })

  test('a no in business terms is 200, with its buttons', async () => {
    const { status, body } = await as(english).ask(contract.tryNote, { outcome: 'no', text: 'x' })
    expect([status, body]).toEqual([
      200,
      {
        success: false,
        message: 'Someone else has changed this in the meantime.',
        data: { buttons: [{ title: 'Apri', redirect: '/clients' }] },
      },
    ])
  })

  test('a refusal that names a field shows that field’s sentence', async () => {
    const { status, body } = await as(english).ask(contract.tryNote, { outcome: 'clash', text: 'x' })
    expect([status, body]).toEqual([
      409,
      {
        success: false,
        code: 'changed meanwhile',
        message: 'Someone else has changed this in the meantime.',
        errors: { text: ['Someone else has changed this in the meantime.'] },
        data: { redirect: '/home' },
      },
    ])
  })

  test.each([
    ['busy', 429, 7],
    ['counted busy', 429, 7],
    ['away', 503, 2],
  ] as const)('%s says when to come back', async (outcome, status, seconds) => {
    const answer = await as(team.coach).ask(contract.tryNote, { outcome, text: 'x' })
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, String(seconds)])
    if (status === 429) expect(answer.body.message).toBe('Troppe richieste: riprova tra 7 secondi.')
  })

  test('a fault of ours tells nothing of itself, but to the log', async () => {
    const { status, body } = await as(team.coach).ask(contract.tryNote, { outcome: 'broken', text: 'x' })
    expect([status, body]).toEqual([
      500,
      { success: false, code: 'unexpected', message: 'Si è verificato un errore, contatta l’assistenza' },
    ])
    const line = logged.find(each => each.includes('secret of the house')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      route: '/api/notes/tries',
      reason: expect.stringContaining('secret of the house'),
    })
    expect(JSON.parse(line).stack).toContain('notes.ts')
  })

  test('an answer that promises less than it gives fails here and is cut in production', async () => {
    expect((await stranger.ask(contract.tooMuch)).status).toBe(500)
  })

  test('a refused write leaves nothing', async () => {
    for (const outcome of ['no', 'clash', 'busy', 'away', 'broken'] as const) {
      await as(team.coach).ask(contract.tryNote, { outcome, text: `left by ${outcome}` })
    }
    await as(team.coach).ask(contract.tryNote, { outcome: 'counted', text: 'left by counted' })
    const { notes } = await as(team.coach).call(contract.listNotes, { search: 'left by' })
    expect(notes.map(note => note.text)).toEqual(['left by counted'])
  })

  test('bytes go out as a file to be saved, never as a page', async () => {
    const { status, headers, body } = await as(team.coach).ask(contract.fileOfNote, { id: newId() })
    expect([status, body]).toEqual([200, '<script>alert(1)</script>'])
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    })
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''nota%20%22[0-9a-f-]{36}%22\.html$/)
  })
})

describe('wrong input', () => {
  test('every field has its sentence, the first is the message, in both languages', async () => {
    const wrong = { size: 1.5, day: '2026-13-40', nothing: 1 }
    const italian = (await as(team.coach).ask(contract.writeNote, wrong)).body
    expect(italian).toEqual({
      success: false,
      code: 'invalid input',
      message: 'Questo campo è obbligatorio.',
      errors: {
        text: ['Questo campo è obbligatorio.'],
        size: ['Questo valore non va bene.'],
        day: ['Scrivi una data valida.'],
        nothing: ['Questo campo non è previsto: nothing.'],
      },
    })
    const { body } = await as(english).ask(contract.writeNote, wrong)
    expect(body.errors).toEqual({
      text: ['This field is required.'],
      size: ['This value is not right.'],
      day: ['Enter a valid date.'],
      nothing: ['This field is not expected: nothing.'],
    })
  })

  test('an area words its own rules', async () => {
    const { body } = await as(english).ask(contract.writeNote, { text: 'x'.repeat(51) })
    expect(body.errors).toEqual({ text: ['Write a shorter note.'] })
  })

  test('a field that nobody declared is refused at any depth, but for the method that some send along', async () => {
    const deep = await as(english).ask(contract.writeNote, { text: 'x', more: { color: 'red', isAdmin: true } })
    expect([deep.status, deep.body.errors]).toEqual([422, { 'more.isAdmin': ['This field is not expected: isAdmin.'] }])
    expect((await as(english).ask(contract.writeNote, { text: 'x', _method: 'put' })).status).toBe(200)
  })

  test('what stands in the path cannot be overruled by the body', async () => {
    const mine = await as(team.coach).call(contract.writeNote, { text: 'mine' })
    const other = await as(team.coach).call(contract.writeNote, { text: 'other' })
    const { body } = await raw({ method: 'PUT', url: `/api/notes/${mine.id}`, payload: JSON.stringify({ id: other.id, text: 'new' }) })
    expect(body.data).toEqual({ id: mine.id, text: 'new' })
  })

  const nestedJson = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  test.each([
    ['malformed JSON', '{"text":', 400],
    ['no body but the promise of JSON', '', 400],
    ['a list', '[1,2]', 400],
    ['a text', '"text"', 400],
    ['a number', '42', 400],
    ['null', 'null', 422],
    ['a NUL', '{"text":"a\\u0000b"}', 422],
    ['a NUL in a name', '{"text":"x","a\\u0000":1}', 422],
    ['an object ten thousand levels deep', `{"text":"x","size":${nestedJson(10_000)}}`, 400],
    ['a list ten thousand levels deep', `{"text":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
    ['a number beyond all numbers', '{"text":"x","size":1e999}', 422],
    ['a number of a thousand digits', `{"text":"x","size":${'9'.repeat(1000)}}`, 422],
    ['__proto__', '{"text":"x","__proto__":{"isAdmin":true}}', 400],
    ['a constructor', '{"text":"x","constructor":{"prototype":{"isAdmin":true}}}', 400],
    ['a constructor that is plain', '{"text":"x","constructor":1}', 422],
    ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 422],
  ])('%s is refused in our words', async (_, payload, expected) => {
    const { status, body } = await raw({ payload })
    expect([status, body?.success, body?.code]).toEqual([expected, false, expected === 400 ? 'malformed request' : 'invalid input'])
    expect(body.message).toEqual(expect.any(String))
  })

  test('deep nesting where anything goes is refused too', async () => {
    expect((await raw({ url: '/api/open', payload: `{"text":"x","anything":${nestedJson(10_000)}}` })).status).toBe(400)
    expect((await raw({ url: '/api/open', payload: `{"text":"x","anything":${nestedJson(20)}}` })).status).toBe(200)
  })

  test.each([
    ['a text', '{"text":"a\\ud800b"}', { text: 'a\ufffdb', isKnown: true }],
    ['a text that is whole', '{"text":"\\ud83d\\ude00"}', { text: '\u{1f600}', isKnown: true }],
  ])('half a pair of surrogates becomes the sign for an unknown character in %s', async (_, payload, stored) => {
    expect((await raw({ url: '/api/open', payload })).body.data).toEqual(stored)
  })

  test('half a pair of surrogates is mended at any depth, and in names', async () => {
    const anything = '{"a\\udc00":[{"b":"\\ud800"}]}'
    const { status, body } = await raw({ url: '/api/open', payload: `{"text":"x","anything":${anything},"\\ud800":1}` })
    expect([status, body.errors]).toEqual([422, { '\ufffd': ['Questo campo non \u00e8 previsto: \ufffd.'] }])
    expect((await raw({ url: '/api/open', payload: `{"text":"x","anything":${anything}}` })).status).toBe(200)
  })

  test('an id is the same in upper case', async () => {
    const note = await as(team.coach).call(contract.writeNote, { text: 'one' })
    const { body } = await raw({ method: 'GET', url: `/api/notes/${note.id.toUpperCase()}` })
    expect(body.data).toEqual(note)
    const renamed = await raw({ method: 'PUT', url: `/api/notes/${note.id.toUpperCase()}`, payload: '{"text":"two"}' })
    expect(renamed.body.data).toEqual({ id: note.id, text: 'two' })
  })

  test.each([
    ['1899-12-31', 422],
    ['1900-01-01', 200],
    ['2199-12-31', 200],
    ['2200-01-01', 422],
    ['0001-01-01', 422],
    ['no day', 422],
  ])('the day %s answers %i', async (day, expected) => {
    const { status, body } = await raw({ payload: JSON.stringify({ text: 'x', day }) })
    expect([status, body.errors]).toEqual([expected, expected === 200 ? undefined : { day: ['Scrivi una data valida.'] }])
  })

  test('more than a megabyte is too much', async () => {
    const { status, body } = await raw({ payload: JSON.stringify({ text: 'x'.repeat(1_100_000) }) })
    expect([status, body.code, body.message]).toEqual([413, 'body too large', 'Il contenuto è troppo grande: al massimo 1 MB.'])
  })

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/octet-stream'],
    ['application/xml'],
    ['nonsense'],
    ['application/json-seq'],
    ['text/json'],
    ['application/jsonp'],
  ])('%s is not read', async type => {
    const { status, body } = await raw({ payload: '{"text":"x"}', type })
    expect([status, body.code]).toEqual([415, 'unsupported media'])
  })

  test('a body that does not say what it is is not read', async () => {
    expect((await raw({ payload: '{"text":"x"}', type: '' })).status).toBe(415)
  })

  test('bytes go only where bytes are taken', async () => {
    const id = newId()
    const sent = { method: 'PATCH', url: `/api/notes/${id}/bytes`, payload: '{"a":1}' } as const
    expect((await raw({ ...sent, type: 'application/octet-stream' })).body.data).toEqual({ bytes: 7 })
    expect((await raw({ ...sent, type: 'application/json' })).status).toBe(415)
  })

  test.each([
    ['page=1&page=2', 422],
    ['search=a&search=b', 422],
    ['page=0', 422],
    ['page=1.5', 422],
    ['page=abc', 422],
    ['page=1e9', 422],
    ['__proto__=1', 422],
    ['constructor=1', 422],
    ['search[]=1', 422],
    ['search=%00', 422],
    ['search=%ff', 200],
    [`search=${'x'.repeat(5000)}`, 422],
    ['_method=DELETE', 200],
    ['search=%27%3B%20drop%20table%20notes%3B%20--', 200],
    ['', 200],
  ])('?%s answers %i', async (query, expected) => {
    const { status, body } = await raw({ method: 'GET', url: `/api/notes?${query}` })
    expect([status, body?.code]).toEqual([expected, expected === 200 ? undefined : 'invalid input'])
  })
})

describe('addresses and methods', () => {
  test.each([
    ['an unknown call', '/api/nothing-here', 404, 'unknown call'],
    ['the bare root', '/api', 404, 'unknown call'],
    ['outside the API', '/nothing-here', 404, 'unknown call'],
    ['an address that cannot be decoded', '/api/notes/%zz', 404, 'unknown call'],
    ['two slashes', '//', 404, 'unknown call'],
    ['an id of a thousand letters', `/api/notes/${'x'.repeat(1000)}`, 404, 'unknown call'],
    ['no id', '/api/notes/not-an-id', 422, 'invalid input'],
    ['an absent row', `/api/notes/${newId()}`, 404, 'not found'],
    ['a NUL', '/api/notes/%00', 422, 'invalid input'],
    ['a way up', '/api/../notes', 404, 'unknown call'],
  ])('%s', async (_, url, status, code) => {
    const answer = await raw({ method: 'GET', url })
    expect([answer.status, answer.body?.success, answer.body?.code]).toEqual([status, false, code])
  })

  test('a known address under another method says which it knows', async () => {
    const { status, body, headers } = await raw({ method: 'PATCH', url: '/api/notes' })
    expect([status, body.code, headers['allow']]).toEqual([405, 'method not allowed', 'GET, POST'])
  })

  test.each([
    ['beside a path with a parameter', 'DELETE', '/api/notes/form', 'POST'],
    ['with an id', 'PATCH', `/api/notes/${newId()}?x=1`, 'GET, PUT, DELETE'],
  ] as const)('as does one %s', async (_, method, url, allow) => {
    const { status, body, headers } = await raw({ method, url })
    expect([status, body.code, headers['allow']]).toEqual([405, 'method not allowed', allow])
  })

  test('a method is never overruled', async () => {
    const note = await as(team.coach).call(contract.writeNote, { text: 'stays' })
    const url = `/api/notes/${note.id}`
    await raw({ method: 'POST', url, payload: '{"_method":"DELETE"}', token: team.admin.token })
    await raw({ method: 'PUT', url, payload: '{"_method":"DELETE","text":"stays"}', token: team.admin.token })
    await raw({
      method: 'GET',
      url: `${url}?_method=DELETE`,
      token: team.admin.token,
      headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    })
    expect((await as(team.coach).call(contract.getNote, { id: note.id })).text).toBe('stays')
  })

  test('HEAD answers as GET would, without the body; OPTIONS gives nothing away', async () => {
    const head = await raw({ method: 'HEAD', url: '/api/notes' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect((await raw({ method: 'HEAD', url: '/api/notes', token: '' })).status).toBe(401)
    const preflight = await raw({
      method: 'OPTIONS',
      url: '/api/notes',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
    })
    expect(preflight.status).toBeLessThan(500)
    expect(Object.keys(preflight.headers).filter(name => name.startsWith('access-control'))).toEqual([])
  })
})

describe('from where', () => {
  test.each([
    ['https://evil.example', undefined, 403],
    ['null', undefined, 403],
    ['http://localhost.evil.example', undefined, 403],
    ['http://localhost:5173', undefined, 200],
    ['http://127.0.0.1:3000', undefined, 200],
    ['not an address', undefined, 403],
    ['https://app.example.com', 'https://app.example.com', 200],
    ['https://app.example.com.evil.example', 'https://app.example.com', 403],
    ['http://app.example.com', 'https://app.example.com', 403],
    ['https://APP.example.com', 'https://app.example.com', 403],
    ['http://localhost:3000', 'https://app.example.com', 403],
    ['null', 'https://app.example.com', 403],
  ])('a write from %s at %s answers %i', async (origin, publicUrl, expected) => {
    const there = notesServer(house, { publicUrl })
    const answer = await there.inject({
      method: 'POST',
      url: '/api/own',
      headers: { authorization: `Bearer ${team.coach.token}`, origin },
      payload: { text: 'x' },
    })
    expect(answer.statusCode).toBe(expected)
    if (expected === 403) expect(answer.json().code).toBe('foreign origin')
    expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([])
  })

  test('what a browser calls cross-site is refused even without an origin', async () => {
    expect((await raw({ url: '/api/own', payload: '{"text":"x"}', headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await raw({ url: '/api/own', payload: '{"text":"x"}', headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
  })

  test('the asker’s address is what the last proxy says, not what the asker says', async () => {
    const there = notesServer(house, { trustProxy: 1, requestLimit: 3 })
    const ask = (forged: string) =>
      there.inject({ method: 'GET', url: '/api/notes', headers: { 'x-forwarded-for': `${forged}, 198.51.100.7` } })
    const answers = await Promise.all(['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'].map(ask))
    expect(answers.filter(answer => answer.statusCode === 429)).toHaveLength(1)
  })
})

describe('headers', () => {
  test.each([
    ['an answer', { method: 'GET' }],
    ['a refusal', { method: 'GET', token: '' }],
    ['an unknown call', { method: 'GET', url: '/api/none' }],
    ['an encoded address', { method: 'GET', url: '/%61pi/notes' }],
    ['one that cannot be decoded', { method: 'GET', url: '/api/%zz' }],
    ['another method', { method: 'PATCH' }],
  ] as const)('%s carries the strict ones', async (_, request) => {
    const { headers } = await raw(request)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('each answer has an id of its own, which the asker cannot choose', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' }
    const answers = await Promise.all([1, 2].map(() => raw({ method: 'GET', headers })))
    const ids = answers.map(answer => answer.headers['x-request-id'])
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('where people come by https they are told to stay', async () => {
    const there = notesServer(house, { publicUrl: 'https://app.example.com' })
    const { headers } = await there.inject({ method: 'GET', url: '/api/notes' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('too many calls', () => {
  test('one person is slowed down and nobody else', async () => {
    const there = notesServer(house, { requestLimit: 5 })
    const answers = []
    for (let call = 0; call < 7; call += 1) answers.push(await callerOf(there, team.coach.token).ask(contract.listNotes))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200, 429, 429])
    const refusal = answers.at(-1)
    expect(Number(refusal?.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(Number(refusal?.headers['retry-after'])).toBeLessThanOrEqual(10)
    expect(refusal?.body.message).toContain(`${String(refusal?.headers['retry-after'])} secondi`)
    expect((await callerOf(there, team.admin.token).ask(contract.listNotes)).status).toBe(200)
  })
})

describe('what a request may cost', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]))

  test('at most twenty faults are named, each with its own sentence and a short name', async () => {
    const { status, body } = await as(english).ask(contract.writeNote, { text: 'x', ...many(300), ['n'.repeat(5000)]: 1 })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toHaveLength(20)
    expect(Object.keys(body.errors).every(name => name.length <= 80)).toBe(true)
  })

  test('more fields than anybody has are refused unread', async () => {
    expect((await as(english).ask(contract.writeNote, { text: 'x', ...many(501) })).status).toBe(400)
    expect((await as(english).ask(contract.writeNote, { text: 'x', more: many(501) })).status).toBe(400)
    expect((await as(english).ask(contract.listNotes, many(501))).status).toBe(400)
  })

  test('a large input is told its first fault alone', async () => {
    const tags = Array.from({ length: 2500 }, () => 1)
    const { status, body } = await as(english).ask(contract.formNote, { text: 1, tags })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['text']])
    expect((await as(english).ask(contract.formNote, { text: 'x', tags: tags.slice(0, 30) })).body.errors).toHaveProperty('tags.19')
  })

  test('a call that anybody may make takes a small body, and says how small', async () => {
    const { status, body } = await raw({ url: '/api/open', payload: JSON.stringify({ text: 'x'.repeat(70_000) }), token: '' })
    expect([status, body.message]).toEqual([413, 'Il contenuto è troppo grande: al massimo 64 KB.'])
  })

  test('a stranger’s body is not read where a stranger may not call', async () => {
    const { status } = await raw({ payload: '{"text":', token: '' })
    expect(status).toBe(401)
    expect((await raw({ url: '/api/nothing', payload: 'x'.repeat(70_000) })).status).toBe(413)
  })

  test('a boundary that no browser makes is refused', async () => {
    const type = `multipart/form-data; boundary=${'b'.repeat(71)}`
    expect((await raw({ url: '/api/notes/form', payload: 'x', type })).status).toBe(400)
  })
})
