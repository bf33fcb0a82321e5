import type { Cells } from '@allenio/contract/documents'
import { exerciseIn } from '@allenio/domain/programs'
import { useCallback } from 'react'
import type { ExerciseLibrary } from './exercise-library.ts'
import { useExerciseLibrary } from './use-exercise-library.ts'

/** The exercise of a row as the library calls it in the reader's language; one that the library lacks keeps the name that was typed. */
export function exerciseText({ cells }: { cells: Cells }, library: ExerciseLibrary): string {
  const exercise = exerciseIn(cells)
  return (exercise?.id === undefined ? undefined : library.get(exercise.id)?.name) ?? exercise?.name ?? ''
}

export function useExerciseText(): (row: { cells: Cells }) => string {
  const library = useExerciseLibrary()
  return useCallback(row => exerciseText(row, library), [library])
}
