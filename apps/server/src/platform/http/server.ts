import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '@allenio/contract'
import { answerTo, beginPath, type Database } from '#platform/db'
import { AppError } from '#platform/errors'
import { framesOf, reasonOf, type Log } from '#platform/log'
import { leftOutRows, requestSeconds } from '#platform/metrics'
import { askersLanguage } from '#platform/words'
import { makeAdmission, type AdmissionOptions } from './admission.ts'
import { bindingFaults, type Area } from './area.ts'
import { bounds } from './bounds.ts'
import type { BrokenRow } from './broken-rows.ts'
import { answerCall, languageOf, type BoundCall, type CallKit } from './calls.ts'
import type { Outcome } from './outcome.ts'
import { encodeAnswer } from './compression.ts'
import { boundConnections } from './connections.ts'
import { parseCookies, writeCookie } from './cookies.ts'
import { apiHeaders, commonHeaders, transportHeaders } from './headers.ts'
import { brakeRoutes } from './route-brakes.ts'
import { bindingFor, mediaOf, refuseOtherMedia } from './media.ts'
import { jsonBytes } from './json-bytes.ts'
import { parseMultipart, type FileTaker } from './multipart.ts'
import { makeCatalogue, presentRefusal } from './refusal.ts'
import { refuseApi } from './without-api.ts'

export interface HttpOptions {
  areas: readonly Area[]
  database: Database
  log: Log
  publicUrl: string | undefined
  /** The number of proxies before us; only their entries about the caller's address are trusted. */
  trustProxy: number
  requestLimit: number
  sessions: Pick<AdmissionOptions, 'recall' | 'authenticate'>
  /** Streams a multipart file to a temporary upload and answers its id. */
  takeFile: FileTaker
  publishChange?: CallKit['publishChange']
  /** False where SERVICES leave out the API. */
  servesApi: boolean
  /** While it is true, a connection is closed after its answer, so that its caller goes on elsewhere. */
  isStopping?: () => boolean
}

function reportLeftOut(log: Log, row: BrokenRow): void {
  leftOutRows.inc({ route: row.call })
  log.error('a row was left out of a list', { ...row })
}

/** Answers each call on a path of its own, by the share of connections of its caller. */
function answerByCaller(app: FastifyInstance, callerOf: (request: FastifyRequest) => unknown): void {
  app.addHook('onRoute', route => {
    const { handler } = route
    route.handler = function (request, reply) {
      const kind = callerOf(request) ? 'known' : request.method === 'GET' ? 'reading stranger' : 'writing stranger'
      return beginPath(() => answerTo(kind, () => handler.call(this, request, reply)))
    }
  })
}

