import { useCallback, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

interface Edges {
  /** columns lie hidden behind the first one */
  isScrolled: boolean
  /** columns lie hidden past the end */
  hasMore: boolean
  /** the thickness of the scroll bars, where they take room; pixels */
  barWidth: number
  barHeight: number
}

const noEdges: Edges = { isScrolled: false, hasMore: false, barWidth: 0, barHeight: 0 }

const edgesOf = (box: HTMLElement): Edges => ({
  isScrolled: box.scrollLeft > 0,
  // widths are rounded, so a difference of a pixel hides nothing
  hasMore: box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
  barWidth: box.offsetWidth - box.clientWidth,
  barHeight: box.offsetHeight - box.clientHeight,
})

const areSame = (one: Edges, other: Edges): boolean =>
  one.isScrolled === other.isScrolled &&
  one.hasMore === other.hasMore &&
  one.barWidth === other.barWidth &&
  one.barHeight === other.barHeight

/** Tells at which edges of the box columns are hidden; `look` must be called when the box scrolls. */
export function useEdges(box: RefObject<HTMLElement | null>): Edges & { look: () => void } {
  const [edges, setEdges] = useState(noEdges)
  const look = useCallback(() => {
    if (!box.current) return
    const next = edgesOf(box.current)
    setEdges(last => (areSame(last, next) ? last : next))
  }, [box])
  useLayoutEffect(() => {
    const element = box.current
    const table = element?.firstElementChild
    if (!table) return
    // the observer calls once at the start, too, before anything is painted
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [box, look])
  return { ...edges, look }
}
