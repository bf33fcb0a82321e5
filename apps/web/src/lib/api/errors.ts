import type { AnswerButton, ErrorBody } from '@allenio/contract'
import { apiWords } from './words.ts'

/** The server refused the call and says why. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string
  /** Sentences per field, as the server wrote them. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly data: NonNullable<ErrorBody['data']>
  /** Seconds until a next try makes sense. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: Partial<ErrorBody>, retryAfter?: number) {
    super(body.message ?? '')
    this.status = status
    this.code = body.code ?? 'unexpected'
    this.errors = body.errors ?? {}
    this.data = body.data ?? {}
    this.retryAfter = retryAfter
  }
}

/** The call never reached the server, or its answer never came back. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** The server answered, but without success: its sentence is shown, nothing is applied. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly buttons: readonly AnswerButton[]

  constructor(message: string, buttons: readonly AnswerButton[]) {
    super(message)
    this.buttons = buttons
  }
}

/** Whether the caller itself gave up the request or the write: nothing has failed. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Whether the thing that was asked for is not there: deleted, never made, or an address with a wrong id. */
export const isGone = (error: unknown): boolean => error instanceof CallError && (error.status === 404 || error.status === 422)

/** The sentence to show for an error: the server's, or our own if the server never answered. */
export function messageOf(error: unknown): string {
  if (error instanceof Unreachable) return apiWords.say('unreachable')
  if (error instanceof CallError) {
    const first = error.status === 422 ? Object.values(error.errors)[0]?.[0] : undefined
    return first || error.message || apiWords.say('somethingWentWrong')
  }
  if (error instanceof Refused && error.message) return error.message
  return apiWords.say('somethingWentWrong')
}
