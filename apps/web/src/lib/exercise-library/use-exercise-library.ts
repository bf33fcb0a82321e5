import { getExerciseIndex } from '@allenio/contract/exercises'
import type { Language, Output } from '@allenio/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useLanguage } from '#lib/words'
import { libraryOf, type ExerciseLibrary } from './exercise-library.ts'

type ExerciseIndex = Output<typeof getExerciseIndex>

const staleMs = 5 * 60_000
const none: ExerciseIndex = { revision: '', exercises: [], recentIds: [] }

export const libraryQuery = () => read(getExerciseIndex, {}, { quiet: true, isStored: true, staleTime: staleMs })

const libraries = new WeakMap<ExerciseIndex, Map<Language, ExerciseLibrary>>()

/** One library for all who look into it, however many ask. */
function libraryIn(index: ExerciseIndex, language: Language): ExerciseLibrary {
  const byLanguage = libraries.get(index) ?? new Map<Language, ExerciseLibrary>()
  libraries.set(index, byLanguage)
  const library = byLanguage.get(language) ?? libraryOf(index.exercises ?? [], language, index.recentIds)
  byLanguage.set(language, library)
  return library
}

/** Empty until it has been read; without a connection it is the one that this device has kept. */
export function useExerciseLibrary(): ExerciseLibrary {
  const language = useLanguage()
  const { data } = useQuery(libraryQuery())
  return libraryIn(data ?? none, language)
}
