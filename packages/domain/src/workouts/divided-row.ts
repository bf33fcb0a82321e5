import type { RowCells } from '@allenio/contract/programs'
import { setCountOf } from '@allenio/domain/programs'

// A client who changes to another exercise in the middle of its sets divides a row into parts.

/**
 * The parts of a row in the order in which they arose. Each later part takes the number of sets that it states from the end of the row; the
 * first one gets the rest. The parts together therefore never ask for fewer sets than the row.
 */
export function dividedRow(row: RowCells, laterSetCounts: readonly number[]): RowCells[] {
  if (laterSetCounts.length === 0) return [row]
  let end = setCountOf(row)
  const later = laterSetCounts.toReversed().map(count => {
    const to = Math.max(1, end)
    end = Math.max(0, to - count)
    return rowPart(row, end, to)
  })
  return [rowPart(row, 0, Math.max(1, end)), ...later.toReversed()]
}

/** Makes a row of consecutive sets of another row. */
function rowPart(row: RowCells, from: number, to: number): RowCells {
  const { reps, load, setList } = row
  return {
    ...row,
    sets: to - from,
    ...(reps !== undefined && { reps: figuresFrom(reps, from) }),
    ...(load !== undefined && { load: figuresFrom(load, from) }),
    ...(setList && { setList: setList.slice(from, to) }),
  }
}

/** The figures of a list from one set on. The last figure of a list that is too short counts for the sets that follow. */
function figuresFrom(list: string, from: number): string {
  const figures = list.split('/')
  return figures.slice(Math.min(from, figures.length - 1)).join('/')
}
