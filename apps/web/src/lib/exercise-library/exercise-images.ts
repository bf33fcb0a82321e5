import { listExerciseImages, picturedAtOnce, type ExerciseImage } from '@allenio/contract/exercises'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read, useSettled } from '#lib/api'
import { useIsOnline } from '#lib/device'

const staleMs = 60_000

/**
 * Pictures of exercises beside their names, for lists that know their ids alone. Undefined until the server has answered, and without a
 * network: then the figure or the muscles stand for a picture.
 */
export function useExerciseImages(
  ids: readonly (string | null | undefined)[],
): (id: string | null | undefined) => ExerciseImage | undefined {
  const isOnline = useIsOnline()
  const libraryIds = [...new Set(ids)].filter(id => typeof id === 'string').slice(0, picturedAtOnce)
  // while somebody types, the list changes with each key
  const settled = useSettled(libraryIds.toSorted().join(' '))
  const { data } = useQuery({
    ...read(listExerciseImages, { exerciseId: settled.split(' ') }, { quiet: true, staleTime: staleMs }),
    enabled: isOnline && settled !== '',
    placeholderData: keepPreviousData,
  })
  return id => data?.exercises.find(each => each.id === id)
}
