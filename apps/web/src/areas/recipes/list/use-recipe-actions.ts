import { cloneRecipe, deleteRecipe, undeleteRecipe, listRecipes } from '@allenio/contract/recipes'
import { useClone, useDeletion } from '#shell/library'
import { hrefTo } from '#lib/screens'
import { useListWords } from './words.ts'

/** The actions on one recipe, for the list and for its own page. */
export function useRecipeActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const t = useListWords()
  const { clone } = useClone({
    clone: cloneRecipe,
    text: name => t('cloned', { name }),
    hrefOf: ({ id }) => hrefTo('/recipes/$id/edit', { id }),
  })
  const { remove } = useDeletion({ from: listRecipes, remove: deleteRecipe, restore: undeleteRecipe, ending: 'a', onDeleted })
  return { remove, clone }
}
