import { cloneFood, deleteFood, setFoodFavorite, undeleteFood, updateFoodOverlay } from '@allenio/contract/aliment-changes'
import { getFood, listFoods } from '@allenio/contract/aliments'
import type { Food } from '@allenio/contract/aliments'
import { goTo } from '#shell'
import { changeAnswer, changeRow, useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useDelete } from '#ui/deletion'
import { toast, toastWithUndo } from '#ui/toast'
import { useListWords } from './words.ts'

/** The actions on one food, for the list and for its own page. */
export function useFoodActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const t = useListWords()
  const favorite = useCall(setFoodFavorite, {
    optimistic: (cache, { id, isFavorite }) => {
      changeRow(cache, listFoods, { id, change: row => ({ ...row, isFavorite }) })
      changeAnswer(cache, getFood, { id }, food => ({ ...food, isFavorite }))
    },
  })
  const copy = useCall(cloneFood, {
    onSuccess: ({ id, name }) =>
      toast({
        type: 'success',
        text: t('cloned', { name }),
        buttons: [{ text: t('toClone'), onClick: () => goTo(hrefTo('/aliments/$id/edit', { id })) }],
      }),
  })
  const overlay = useCall(updateFoodOverlay)
  const setHidden = ({ id, name }: Pick<Food, 'id' | 'name'>, isHidden: boolean) =>
    overlay.mutate(
      { id, isHidden },
      {
        onSuccess: () =>
          toastWithUndo(t(isHidden ? 'hiddenOne' : 'visibleOne', { name }), () => overlay.mutate({ id, isHidden: !isHidden })),
      },
    )
  const remove = useDelete({
    from: listFoods,
    remove: deleteFood,
    restore: undeleteFood,
    input: ({ id }: Pick<Food, 'id' | 'name'>) => ({ id }),
    words: ({ name }) => ({ deleted: t('deleted', { name }), restored: t('undeleted', { name }) }),
    ...(onDeleted && { onDeleted }),
  })
  return {
    remove,
    setHidden,
    isCloning: copy.isPending,
    clone: (id: string) => copy.mutate({ id }),
    /** Opens the copy, to go on with it. */
    cloneAndOpen: (id: string) =>
      copy.mutate({ id }, { onSuccess: ({ data }) => goTo(hrefTo('/aliments/$id/edit', { id: data.id }), { replace: true }) }),
    toggleFavorite: ({ id, isFavorite }: Pick<Food, 'id' | 'isFavorite'>) => favorite.mutate({ id, isFavorite: !isFavorite }),
  }
}
