import type { Cells } from '@allenio/contract/documents'
import { roundTo } from '@allenio/domain/aliments'
import { decimalOf } from '#ui/decimal-field'
import { followingOperations, pinOperations, typedQuantity } from '../gestures/foods.ts'
import type { RowCells } from '../gestures/meals.ts'
import type { RowEntry } from '../outline.ts'
import { textIn } from '../row-names.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'

/** Texts of a dialog as cells: an empty one is absent, and one that is as it was is left out. */
export function changedTexts(cells: Cells, texts: Readonly<Record<string, string>>): RowCells {
  const changed = Object.entries(texts).filter(([cell, text]) => text.trim() !== textIn(cells, cell))
  return Object.fromEntries(changed.map(([cell, text]) => [cell, text.trim() === '' ? null : text.trim()]))
}

/** As the cells have them: the server refuses a whole batch for one number beyond. */
export const numberRanges = {
  kcal: { min: 0, max: 20_000, decimals: 0 },
  proteinPercent: { min: 0, max: 100, decimals: 1 },
  carbsPercent: { min: 0, max: 100, decimals: 1 },
  lipidsPercent: { min: 0, max: 100, decimals: 1 },
  estimatedKcal: { min: 0, max: 20_000, decimals: 0 },
  leastPercent: { min: 0, max: 100, decimals: 0 },
  mostPercent: { min: 100, max: 1_000, decimals: 0 },
} as const
export type NumberCell = keyof typeof numberRanges

/** The number of a field: null where nothing is typed, undefined where it is none, or beyond the range of its cell. */
export function typedNumber(cell: NumberCell, text: string): number | null | undefined {
  if (text.trim() === '') return null
  const { min, max, decimals } = numberRanges[cell]
  const value = decimalOf(text, decimals)
  return value === undefined || value < min || value > max ? undefined : roundTo(decimals, value)
}

/** Numbers of a dialog, like its texts. One that is refused leaves its cell as it was. */
export function changedNumbers(cells: Cells, texts: Readonly<Partial<Record<NumberCell, string>>>): RowCells {
  const names = Object.keys(numberRanges).filter((cell): cell is NumberCell => cell in texts)
  const changed = names.flatMap(cell => {
    const text = texts[cell] ?? ''
    const value = typedNumber(cell, text)
    return text.trim() === textIn(cells, cell) || value === undefined ? [] : [[cell, value] as const]
  })
  return Object.fromEntries(changed)
}

/** Names the range where a typed number is beyond it, or none. */
export function useNumberFault(): (cell: NumberCell, text: string) => string | undefined {
  const t = useEditorWords()
  return (cell, text) => (typedNumber(cell, text) === undefined ? t('numberRange', numberRanges[cell]) : undefined)
}

interface RowEdit {
  /** The typed quantity; undefined where it stays. */
  quantity: string | undefined
  changes: RowCells
  /** Undefined where it stays. */
  isPinned: boolean | undefined
}

/** All that the dialog of a row changes, as one step of undo. Its alternatives follow by the basis that was chosen with it. */
export function editRow(session: EditorSession, row: RowEntry, { quantity, changes, isPinned }: RowEdit): void {
  const { id, cells, amount } = row
  const rowToBe = { ...row, cells: { ...cells, ...changes } }
  const quantityEdit = quantity === undefined ? [] : (typedQuantity(session, rowToBe, quantity) ?? [])
  const isOnlyBasis = 'basis' in changes && quantity === undefined && amount !== null
  session.edit([
    ...quantityEdit,
    ...(isOnlyBasis ? followingOperations(session, rowToBe, amount) : []),
    // a quantity that is set pins by itself
    ...(isPinned === undefined || (isPinned && quantityEdit.length > 0) ? [] : pinOperations(session, row, isPinned)),
    ...(Object.keys(changes).length === 0 ? [] : [{ kind: 'set' as const, id, cells: changes }]),
  ])
}
