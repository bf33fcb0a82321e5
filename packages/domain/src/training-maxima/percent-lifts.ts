import type { DocumentRow } from '@allenio/contract/documents'
import type { ExerciseCell } from '@allenio/contract/programs'
import { exerciseIn, hasPercentLoads } from '@allenio/domain/programs'
import { exerciseKey } from '@allenio/domain/workouts'

/** The lifts whose loads are shares of a maximum, by their keys, in the order of the rows. */
export function percentLifts(rows: Iterable<Pick<DocumentRow, 'cells' | 'isDeleted'>>): Map<string, ExerciseCell> {
  const lifts = new Map<string, ExerciseCell>()
  for (const { cells, isDeleted } of rows) {
    const exercise = isDeleted ? undefined : exerciseIn(cells)
    if (exercise && hasPercentLoads(cells)) lifts.set(exerciseKey({ exercise }), exercise)
  }
  return lifts
}
