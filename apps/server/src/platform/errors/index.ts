import { baseErrors, type AnswerButton, type ErrorCode } from '@allenio/contract'

export interface ErrorDetails {
  /** The values for placeholders of the sentence, such as {{name}}. */
  values?: Record<string, string | number>
  /** Sentence keys by field, worded like the code itself. */
  fields?: Record<string, FieldFault>
  data?: Record<string, unknown>
  /** The transaction commits although the call is refused: a wrong try stays counted, an ended session stays ended. */
  keepsWrites?: true
  /** Seconds until a new try makes sense. */
  retryAfter?: number
  /** The cause, for the log alone. */
  cause?: unknown
}

export interface FieldFault {
  code: ErrorCode
  values?: Record<string, string | number>
}

/** Refuses a call with a code from the one table; the border words it in the asker's language. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.details = details
  }
}

/** A no in business terms: answered 200 with success false, its sentence and buttons; nothing was written. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly values: Record<string, string | number>
  readonly buttons: readonly AnswerButton[]
  constructor(code: ErrorCode, values: Record<string, string | number> = {}, buttons: readonly AnswerButton[] = []) {
    super(code)
    this.code = code
    this.values = values
    this.buttons = buttons
  }
}

/**
 * A service outside has refused, or did not answer. The call is refused with the code, and a retry with the same key goes on where this one
 * stopped, unless the service would refuse it again.
 */
export class OutsideError extends Error {
  readonly refusal: ErrorCode
  readonly isFinal: boolean
  constructor(message: string, { refusal, isFinal, cause }: { refusal: ErrorCode; isFinal: boolean; cause?: unknown }) {
    super(message, { cause })
    this.refusal = refusal
    this.isFinal = isFinal
  }
}

export function found<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new AppError('not found')
  return row
}

/** A single field is wrong. */
export const wrongField = (field: string, code: ErrorCode, values?: Record<string, string | number>) =>
  new AppError(code, { fields: { [field]: { code, ...(values && { values }) } }, ...(values && { values }) })

export const isBaseCode = (code: string): code is keyof typeof baseErrors => code in baseErrors
