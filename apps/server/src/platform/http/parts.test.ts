import { baseErrors, endpoint, languages, type ErrorStatus } from '@allenio/contract'
import { runs } from '@allenio/domain/testing'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { z } from 'zod'
import { AppError } from '#platform/errors'
import { stripForgiving, wrapAnswer } from './answer.ts'
import type { BrokenRow } from './broken-rows.ts'
import { area, bindingFaults } from './area.ts'
import { bindPerson, bindPublic } from './bindings.ts'
import { parseCookies } from './cookies.ts'
import { floodGate } from './flood.ts'
import { isForeignOrigin } from './origin.ts'
import { jsonBytes } from './json-bytes.ts'
import { asMessageAnswer } from './message-answer.ts'
import { makeCatalogue, presentRefusal } from './refusal.ts'
import { strictly } from './strict.ts'
import { baseErrorWords } from './words.ts'

const makeEndpoint = (method: 'GET' | 'POST', path: `/${string}`) =>
  endpoint({ method, path, access: 'any', input: z.object({}), output: z.object({}) })

describe('what is promised and what is bound', () => {
  const [one, two] = [makeEndpoint('GET', '/a/:id'), makeEndpoint('POST', '/b')]
  const makeArea = (name: string, contract: Record<string, unknown>, bound: ReturnType<typeof makeEndpoint>[]) =>
    area({ name, contract, errors: {}, words: { it: {}, en: {} }, bindings: bound.map(each => bindPerson(each, () => ({}))) })

  test.each<[string, ReturnType<typeof makeArea>[], string[]]>([
    ['all is well', [makeArea('a', { one, two, limits: { one: 1 } }, [one, two])], []],
    ['one is unbound', [makeArea('a', { one, two }, [one])], ['a: POST /b is not bound']],
    ['one is bound twice', [makeArea('a', { one }, [one, one])], ['GET /a/:id is bound twice']],
    ['one is bound by another', [makeArea('a', { one }, []), makeArea('b', { two }, [one, two])], []],
    ['one is bound that nobody promised', [makeArea('a', {}, [one])], ['GET /a/:id is bound by an area that does not promise it']],
    [
      'two are the same but for a name',
      [makeArea('a', { one, other: makeEndpoint('GET', '/a/:other') }, [one])],
      ['a: GET /a/:other is not bound', 'GET /a/: is promised twice'],
    ],
  ])('%s', (_, areas, faults) => {
    expect(bindingFaults(areas)).toEqual(faults)
  })
})

describe('the table of refusals', () => {
  const catalogue = makeCatalogue([])

  test.each(Object.entries(baseErrors))('%s is %i and has a sentence in both languages', (code, status) => {
    for (const language of languages) {
      const values = { max: 1, rows: 1, pages: 1, seconds: 1 }
      const answer = presentRefusal(new AppError(code as keyof typeof baseErrors, { values }), { language, catalogue }) // the object's keys
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({ success: false, code, message: expect.any(String) })
      expect(answer.body.message.length).toBeGreaterThan(3)
    }
    expect(Object.keys(baseErrorWords.it)).toContain(code)
  })

  const withCode = (code: string, more: object = {}) => Object.assign(new Error('secret words'), { code, ...more })
  test.each<[string, unknown, ErrorStatus]>([
    ['a refused connection', withCode('ECONNREFUSED'), 503],
    ['a database that is shutting down', withCode('57P01'), 503],
    ['one that is starting', withCode('57P03'), 503],
    ['too many connections', withCode('53300'), 503],
    ['a connection that ended', new Error('Connection terminated unexpectedly'), 503],
    ['a pool without a free one', new Error('timeout exceeded when trying to connect'), 503],
    ['a deadlock', withCode('40P01'), 503],
    ['a statement that took too long', withCode('57014'), 503],
    ['a socket that is not there', withCode('ENOENT', { syscall: 'connect' }), 503],
    ['a file that is not there', withCode('ENOENT', { path: '/secret' }), 500],
    ['a broken constraint', withCode('23505'), 500],
    ['a refusal of another service', withCode('EREQ', { statusCode: 410 }), 500],
    ['a refusal of the framework', withCode('FST_ERR_SOMETHING_NEW', { statusCode: 400 }), 400],
    ['a fault of the framework', withCode('FST_ERR_SOMETHING_ELSE', { statusCode: 500 }), 500],
    ['a text', 'secret words', 500],
    ['nothing', undefined, 500],
  ])('%s', (_, error, status) => {
    const answer = presentRefusal(error, { language: 'en', catalogue })
    expect([answer.status, answer.retryAfter]).toEqual([status, status === 503 ? 2 : undefined])
    expect(JSON.stringify(answer)).not.toContain('secret')
  })
})

