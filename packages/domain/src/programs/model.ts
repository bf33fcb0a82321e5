import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { childrenByParent, type DocumentModel, type DocumentRows } from '@allenio/domain/documents'
import { restsInSuperset } from './cells/rests.ts'

export const programLimits = { weeks: 52, daysInWeek: 14, workoutsInDay: 4, rowsInWorkout: 40 } as const

/** A program is a document: weeks of days of workouts of rows, one row for each exercise. */
export const programModel = {
  program: { parent: null },
  week: { parent: 'program', atMost: programLimits.weeks },
  day: { parent: 'week', atMost: programLimits.daysInWeek },
  workout: { parent: 'day', atMost: programLimits.workoutsInDay },
  row: { parent: 'workout', atMost: programLimits.rowsInWorkout },
} as const satisfies DocumentModel

/** Follows from the order of the rows and is never stored. */
export interface RowNumber {
  /** A to Z, and again from A; the rows of a superset share one. */
  letter: string
  /** The position within a superset, from 1; null for a row on its own. */
  supersetPosition: number | null
  /** The cells of its rest that a superset replaces. */
  rest: Cells
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

type WithCells = Pick<DocumentRow, 'cells'>

export const supersetOf = ({ cells }: WithCells): string | null => (typeof cells['superset'] === 'string' ? cells['superset'] : null)

/** Rows in their order; those that stand together and bear one superset belong together. */
export function supersetsIn<Row extends WithCells>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const sets: Row[][] = []
  for (const row of rows) {
    const last = sets.at(-1)
    const before = last?.[0]
    if (last && before && supersetOf(before) !== null && supersetOf(before) === supersetOf(row)) last.push(row)
    else sets.push([row])
  }
  return sets
}

/** The numbers of a workout's rows by their ids. */
export function numberRows(rows: readonly DocumentRow[]): ReadonlyMap<string, RowNumber> {
  const numbers = new Map<string, RowNumber>()
  supersetsIn(rows).forEach((together, index) => {
    const letter = alphabet.charAt(index % alphabet.length)
    const rests = restsInSuperset(together.map(({ cells }) => cells))
    together.forEach(({ id }, at) =>
      numbers.set(id, { letter, supersetPosition: together.length > 1 ? at + 1 : null, rest: rests[at] ?? {} }),
    )
  })
  return numbers
}

export interface DayNumber {
  weekNumber: number
  /** Within its week. */
  dayNumber: number
  /** Through the whole program. */
  programDay: number
}

/** The numbers of the days by their ids, from 1. */
export function numberDays(rows: DocumentRows, programId: string): ReadonlyMap<string, DayNumber> {
  const children = childrenByParent(rows)
  const numbers = new Map<string, DayNumber>()
  const weeks = children.get(programId) ?? []
  weeks.forEach((week, weekIndex) =>
    (children.get(week.id) ?? []).forEach((day, dayIndex) =>
      numbers.set(day.id, { weekNumber: weekIndex + 1, dayNumber: dayIndex + 1, programDay: numbers.size + 1 }),
    ),
  )
  return numbers
}
