import { cloneRecipe, deleteRecipe, undeleteRecipe } from '@allenio/contract/recipe-changes'
import { listRecipes } from '@allenio/contract/recipes'
import type { Recipe } from '@allenio/contract/recipes'
import { goTo } from '#shell'
import { useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useDelete } from '#ui/deletion'
import { toast } from '#ui/toast'
import { useListWords } from './words.ts'

/** The actions on one recipe, for the list and for its own page. */
export function useRecipeActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const t = useListWords()
  const copy = useCall(cloneRecipe, {
    onSuccess: ({ id, name }) =>
      toast({
        type: 'success',
        text: t('cloned', { name }),
        buttons: [{ text: t('open'), onClick: () => goTo(hrefTo('/recipes/$id/edit', { id })) }],
      }),
  })
  const remove = useDelete({
    from: listRecipes,
    remove: deleteRecipe,
    restore: undeleteRecipe,
    input: ({ id }: Pick<Recipe, 'id' | 'name'>) => ({ id }),
    words: ({ name }) => ({ deleted: t('deleted', { name }), restored: t('undeleted', { name }) }),
    ...(onDeleted && { onDeleted }),
  })
  return { remove, isCloning: copy.isPending, clone: (id: string) => copy.mutate({ id }) }
}
