import { createContext, use, useSyncExternalStore } from 'react'
import type { Sheet } from './sheet.ts'
import type { CellView, ColumnBase } from './sheet-actions.ts'

export interface SheetVisitor {
  id: string
  name: string
  /** The key of the column they are in; undefined where only the row is known. */
  column?: string | undefined
}

/** Something of each row, which the table follows: an answer stays the same object until it changes. */
export interface RowSource<Value> {
  get: (rowId: string) => Value
  watch: (look: () => void) => () => void
}

export const useOfRow = <Value>({ get, watch }: RowSource<Value>, rowId: string): Value => useSyncExternalStore(watch, () => get(rowId))

export interface RowCells {
  name: string
  views: readonly CellView[]
}

/** The parts of the table read this. It stays the same while the owner's columns and sources do, so that rows are not drawn again. */
export interface SheetParts {
  /** The element's id; those of its cells begin with it. */
  id: string
  sheet: Sheet
  columns: readonly ColumnBase[]
  /** How many columns stay in sight when the table scrolls sideways. */
  fixedColumns: number
  lefts: readonly number[]
  cells: RowSource<RowCells>
  visitors: RowSource<readonly SheetVisitor[]>
  addHint: string
  addExample: string
  addLabel: string
  /** Takes the options of the line for new rows from this column. */
  addColumn: ColumnBase | undefined
  mayMove: boolean
}

export const SheetContext = createContext<SheetParts | undefined>(undefined)

export function useSheetParts(): SheetParts {
  const parts = use(SheetContext)
  if (!parts) throw new Error('parts of a spreadsheet need one around them')
  return parts
}

export const cellId = (id: string, lineKey: string, column: number): string => `${id}-${column}-${lineKey}`.replaceAll(' ', '-')
