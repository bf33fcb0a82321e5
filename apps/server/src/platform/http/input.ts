import { AppError } from '#platform/errors'
import type { AnyEndpoint, Language } from '@allenio/contract'
import { z } from 'zod'
import { strictly } from './strict.ts'
import { sayField, type FieldWord } from './words.ts'

export class InvalidInput extends Error {
  readonly fields: Record<string, string[]>
  constructor(fields: Record<string, string[]>) {
    super('invalid input')
    this.fields = fields
  }
}

/** Fields that callers of other products send along by habit; they mean nothing here. */
const tolerated = new Set(['_method'])

/** The endpoint's schema, refusing unknown fields. */
export function schemaOf({ method, path, input }: AnyEndpoint): z.core.$ZodType {
  if (!(input instanceof z.ZodType)) throw new Error(`${method} ${path}: the input is not a zod schema`)
  return strictly(input)
}

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

/** Path, query and body become one object; what stands in the path cannot be overruled by the body. */
export function parseInput(endpoint: AnyEndpoint, { params, query, body }: RawInput, say: FieldSay): unknown {
  const isBodyRead = endpoint.method !== 'GET' && endpoint.kind !== 'intake'
  if (isBodyRead && body !== undefined && body !== null && !isPlainObject(body)) throw new AppError('malformed request')
  const sent = isBodyRead ? (body ?? {}) : query
  const all: Record<string, unknown> = { ...(isPlainObject(sent) ? sent : {}), ...(isPlainObject(params) ? params : {}) }
  for (const name of tolerated) delete all[name]
  const nul = fieldWithNul(all)
  if (nul) throw new InvalidInput({ [nul]: [sayField(say.language)('nul')] })
  // a value that is missing has another sentence than one that is wrong
  const parsed = z.safeParse(schemaOf(endpoint), all, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new InvalidInput(faultsOf(parsed.error, say))
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// PostgreSQL's text takes no NUL: it is refused here, by name of the field, rather than there
function fieldWithNul(input: Record<string, unknown>): string | undefined {
  return Object.keys(input).find(field => field.includes('\0') || hasNul(input[field], 0))
}

function hasNul(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  if (depth > 32) throw new AppError('malformed request')
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner, depth + 1))
}

export interface FieldSay {
  language: Language
  /** Words a rule of the area's own; undefined when the key is not one of its sentences. */
  own: (key: string) => string | undefined
}

function faultsOf(error: z.ZodError, say: FieldSay): Record<string, string[]> {
  // without a prototype: a field may be called 'constructor'
  const fields: Record<string, string[]> = Object.create(null)
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => [...issue.path, key].join('.'))
      : [issue.path.join('.') || 'input']
    for (const name of names) (fields[name] ??= []).push(worded(issue, say))
  }
  return fields
}

function worded(issue: z.core.$ZodIssue, { language, own }: FieldSay): string {
  const ownSentence = own(issue.message)
  if (ownSentence !== undefined) return ownSentence
  const { word, values } = described(issue)
  return sayField(language)(word, values)
}

function described(issue: z.core.$ZodIssue): { word: FieldWord, values?: Record<string, string | number> } {
  switch (issue.code) {
    case 'invalid_type': return { word: issue.input === undefined ? 'required' : 'wrong type' }
    case 'unrecognized_keys': return { word: 'unknown field', values: { names: issue.keys.join(', ').slice(0, 80) } }
    case 'too_small': return small(issue.origin, Number(issue.minimum))
    case 'too_big': return big(issue.origin, Number(issue.maximum))
    case 'invalid_format': return { word: formats[issue.format] ?? 'format' }
    case 'invalid_value': return { word: 'choice' }
    case 'invalid_union': return { word: 'choice' }
    default: return { word: 'wrong type' }
  }
}

function small(origin: string, limit: number): { word: FieldWord, values: { limit: number } } {
  if (origin === 'string') return limit === 1 ? { word: 'required', values: { limit } } : { word: 'text too short', values: { limit } }
  return { word: origin === 'array' || origin === 'set' ? 'too few' : 'number too small', values: { limit } }
}

function big(origin: string, limit: number): { word: FieldWord, values: { limit: number } } {
  if (origin === 'string') return { word: 'text too long', values: { limit } }
  return { word: origin === 'array' || origin === 'set' ? 'too many' : 'number too big', values: { limit } }
}

const formats: Record<string, FieldWord> = { email: 'email', uuid: 'uuid', date: 'date', datetime: 'date', url: 'url' }
