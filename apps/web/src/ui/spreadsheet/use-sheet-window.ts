import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { windowOf, type SheetLayout } from './lines.ts'
import { readView, type Sheet } from './sheet.ts'
import type { ColumnBase } from './sheet-actions.ts'

interface SheetSize {
  width: number
  height: number
}

/** The size of what scrolls; undefined until it is measured, before the first paint: lines for a guess would all be drawn twice. */
export function useSheetSize(sheet: Sheet): SheetSize | undefined {
  const [size, setSize] = useState<SheetSize>()
  useLayoutEffect(() => {
    const { scroller } = sheet
    if (!scroller) return
    const measure = () => {
      readView(sheet)
      const { width, height } = sheet.view
      setSize(before => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const follow = () => readView(sheet)
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', follow)
    }
  }, [sheet])
  return size
}

const scrollMargin = 8

/** The lines that are in view; only another window of lines draws anything. */
export function useSheetWindow(sheet: Sheet, layout: SheetLayout, height: number) {
  const [top, setTop] = useState(0)
  // the first paint waits for what is in view alone
  const overscan = useDeferredValue(scrollMargin, 0)
  const { from, end } = windowOf(layout, { top, bottom: top + height, overscan })
  useEffect(() => {
    const { scroller } = sheet
    if (!scroller) return
    const follow = () => {
      const next = windowOf(layout, { top: scroller.scrollTop, bottom: scroller.scrollTop + height, overscan })
      if (next.from !== from || next.end !== end) setTop(scroller.scrollTop)
    }
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [sheet, layout, height, from, end, overscan])
  return { from, end }
}

/** The left edges of the columns: those that grow share what is left, and all give some away before the table scrolls sideways. */
export function columnLefts(columns: readonly ColumnBase[], headWidth: number, width: number): number[] {
  const fixed = columns.reduce((sum, column) => sum + column.width, headWidth)
  const slack = columns.reduce((sum, column) => sum + slackOf(column), 0)
  const share = slack > 0 ? Math.min(1, Math.max(0, fixed - width) / slack) : 0
  const shares = columns.reduce((sum, { grows = 0 }) => sum + grows, 0)
  const spare = Math.max(width - fixed, 0)
  const lefts = [headWidth]
  for (const column of columns) {
    const extra = shares > 0 ? Math.floor((spare * (column.grows ?? 0)) / shares) : 0
    lefts.push((lefts.at(-1) ?? 0) + column.width - Math.ceil(slackOf(column) * share) + extra)
  }
  return lefts
}

const slackOf = ({ width, leastWidth = width }: ColumnBase): number => width - leastWidth
