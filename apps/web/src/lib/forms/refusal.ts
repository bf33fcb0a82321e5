import { CallError } from '#lib/api'

/** What the server says of each field, one sentence a field; empty where it speaks of none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallError) || error.status !== 422) return {}
  return Object.fromEntries(Object.entries(error.errors).flatMap(([field, [sentence]]) => (sentence ? [[field, sentence]] : [])))
}

/** Seconds until another try makes sense, where there have been too many. */
export const waitOf = (error: unknown): number | undefined =>
  error instanceof CallError && error.status === 429 ? error.retryAfter : undefined
