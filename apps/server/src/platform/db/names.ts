import type { Query } from './handle.ts'

const namesAtMost = 100
const longestArray = 100
const longestText = 10_000

interface Names {
  /** The names by text, the one that was used longest ago first. */
  byText: Map<string, string>
  /** How many names there were ever: none is used twice, because the database may still know one that was to be dropped. */
  count: number
}

const namesOf = new WeakMap<object, Names>()

export interface NamedPlan {
  /** Without a name the statement is planned for itself. */
  name?: string
  /** The name of the plan that makes room for it. */
  dropped?: string
}

/**
 * The name under which a connection plans a statement once and keeps the plan. A plan takes about 137 KB of the database's
 * memory, so a connection keeps a limited number, and drops the one that was used longest ago: without that, what a connection
 * ran first would keep all names, and whatever came later would be planned anew each time.
 */
export function planFor(connection: object, { text, values, isBulk = false }: Query): NamedPlan {
  if (isBulk || text.length > longestText || values.some(isLong)) return {}
  const names = namesOf.get(connection) ?? { byText: new Map<string, string>(), count: 0 }
  namesOf.set(connection, names)
  const { byText } = names
  const existingName = byText.get(text)
  byText.delete(text)
  names.count += existingName === undefined ? 1 : 0
  const name = existingName ?? `statement ${names.count}`
  byText.set(text, name)
  if (byText.size <= namesAtMost) return { name }
  const [[oldestText, dropped] = []] = byText
  if (oldestText !== undefined) byText.delete(oldestText)
  return { name, dropped }
}

// a plan made without values assumes an array of ten elements: with thousands it would look up each of them
const isLong = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > longestArray : typeof value === 'string' && value.length > longestText
