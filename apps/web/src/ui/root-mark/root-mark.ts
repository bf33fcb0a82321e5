import { useLayoutEffect } from 'react'

const counts = new Map<string, number>()

function count(mark: string, by: 1 | -1) {
  const sum = (counts.get(mark) ?? 0) + by
  counts.set(mark, sum)
  document.documentElement.toggleAttribute(mark, sum > 0)
}

/**
 * Marks the root of the document while a part is shown, for styles that depend on the part from afar. A rule with `:root:has(…)` would say
 * the same, but the browser would style the root, and look through the whole page for it, each time that any node comes or goes.
 */
export function useRootMark(mark: `data-${string}`, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, isShown])
}
