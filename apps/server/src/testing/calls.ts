import { fillPath, pathParams, type AnyEndpoint, type Endpoint, type Input, type Intake, type Output } from '@allenio/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { besideHeld } from '#platform/db'

export interface CallAnswer {
  status: number
  body: any // the test asks what it wants to know of it
  headers: Record<string, string | string[] | number | undefined>
  /** As it came, for files. */
  bytes: Buffer
}

export interface CallOptions {
  headers?: Record<string, string>
  /** The workspace that the request names; undefined leaves it to the session. */
  workspaceId?: string | undefined
  /** The body of an intake; a thousand bytes where the test does not care. */
  bytes?: Buffer
}

export class CallRefused extends Error {
  readonly status: number
  readonly body: any // as above
  constructor({ status, body }: CallAnswer, endpoint: AnyEndpoint, cause = '') {
    super(`${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(body)} ${cause}`.trim())
    this.status = status
    this.body = body
  }
}

export interface Caller {
  /** The call's data; throws when it is refused. */
  call<E extends Endpoint | Intake>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>>
  /** Returns every answer, refusals too; takes any input, right or wrong. */
  ask(endpoint: AnyEndpoint, input?: unknown, options?: CallOptions): Promise<CallAnswer>
}

/** Calls the real server through all its HTTP layers, without a port. `logged` tells the cause of an answer 500, which does not say it. */
export function callerOf(server: FastifyInstance, token: string | undefined, workspaceId?: string, logged: readonly string[] = []): Caller {
  const ask: Caller['ask'] = async (endpoint, input, options = {}) => {
    const fields = isRecord(input) ? input : {}
    const names = pathParams(endpoint.path)
    const rest = isRecord(input) ? Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) : input
    const hasQuery = endpoint.method === 'GET' || endpoint.kind === 'intake'
    const workspace = 'workspaceId' in options ? options.workspaceId : workspaceId
    const request: InjectOptions = {
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, fields)}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(workspace && { 'x-workspace': workspace }),
        ...(endpoint.kind === 'intake' && { 'content-type': 'application/octet-stream' }),
        ...options.headers,
      },
      ...(hasQuery && isRecord(rest) && { query: asQuery(rest) }),
      ...(endpoint.kind === 'intake' && { payload: options.bytes ?? Buffer.alloc(1000) }),
      ...(!hasQuery && rest !== undefined && { payload: rest as object }),
    }
    // a test may hold a row while it calls: the call comes from elsewhere, as over a network
    const response = await besideHeld('race of a test', async () => await server.inject(request))
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
      bytes: response.rawPayload,
    }
  }
  return {
    ask,
    async call(endpoint, input, options) {
      const answer = await ask(endpoint, input, options)
      if (answer.status !== 200 || answer.body.success !== true) {
        const cause = answer.status === 500 ? logged.findLast(isErrorLine) : undefined
        throw new CallRefused(answer, endpoint, cause)
      }
      return answer.body.data
    },
  }
}

/** Whether a line of the log tells of an error. */
export const isErrorLine = (line: string) => line.includes('"level":"error"')

export const isDatabaseWarning = (line: string) => line.includes('"message":"the database warned"')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const asQuery = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
