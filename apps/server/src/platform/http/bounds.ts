import { AppError } from '#platform/errors'

/** The limits of one request. docs/operations.md lists these figures. */
export const bounds = {
  /** A body of a call that anybody may make. */
  anonymousBodyBytes: 65_536,
  bodyBytes: 1_048_576,
  /** Objects, list items and fields of a body, all levels together. */
  values: 50_000,
  depth: 32,
  /** Fields of one object; a query and a form count as one. */
  fields: 500,
  /** For a larger input only the first fault is reported, because finding all of them costs more than reading it. */
  valuesWithAllFaults: 2_000,
  faultsNamed: 20,
  namedLength: 80,
}

export interface Shape {
  values: number
  /** The first field that contains a NUL, which PostgreSQL's text cannot store. */
  fieldWithNul?: string | undefined
  /** Whether a text or a name holds half a pair of surrogates, which PostgreSQL's jsonb cannot store. */
  hasLoneSurrogate: boolean
}

/** Walks an input once, before any schema runs, and refuses one that is larger than any honest input. */
export function shapeOf(input: Record<string, unknown>): Shape {
  let values = 0
  let hasLoneSurrogate = false
  const isTextWithNul = (text: string): boolean => {
    hasLoneSurrogate ||= !text.isWellFormed()
    return text.includes('\0')
  }
  const hasNul = (value: unknown, depth: number): boolean => {
    values += 1
    if (values > bounds.values || depth > bounds.depth) throw new AppError('malformed request')
    if (typeof value === 'string') return isTextWithNul(value)
    if (typeof value !== 'object' || value === null) return false
    // `some` is not used here, because the walk must count the whole input, also after the first NUL
    let hasFoundNul = false
    if (Array.isArray(value)) {
      for (const item of value) hasFoundNul = hasNul(item, depth + 1) || hasFoundNul
      return hasFoundNul
    }
    for (const [name, field] of fieldsOf(value)) {
      const isFound = hasNul(field, depth + 1)
      hasFoundNul = isTextWithNul(name) || isFound || hasFoundNul
    }
    return hasFoundNul
  }
  let fieldWithNul: string | undefined
  for (const [name, field] of fieldsOf(input)) {
    const isFound = hasNul(field, 0)
    if (isTextWithNul(name) || isFound) fieldWithNul ??= name
  }
  return { values, fieldWithNul, hasLoneSurrogate }
}

/**
 * An input with the sign for an unknown character in place of each half of a pair of surrogates, in texts and in names. Pasted prose that
 * was cut within a sign is stored that way, and an id or a choice with such a half in it is refused by its schema.
 */
export const wellFormedFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toWellFormed(), wellFormed(value)]))

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? value.map(wellFormed) : wellFormedFields(value)
}

function fieldsOf(value: object): [string, unknown][] {
  // only the keys are counted first, because building the pairs of a hundred thousand fields is slow
  if (Object.keys(value).length > bounds.fields) throw new AppError('malformed request')
  return Object.entries(value)
}
