import { z } from 'zod'
import type { AnyEndpoint, Language } from '@allenio/contract'
import { withoutBrokenRows, type BrokenRow } from './broken-rows.ts'
import type { Catalogue } from './refusal.ts'
import type { MessageAnswer } from './message-answer.ts'
import { strictly } from './strict.ts'

interface Wrapping {
  area: string
  language: Language
  catalogue: Catalogue
  reportBrokenRow: (row: BrokenRow) => void
}

/** Wraps a handler's answer in the envelope. Fields that the schema does not name never leave the server. */
export function wrapAnswer(endpoint: AnyEndpoint, answer: MessageAnswer<unknown>, wrapping: Wrapping) {
  const message = answer.message && wrapping.catalogue.own(wrapping.area, wrapping.language, answer.message, answer.values)
  return { success: true as const, ...(message && { message }), data: stripAnswer(endpoint, answer.value, wrapping) }
}

type Reporting = Pick<Wrapping, 'reportBrokenRow'>

/** Tests insist on the exact shape. */
function stripAnswer(endpoint: AnyEndpoint, value: unknown, reporting: Reporting): unknown {
  if (endpoint.kind === 'download') return value
  const { output } = endpoint
  if (!(output instanceof z.ZodType)) throw new Error(`${endpoint.method} ${endpoint.path}: the output is not a zod schema`)
  return isStrict ? z.parse(strictly(output), value) : stripForgiving(endpoint, output, { value, ...reporting })
}

/** Production removes extra fields, and leaves out the rows of a list that are not as promised: one of them must not hide the others. */
export function stripForgiving(
  endpoint: AnyEndpoint,
  output: z.ZodType,
  { value, reportBrokenRow }: Reporting & { value: unknown },
): unknown {
  const parsed = output.safeParse(value)
  if (parsed.success) return parsed.data
  const rest = withoutBrokenRows(endpoint, value, parsed.error)
  const parsedRest = rest && output.safeParse(rest.answer)
  if (rest && parsedRest?.success) {
    rest.brokenRows.forEach(reportBrokenRow)
    return parsedRest.data
  }
  throw new Error(`${endpoint.method} ${endpoint.path} answers what it does not promise: ${z.prettifyError(parsed.error)}`)
}

const isStrict = process.env['VITEST'] !== undefined || process.env['STRICT_OUTPUT'] === 'true'
