import type { DocumentRow } from '@allenio/contract/documents'
import type { DocumentRows } from '@allenio/domain/documents'
import { adviseLoad, type Attempt, type LoadAdvice, type ResultRule } from './result-progression.ts'
import { operationsOf, type CellEdit, type EditPreview } from './week-progression.ts'

export interface RowAdvice extends LoadAdvice {
  rowId: string
}

interface ResultProgression {
  /** The times that a row was trained, the latest last. */
  attemptsOf: (row: DocumentRow) => readonly Attempt[]
  rule: ResultRule
}

/** Loads by what was done, each with its reason; also the rows that stay as they are have one. */
export function progressFromResults(
  rows: DocumentRows,
  ids: readonly string[],
  { attemptsOf, rule }: ResultProgression,
): EditPreview & { advice: readonly RowAdvice[] } {
  const advice = ids.flatMap((rowId): RowAdvice[] => {
    const row = rows.get(rowId)
    return row?.type === 'row' && !row.isDeleted ? [{ rowId, ...adviseLoad(row.cells, attemptsOf(row), rule) }] : []
  })
  const changes = advice
    .filter(({ before, after }) => before !== after)
    .map(({ rowId, before, after }): CellEdit => ({ rowId, cell: 'load', before: before ?? undefined, after: after ?? undefined }))
  return { operations: operationsOf(changes), changes, advice }
}
