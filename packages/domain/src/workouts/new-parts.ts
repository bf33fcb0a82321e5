import type { CompletedExercise, CompletedSet, SetFigures } from '@allenio/contract/workout-results'
import { boundedFigures } from './figures.ts'

export interface SetStart extends Pick<CompletedSet, 'id' | 'exerciseId' | 'position' | 'kind'> {
  figures: SetFigures
  at: string
}

export const newSet = ({ id, exerciseId, position, kind, figures, at }: SetStart): CompletedSet => ({
  id,
  exerciseId,
  position,
  kind,
  ...boundedFigures(figures),
  doneAt: null,
  isRemoved: false,
  changedAt: at,
})

interface ExerciseStart extends Pick<CompletedExercise, 'id' | 'workoutId' | 'rowId' | 'position' | 'superset' | 'exercise' | 'target'> {
  at: string
}

export const newExercise = ({ at, ...start }: ExerciseStart): CompletedExercise => ({
  ...start,
  skipReason: null,
  note: '',
  pain: null,
  videoId: null,
  isRemoved: false,
  changedAt: at,
})
