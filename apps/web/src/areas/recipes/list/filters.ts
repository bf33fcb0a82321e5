import type { Input } from '@allenio/contract'
import { allergens } from '@allenio/contract/aliments'
import { diets, recipeSorts, type listRecipes } from '@allenio/contract/recipes'
import { listAddress, oneOf, readAmount, readId, readText } from '#lib/list-place'

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
    search: readText,
    tag: readText,
    diet: oneOf(diets),
    freeOf: oneOf(allergens),
    foodId: readId,
    authorId: readId,
    minutesAtMost: readAmount,
    kcalAtLeast: readAmount,
    kcalAtMost: readAmount,
  },
  sorts: recipeSorts,
})
