import { useEffect, useRef } from 'react'

interface FocusedRow {
  key: string
  index: number
}

/** The index of the row that now stands where the focused one was; undefined where that is still there, -1 where none is left. */
export function indexAfter({ key, index }: FocusedRow, keys: readonly string[]): number | undefined {
  return keys.includes(key) ? undefined : Math.min(index, keys.length - 1)
}

/** A menu or question closes a moment after the row is gone, and gives the focus back to what is not there any more. */
const framesToWait = 40

/** A row that is deleted takes the focus with it: the one that follows gets it, so that the keyboard goes on from there. */
export function useRowFocus<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<FocusedRow>(undefined)
  useEffect(() => {
    const next = focused.current && indexAfter(focused.current, rows.map(rowKey))
    if (next === undefined) return
    focused.current = undefined
    focusWhenLost(place, next)
    // a new function of the same list changes nothing
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows])
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      // the menu of a row, and what it asks, belong to the row
      if (!(target instanceof Element) || target.closest('[role="menu"], [role="dialog"]')) return
      const row = place.current?.contains(target) && target.closest<HTMLElement>('[data-index]')
      const index = row ? Number(row.dataset['index']) : -1
      const item = rows[index]
      focused.current = item && { key: rowKey(item), index }
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [rows, rowKey])
  return place
}

function focusWhenLost(place: { current: HTMLElement | null }, index: number, framesLeft = framesToWait): void {
  const row = `tr[data-index="${index}"], li[data-index="${index}"] [data-row-opens]`
  const isLost = document.activeElement === document.body
  const target = isLost && place.current?.querySelector<HTMLElement>(index < 0 ? 'button, a[href]' : row)
  if (target) target.focus()
  else if (place.current && framesLeft > 0) requestAnimationFrame(() => focusWhenLost(place, index, framesLeft - 1))
}
