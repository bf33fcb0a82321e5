import type { Query } from './handle.ts'

const namesAtMost = 100
const longestArray = 100
const longestText = 10_000

interface KeptPlan {
  name: string
  /** Counts the statements of the connection. */
  usedAt: number
}

interface KeptPlans {
  /** By the text of the statement and the size of the business that it was planned for. */
  byText: Map<string, KeptPlan>
  /** How many statements there were. No name is used twice, because the database may still know one that was to be dropped. */
  count: number
}

const plansOf = new WeakMap<object, KeptPlans>()

export interface NamedPlan {
  /** Without a name the statement is planned for itself. */
  name?: string
  /** The name of the plan that makes room for it. */
  droppedName?: string
}

/**
 * The name under which a connection plans a statement once and keeps the plan. A plan takes about 137 KB of the database's
 * memory, so a connection keeps a limited number, and drops the one that was used longest ago: without that, what a connection
 * ran first would keep all names, and whatever came later would be planned anew each time. A plan that was made for a small business
 * compares each row with every other one, so a large business has plans of its own (docs/decisions/statement-plans.md).
 */
export function planFor(connection: object, { text, values, isBulk = false }: Query, isLarge = false): NamedPlan {
  if (isBulk || text.length > longestText || values.some(isLong)) return {}
  let plans = plansOf.get(connection)
  if (!plans) plansOf.set(connection, (plans = { byText: new Map(), count: 0 }))
  plans.count += 1
  const key = isLarge ? `large ${text}` : text
  const keptPlan = plans.byText.get(key)
  if (keptPlan) {
    keptPlan.usedAt = plans.count
    return { name: keptPlan.name }
  }
  const oldest = plans.byText.size < namesAtMost ? undefined : dropOldest(plans.byText)
  const name = `statement ${plans.count}`
  plans.byText.set(key, { name, usedAt: plans.count })
  return { name, ...(oldest && { droppedName: oldest.name }) }
}

function dropOldest(byText: Map<string, KeptPlan>): KeptPlan | undefined {
  const [first, ...others] = byText
  if (!first) return undefined
  const [key, oldest] = others.reduce((one, other) => (other[1].usedAt < one[1].usedAt ? other : one), first)
  byText.delete(key)
  return oldest
}

// a plan made without values assumes an array of ten elements: with thousands it would look up each of them
const isLong = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > longestArray : typeof value === 'string' && value.length > longestText