/** The API: every promised endpoint on its path, refusals in the asker's language. */
export function makeServer(options: HttpOptions): FastifyInstance {
  const { areas, log, publishChange = () => undefined, isStopping = () => false } = options
  const faults = bindingFaults(areas)
  if (faults.length) throw new Error(`The endpoints and their bindings do not match:\n${faults.join('\n')}`)
  const catalogue = makeCatalogue(areas)
  const reportBrokenRow = (row: BrokenRow) => reportLeftOut(log, row)
  const {
    publicUrl,
    requestLimit,
    sessions: { recall, authenticate },
  } = options
  const { admit, callerOf, admissionOf } = makeAdmission({ publicUrl, requestLimit, recall, authenticate })
  const requestLanguage = (request: FastifyRequest) =>
    askersLanguage(parseCookies(request.headers.cookie)['allenio.lang'], request.headers['accept-language'])
  const own = { ...commonHeaders, ...transportHeaders(options.publicUrl) }
  const headersOf = { pages: Object.entries(own), api: Object.entries({ ...own, ...apiHeaders }) }

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
    const answer = presentRefusal(withLimit(error, request), {
      language: callerOf(request)?.language ?? requestLanguage(request),
      catalogue,
    })
    // a full disk is not logged here, because platform/disk logs it once
    const isLogged = answer.status >= 500 && !(error instanceof AppError && error.code === 'disk full')
    if (isLogged) {
      log[answer.status === 503 ? 'warn' : 'error']('a call failed', {
        request: request.id,
        route: request.routeOptions.url,
        reason: reasonOf(error),
        ...(error instanceof AppError && error.cause !== undefined && { cause: reasonOf(error.cause) }),
        ...(answer.status === 500 && { stack: framesOf(error) }),
      })
    }
    if (answer.retryAfter) reply.header('retry-after', String(answer.retryAfter))
    return reply.status(answer.status).send(answer.body)
  }

  const app = Fastify({
    logger: false,
    // only hops of our own proxies are trusted, because the caller can write any address into the header
    trustProxy: (_address, hop) => hop < options.trustProxy,
    // routes for signed-in people set a higher limit
    bodyLimit: bounds.anonymousBodyBytes,
    genReqId: () => randomUUID(),
    requestTimeout: 120_000,
    // `requestTimeout` cuts off a body that trickles in; uploads send small parts and stay within it
    connectionTimeout: 0,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // calls on open connections are still answered during a stop
    return503OnClosing: false,
    // an address that cannot be decoded never reaches a route
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply.headers({ ...own, ...apiHeaders })),
  })

  boundConnections(app.server, options.trustProxy)

  // only the types that endpoints use are read: a foreign form can send text/plain, so it is refused
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))

  brakeRoutes(app, requestLimit)
  if (!options.servesApi) refuseApi(app)
  answerByCaller(app, callerOf)
  app.addHook('onSend', async (request, reply) => {
    // a header that a route has set is kept
    for (const [name, value] of headersOf[isApi(request) ? 'api' : 'pages']) if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('x-request-id', request.id)
    if (isStopping()) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    log.info('answered', {
      request: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  async function handle(call: BoundCall, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { endpoint } = call.binding
    const { caller, token } = admissionOf(request)
    refuseOtherMedia(request, endpoint)
    const language = languageOf(caller, requestLanguage(request))
    const isStream = endpoint.kind === 'intake'
    const body =
      mediaOf(request) === 'multipart/form-data'
        ? await parseMultipart(request, endpoint, async file => {
            if (caller?.kind !== 'person') throw new AppError('unauthenticated')
            return options.takeFile(caller, file).catch(error => {
              throw rewordError(error, endpoint)
            })
          })
        : request.body
    const outcome = await answerCall(
      call,
      {
        raw: { params: request.params, query: request.query, body: isStream ? undefined : body },
        headers: request.headers,
        caller,
        facts: {
          id: request.id,
          language,
          address: request.ip,
          device: (request.headers['user-agent'] ?? '').slice(0, 200),
          token,
          cookie: name => parseCookies(request.headers.cookie)[name],
          setCookie: (name, value, cookie) =>
            writeCookie(reply, name, value, { ...cookie, isSecure: options.publicUrl?.startsWith('https:') ?? false }),
        },
        stream: isStream ? request.raw : undefined,
      },
      { database: options.database, catalogue, publishChange, reportBrokenRow },
    )
    return send(reply, outcome)
  }

  for (const area of areas) {
    for (const binding of area.bindings) {
      const { endpoint } = binding
      app.route({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        bodyLimit: bodyLimitOf(endpoint),
        config: { calls: { countedBy: 'admission' } },
        // admission comes before any byte of the body is read
        onRequest: request => admit(request, binding),
        // the length of a compressed answer would tell something of a secret in it
        ...(endpoint.kind === 'json' && !endpoint.isSecret && { onSend: encode }),
        handler: (request, reply) => {
          if (!area.isOffered()) throw new AppError('not found')
          return handle({ binding: bindingFor(request, binding, area), areaName: area.name }, request, reply)
        },
      })
    }
  }
  refuseOtherMethods(
    app,
    areas.flatMap(each => [...each.endpoints]),
  )
  return app
}

async function encode(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const encoded = await encodeAnswer(payload, request.headers['accept-encoding'])
  if (!encoded) return payload
  reply.header('content-encoding', encoded.encoding).header('vary', 'Accept-Encoding')
  return encoded.bytes
}

function bodyLimitOf(endpoint: AnyEndpoint): number {
  if (endpoint.kind === 'intake') return endpoint.maxBytes
  const isPublic = typeof endpoint.access === 'object' && 'public' in endpoint.access
  return isPublic ? bounds.anonymousBodyBytes : bounds.bodyBytes
}

/** The framework says that a body is too large, but not how large it may be. */
function withLimit(error: unknown, request: FastifyRequest): unknown {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
  if (!isTooLarge) return error
  return new AppError('body too large', { values: { max: formatBytes(request.routeOptions.bodyLimit ?? bounds.anonymousBodyBytes) } })
}

const formatBytes = (bytes: number) => (bytes < 1_048_576 ? `${bytes / 1024} KB` : `${Math.floor(bytes / 1_048_576)} MB`)

const rewordError = (error: unknown, { fileTooLarge }: AnyEndpoint): unknown =>
  fileTooLarge && error instanceof AppError && error.code === 'file too large' ? new AppError(fileTooLarge, error.details) : error

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Answers 405 instead of 404 if the path exists under another method. A route for each of those methods would make two thirds of all
 * routes, so there is one only where a path with a parameter would take the call.
 */
function refuseOtherMethods(app: FastifyInstance, endpoints: readonly AnyEndpoint[]): void {
  const patternOf = (path: string) => `^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`
  const parametersOf = (url: string) => url.split(':').length
  const paths = [...Map.groupBy(endpoints, ({ path }) => patternOf(path))]
    .map(([pattern, there]) => ({
      url: `/api${there[0]?.path}`,
      pattern: new RegExp(pattern),
      methods: allMethods.filter(method => there.some(endpoint => endpoint.method === method)),
    }))
    .toSorted((one, other) => parametersOf(one.url) - parametersOf(other.url))
  const refuse = (reply: FastifyReply, methods: readonly string[]): never => {
    reply.header('allow', methods.join(', '))
    throw new AppError('method not allowed')
  }
  app.setNotFoundHandler(({ url, method }, reply) => {
    const [path = ''] = url.split('?')
    const knownPath = allMethods.some(each => each === method) ? paths.find(({ pattern }) => pattern.test(path)) : undefined
    if (knownPath && !knownPath.methods.some(each => each === method)) refuse(reply, knownPath.methods)
    throw new AppError('unknown call')
  })
  for (const { url, methods } of paths) {
    const others = paths.filter(other => other.url !== url && other.pattern.test(url)).flatMap(other => other.methods)
    const method = [...new Set(others)].filter(each => !methods.includes(each))
    if (method.length) app.route({ method, url, onRequest: async (_request, reply) => refuse(reply, methods), handler: () => undefined })
  }
}

// the router decodes the address first, so '/%61pi/' is the API too: therefore the path of the route is checked
const isApi = ({ url, routeOptions }: FastifyRequest) => /^\/api(\/|$)/.test(routeOptions.url ?? url)

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => controller.abort())
  if (raw.destroyed) controller.abort()
  return controller.signal
}

async function send(reply: FastifyReply, outcome: Outcome): Promise<unknown> {
  if (outcome.kind === 'json') return reply.status(outcome.status).type('application/json; charset=utf-8').send(jsonBytes(outcome.body))
  const { type, name, bytes } = outcome.bytes
  const body = typeof outcome.bytes.body === 'function' ? await outcome.bytes.body(signalOf(reply)) : outcome.bytes.body
  reply.type(type)
  if (bytes !== undefined) reply.header('content-length', bytes)
  if (name) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  return reply.send(body)
}
