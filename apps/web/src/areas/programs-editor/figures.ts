import type { DocumentRow } from '@allenio/contract/documents'
import { exerciseIn, workoutMinutes, workSetsOf } from '@allenio/domain/programs'
import type { RowEntry, WorkoutEntry } from './outline.ts'

export interface RowFigures {
  exercises: number
  sets: number
  minutes: number
}

export const setsIn = (rows: readonly RowEntry[]): number =>
  rows.reduce((sum, { cells }) => (exerciseIn(cells) ? sum + workSetsOf(cells) : sum), 0)

/** The figures of workouts, as headings say them. */
export function figuresOf(workouts: readonly WorkoutEntry[]): RowFigures {
  const rows = workouts.flatMap(workout => workout.rows)
  return {
    exercises: rows.filter(({ cells }) => exerciseIn(cells)).length,
    sets: setsIn(rows),
    minutes: workouts.reduce((sum, workout) => sum + workoutMinutes(workout.rows.map(asDocumentRow)), 0),
  }
}

const asDocumentRow = ({ id, cells, groupId }: RowEntry): DocumentRow => ({
  id,
  type: 'row',
  parentId: groupId,
  place: 'V',
  cells,
  originId: null,
  isDeleted: false,
})
