import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import Ajv, { type ValidateFunction } from 'ajv'
import qs from 'qs'

// A loopback server that takes the calls of the SDK as Stripe does: bodies are decoded and checked against the contract, keys are kept, and
// answers are Stripe's own examples with what a test puts over them. contract.json holds the part of Stripe's contract that we call,
// derived from the SDK's types (MIT) and from Stripe's published examples (MIT).

export const fakeKey = 'sk_test_fake'

type Fields = Record<string, unknown>

interface Operation {
  'x-fixture'?: string
  'x-list'?: boolean
  'x-params'?: string
  type?: string
  body?: Fields
}

interface Contract {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  schemas: Record<string, Fields>
  fixtures: Record<string, Fields>
}

const contract = JSON.parse(readFileSync(join(import.meta.dirname, 'contract.json'), 'utf8')) as Contract // committed beside this file

export interface FakeRequest {
  /** As in the contract, with {id} for an id. */
  operation: string
  id: string | undefined
  body: Fields
  query: Fields
  account: string | undefined
  key: string | undefined
}

type Answer = (request: FakeRequest) => Fields

interface Failure {
  operation: string
  status: number
  error: Fields
  /** The call takes effect although it fails. */
  isDone: boolean
}

const schemaRoot = { $id: 'contract', components: { schemas: contract.schemas } }
// forms carry texts alone, so what they say is read as the type that is asked for
const formAjv = new Ajv({ strict: false, coerceTypes: 'array', validateFormats: false }).addSchema(schemaRoot)
const jsonAjv = new Ajv({ strict: false, validateFormats: false }).addSchema(schemaRoot)
const validators = new Map<string, ValidateFunction>()

function validatorOf(name: string, schema: Fields, isForm: boolean): ValidateFunction {
  const compiled = validators.get(name)
  if (compiled) return compiled
  const text = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')
  const validate = (isForm ? formAjv : jsonAjv).compile(JSON.parse(text) as Fields)
  validators.set(name, validate)
  return validate
}

/** A call that is unlike the contract: the fake answers 400, as Stripe does, and the test sees why. */
class Breach extends Error {}

const routes = Object.keys(contract.paths)
  .map(path => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) }))
  // a literal segment counts before an id
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)

// calls that make nothing which a repetition could make twice
const withoutKey = new Set(['POST /v1/invoices/create_preview', 'POST /v1/webhook_endpoints'])
const ofPlatform = /^\/v1\/(?:account|webhook_endpoints)|^\/v2\//

