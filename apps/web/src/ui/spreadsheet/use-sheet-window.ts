import { useEffect, useLayoutEffect, useState } from 'react'
import { windowOf, type SheetLayout } from './lines.ts'
import type { Sheet } from './sheet.ts'
import type { ColumnBase } from './sheet-actions.ts'

/** Used before anything can be measured. */
const initialView = { width: 1000, height: 900 }

/** The size of what scrolls, and the lines that are in view. */
export function useSheetWindow(sheet: Sheet, layout: SheetLayout, headHeight: number) {
  const [view, setView] = useState(initialView)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const { scroller } = sheet
    if (!scroller) return
    const measure = () => setView({ width: scroller.clientWidth, height: scroller.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [sheet])
  const lines = windowOf(layout, top, top + view.height - headHeight)
  useEffect(() => {
    const { scroller } = sheet
    if (!scroller) return
    // only another window of lines draws anything
    const follow = () => {
      const next = windowOf(layout, scroller.scrollTop, scroller.scrollTop + view.height - headHeight)
      if (next.from !== lines.from || next.end !== lines.end) setTop(scroller.scrollTop)
    }
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [sheet, layout, headHeight, view.height, lines.from, lines.end])
  return { width: view.width, ...lines }
}

/** The left edges of the columns: those that grow share what is left. */
export function columnLefts(columns: readonly ColumnBase[], headWidth: number, width: number): number[] {
  const fixed = columns.reduce((sum, column) => sum + column.width, headWidth)
  const shares = columns.reduce((sum, { grows = 0 }) => sum + grows, 0)
  const spare = Math.max(width - fixed, 0)
  const lefts = [headWidth]
  for (const column of columns) {
    const extra = shares > 0 ? Math.floor((spare * (column.grows ?? 0)) / shares) : 0
    lefts.push((lefts.at(-1) ?? 0) + column.width + extra)
  }
  return lefts
}
