import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

interface WindowOptions {
  /** the element that contains the rows, each with its `data-index` */
  box: RefObject<HTMLElement | null>
  count: number
}

/** A longer list renders only its visible rows. */
const longList = 80

const overscan = 12

/** used before anything could be measured */
const initialRect = { width: 0, height: 1000 }

/** The height of the bars at the edges of a phone's page: the head above, the actions below. */
const pageEdge = 88

/** For a list that scrolls within its own box, under its head. */
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

/** For a list that is part of the page, when the page scrolls. */
export function usePageWindow({ box, count }: WindowOptions) {
  // the React compiler does not know this library hook and would keep the first window for ever
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
  /** the element that changes its size when anything moves the rows: their density, fonts, content above */
  grownBy: (box: HTMLElement) => Element | null
  /** the distance of the first row from the top of the scrolling element */
  startOf: (box: HTMLElement) => number
}

const underHead: Place = { grownBy: box => box.firstElementChild, startOf: box => box.querySelector('thead')?.offsetHeight ?? 0 }
const inPage: Place = { grownBy: () => document.body, startOf: box => box.getBoundingClientRect().top + scrollY }

/**
 * Measures one row, because all rows have the same height. An estimate is not enough: an error of a fraction of a pixel
 * adds up to a screen over a thousand rows.
 */
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

/** Focuses a row that may not be rendered yet: it waits until the scrolling has rendered it. */
export function focusWhenDrawn(box: HTMLElement | null, selector: string, frames = 10) {
  const row = box?.querySelector<HTMLElement>(selector)
  if (row) row.focus()
  else if (box && frames > 0) requestAnimationFrame(() => focusWhenDrawn(box, selector, frames - 1))
}
