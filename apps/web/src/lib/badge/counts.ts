/** How many things wait, by the part of the app that counts them: conversations, notifications. */
export type Counts = Readonly<Record<string, number>>

/** The stored value may have an older shape: entries that are not counts are left out. */
export function readCounts(storedValue: unknown): Counts {
  if (typeof storedValue !== 'object' || storedValue === null) return {}
  return Object.fromEntries(Object.entries(storedValue).filter(([, count]) => typeof count === 'number' && count > 0))
}

export const withCount = (counts: Counts, part: string, count: number): Counts => readCounts({ ...counts, [part]: count })

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
