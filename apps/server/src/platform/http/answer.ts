import { z } from 'zod'
import type { AnyEndpoint, Language } from '@allenio/contract'
import type { Catalogue } from './refusal.ts'
import type { MessageAnswer } from './message-answer.ts'
import { strictly } from './strict.ts'

/** Wraps a handler's answer in the envelope. Fields that the schema does not name never leave the server. */
export function wrapAnswer(
  endpoint: AnyEndpoint,
  answer: MessageAnswer<unknown>,
  words: { area: string; language: Language; catalogue: Catalogue },
) {
  const message = answer.message && words.catalogue.own(words.area, words.language, answer.message, answer.values)
  return { success: true as const, ...(message && { message }), data: stripAnswer(endpoint, answer.value) }
}

/** Tests insist on the exact shape; production removes extra fields and lets a wrong schema pass. */
function stripAnswer(endpoint: AnyEndpoint, value: unknown): unknown {
  if (endpoint.kind === 'download') return value
  const { output } = endpoint
  if (!(output instanceof z.ZodType)) throw new Error(`${endpoint.method} ${endpoint.path}: the output is not a zod schema`)
  if (isStrict) return z.parse(strictly(output), value)
  const parsed = output.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(`${endpoint.method} ${endpoint.path} answers what it does not promise: ${z.prettifyError(parsed.error)}`)
}

const isStrict = process.env['VITEST'] !== undefined || process.env['STRICT_OUTPUT'] === 'true'
