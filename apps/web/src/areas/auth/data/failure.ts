import type { CallError } from '#lib/api'

// by its name: the door of this area passes these on, and a door loads no engine
const isCallError = (error: unknown): error is CallError => error instanceof Error && error.name === 'CallError'

/** What the server says of each field, one sentence a field; empty where it speaks of none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!isCallError(error) || error.status !== 422) return {}
  return Object.fromEntries(Object.entries(error.errors).flatMap(([field, [sentence]]) => sentence ? [[field, sentence]] : []))
}

/** Seconds until another try makes sense, where there have been too many. */
export const waitOf = (error: unknown): number | undefined =>
  isCallError(error) && error.status === 429 ? error.retryAfter : undefined

/** Whether the server refused for this reason. */
export const isRefusedFor = (error: unknown, code: CallError['code']): boolean => isCallError(error) && error.code === code