export async function fakeStripe() {
  const requests: FakeRequest[] = []
  const breaches: string[] = []
  const answers = new Map<string, Answer>()
  const keys = new Map<string, { request: string; answer: Fields }>()
  let failures: Failure[] = []
  let count = 0

  function take(message: IncomingMessage, text: string): { status: number; body: Fields } {
    const { pathname, search } = new URL(message.url ?? '', 'http://fake')
    const route = routes.find(({ pattern }) => pattern.test(pathname))
    const method = message.method ?? ''
    const spec = route && contract.paths[route.path]?.[method.toLowerCase()]
    if (!route || !spec) throw new Breach(`${method} ${pathname} is no call of the contract`)
    const operation = `${method} ${route.path}`
    const request = readRequest({ message, text, search, operation, spec, id: route.pattern.exec(pathname)?.[1] })
    requests.push(request)
    const failure = failures.find(each => each.operation === operation)
    if (failure && !failure.isDone) {
      failures = failures.filter(each => each !== failure)
      return { status: failure.status, body: { error: failure.error } }
    }
    const body = answerOnce(request, spec)
    if (!failure) return { status: 200, body }
    failures = failures.filter(each => each !== failure)
    return { status: failure.status, body: { error: failure.error } }
  }

  /** A key that was used answers the same again, and refuses anything else. */
  function answerOnce(request: FakeRequest, spec: Operation): Fields {
    const { key, operation, id, body, account } = request
    if (key === undefined) return answer(request, spec)
    const text = JSON.stringify([operation, id, body, account])
    const storedAnswer = keys.get(key)
    if (storedAnswer && storedAnswer.request !== text) throw new Breach(`the key ${key} was used for another request`)
    if (storedAnswer) return storedAnswer.answer
    const result = answer(request, spec)
    keys.set(key, { request: text, answer: result })
    return result
  }

  function answer(request: FakeRequest, spec: Operation): Fields {
    const fixture = structuredClone(contract.fixtures[spec['x-fixture'] ?? ''] ?? {})
    const changes = answers.get(request.operation)?.(request)
    if (spec['x-list']) return { object: 'list', has_more: false, url: '', data: changes?.['data'] ?? [] }
    const isNew = request.operation.startsWith('POST') && request.id === undefined && request.key !== undefined
    count += 1
    const id = request.id ?? (isNew ? `${String(fixture['id']).split('_')[0]}_${count}` : fixture['id'])
    return withIncluded({ ...fixture, id, ...changes }, request)
  }

  const server = createServer((message, response) => void respond(message, response))

  async function respond(message: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of message) text += String(chunk)
    const send = (status: number, body: Fields) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' })
      response.end(JSON.stringify(body))
    }
    try {
      const { status, body } = take(message, text)
      send(status, body)
    } catch (error) {
      // a fault of the fake itself fails the test too
      breaches.push(String(error))
      send(400, { error: { type: 'invalid_request_error', code: 'breach', message: 'unlike the contract' } })
    }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    host: { protocol: 'http' as const, host: '127.0.0.1', port },
    requests,
    breaches,
    /** Puts these fields over the example of an operation, `POST /v1/refunds`; a list is given as `{ data }`. */
    answer(operation: string, changes: Fields | Answer) {
      answers.set(operation, typeof changes === 'function' ? changes : () => changes)
    },
    /** The next call of the operation fails. */
    fail(operation: string, { status, error, isDone = false }: Omit<Failure, 'operation' | 'isDone'> & { isDone?: boolean }) {
      failures.push({ operation, status, error, isDone })
    },
    fixture: (name: string) => structuredClone(contract.fixtures[name] ?? {}),
    bodiesOf: (operation: string) => requests.filter(each => each.operation === operation).map(({ body }) => body),
    reset() {
      for (const list of [requests, breaches]) list.length = 0
      answers.clear()
      keys.clear()
      failures = []
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

interface RawRequest {
  message: IncomingMessage
  text: string
  search: string
  operation: string
  spec: Operation
  id: string | undefined
}

function readRequest({ message, text, search, operation, spec, id }: RawRequest): FakeRequest {
  const { headers } = message
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined)
  const isV2 = operation.includes(' /v2/')
  const path = operation.slice(operation.indexOf(' ') + 1)
  if (header('authorization') !== `Bearer ${fakeKey}`) throw new Breach(`${operation} has no key of ours`)
  if (header('stripe-version') !== contract.info.version) throw new Breach(`${operation} names version ${header('stripe-version')}`)
  const account = header('stripe-account')
  if (ofPlatform.test(path) && account !== undefined) throw new Breach(`${operation} belongs to the platform, not to an account`)
  const key = header('idempotency-key')
  if (operation.startsWith('POST') && !withoutKey.has(operation) && !/^\w+:/.test(key ?? '')) throw new Breach(`${operation} has no key`)
  // a deletion carries its parameters in the address
  const isDelete = operation.startsWith('DELETE')
  const payload = isDelete ? search.slice(1) : text
  // the first page of a list is asked without one
  const query = qs.parse(search.slice(1).replace(/(^|&)page=[^&]*/, ''), { depth: 12 }) as Fields // a record of texts
  if (!isDelete) check(`${operation} query`, { value: query, schema: spec['x-params'] ? refTo(spec['x-params']) : undefined, isForm: true })
  const body = isV2 ? bodyOf(payload) : qs.parse(payload, { depth: 12, arrayLimit: 200 })
  check(operation, { value: body, schema: spec.body, isForm: !isV2 })
  return { operation, id, body, query, account, key }
}

const bodyOf = (text: string) => (text ? (JSON.parse(text) as Fields) : {}) // what is not a record breaches the schema

const refTo = (name: string): Fields => ({ $ref: `#/components/schemas/${name}` })

function check(name: string, { value, schema, isForm }: { value: Fields; schema: Fields | undefined; isForm: boolean }): void {
  if (!schema) {
    if (Object.keys(value).length > 0) throw new Breach(`${name}: nothing may be said, but ${JSON.stringify(value)}`)
    return
  }
  const validate = validatorOf(name, schema, isForm)
  if (validate(value)) return
  const faults = (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
  throw new Breach(`${name}: ${faults.slice(0, 5).join('; ')}`)
}

const includable = ['configuration', 'defaults', 'identity', 'requirements'] as const

/** Accounts tell only what was asked for, so that a forgotten `include` is seen. */
function withIncluded(answer: Fields, { operation, body, query }: FakeRequest): Fields {
  if (!operation.includes('/v2/core/accounts')) return answer
  const included = [body['include'], query['include']].flat().map(String)
  const hidden = includable.filter(name => !included.some(each => each.split('.')[0] === name))
  return { ...answer, ...Object.fromEntries(hidden.map(name => [name, null])) }
}
