import type { CellValue, DocumentRow } from '@allenio/contract/documents'
import type { ProgramDifference } from '@allenio/contract/programs'
import { childrenOf } from '@allenio/domain/documents'
import { exerciseIn, numberDays } from '@allenio/domain/programs'
import { exerciseText, type ExerciseLibrary } from '#lib/exercise-library'

/** Where a row of the model stands, and what it is called. */
export interface RowPlace {
  /** Null for the program itself. */
  week: number | null
  day: number | null
  name: string
}

/** The rows of a program by their ids, deleted ones among them, so that a difference says what it is about. */
export function placesOf(documentRows: readonly DocumentRow[], programId: string, library: ExerciseLibrary): ReadonlyMap<string, RowPlace> {
  const rows = new Map(documentRows.map(row => [row.id, row]))
  const days = numberDays(rows, programId)
  const weeks = new Map(childrenOf(rows, programId).map(({ id }, at) => [id, at + 1]))
  const placeOf = (row: DocumentRow): RowPlace => {
    const place: RowPlace = { week: null, day: null, name: nameOf(row, library) }
    for (let holder: DocumentRow | undefined = row; holder; holder = rows.get(holder.parentId ?? '')) {
      const day = days.get(holder.id)
      if (day) return { ...place, week: day.weekNumber, day: day.dayNumber }
      place.week = weeks.get(holder.id) ?? place.week
    }
    return place
  }
  return new Map(documentRows.map(row => [row.id, placeOf(row)]))
}

/** The first day in which a row names no exercise: whoever trains by it would read sets of nothing. */
export function dayWithNameless(documentRows: readonly DocumentRow[], programId: string): { week: number; day: number } | undefined {
  const rows = new Map(documentRows.map(row => [row.id, row]))
  const isNameless = (dayId: string) =>
    childrenOf(rows, dayId)
      .flatMap(part => childrenOf(rows, part.id))
      .some(({ cells }) => !exerciseIn(cells)?.name)
  for (const [dayId, { weekNumber: week, dayNumber: day }] of numberDays(rows, programId)) if (isNameless(dayId)) return { week, day }
  return undefined
}

function nameOf(row: DocumentRow, library: ExerciseLibrary): string {
  const name = exerciseText(row, library) || row.cells['name']
  return typeof name === 'string' ? name : ''
}

/** All that has changed in one row, together. */
export const byRow = (differences: readonly ProgramDifference[]): (readonly ProgramDifference[])[] => [
  ...Map.groupBy(differences, ({ originId }) => originId).values(),
]

/** A value as a person reads it; booleans and lists of sets are worded by the caller. The only object is an exercise. */
export function plainValue(value: CellValue | null, library: ExerciseLibrary): string | number | boolean | readonly CellValue[] | null {
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? value : exerciseText({ cells: { exercise: value } }, library)
}