describe('an answer', () => {
  const read = endpoint({ method: 'GET', path: '/a', access: 'any', input: z.object({}), output: z.object({ a: z.string() }) })
  const words = { area: 'a', language: 'en', catalogue: makeCatalogue([]), reportBrokenRow: () => undefined } as const
  const wrapped = (value: object) => wrapAnswer(read, asMessageAnswer(value), words)

  test('is what its endpoint promises, and no more', () => {
    expect(wrapped({ a: 'x' })).toEqual({ success: true, data: { a: 'x' } })
    expect(() => wrapped({ a: 'x', secret: 1 })).toThrow('secret')
    expect(() => wrapped({})).toThrow('expected string')
  })

  test('has the bytes of any other JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(jsonBytes(value).toString()).toBe(JSON.stringify(value))
      }),
      runs,
    )
  })

  describe('of a list in production', () => {
    const row = z.object({ id: z.string(), name: z.string(), tags: z.array(z.string()).default([]) })
    const list = endpoint({
      method: 'GET',
      path: '/rows',
      access: 'any',
      input: z.object({}),
      output: z.object({ rows: z.array(row), nextPage: z.number().nullable() }),
    })
    const strip = (value: unknown, { read: of = list }: { read?: typeof list } = {}) => {
      const reported: BrokenRow[] = []
      const answer = stripForgiving(of, of.output, { value, reportBrokenRow: each => void reported.push(each) })
      return { answer, reported }
    }
    const [good, other] = [
      { id: '1', name: 'a' },
      { id: '4', name: 'd' },
    ]

    test('leaves out the rows that it does not promise, and says which', () => {
      const broken = [
        { id: '2', name: null },
        { id: '3', name: 'c', tags: ['x', 7] },
      ]
      const { answer, reported } = strip({ rows: [good, ...broken, other], nextPage: null })
      expect(answer).toEqual({ rows: [good, other].map(each => ({ ...each, tags: [] })), nextPage: null })
      expect(reported).toEqual([
        { call: 'GET /rows', list: 'rows', things: '', id: '2', faults: 'name: invalid_type' },
        { call: 'GET /rows', list: 'rows', things: '', id: '3', faults: 'tags.1: invalid_type' },
      ])
    })

    test.each([
      ['the list itself', { rows: 'none', nextPage: null }],
      ['what stands beside it', { rows: [{ id: '2', name: null }], nextPage: 'two' }],
      ['a row without an id', { rows: [{ name: 'a' }], nextPage: null }],
      ['a part of one thing', { id: 'x', rows: [{ id: '2', name: null }], nextPage: null }],
      ['a row of a document', { revision: 3, rows: [{ id: '2', name: null }], nextPage: null }],
    ])('%s is no such row', (_, value) => {
      expect(() => strip(value)).toThrow('answers what it does not promise')
    })

    test('a write that breaks its promise is a fault', () => {
      expect(() => strip({ rows: [{ id: '2', name: null }], nextPage: null }, { read: { ...list, method: 'POST' } })).toThrow('promise')
    })
  })

  test('leaves out what is undefined', () => {
    const value = { gone: undefined, rows: [{ gone: undefined, kept: 'L’uovo' }, undefined] }
    expect(jsonBytes(value).toString()).toBe(JSON.stringify(value))
  })
})

