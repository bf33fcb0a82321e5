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

export interface RowFocusProps {
  /** The id of the element around the rows. */
  listId: string
  /** The keys of the rows, in their order. */
  keys: readonly string[]
}

/** A row that is deleted takes the focus with it: the one that follows gets it, so that the keyboard goes on from there. Draws nothing. */
export function RowFocus({ listId, keys }: RowFocusProps) {
  const focused = useRef<FocusedRow>(undefined)
  useEffect(() => {
    const next = focused.current && indexAfter(focused.current, keys)
    if (next !== undefined) {
      focused.current = undefined
      focusWhenLost(listId, next)
    }
    const follow = ({ target }: FocusEvent) => {
      // the menu of a row, and what it asks, belong to the row
      if (!(target instanceof Element) || target.closest('[role="menu"], [role="dialog"]')) return
      const row = document.getElementById(listId)?.contains(target) && target.closest<HTMLElement>('[data-index]')
      const index = row ? Number(row.dataset['index']) : -1
      const key = keys[index]
      focused.current = key === undefined ? undefined : { key, index }
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [listId, keys])
  return null
}

function focusWhenLost(listId: string, index: number, framesLeft = framesToWait): void {
  const list = document.getElementById(listId)
  const row = `tr[data-index="${index}"], li[data-index="${index}"] [data-row-opens]`
  const isLost = document.activeElement === document.body
  const target = isLost && list?.querySelector<HTMLElement>(index < 0 ? 'button, a[href]' : row)
  if (target) target.focus()
  else if (list && framesLeft > 0) requestAnimationFrame(() => focusWhenLost(listId, index, framesLeft - 1))
}
