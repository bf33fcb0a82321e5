import type { AnswerButton } from '@allenio/contract'
import { CallError, Refused } from '#lib/api'

/** The server's errors of the fields, one sentence per field; empty if the error is not about fields. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallError) || error.status !== 422) return {}
  return Object.fromEntries(Object.entries(error.errors).flatMap(([field, [sentence]]) => (sentence ? [[field, sentence]] : [])))
}

/** Seconds until another try makes sense, after too many tries. */
export const waitOf = (error: unknown): number | undefined =>
  error instanceof CallError && error.status === 429 ? error.retryAfter : undefined

/** The buttons of an answer without success and of an error alike. */
export function buttonsOf(error: unknown): readonly AnswerButton[] | undefined {
  if (error instanceof Refused) return error.buttons
  return error instanceof CallError ? error.data.buttons : undefined
}
