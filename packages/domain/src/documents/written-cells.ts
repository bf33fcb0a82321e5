import type { Cells, CellValue } from '@allenio/contract/documents'

/** A row as a call sends it, those that hold others first. */
export interface WrittenRow {
  id: string
  type: string
  parentId: string
  cells: Cells
}

type WrittenValue = CellValue | undefined | WrittenFields
interface WrittenFields {
  readonly [field: string]: WrittenValue
}

/** A field without a value is absent. */
export const writtenCells = (fields: WrittenFields): Cells =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]): [string, CellValue][] => {
      if (value === undefined) return []
      return [[key, isFields(value) ? writtenCells(value) : value]]
    }),
  )

const isFields = (value: CellValue | WrittenFields): value is WrittenFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
