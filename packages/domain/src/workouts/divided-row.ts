import type { RowCells } from '@allenio/contract/program-cells'
import { setCountOf } from '@allenio/domain/programs'

// A row is divided where somebody goes on with another exercise in the middle of its sets.

/**
 * The parts of a row in the order in which they arose. Each later one is as many sets as it says, from the end of the row; the first is
 * what they leave. So the parts never ask for less than the row, whatever they say.
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

/** Some sets of a row, one after the other, as a row. */
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

/** Of a list that is shorter than the sets the last figure goes on. Figures behind the last set stay, because a unit may end the list. */
function figuresFrom(list: string, from: number): string {
  const figures = list.split('/')
  return figures.slice(Math.min(from, figures.length - 1)).join('/')
}
