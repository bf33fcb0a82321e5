import {
  cloneExercise,
  deleteExercise,
  setExerciseFavorite,
  undeleteExercise,
  getExercise,
  listExercises,
  type Exercise,
} from '@allenio/contract/exercises'
import { useClone, useDeletion } from '#shell/library'
import { changeAnswer, changeRow, useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useListWords } from './words.ts'

/** The actions on one exercise, for the list and for its own page. */
export function useExerciseActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const t = useListWords()
  const favorite = useCall(setExerciseFavorite, {
    optimistic: (cache, { id, isFavorite }) => {
      changeRow(cache, listExercises, { id, change: row => ({ ...row, isFavorite }) })
      changeAnswer(cache, getExercise, { id }, exercise => ({ ...exercise, isFavorite }))
    },
  })
  const { clone, cloneAndOpen, isCloning } = useClone({
    clone: cloneExercise,
    text: name => t('cloned', { name }),
    hrefOf: ({ id }) => hrefTo('/exercises/$id/edit', { id }),
  })
  const { remove } = useDeletion({ from: listExercises, remove: deleteExercise, restore: undeleteExercise, ending: 'o', onDeleted })
  return {
    remove,
    isCloning,
    clone,
    cloneAndOpen,
    toggleFavorite: ({ id, isFavorite }: Pick<Exercise, 'id' | 'isFavorite'>) => favorite.mutate({ id, isFavorite: !isFavorite }),
  }
}
