import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Eye } from './eyes.ts'
import { covers, spanOf } from './span.ts'
import type { Span } from './span.ts'

type Windowed = {
  /** what holds the rows, each with its `data-index` */
  box: RefObject<HTMLElement | null>
  eye: Eye
  count: number
  /** a short list stands in the page whole */
  isLong: boolean
  /** changes where rows change their height */
  density: string
}

/** Before the first row could be measured. */
const ASSUMED_HEIGHT = 1000

/** Of a long list only the rows in sight stand in the page. All rows are of one height, so arithmetic says which. */
export function useWindow({ box: held, eye, count, isLong, density }: Windowed) {
  const [rowHeight, setRowHeight] = useState(eye.assumedRow)
  const [span, setSpan] = useState<Span>(() =>
    spanOf({ top: 0, count, height: ASSUMED_HEIGHT, rowHeight: eye.assumedRow }))
  useLayoutEffect(() => {
    const box = held.current
    if (!box || !isLong) return
    let drawn: Span | undefined
    const look = (event?: Event) => {
      // a fraction of a pixel over a thousand rows is a screen
      const height = box.querySelector('[data-index]')?.getBoundingClientRect().height || eye.assumedRow
      setRowHeight(height)
      const { top, height: seen } = eye.see(box)
      const sight = { top, height: seen || ASSUMED_HEIGHT, rowHeight: height, count }
      const next = spanOf(sight)
      if (drawn?.from === next.from && drawn.to === next.to) return
      // thrown far, the list would show nothing for a frame; a step ahead of the eye may come when there is time
      if (event && drawn && !covers(drawn, sight)) flushSync(() => setSpan(next))
      else setSpan(next)
      drawn = next
    }
    look()
    const scroller = eye.scrollerOf(box)
    scroller.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(() => look())
    resized.observe(box)
    return () => {
      scroller.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [held, eye, count, isLong, density])
  const { from, to } = isLong ? { from: Math.min(span.from, count), to: Math.min(span.to, count) } : { from: 0, to: count }
  const show = (index: number) => {
    if (held.current && isLong) eye.bring(held.current, { top: index * rowHeight, height: rowHeight })
  }
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight, show }
}

/** What lies far off is drawn once the scrolling has come there. */
export function focusWhenDrawn(box: HTMLElement | null, selector: string, frames = 10) {
  const row = box?.querySelector<HTMLElement>(selector)
  if (row) row.focus()
  else if (box && frames > 0) requestAnimationFrame(() => focusWhenDrawn(box, selector, frames - 1))
}
