import { tagSeparators } from '@allenio/contract/tags'
import { cutCell } from './cut-cells.ts'
import { restoreFormula } from './formulas.ts'
import { plainHeading } from './headings.ts'

/** Separates the words of a cell that holds several, such as tags; a reader accepts commas and semicolons too. */
export const listSeparator = '|'
export const listSeparators = new RegExp(`[${tagSeparators}]`)

/** Why a row, or one of its cells, is rejected. */
export interface RowFault<Fault extends string> {
  column: number | null
  fault: Fault
  /** The beginning of the rejected text. */
  value: string
}

/** A row as it was understood, without the cells that were not understood. */
export type ParsedRow<Draft, Fault extends string> = { draft: Draft; dropped: RowFault<Fault>[] } | { fault: RowFault<Fault> }

export interface RowCells<Field extends string, Fault extends string> {
  has: (field: Field) => boolean
  /** The text in a field's column; empty where the field has no column. */
  textOf: (field: Field) => string
  faultAt: (field: Field, fault: Fault, value?: string) => RowFault<Fault>
  /** The fault of a whole row, which is shown by its name. */
  rowFault: (fault: Fault, name: string) => RowFault<Fault>
  /** Drops a cell, or one word of it. */
  drop: (field: Field, fault: Fault, value?: string) => void
  dropped: RowFault<Fault>[]
}

const shownLength = 60

/** The cells of a row by their fields, and a list for those that are not understood. */
export function rowCells<Field extends string, Fault extends string>(
  cells: readonly string[],
  columns: readonly (Field | null)[],
): RowCells<Field, Fault> {
  const dropped: RowFault<Fault>[] = []
  const textOf = (field: Field): string => restoreFormula(cells[columns.indexOf(field)] ?? '').trim()
  const faultAt = (field: Field, fault: Fault, value = textOf(field)): RowFault<Fault> => ({
    column: columns.indexOf(field),
    fault,
    value: cutCell(value, shownLength),
  })
  const rowFault = (fault: Fault, name: string): RowFault<Fault> => ({ column: null, fault, value: cutCell(name, shownLength) })
  return {
    has: field => columns.includes(field),
    textOf,
    faultAt,
    rowFault,
    drop: (field, fault, value) => void dropped.push(faultAt(field, fault, value)),
    dropped,
  }
}

/** The fault of a row in which something stands beyond the last column. */
export function findOverlongRow(cells: readonly string[], columns: readonly unknown[]): RowFault<'row too long'> | undefined {
  if (cells.length <= columns.length || cells.slice(columns.length).every(cell => !cell.trim())) return undefined
  return { column: null, fault: 'row too long', value: cutCell(cells[columns.length] ?? '', shownLength) }
}

/** Codes by their own word and by other words for them, such as their names in both languages. */
export const codesByWord = <Code extends string>(
  codes: readonly Code[],
  wordsOf: (code: Code) => readonly string[],
): ReadonlyMap<string, Code> => new Map(codes.flatMap(code => [code, ...wordsOf(code)].map(word => [plainHeading(word), code] as const)))
