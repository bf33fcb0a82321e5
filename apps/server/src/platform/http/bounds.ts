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
}

/** Walks an input once, before any schema runs, and refuses one that is larger than any honest input. */
export function shapeOf(input: Record<string, unknown>): Shape {
  let values = 0
  const hasNul = (value: unknown, depth: number): boolean => {
    values += 1
    if (values > bounds.values || depth > bounds.depth) throw new AppError('malformed request')
    if (typeof value === 'string') return value.includes('\0')
    if (typeof value !== 'object' || value === null) return false
    // `some` is not used here, because the walk must count the whole input, also after the first NUL
    let hasFoundNul = false
    if (Array.isArray(value)) {
      for (const item of value) hasFoundNul = hasNul(item, depth + 1) || hasFoundNul
      return hasFoundNul
    }
    for (const [name, field] of fieldsOf(value)) hasFoundNul = hasNul(field, depth + 1) || name.includes('\0') || hasFoundNul
    return hasFoundNul
  }
  let fieldWithNul: string | undefined
  for (const [name, field] of fieldsOf(input)) {
    if (hasNul(field, 0) || name.includes('\0')) fieldWithNul ??= name
  }
  return { values, fieldWithNul }
}

function fieldsOf(value: object): [string, unknown][] {
  // only the keys are counted first, because building the pairs of a hundred thousand fields is slow
  if (Object.keys(value).length > bounds.fields) throw new AppError('malformed request')
  return Object.entries(value)
}
