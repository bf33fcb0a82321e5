import type { Language } from '@allenio/contract'
import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { columnHeading, printColumn, setCountOf, setFigures, type CellChange } from '@allenio/domain/programs'
import type { ColumnKey } from '../rows/column-keys.ts'
import { loadShown, targetShown } from '../rows/cell-texts.ts'

type Print = (cells: Cells, language: Language) => string

/** The columns that rules change, as the table shows them: figures that sets say one by one stand in a list. */
const printsByColumn = {
  sets: cells => String(setCountOf(cells)),
  target: targetShown,
  load: (cells, language) => loadShown(cells, language).shown,
  rir: (cells, language) => setFigures(cells, 'rir') ?? (printColumn('rir', cells, language) || '–'),
} as const satisfies Partial<Record<ColumnKey, Print>>

interface ProgressedRow {
  row: Pick<DocumentRow, 'cells'>
  changes: readonly CellChange[]
  /** The copies that are made, from 1; 0 is the row itself. */
  copies: readonly number[]
  language: Language
}

/** The figures of a row that change, each before and then in one copy after the other: "Load 10/8/6 → 11/9/7". */
export function changedFigures({ row: { cells }, changes, copies, language }: ProgressedRow): string[] {
  const byCopy = Map.groupBy(changes, ({ copy }) => copy)
  const versions = copies.map((copy): Cells => ({
    ...cells,
    ...Object.fromEntries((byCopy.get(copy) ?? []).map(({ cell, after }) => [cell, after ?? null])),
  }))
  return (Object.keys(printsByColumn) as (keyof typeof printsByColumn)[]).flatMap(column => {
    const [before, ...after] = [cells, ...versions].map(each => printsByColumn[column](each, language))
    return after.every(text => text === before) ? [] : `${columnHeading(column, language)} ${[before, ...after].join(' → ')}`
  })
}

/** Every copy, also where it differs from the source in nothing. */
export const copiesIn = (changes: readonly CellChange[]): number[] => {
  const last = Math.max(0, ...changes.map(({ copy }) => copy))
  return last === 0 ? [0] : Array.from({ length: last }, (_, index) => index + 1)
}
