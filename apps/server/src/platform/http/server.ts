import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '@allenio/contract'
import type { Caller } from '#platform/access'
import type { Database } from '#platform/db'
import { AppError } from '#platform/errors'
import { reasonOf, type Log } from '#platform/log'
import { requestSeconds } from '#platform/metrics'
import { askersLanguage } from '#platform/words'
import { bindingFaults, type Area } from './area.ts'
import { answerCall, languageOf, type BoundCall, type Outcome } from './calls.ts'
import { readCookies, writeCookie } from './cookies.ts'
import { floodGate } from './flood.ts'
import { apiHeaders } from './headers.ts'
import { readMultipart, type FileTaker } from './multipart.ts'
import { isForeignOrigin } from './origin.ts'
import { makeCatalogue, refused } from './refusal.ts'

export interface HttpOptions {
  areas: readonly Area[]
  database: Database
  log: Log
  publicUrl: string | undefined
  trustProxy: boolean
  requestLimit: number
  /** Who stands behind a token, in the workspace that the request names. */
  authenticate: (token: string, workspaceId: string | undefined) => Promise<Caller | undefined>
  /** Streams a multipart file to a temporary upload and answers its id. */
  takeFile: FileTaker
}

export const jsonBodyLimit = 1_048_576

/** The API: every promised endpoint on its path, refusals in the asker's language. */
export function makeServer(options: HttpOptions): FastifyInstance {
  const { areas, log } = options
  const faults = bindingFaults(areas)
  if (faults.length) throw new Error(`The endpoints and their bindings do not match:\n${faults.join('\n')}`)
  const catalogue = makeCatalogue(areas)
  const app = Fastify({
    logger: false,
    trustProxy: options.trustProxy,
    bodyLimit: jsonBodyLimit,
    genReqId: () => randomUUID(),
    requestTimeout: 120_000,
    // a body that trickles in is cut off; uploads send small parts and fit
    connectionTimeout: 0,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
  })
  const asked = (request: FastifyRequest) =>
    askersLanguage(readCookies(request.headers.cookie)['allenio.lang'], request.headers['accept-language'])

  // only what endpoints name is read: text/plain, which a foreign form can send, is refused
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))

  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.headers(apiHeaders)
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    log.info('answered', {
      request: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
  app.setErrorHandler((error, request, reply) => {
    const answer = refused(error, { language: callers.get(request)?.language ?? asked(request), catalogue })
    if (answer.status >= 500) {
      log[answer.status === 503 ? 'warn' : 'error']('a call failed', {
        request: request.id, route: request.routeOptions.url, reason: reasonOf(error),
        ...(answer.status === 500 && error instanceof Error && { stack: error.stack }),
      })
    }
    if (answer.retryAfter) reply.header('retry-after', String(answer.retryAfter))
    return reply.status(answer.status).send(answer.body)
  })

  const gate = floodGate(options.requestLimit)
  const callers = new WeakMap<FastifyRequest, Caller>()

  async function handle(call: BoundCall, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { endpoint } = call.binding
    if (endpoint.method !== 'GET' && isForeignOrigin(request.headers, options.publicUrl)) throw new AppError('foreign origin')
    const token = bearer(request)
    // a public call made with a stale token is still a public call
    const caller = token === undefined ? undefined : await options.authenticate(token, workspaceHeader(request))
    if (caller) callers.set(request, caller)
    gate(caller?.personId ?? request.ip)
    const language = languageOf(caller, asked(request))
    const isStream = endpoint.kind === 'intake'
    const body = isMultipart(request)
      ? await readMultipart(request, endpoint, file => {
          if (caller?.kind !== 'person') throw new AppError('unauthenticated')
          return options.takeFile(caller, file)
        })
      : request.body
    const outcome = await answerCall(call, {
      raw: { params: request.params, query: request.query, body: isStream ? undefined : body },
      headers: request.headers,
      caller,
      facts: {
        id: request.id,
        language,
        address: request.ip,
        device: (request.headers['user-agent'] ?? '').slice(0, 200),
        token,
        setCookie: (name, value, cookie) => writeCookie(reply, name, value, { ...cookie, isSecure: options.publicUrl?.startsWith('https:') ?? false }),
      },
      stream: isStream ? request.raw : undefined,
    }, { database: options.database, catalogue })
    return send(reply, outcome)
  }

  for (const area of areas) {
    for (const binding of area.bindings) {
      const { endpoint } = binding
      app.route({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        ...(endpoint.kind === 'intake' && { bodyLimit: endpoint.maxBytes }),
        handler: (request, reply) => handle({ binding, areaName: area.name }, request, reply),
      })
    }
  }
  refuseOtherMethods(app, areas.flatMap(each => [...each.endpoints]))
  return app
}

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A path that exists under another method says so, rather than that it does not exist. */
function refuseOtherMethods(app: FastifyInstance, endpoints: readonly AnyEndpoint[]): void {
  const shape = (path: string) => path.replaceAll(/:\w+/g, ':_')
  const byShape = Map.groupBy(endpoints, endpoint => shape(endpoint.path))
  for (const [path, there] of byShape) {
    const missing = allMethods.filter(method => !there.some(endpoint => endpoint.method === method)
      && !endpoints.some(other => other.method === method && overlaps(other.path, path)))
    if (!missing.length) continue
    app.route({
      method: missing,
      url: `/api${there[0]?.path ?? path}`,
      handler: () => { throw new AppError('method not allowed') },
    })
  }
}

// '/conversation/read/all' also fits '/conversation/:id/:x': the router prefers the fixed one, so only equal shapes clash
const overlaps = (path: string, shape: string) => path.replaceAll(/:\w+/g, ':_') === shape

const isMultipart = (request: FastifyRequest) => request.headers['content-type']?.startsWith('multipart/form-data') ?? false

function bearer(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')
  return match?.[1]
}

function workspaceHeader(request: FastifyRequest): string | undefined {
  const header = request.headers['x-workspace']
  if (header === undefined || header === '') return undefined
  if (typeof header === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(header)) return header
  throw new AppError('not found')
}

function send(reply: FastifyReply, outcome: Outcome): unknown {
  if (outcome.kind === 'json') return reply.status(outcome.status).send(outcome.body)
  const { type, name, bytes, body } = outcome.bytes
  reply.type(type)
  if (bytes !== undefined) reply.header('content-length', bytes)
  if (name) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  return reply.send(body)
}