describe('strictly', () => {
  const inner = z.object({ a: z.string() })
  const extra = { a: 'x', extra: 1 }
  test.each<[string, z.ZodType, unknown]>([
    ['an object', inner, extra],
    ['in an object', z.object({ inner }), { inner: extra }],
    ['in a list', z.array(inner), [extra]],
    ['in a tuple', z.tuple([inner], inner), [{ a: 'x' }, extra]],
    ['in a record', z.record(z.string(), inner), { any: extra }],
    ['that may be missing', z.object({ inner: inner.optional().nullable() }), { inner: extra }],
    ['with a preset', z.object({ inner: inner.default({ a: 'y' }) }), { inner: extra }],
    ['that is turned into something else', inner.transform(value => value.a), extra],
    ['with a rule', inner.refine(() => true), extra],
    ['one of several', z.union([z.object({ b: z.number() }), inner]), extra],
    ['one of several by their kind', z.discriminatedUnion('kind', [inner.extend({ kind: z.literal('a') })]), { ...extra, kind: 'a' }],
    [
      'that holds itself',
      z.object({
        a: z.string(),
        get self() {
          return inner.optional()
        },
      }),
      { a: 'x', self: extra },
    ],
  ])('%s refuses what it does not declare', (_, schema, value) => {
    expect(z.safeParse(schema, value).success).toBe(true)
    expect(z.safeParse(strictly(schema), value).success).toBe(false)
  })

  test('keeps rules, presets and what was meant to be open', () => {
    const schema = z
      .object({ open: z.looseObject({}), record: z.record(z.string(), z.unknown()), any: z.unknown(), page: z.coerce.number().default(1) })
      .refine(value => value.page < 5, 'too far')
    const value = { open: { x: 1 }, record: { y: { z: 2 } }, any: { w: 1 } }
    expect(z.parse(strictly(schema), value)).toEqual({ ...value, page: 1 })
    expect(z.safeParse(strictly(schema), { ...value, page: '9' }).error?.issues[0]?.message).toBe('too far')
    expect(strictly(schema)).toBe(strictly(schema))
  })
})

describe('small parts', () => {
  test.each<[string | undefined, Record<string, string>]>([
    [undefined, {}],
    ['a=1; b=2', { a: '1', b: '2' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=%C3%A8', { a: 'è' }],
    ['a=%zz', { a: '' }],
    ['a', { a: '' }],
  ])('cookies %s', (header, cookies) => {
    expect(parseCookies(header)).toMatchObject(cookies)
  })

  test("a cookie's name cannot reach properties that every object has", () => {
    const cookies = parseCookies('__proto__=x; constructor=y')
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
    expect(Object.getPrototypeOf(cookies)).toBe(Object.prototype)
  })

  test('the gate counts in windows, for each subject apart, and does not count while it is open', () => {
    let now = 1_000_000
    const gate = floodGate(2, () => now)
    gate('a')
    gate('a')
    now += 9_000
    expect(() => gate('a')).toThrow('too many requests')
    expect(() => gate('b')).not.toThrow()
    now += 1_001
    expect(() => gate('a')).not.toThrow()
    const open = floodGate(0)
    for (let call = 0; call < 1000; call += 1) open('a')
  })

  test('a caller without an origin is no browser of another site', () => {
    expect(isForeignOrigin({}, 'https://app.example.com')).toBe(false)
    expect(isForeignOrigin({ 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' }, 'https://app.example.com')).toBe(true)
  })

  test('a public call may be bound only to what its endpoint declares', () => {
    expect(bindPublic(makeEndpoint('GET', '/open'), () => ({})).scope).toBe('public')
  })
})
