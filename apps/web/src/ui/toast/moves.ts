/** Where a toast was drawn. */
export interface Placed {
  id: string
  top: number
}

export interface DrawnToasts {
  /** The edges of the region, one of which stays while toasts come and go. */
  edges: { top: number; bottom: number }
  toasts: readonly Placed[]
}

/** How far each toast has come from where it was drawn before; none where the whole region has gone elsewhere, or the toast is new. */
export function movesOf(before: DrawnToasts | undefined, now: DrawnToasts): ReadonlyMap<string, number> {
  if (!before || (before.edges.top !== now.edges.top && before.edges.bottom !== now.edges.bottom)) return new Map()
  const topBefore = new Map(before.toasts.map(({ id, top }) => [id, top]))
  return new Map(
    now.toasts.flatMap(({ id, top }) => {
      const move = (topBefore.get(id) ?? top) - top
      return move === 0 ? [] : [[id, move] as const]
    }),
  )
}
