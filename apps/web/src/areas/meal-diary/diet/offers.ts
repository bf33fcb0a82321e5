import type { Output } from '@allenio/contract'
import type { Diet, listOwnSwaps, RowSwaps } from '@allenio/contract/meal-diary'
import type { MealPlanDays } from '@allenio/contract/meal-plans'

export type OwnSwaps = Output<typeof listOwnSwaps>

const noSwaps: readonly RowSwaps[] = []

const withoutOwn = <Row extends { alternatives: readonly object[] }>(row: Row): Row => ({ ...row, alternatives: [] })

export const daysWithoutAlternatives = (days: MealPlanDays): MealPlanDays =>
  days.map(day => ({
    ...day,
    meals: day.meals.map(meal => ({
      ...meal,
      components: meal.components.map(each => ({ ...withoutOwn(each), ingredients: each.ingredients.map(withoutOwn) })),
    })),
  }))

const releaseWithoutAlternatives = <Release extends { days: MealPlanDays }>(release: Release): Release => ({
  ...release,
  days: daysWithoutAlternatives(release.days),
})

/** Planned foods alone, and nothing that may be eaten instead. */
export const withoutAlternatives = (diet: Diet): Diet => ({
  ...diet,
  assignments: diet.assignments.map(releaseWithoutAlternatives),
  earlierReleases: diet.earlierReleases.map(releaseWithoutAlternatives),
})

interface Answers {
  diet: Diet
  /** Undefined where none were read, or nobody may swap: the plan's own alternatives need no leave. */
  swaps: OwnSwaps | undefined
  isExclusionUnsent: boolean
}

/**
 * Foods that the device may offer instead of planned ones. It cannot judge foods itself, as it knows nothing of their allergens: nothing is
 * offered while the server has not heard of an exclusion, and where diet and swaps were judged by other exclusions, as one of the two is
 * older than an allergy.
 */
export function offersOf({ diet, swaps, isExclusionUnsent }: Answers): { diet: Diet; swaps: readonly RowSwaps[] } {
  const isJudgedAlike = swaps === undefined || swaps.exclusionsHash === diet.exclusionsHash
  if (isExclusionUnsent || !isJudgedAlike) return { diet: withoutAlternatives(diet), swaps: noSwaps }
  return { diet, swaps: swaps?.swaps ?? noSwaps }
}
