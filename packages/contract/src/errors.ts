// The one table of refusals. An area adds its own codes beside its endpoints:
//   export const accountErrors = { 'wrong password': 422 } as const satisfies ErrorTable
//   declare module '../errors.ts' { interface AreaErrors { account: typeof accountErrors } }
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 507
export type ErrorTable = Record<string, ErrorStatus>

export const baseErrors = {
  unauthenticated: 401,
  forbidden: 403,
  'business suspended': 403,
  'not found': 404,
  'unknown call': 404,
  'method not allowed': 405,
  'malformed request': 400,
  'foreign origin': 403,
  'invalid input': 422,
  'body too large': 413,
  'unsupported media': 415,
  'too many requests': 429,
  'key used for another request': 409,
  'changed meanwhile': 409,
  'document full': 422,
  'paper too long': 422,
  'too many papers': 429,
  'papers busy': 503,
  'payment failed': 502,
  unavailable: 503,
  'disk full': 507,
  unexpected: 500,
} as const satisfies ErrorTable

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- areas add themselves by declaration merging
export interface AreaErrors {}

type KeysOfEach<T> = T extends unknown ? keyof T & string : never
export type BaseErrorCode = keyof typeof baseErrors
export type ErrorCode = BaseErrorCode | KeysOfEach<AreaErrors[keyof AreaErrors]>

/** The body of a refusal. */
export interface ErrorBody {
  success: false
  code: string
  message: string
  errors?: Record<string, string[]>
  data?: { redirect?: string; hideMessage?: boolean; buttons?: AnswerButton[]; [more: string]: unknown }
}

export interface AnswerButton {
  title: string
  redirect: string
}

/** The spec's literal: the web knows a lost session by this sentence. */
export const unauthenticatedMessage = 'Unauthenticated.'
