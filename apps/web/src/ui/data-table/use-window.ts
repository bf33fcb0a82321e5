import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

interface WindowOptions {
  /** the element that contains the rows, each with its `data-index` */
  box: RefObject<HTMLElement | null>
  count: number
}

/** A longer list renders only its visible rows. */
const longList = 80

/** Rows that are rendered on each side of the visible ones, so that none is missing during fast scrolling. */
const overscan = 12

/** The number of rows by which the window moves at once, so that scrolling by one row renders nothing. */
const step = 4

/** used before anything could be measured */
const initialHeight = 1000

/** The height of the bars at the edges of a phone's page: the head above, the actions below. */
const pageEdge = 88

/** How the rows lie in what scrolls. All lengths are in pixels. */
interface Place {
  /** the element that scrolls */
  scrollerOf: (box: HTMLElement) => HTMLElement | Window
  /** the element that changes its size when anything moves the rows: their density, fonts, content above */
  grownBy: (box: HTMLElement) => Element | null
  /** the visible stretch, measured from the top of the first row */
  visibleIn: (box: HTMLElement) => { top: number; bottom: number }
}

const headOf = (box: HTMLElement) => box.querySelector('thead')?.offsetHeight ?? 0

const underHead: Place = {
  scrollerOf: box => box,
  grownBy: box => box.firstElementChild,
  visibleIn: box => ({ top: box.scrollTop, bottom: box.scrollTop + box.clientHeight - headOf(box) }),
}

const inPage: Place = {
  scrollerOf: () => window,
  grownBy: () => document.body,
  visibleIn: box => {
    const { top } = box.getBoundingClientRect()
    return { top: pageEdge - top, bottom: innerHeight - pageEdge - top }
  },
}

/** For a list that scrolls within its own box, under its head. */
export const useBoxWindow = (options: WindowOptions) => useWindow(options, underHead, 40)

/** For a list that is part of the page, when the page scrolls. */
export const usePageWindow = (options: WindowOptions) => useWindow(options, inPage, 65)

/** All rows have the same height, so the rows in view follow from the scroll position alone. */
function useWindow({ box, count }: WindowOptions, place: Place, initialRowHeight: number) {
  const isLong = count > longList
  const rowHeight = useRowHeight(box, place, initialRowHeight)
  const [view, setView] = useState({ first: 0, end: Math.ceil(initialHeight / initialRowHeight) })
  const look = useCallback(() => {
    if (!box.current) return
    const { top, bottom } = place.visibleIn(box.current)
    const first = Math.floor(top / rowHeight / step) * step
    const end = Math.ceil(bottom / rowHeight / step) * step
    setView(last => (last.first === first && last.end === end ? last : { first, end }))
  }, [box, place, rowHeight])
  useLayoutEffect(() => {
    const element = box.current
    if (!isLong || !element) return
    const scroller = place.scrollerOf(element)
    // the observer calls once at the start, too, before anything is painted
    const observer = new ResizeObserver(look)
    observer.observe(element)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [isLong, box, place, look])
  if (!isLong) return { isLong, from: 0, to: count, before: 0, after: 0, show: () => undefined }
  const to = Math.min(count, Math.max(view.end, 0) + overscan)
  const from = Math.max(0, Math.min(view.first, to) - overscan)
  return {
    isLong,
    from,
    to,
    before: from * rowHeight,
    after: (count - to) * rowHeight,
    show: (index: number) => box.current && show(box.current, { place, top: index * rowHeight, height: rowHeight }),
  }
}

/** Scrolls as little as possible until a row can be seen. */
function show(box: HTMLElement, { place, top, height }: { place: Place; top: number; height: number }): void {
  const visible = place.visibleIn(box)
  const above = visible.top - top
  const below = top + height - visible.bottom
  if (above > 0) place.scrollerOf(box).scrollBy(0, -above)
  else if (below > 0) place.scrollerOf(box).scrollBy(0, below)
}

/**
 * Measures one row, because all rows have the same height. An estimate is not enough: an error of a fraction of a pixel
 * adds up to a screen over a thousand rows.
 */
function useRowHeight(box: WindowOptions['box'], { grownBy }: Place, initial: number): number {
  const [rowHeight, setRowHeight] = useState(initial)
  useEffect(() => {
    const element = box.current
    const growing = element && grownBy(element)
    if (!growing) return
    const observer = new ResizeObserver(() => {
      const height = element.querySelector('[data-index]')?.getBoundingClientRect().height
      if (height) setRowHeight(height)
    })
    observer.observe(growing)
    return () => observer.disconnect()
  }, [box, grownBy])
  return rowHeight
}

/** Focuses a row that may not be rendered yet: it waits until the scrolling has rendered it. */
export function focusWhenDrawn(box: HTMLElement | null, selector: string, frames = 10) {
  const row = box?.querySelector<HTMLElement>(selector)
  if (row) row.focus()
  else if (box && frames > 0) requestAnimationFrame(() => focusWhenDrawn(box, selector, frames - 1))
}

/** Keys that move the focus from row to row. */
export const rowMoves = (index: number, last: number, focusRow: (index: number) => void): Record<string, () => void> => ({
  ArrowDown: () => focusRow(index + 1),
  j: () => focusRow(index + 1),
  ArrowUp: () => focusRow(index - 1),
  k: () => focusRow(index - 1),
  Home: () => focusRow(0),
  End: () => focusRow(last),
})
