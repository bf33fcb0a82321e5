import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

const rowsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row], [data-row-opens]')]

/** From person to person by arrows or J and K, whichever of a row's controls has the focus. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  // a dialog that was opened from a row is not in the list, though React tells its keys here
  const { currentTarget: list, target } = event
  if (!(target instanceof Node) || !list.contains(target)) return
  const rows = rowsIn(list)
  const at = rows.findIndex(row => row.closest('li')?.contains(target))
  const next = rows[at + step]
  event.preventDefault()
  next?.focus()
}

export const focusFirstRow = (id: string): void => {
  const list = document.getElementById(id)
  if (list) rowsIn(list)[0]?.focus()
}
