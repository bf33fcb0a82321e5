import type { Cells } from '@allenio/contract/documents'
import type { RowCells } from '../gestures/meals.ts'

/** A cell as a field shows it. */
export const textIn = (cells: Cells, cell: string): string => {
  const value = cells[cell]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Texts of a dialog as cells: an empty one is absent, and one that is as it was is left out. */
export function changedTexts(cells: Cells, texts: Readonly<Record<string, string>>): RowCells {
  const changed = Object.entries(texts).filter(([cell, text]) => text.trim() !== textIn(cells, cell))
  return Object.fromEntries(changed.map(([cell, text]) => [cell, text.trim() === '' ? null : text.trim()]))
}

/** Whole numbers of a dialog, likewise. */
export function changedNumbers(cells: Cells, texts: Readonly<Record<string, string>>): RowCells {
  const changed = Object.entries(texts).filter(([cell, text]) => text.trim() !== textIn(cells, cell))
  return Object.fromEntries(
    changed.map(([cell, text]) => {
      const value = Number(text.replace(',', '.'))
      return [cell, text.trim() === '' || !Number.isFinite(value) ? null : value]
    }),
  )
}
