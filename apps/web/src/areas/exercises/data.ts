import { countExercises, getExercise, getExerciseSettings, listExercises, listExerciseTags } from '@allenio/contract/exercises'
import { keepPreviousData } from '@tanstack/react-query'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import type { ExerciseFilters } from './list/filters.ts'

/** The list as it opens is there without a connection, too. */
export const exercisesQuery = (filters: ExerciseFilters) =>
  listQuery(listExercises, filters, {
    rows: ({ exercises }) => exercises,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { isStored: true }),
  })

/** The counts beside the list, which does not wait for them. The last counts stay until the next arrive, so that tabs do not jump. */
export const countsQuery = ({ sort: _sort, ...filters }: ExerciseFilters) => ({
  ...read(countExercises, filters, { quiet: true, ...(!isNarrowed(filters) && { isStored: true }) }),
  placeholderData: keepPreviousData,
})

export const exerciseQuery = (id: string) => read(getExercise, { id }, { quiet: true })

export const exerciseTagsQuery = () => read(listExerciseTags, {}, { quiet: true })

export const exerciseSettingsQuery = () => read(getExerciseSettings, {}, { quiet: true })
