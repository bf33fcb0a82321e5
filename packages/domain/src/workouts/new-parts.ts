import type { CompletedExercise, CompletedSet, SetFigures } from '@allenio/contract/workouts'
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
  maximum?: CompletedExercise['maximum']
  at: string
}

export const newExercise = ({ at, maximum = null, ...start }: ExerciseStart): CompletedExercise => ({
  ...start,
  maximum,
  skipReason: null,
  note: '',
  pain: null,
  videoId: null,
  isRemoved: false,
  changedAt: at,
})
