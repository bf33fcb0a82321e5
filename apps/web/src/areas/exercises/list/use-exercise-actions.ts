import { cloneExercise, deleteExercise, setExerciseFavorite, undeleteExercise } from '@allenio/contract/exercise-changes'
import { getExercise, listExercises } from '@allenio/contract/exercises'
import type { Exercise } from '@allenio/contract/exercises'
import { goTo } from '#shell'
import { changeAnswer, changeRow, useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useDelete } from '#ui/deletion'
import { toast } from '#ui/toast'
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
  const copy = useCall(cloneExercise, {
    onSuccess: ({ id, name }) =>
      toast({
        type: 'success',
        text: t('cloned', { name }),
        buttons: [{ text: t('toClone'), onClick: () => goTo(hrefTo('/exercises/$id/edit', { id })) }],
      }),
  })
  const remove = useDelete({
    from: listExercises,
    remove: deleteExercise,
    restore: undeleteExercise,
    input: ({ id }: Pick<Exercise, 'id' | 'name'>) => ({ id }),
    words: ({ name }) => ({ deleted: t('deleted', { name }), restored: t('undeleted', { name }) }),
    ...(onDeleted && { onDeleted }),
  })
  return {
    remove,
    isCloning: copy.isPending,
    clone: (id: string) => copy.mutate({ id }),
    /** Opens the copy, to go on with it. */
    cloneAndOpen: (id: string) =>
      copy.mutate({ id }, { onSuccess: ({ data }) => goTo(hrefTo('/exercises/$id/edit', { id: data.id }), { replace: true }) }),
    toggleFavorite: ({ id, isFavorite }: Pick<Exercise, 'id' | 'isFavorite'>) => favorite.mutate({ id, isFavorite: !isFavorite }),
  }
}
