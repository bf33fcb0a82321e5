import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { endpoint, pathParams } from '@allenio/contract'
import Fastify from 'fastify'
import { z } from 'zod'
import { mountReference, openApiDocument } from '#platform/openapi'
import { testHouse } from '#testing'

const { server } = await testHouse()
interface Parameter {
  name: string
  in: string
  required: boolean
  schema: object
}
interface Body {
  content: Record<string, { schema: { properties?: object; required?: string[] } }>
}
interface Operation {
  operationId: string
  tags: string[]
  description: string
  parameters: Parameter[]
  security: object[]
  requestBody?: Body
  responses: object
}
interface Document {
  openapi: string
  info: object
  paths: Record<string, Record<string, Operation>>
}

const document = (await server.inject('/api/openapi.json')).json<Document>() // the tests say whether it is one
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
)

const everywhere = (value: unknown, visit: (object: Record<string, unknown>) => void): void => {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(value as Record<string, unknown>) // an object that is no list
  for (const inner of Object.values(value)) everywhere(inner, visit)
}

/** Resolves a JSON pointer. */
const resolvePointer = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === part)?.[1] : undefined,
      document,
    )

describe('the document', () => {
  test('is OpenAPI 3.1 and holds every call', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Allenio', version: expect.any(String) } })
    expect(operations.length).toBeGreaterThan(30)
  })

  test('every reference leads somewhere', () => {
    const references: string[] = []
    everywhere(document, object => {
      if (typeof object['$ref'] === 'string') references.push(object['$ref'])
    })
    expect(references.length).toBeGreaterThan(0)
    expect(references.filter(reference => resolvePointer(reference) === undefined)).toEqual([])
  })

  test('every call has a name of its own', () => {
    const names = operations.map(([, operation]) => operation.operationId)
    expect(names.filter(name => !/^[a-z][A-Za-z0-9]*$/.test(name ?? ''))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('no two paths are one', () => {
    const shapes = Object.keys(document.paths).map(path => path.replaceAll(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  test.each(operations)('%s is described whole', (name, operation) => {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(match => match[1])
    const declared = operation.parameters.filter(each => each.in === 'path')
    expect(declared.map(each => each.name)).toEqual(inPath)
    for (const each of declared) expect(each.required).toBe(true)
    const all = operation.parameters.map(each => `${each.in} ${each.name.toLowerCase()}`)
    expect(new Set(all).size).toBe(all.length)
    for (const each of operation.parameters) expect(each).toMatchObject({ schema: expect.any(Object) })
    expect(operation.tags).toHaveLength(1)
    expect(operation.description).toEqual(expect.any(String))
    expect(operation.responses).toHaveProperty('200')
    expect(operation.responses).toHaveProperty('default')
    expect(operation.security).toEqual(operation.description.startsWith('Public') ? [] : [{ token: [] }])
    expect(name.startsWith('get ') && operation.requestBody !== undefined).toBe(false)
  })

  test('no body names what stands in the path', () => {
    for (const [name, { requestBody }] of operations) {
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        const fields = Object.keys(schema.properties ?? {})
        expect([name, fields.filter(field => inPath.includes(field))]).toEqual([name, []])
        expect([name, (schema.required ?? []).filter(field => !fields.includes(field))]).toEqual([name, []])
      }
    }
  })

  test('says that other fields are refused', async () => {
    const made = (await openApiDocument(
      [
        {
          area: 'x',
          endpoint: endpoint({
            method: 'POST',
            path: '/x/:id',
            access: 'any',
            output: z.object({}),
            input: z.object({ id: z.uuid(), inner: z.object({ a: z.string() }) }),
          }),
        },
      ],
      '1',
    )) as unknown as Document // made by the same function as the one above
    const schema = made.paths['/api/x/{id}']?.['post']?.requestBody?.content['application/json']?.schema
    expect(schema).toMatchObject({
      additionalProperties: false,
      required: ['inner'],
      properties: { inner: { additionalProperties: false } },
    })
    expect(Object.keys(schema?.properties ?? {})).toEqual(['inner'])
  })

  test('carries nothing of the installation', () => {
    expect(JSON.stringify(document)).not.toMatch(/secret of tests|postgres|"\/home|\/tmp|node_modules/)
  })

  test('names in paths are read as they are written', () => {
    expect(pathParams('/a/:one/b/:two')).toEqual(['one', 'two'])
  })
})

describe('the page to read it by', () => {
  test('is served with the strict headers and loads nothing from elsewhere', async () => {
    const answer = await server.inject('/api/reference')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers['content-security-policy']).toContain(`default-src 'self'`)
    expect(answer.body).not.toMatch(/<script|https?:\/\/|style=/)
    expect((await server.inject('/api/reference.css')).headers['content-type']).toContain('text/css')
    for (const [name] of operations.slice(0, 5)) expect(answer.body).toContain(name.split(' ')[1] ?? '')
  })

  test('shows markup in names and descriptions as text', async () => {
    const app = Fastify()
    const bad = '<img src=x onerror=alert(1)>"\'&'
    mountReference(
      app,
      () =>
        openApiDocument(
          [
            {
              area: bad,
              endpoint: endpoint({
                method: 'POST',
                path: '/x',
                access: { public: bad },
                summary: bad,
                input: z.object({ [bad]: z.string().describe(bad) }),
                output: z.object({ a: z.literal(bad) }),
              }),
            },
          ],
          '1',
        ),
      { publicUrl: undefined, thirdParty: {}, isProduction: true },
    )
    const { body } = await app.inject('/api/reference')
    expect(body).not.toContain('<img')
    expect(body).toContain('&lt;img')
    await app.close()
  })
})

describe('what many ask for at once', () => {
  test.each(['/api/openapi.json', '/api/reference'])('%s goes out compressed, and once', async url => {
    const plain = await server.inject(url)
    for (const [encoding, open] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
      const answer = await server.inject({ url, headers: { 'accept-encoding': encoding } })
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', etag: plain.headers.etag })
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
      expect(open(answer.rawPayload).equals(plain.rawPayload)).toBe(true)
    }
    const etag = String(plain.headers.etag)
    const known = await server.inject({ url, headers: { 'if-none-match': etag } })
    expect([known.statusCode, known.rawPayload.length, known.headers.etag]).toEqual([304, 0, etag])
    expect((await server.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })

  test('is made once and compressed once, however many ask before it is ready', async () => {
    const app = Fastify()
    let made = 0
    mountReference(
      app,
      async () => {
        made += 1
        return document
      },
      { publicUrl: undefined, thirdParty: {}, isProduction: true },
    )
    const asked = Array.from({ length: 20 }, () => app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } }))
    const bodies = (await Promise.all(asked)).map(answer => answer.rawPayload)
    expect(made).toBe(1)
    expect(bodies.every(body => body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true)
    await app.close()
  })
})
