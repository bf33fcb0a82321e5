import type { MealPlanHit } from '@allenio/contract/meal-plans'

export interface HitGroup extends Pick<MealPlanHit, 'mark' | 'kind' | 'exclusion' | 'state'> {
  key: string
  /** Each once, in the order of the plan. */
  foods: string[]
}

/** Foods by what they touch and how far, the worst first as they come. */
export function groupHits(hits: readonly MealPlanHit[]): HitGroup[] {
  const groups = Map.groupBy(hits, ({ mark, kind, exclusion, state }) => [mark, kind, exclusion, state].join(' '))
  return [...groups].flatMap(([key, [first, ...others]]) =>
    first ? [{ ...first, key, foods: [...new Set([first, ...others].map(({ food }) => food))] }] : [],
  )
}

const groupsAtMost = 3
const foodsAtMost = 3

/** The groups and foods that are visible until somebody opens the rest. */
export const shortGroups = (groups: readonly HitGroup[]): HitGroup[] =>
  groups.slice(0, groupsAtMost).map(group => ({ ...group, foods: group.foods.slice(0, foodsAtMost) }))

export const countFoods = (groups: readonly HitGroup[]): number => groups.reduce((count, { foods }) => count + foods.length, 0)
