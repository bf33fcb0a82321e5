import { AppError } from '#platform/errors'
import type { AnyEndpoint, Language } from '@allenio/contract'
import { z } from 'zod'
import { bounds, shapeOf, wellFormedFields } from './bounds.ts'
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

/** The endpoint's schema, refusing unknown fields and writing ids in lower case. */
export function schemaOf({ method, path, input }: AnyEndpoint): z.core.$ZodType {
  if (!(input instanceof z.ZodType)) throw new Error(`${method} ${path}: the input is not a zod schema`)
  return strictly(input)
}

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

/** Joins path, query and body into one object; the body cannot override a value of the path. */
export function parseInput(endpoint: AnyEndpoint, { params, query, body }: RawInput, say: FieldSay): unknown {
  const isBodyRead = endpoint.method !== 'GET' && endpoint.kind !== 'intake'
  if (isBodyRead && body !== undefined && body !== null && !isPlainObject(body)) throw new AppError('malformed request')
  const rawFields = isBodyRead ? (body ?? {}) : query
  const fields = isPlainObject(rawFields) ? rawFields : {}
  const names = isPlainObject(params) ? params : {}
  const { values, hasLoneSurrogate, fieldWithNul = shapeOf(names).fieldWithNul } = shapeOf(fields)
  if (fieldWithNul !== undefined) throw new InvalidInput({ [shorten(fieldWithNul)]: [sayField(say.language)('nul')] })
  // an address is decoded from UTF-8, which has no half pairs: they come in JSON alone
  const all: Record<string, unknown> = { ...(hasLoneSurrogate ? wellFormedFields(fields) : fields), ...names }
  for (const name of tolerated) delete all[name]
  const parsed = z.safeParse(schemaOf(endpoint), all, values > bounds.valuesWithAllFaults ? firstFault : allFaults)
  if (parsed.success) return parsed.data
  throw new InvalidInput(faultsOf(parsed.error, say))
}

// the input is reported because a missing value is worded differently from a wrong one
const allFaults = { reportInput: true }
// zod then stops at the first fault of each container, as its `validate` does
const firstFault = { ...allFaults, abortEarly: true }

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface FieldSay {
  language: Language
  /** Words a rule of the area's own, or a code that the endpoint declares; undefined when the key is neither. */
  own: (key: string) => string | undefined
}

function faultsOf(error: z.ZodError, say: FieldSay): Record<string, string[]> {
  // the object has no prototype, because a field may be called 'constructor'
  const fields: Record<string, string[]> = Object.create(null)
  let room = bounds.faultsNamed
  for (const issue of error.issues) {
    const sentence = wordIssue(issue, say)
    for (const name of namesOf(issue, room)) {
      ;(fields[name] ??= []).push(sentence)
      room -= 1
    }
    if (room <= 0) break
  }
  return fields
}

const namesOf = (issue: z.core.$ZodIssue, atMost: number): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, atMost).map(key => shorten([...issue.path, shorten(key)].join('.')))
    : [shorten(issue.path.join('.')) || 'input']

const shorten = (name: string) => name.slice(0, bounds.namedLength)

function wordIssue(issue: z.core.$ZodIssue, { language, own }: FieldSay): string {
  const ownSentence = own(issue.message)
  if (ownSentence !== undefined) return ownSentence
  const { word, values } = describeIssue(issue)
  return sayField(language)(word, values)
}

function describeIssue(issue: z.core.$ZodIssue): { word: FieldWord; values?: Record<string, string | number> } {
  switch (issue.code) {
    case 'invalid_type':
      return { word: issue.input === undefined ? 'required' : 'wrong type' }
    case 'unrecognized_keys':
      return { word: 'unknown field', values: { names: shorten(issue.keys.slice(0, bounds.faultsNamed).map(shorten).join(', ')) } }
    case 'too_small':
      return small(issue.origin, Number(issue.minimum))
    case 'too_big':
      return big(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return { word: formats[issue.format] ?? 'format' }
    case 'invalid_value':
      return { word: 'choice' }
    case 'invalid_union':
      return { word: 'choice' }
    default:
      return { word: 'wrong type' }
  }
}

function small(origin: string, limit: number): { word: FieldWord; values: { limit: number } } {
  if (origin === 'string') return limit === 1 ? { word: 'required', values: { limit } } : { word: 'text too short', values: { limit } }
  return { word: origin === 'array' || origin === 'set' ? 'too few' : 'number too small', values: { limit } }
}

function big(origin: string, limit: number): { word: FieldWord; values: { limit: number } } {
  if (origin === 'string') return { word: 'text too long', values: { limit } }
  return { word: origin === 'array' || origin === 'set' ? 'too many' : 'number too big', values: { limit } }
}

const formats: Record<string, FieldWord> = { email: 'email', uuid: 'uuid', date: 'date', datetime: 'date', url: 'url' }
