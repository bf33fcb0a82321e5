import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

interface WindowOptions {
  /** what holds the rows, each with its `data-index` */
  box: RefObject<HTMLElement | null>
  count: number
}

/** From here on only the rows in sight stand in the page. */
const longList = 80

const overscan = 12

/** before anything could be measured */
const initialRect = { width: 0, height: 1000 }

/** What floats at the edges of a phone's page: its head above, what can be done below. */
const pageEdge = 88

/** The list scrolls within a box of its own, under its head. */
export function useBoxWindow({ box, count }: WindowOptions) {
  const isLong = count > longList
  const { rowHeight, start } = useMeasures(box, underHead, { rowHeight: 40, start: 40 })
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook alone, as it should
  const virtualizer = useVirtualizer({
    count,
    enabled: isLong,
    overscan,
    initialRect,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    scrollMargin: start,
    scrollPaddingStart: start,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  return windowOf(virtualizer, isLong, count)
}

/** The list is a part of the page, and the page scrolls. */
export function usePageWindow({ box, count }: WindowOptions) {
  // the compiler itself does not know this hook of the library, and would keep the first window for ever
  'use no memo'
  const isLong = count > longList
  const { rowHeight, start } = useMeasures(box, inPage, { rowHeight: 65, start: 0 })
  // oxlint-disable-next-line react/incompatible-library -- the directive above keeps the compiler away
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isLong,
    overscan,
    initialRect,
    estimateSize: () => rowHeight,
    scrollMargin: start,
    scrollPaddingStart: pageEdge,
    scrollPaddingEnd: pageEdge,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  return windowOf(virtualizer, isLong, count)
}

interface Place {
  /** grows with whatever moves the rows: their density, fonts, what stands above */
  grownBy: (box: HTMLElement) => Element | null
  /** how far below the top of what scrolls the first row stands */
  startOf: (box: HTMLElement) => number
}

const underHead: Place = { grownBy: box => box.firstElementChild, startOf: box => box.querySelector('thead')?.offsetHeight ?? 0 }
const inPage: Place = { grownBy: () => document.body, startOf: box => box.getBoundingClientRect().top + scrollY }

/** All rows are of one height, so one row tells it; a fraction of a pixel over a thousand rows is a screen. */
function useMeasures(box: WindowOptions['box'], { grownBy, startOf }: Place, initial: { rowHeight: number; start: number }) {
  const [measures, setMeasures] = useState(initial)
  useEffect(() => {
    const element = box.current
    const growing = element && grownBy(element)
    if (!growing) return
    const observer = new ResizeObserver(() => {
      const rowHeight = element.querySelector('[data-index]')?.getBoundingClientRect().height
      const start = startOf(element)
      if (rowHeight) setMeasures(last => (last.rowHeight === rowHeight && last.start === start ? last : { rowHeight, start }))
    })
    observer.observe(growing)
    return () => observer.disconnect()
  }, [box, grownBy, startOf])
  return measures
}

interface Windowing {
  getVirtualItems: () => readonly { index: number; start: number; end: number }[]
  getTotalSize: () => number
  options: { scrollMargin: number }
  scrollToIndex: (index: number, options: { align: 'auto' }) => void
}

function windowOf(virtualizer: Windowing, isLong: boolean, count: number) {
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  if (!isLong || !first || !last) return { isLong, from: 0, to: isLong ? 0 : count, before: 0, after: 0, show: () => undefined }
  const { scrollMargin } = virtualizer.options
  return {
    isLong,
    from: first.index,
    to: last.index + 1,
    before: first.start - scrollMargin,
    after: virtualizer.getTotalSize() - (last.end - scrollMargin),
    show: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}

/** What lies far off is drawn once the scrolling has come there. */
export function focusWhenDrawn(box: HTMLElement | null, selector: string, frames = 10) {
  const row = box?.querySelector<HTMLElement>(selector)
  if (row) row.focus()
  else if (box && frames > 0) requestAnimationFrame(() => focusWhenDrawn(box, selector, frames - 1))
}
