import { useEffect } from 'react'
import { parseCopiedTable } from '#lib/clipboard-table'
import type { PastedRows } from './use-program-file.ts'

const isIn = (target: EventTarget | null, selector: string) => target instanceof Element && target.closest(selector) !== null

/**
 * Hands over a table that is pasted anywhere on the page but into a text; `take` says whether it has use for it. A field of one line, such
 * as the search that has the focus, could not hold several rows.
 */
export function usePastedRows(take: (rows: PastedRows) => boolean): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isIn(event.target, 'textarea, [contenteditable="true"]')) return
      const table = event.clipboardData && parseCopiedTable(event.clipboardData)
      if (table && (table.rows.length > 1 || !isIn(event.target, 'input')) && take(table.rows)) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
}
