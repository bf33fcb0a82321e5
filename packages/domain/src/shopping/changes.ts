interface ComparableLine {
  id: string
  grams: number | null
  grossGrams: number | null
}

export interface ShoppingChanges<Before, After> {
  added: After[]
  removed: Before[]
  changed: { before: Before; after: After }[]
}

/** How a list differs from what its days need now: the plan is another one, or the client has swapped a food. */
export function shoppingChanges<Before extends ComparableLine, After extends ComparableLine>(
  before: readonly Before[],
  after: readonly After[],
): ShoppingChanges<Before, After> {
  const earlier = new Map(before.map(line => [line.id, line]))
  const ids = new Set(after.map(({ id }) => id))
  return {
    added: after.filter(({ id }) => !earlier.has(id)),
    removed: before.filter(({ id }) => !ids.has(id)),
    changed: after.flatMap(line => {
      const old = earlier.get(line.id)
      return old && (old.grams !== line.grams || old.grossGrams !== line.grossGrams) ? [{ before: old, after: line }] : []
    }),
  }
}

export const hasChanges = ({ added, removed, changed }: ShoppingChanges<unknown, unknown>): boolean =>
  added.length + removed.length + changed.length > 0
