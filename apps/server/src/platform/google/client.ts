/** One call as it goes over the wire, to Google or to the stand-in. */
export interface GoogleRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: string
}

export interface GoogleAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

export type SendToGoogle = (request: GoogleRequest) => Promise<GoogleAnswer>

export type GoogleFault =
  /** The access token is over. */
  | 'unauthorized'
  /** The person, or Google, has withdrawn our access. */
  | 'broken'
  /** Google is away, or asks to wait. */
  | 'busy'
  | 'not found'
  /** A sync token that is too old, or an event that is deleted by now. */
  | 'gone'
  /** An event of this id exists. */
  | 'conflict'
  /** The event has another etag by now. */
  | 'changed'
  | 'refused'

export class GoogleError extends Error {
  readonly fault: GoogleFault
  readonly retryAfter: number | undefined
  constructor(fault: GoogleFault, { reason = '', retryAfter }: { reason?: string; retryAfter?: number | undefined } = {}) {
    super(reason === '' ? `Google: ${fault}` : `Google: ${fault} (${reason})`)
    this.fault = fault
    this.retryAfter = retryAfter
  }
}

export const hasFault = (error: unknown, ...faults: readonly GoogleFault[]): error is GoogleError =>
  error instanceof GoogleError && faults.includes(error.fault)

const timeoutMs = 20_000
const mostBytes = 16 * 1_048_576

/** The hosts are Google's own and fixed here, so that no address of a user is ever called. */
export const sendOverNetwork: SendToGoogle = async ({ method, url, headers, body }) => {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    })
    if (Number(answer.headers.get('content-length') ?? 0) > mostBytes) {
      // a body that nobody reads keeps its connection
      await answer.body?.cancel()
      throw new GoogleError('refused', { reason: 'the answer is too long' })
    }
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  } catch (error) {
    if (error instanceof GoogleError) throw error
    // a message of the network may name nothing secret: the token stands in a header
    throw new GoogleError('busy', { reason: 'no answer' })
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export function parseAnswer(body: string): Record<string, unknown> {
  if (body === '') return {}
  try {
    const parsed: unknown = JSON.parse(body)
    return isObject(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

const waitReasons = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
  'calendarUsageLimitsExceeded',
])
const brokenReasons = new Set(['insufficientPermissions', 'invalid_grant', 'unauthorized_client'])

/** The reason of a refusal: of the API as `error.errors[0].reason`, of the token endpoint as `error`. */
function reasonIn(body: Record<string, unknown>): string {
  const { error } = body
  if (typeof error === 'string') return error
  if (!isObject(error)) return ''
  const [first] = Array.isArray(error.errors) ? (error.errors as unknown[]) : []
  return isObject(first) && typeof first.reason === 'string' ? first.reason : ''
}

export function faultOf({ status, headers, body }: GoogleAnswer): GoogleError | undefined {
  if (status >= 200 && status < 300) return undefined
  const reason = reasonIn(parseAnswer(body))
  const retryAfter = /^\d{1,5}$/.test(headers['retry-after'] ?? '') ? Number(headers['retry-after']) : undefined
  if (brokenReasons.has(reason)) return new GoogleError('broken', { reason })
  if (status === 429 || status >= 500 || waitReasons.has(reason)) return new GoogleError('busy', { reason, retryAfter })
  const faults: Record<number, GoogleFault> = { 401: 'unauthorized', 404: 'not found', 409: 'conflict', 410: 'gone', 412: 'changed' }
  return new GoogleError(faults[status] ?? 'refused', { reason: reason || String(status) })
}
