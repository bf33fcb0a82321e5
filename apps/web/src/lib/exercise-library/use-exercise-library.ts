import { getExerciseIndex } from '@allenio/contract/exercises'
import type { Language } from '@allenio/contract'
import type { IndexedExercise } from '@allenio/contract/exercises'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useLanguage } from '#lib/words'
import { libraryOf, type ExerciseLibrary } from './exercise-library.ts'

const staleMs = 5 * 60_000
const none: readonly IndexedExercise[] = []

export const libraryQuery = () => read(getExerciseIndex, {}, { quiet: true, keep: true, staleTime: staleMs })

const libraries = new WeakMap<readonly IndexedExercise[], Map<Language, ExerciseLibrary>>()

/** One library for all who look into it, however many ask. */
function libraryIn(exercises: readonly IndexedExercise[], language: Language): ExerciseLibrary {
  const byLanguage = libraries.get(exercises) ?? new Map<Language, ExerciseLibrary>()
  libraries.set(exercises, byLanguage)
  const library = byLanguage.get(language) ?? libraryOf(exercises, language)
  byLanguage.set(language, library)
  return library
}

/** Empty until it has been read; without a connection it is the one that this device has kept. */
export function useExerciseLibrary(): ExerciseLibrary {
  const language = useLanguage()
  const { data } = useQuery(libraryQuery())
  return libraryIn(data?.exercises ?? none, language)
}
