import type { Input } from '@allenio/contract'
import { allergens, foodCategories, foodSorts, nutrientCodes, foodSources, type listFoods } from '@allenio/contract/aliments'
import { listAddress, oneOf, parseAmount, parseId, parseText } from '#lib/list-place'

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
    search: parseText,
    source: oneOf(foodSources),
    category: oneOf(foodCategories),
    freeOf: oneOf(allergens),
    onlyFavorites: oneOf(['true']),
    onlyHidden: oneOf(['true']),
    authorId: parseId,
    nutrient: oneOf(nutrientCodes),
    nutrientAtLeast: parseAmount,
    nutrientAtMost: parseAmount,
    reference_aliment_id: parseId,
  },
  sorts: foodSorts,
})
