import type { CellValue } from '@allenio/contract/documents'
import type { ProgramWeek } from '@allenio/contract/program-content'
import type { ProgramDifference } from '@allenio/contract/program-releases'

/** Where a row of the model stands, and what it is called. */
export interface RowPlace {
  week: number
  day: number | null
  name: string
}

/** The rows of a program by their ids, so that a difference says what it is about. */
export function placesOf(weeks: readonly ProgramWeek[]): ReadonlyMap<string, RowPlace> {
  const places = new Map<string, RowPlace>()
  for (const { id, weekNumber: week, name, days } of weeks) {
    places.set(id, { week, day: null, name })
    for (const { id: dayId, dayNumber: day, name: dayName, workouts } of days) {
      places.set(dayId, { week, day, name: dayName })
      for (const workout of workouts) {
        places.set(workout.id, { week, day, name: workout.name })
        for (const row of workout.exercises) places.set(row.id, { week, day, name: row.name })
      }
    }
  }
  return places
}

/** All that has changed in one row, together. */
export const byRow = (differences: readonly ProgramDifference[]): (readonly ProgramDifference[])[] => [
  ...Map.groupBy(differences, ({ originId }) => originId).values(),
]

/** A value as a person reads it; booleans and lists of sets are worded by the caller. */
export function plainValue(value: CellValue | null): string | number | boolean | readonly CellValue[] | null {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value
  const name: unknown = Object.entries(value).find(([key]) => key === 'name')?.[1]
  return typeof name === 'string' ? name : null
}
