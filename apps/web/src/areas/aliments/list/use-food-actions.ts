import {
  cloneFood,
  deleteFood,
  setFoodFavorite,
  undeleteFood,
  updateFoodOverlay,
  getFood,
  listFoods,
  type Food,
} from '@allenio/contract/aliments'
import { useClone, useDeletion } from '#shell/library'
import { changeAnswer, changeRow, useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { toastWithUndo } from '#ui/toast'
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
  const { clone, cloneAndOpen, isCloning } = useClone({
    clone: cloneFood,
    text: name => t('cloned', { name }),
    hrefOf: ({ id }) => hrefTo('/aliments/$id/edit', { id }),
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
  const { remove } = useDeletion({ from: listFoods, remove: deleteFood, restore: undeleteFood, ending: 'o', onDeleted })
  return {
    remove,
    setHidden,
    isCloning,
    clone,
    cloneAndOpen,
    toggleFavorite: ({ id, isFavorite }: Pick<Food, 'id' | 'isFavorite'>) => favorite.mutate({ id, isFavorite: !isFavorite }),
  }
}
