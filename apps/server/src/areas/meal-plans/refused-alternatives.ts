import type { MealPlanDays } from '@allenio/contract/meal-plan-content'
import type { PlannedFood } from '@allenio/contract/planned-foods'
import { isAllowedAlternative } from '@allenio/domain/meal-diary'
import type { PlannedDay } from '@allenio/domain/meal-plans'
import { foodKey, type FoundExclusion } from '#areas/aliments'
import { presentJudgedFood } from './judged-food.ts'

interface ClientFacts {
  /** The days as they were planned. */
  planned: readonly PlannedDay[]
  foods: ReadonlyMap<string, PlannedFood>
  exclusions: readonly FoundExclusion[]
}

/** The ids of a plan's own alternatives that an allergy of its client names. */
function refusedAlternatives({ planned, foods, exclusions }: ClientFacts): ReadonlySet<string> {
  // the other kinds refuse none
  const allergies = exclusions.filter(({ kind }) => kind === 'allergy')
  if (allergies.length === 0) return new Set()
  const rows = planned.flatMap(({ meals }) => meals.flatMap(({ components }) => components.flatMap(component => component.rows)))
  const refused = rows
    .flatMap(row => row.alternatives)
    .filter(alternative => {
      const food = alternative.food && foods.get(foodKey(alternative.food))
      return !isAllowedAlternative(food ? presentJudgedFood(food) : null, alternative, allergies)
    })
  return new Set(refused.map(({ id }) => id))
}

/** Days as their client is offered them: the professional sees those alternatives with a mark, and nobody else chooses them. */
export function withoutRefused(days: MealPlanDays, facts: ClientFacts): MealPlanDays {
  const refused = refusedAlternatives(facts)
  if (refused.size === 0) return days
  const offered = <Row extends { alternatives: readonly { id: string }[] }>(row: Row) => ({
    ...row,
    alternatives: row.alternatives.filter(({ id }) => !refused.has(id)),
  })
  return days.map(day => ({
    ...day,
    meals: day.meals.map(meal => ({
      ...meal,
      components: meal.components.map(component => ({ ...offered(component), ingredients: component.ingredients.map(offered) })),
    })),
  }))
}
