import type { Input } from '@allenio/contract'
import { allergens, foodCategories, foodSorts, nutrientCodes, foodSources, type listFoods } from '@allenio/contract/aliments'
import { listAddress, oneOf, readAmount, readId, readText } from '#lib/list-place'

type OfList = Input<typeof listFoods>

/** All values are texts, as the address carries them. */
export type FoodFilters = Pick<
  OfList,
  'search' | 'source' | 'category' | 'freeOf' | 'authorId' | 'nutrient' | 'reference_aliment_id' | 'sort'
> & {
  onlyFavorites?: 'true' | undefined
  onlyHidden?: 'true' | undefined
  nutrientAtLeast?: string | undefined
  nutrientAtMost?: string | undefined
}

export const foodsAddress = listAddress<FoodFilters>({
  name: 'aliments',
  path: '/aliments',
  filters: {
    search: readText,
    source: oneOf(foodSources),
    category: oneOf(foodCategories),
    freeOf: oneOf(allergens),
    onlyFavorites: oneOf(['true']),
    onlyHidden: oneOf(['true']),
    authorId: readId,
    nutrient: oneOf(nutrientCodes),
    nutrientAtLeast: readAmount,
    nutrientAtMost: readAmount,
    reference_aliment_id: readId,
  },
  sorts: foodSorts,
})
