import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

const rowsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row], [data-row-opens]')]

/** Moves between rows by the arrows or J and K, whichever control of a row has the focus. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  // React also sends the keys of a dialog that a row has opened, but the dialog is not inside the list
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

/** For the element around a list of choices and the field that searches them: Up and Down go round among these controls. */
export function walkControls(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = controls.findIndex(control => control === document.activeElement)
  if (at < 0) return
  event.preventDefault()
  controls[(at + step + controls.length) % controls.length]?.focus()
}
