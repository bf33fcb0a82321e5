import type { Input } from '@allenio/contract'
import { mealPlanKinds, mealPlanSorts } from '@allenio/contract/meal-plans'
import type { listMealPlans } from '@allenio/contract/meal-plans'
import { listAddress, oneOf, parseId, parseText } from '#lib/list-place'

/** All values are texts, as the address carries them. */
export type MealPlanFilters = Omit<Input<typeof listMealPlans>, 'page' | 'isDraft' | 'clientId'> & {
  isDraft?: 'true' | 'false' | undefined
}

export const mealPlansAddress = listAddress<MealPlanFilters>({
  name: 'meal-plans',
  path: '/mealPlans',
  filters: {
    search: parseText,
    isDraft: oneOf(['true', 'false']),
    authorId: parseId,
    kind: oneOf(mealPlanKinds.filter(kind => kind !== 'library')),
  },
  sorts: mealPlanSorts,
})
