import type { Input } from '@allenio/contract'
import { allergens } from '@allenio/contract/aliments'
import { diets, recipeSorts, type listRecipes } from '@allenio/contract/recipes'
import { listAddress, oneOf, parseAmount, parseId, parseText } from '#lib/list-place'

/** All values are texts, as the address carries them. */
export type RecipeFilters = Pick<Input<typeof listRecipes>, 'search' | 'tag' | 'diet' | 'freeOf' | 'foodId' | 'authorId' | 'sort'> & {
  minutesAtMost?: string | undefined
  kcalAtLeast?: string | undefined
  kcalAtMost?: string | undefined
}

export const recipesAddress = listAddress<RecipeFilters>({
  name: 'recipes',
  path: '/recipes',
  filters: {
    search: parseText,
    tag: parseText,
    diet: oneOf(diets),
    freeOf: oneOf(allergens),
    foodId: parseId,
    authorId: parseId,
    minutesAtMost: parseAmount,
    kcalAtLeast: parseAmount,
    kcalAtMost: parseAmount,
  },
  sorts: recipeSorts,
})
