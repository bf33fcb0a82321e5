import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '@allenio/contract'
import type { Caller } from '#platform/access'
import type { Database } from '#platform/db'
import { AppError } from '#platform/errors'
import { framesOf, reasonOf, type Log } from '#platform/log'
import { requestSeconds } from '#platform/metrics'
import { askersLanguage } from '#platform/words'
import { bindingFaults, type Area } from './area.ts'
import { answerCall, languageOf, refuseByAccess, type BoundCall, type Outcome } from './calls.ts'
import { readCookies, writeCookie } from './cookies.ts'
import { floodGate } from './flood.ts'
import { apiHeaders, commonHeaders, transportHeaders } from './headers.ts'
import { mediaOf, refuseOtherMedia } from './media.ts'
import { readMultipart, type FileTaker } from './multipart.ts'
import { isForeignOrigin } from './origin.ts'
import { makeCatalogue, refused } from './refusal.ts'

export interface HttpOptions {
  areas: readonly Area[]
  database: Database
  log: Log
  publicUrl: string | undefined
  /** How many proxies stand before us; what they say of the asker's address is believed, and no more than that. */
  trustProxy: number
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
  const callers = new WeakMap<FastifyRequest, Caller>()
  const asked = (request: FastifyRequest) =>
    askersLanguage(readCookies(request.headers.cookie)['allenio.lang'], request.headers['accept-language'])
  const own = { ...commonHeaders, ...transportHeaders(options.publicUrl) }

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
    const answer = refused(error, { language: callers.get(request)?.language ?? asked(request), catalogue })
    if (answer.status >= 500) {
      log[answer.status === 503 ? 'warn' : 'error']('a call failed', {
        request: request.id, route: request.routeOptions.url, reason: reasonOf(error),
        ...(answer.status === 500 && { stack: framesOf(error) }),
      })
    }
    if (answer.retryAfter) reply.header('retry-after', String(answer.retryAfter))
    return reply.status(answer.status).send(answer.body)
  }

  const app = Fastify({
    logger: false,
    // the leftmost address of the header is whatever the asker wrote there
    trustProxy: (_address, hop) => hop < options.trustProxy,
    bodyLimit: jsonBodyLimit,
    genReqId: () => randomUUID(),
    requestTimeout: 120_000,
    // a body that trickles in is cut off; uploads send small parts and fit
    connectionTimeout: 0,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // while we stop, calls on open connections are still answered
    return503OnClosing: false,
    // an address that cannot be decoded never reaches a route
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply.headers({ ...own, ...apiHeaders })),
  })

  // only what endpoints name is read: text/plain, which a foreign form can send, is refused
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))

  app.addHook('onSend', async (request, reply) => {
    // a route that says otherwise keeps what it said
    const wanted = isApi(request) ? { ...own, ...apiHeaders } : own
    for (const [name, value] of Object.entries(wanted)) if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    log.info('answered', {
      request: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  app.setNotFoundHandler(() => { throw new AppError('unknown call') })

  const gate = floodGate(options.requestLimit)

  async function handle(call: BoundCall, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { endpoint } = call.binding
    if (endpoint.method !== 'GET' && isForeignOrigin(request.headers, options.publicUrl)) throw new AppError('foreign origin')
    const token = bearer(request)
    // a public call made with a stale token is still a public call
    const caller = token === undefined ? undefined : await options.authenticate(token, workspaceHeader(request))
    if (caller) callers.set(request, caller)
    gate(caller?.personId ?? request.ip)
    // before a byte of a form is read
    refuseByAccess(call.binding, caller)
    refuseOtherMedia(request, endpoint)
    const language = languageOf(caller, asked(request))
    const isStream = endpoint.kind === 'intake'
    const body = mediaOf(request) === 'multipart/form-data'
      ? await readMultipart(request, endpoint, async file => {
          if (caller?.kind !== 'person') throw new AppError('unauthenticated')
          return options.takeFile(caller, file).catch(error => { throw reworded(error, endpoint) })
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

const reworded = (error: unknown, { fileTooLarge }: AnyEndpoint): unknown =>
  fileTooLarge && error instanceof AppError && error.code === 'file too large' ? new AppError(fileTooLarge, error.details) : error

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
      handler: (_request, reply) => {
        reply.header('allow', allMethods.filter(method => !missing.includes(method)).join(', '))
        throw new AppError('method not allowed')
      },
    })
  }
}

// '/conversation/read/all' also fits '/conversation/:id/:x': the router prefers the fixed one, so only equal shapes clash
const overlaps = (path: string, shape: string) => path.replaceAll(/:\w+/g, ':_') === shape

// the router decodes the address before it compares, so '/%61pi/' is the API too: the route knows best
const isApi = ({ url, routeOptions }: FastifyRequest) => /^\/api(\/|$)/.test(routeOptions.url ?? url)

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
