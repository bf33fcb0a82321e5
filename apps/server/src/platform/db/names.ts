import type { Query } from './handle.ts'

const namesAtMost = 100
const longestArray = 100
const longestText = 10_000

/** The statements that each connection keeps a plan of, by their text. */
const names = new WeakMap<object, Map<string, string>>()

/**
 * The name under which a connection plans a statement once and keeps the plan. A plan takes about 137 KB of the database's
 * memory, so a connection has a limited number of names and plans all further statements anew each time.
 */
export function nameOf(connection: object, { text, values, isBulk = false }: Query): string | undefined {
  if (isBulk || text.length > longestText || values.some(isLong)) return undefined
  const own = names.get(connection) ?? new Map<string, string>()
  names.set(connection, own)
  const existingName = own.get(text)
  if (existingName !== undefined || own.size >= namesAtMost) return existingName
  const name = `statement ${own.size + 1}`
  own.set(text, name)
  return name
}

// a plan made without values assumes an array of ten elements: with thousands it would look up each of them
const isLong = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > longestArray : typeof value === 'string' && value.length > longestText
