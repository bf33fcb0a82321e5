import type { FoodCell } from '@allenio/contract/meal-plan-cells'
import type { MealPlanDays } from '@allenio/contract/meal-plan-content'
import type { PlannedFood } from '@allenio/contract/planned-foods'
import { describedFood, type FoodDescription } from '@allenio/domain/aliments'
import { allergiesIn } from '@allenio/domain/meal-diary'
import { describedAmount, describedDish, describedMeal, type PlannedDay } from '@allenio/domain/meal-plans'
import { foodKey, type FoundExclusion } from '#areas/aliments'
import { presentJudgedFood } from './judged-food.ts'

interface JudgedBy {
  foods: ReadonlyMap<string, PlannedFood>
  exclusions: readonly FoundExclusion[]
}

interface ClientFacts extends JudgedBy {
  /** The days as they were planned. */
  planned: readonly PlannedDay[]
}

function allergiesInFood(cell: FoodCell, { foods, exclusions }: JudgedBy): FoundExclusion[] {
  const food = foods.get(foodKey(cell))
  return food
    ? allergiesIn(
        [presentJudgedFood(food)],
        exclusions.filter(({ kind }) => kind === 'allergy'),
      )
    : []
}

/** The names of the allergies that a food touches, or may. */
export const foodAllergies = (cell: FoodCell, judgedBy: JudgedBy): string[] => [
  ...new Set(allergiesInFood(cell, judgedBy).map(({ name }) => name)),
]

/** The names of the allergies that rows and free meals of a plan touch, by their ids. */
function touchedAllergies({ planned, foods, exclusions }: ClientFacts): ReadonlyMap<string, string[]> {
  const allergies = exclusions.filter(({ kind }) => kind === 'allergy')
  const touched = new Map<string, string[]>()
  if (allergies.length === 0) return touched
  const byFood = new Map<string, readonly FoundExclusion[]>()
  const inFood = (cell: FoodCell) => {
    const key = foodKey(cell)
    const found = byFood.get(key) ?? allergiesInFood(cell, { foods, exclusions: allergies })
    byFood.set(key, found)
    return found
  }
  const inWords = (descriptions: readonly FoodDescription[]) => allergiesIn(descriptions.map(describedFood), allergies)
  const add = (id: string, found: readonly FoundExclusion[]) => {
    if (found.length > 0) touched.set(id, [...new Set([...(touched.get(id) ?? []), ...found.map(({ name }) => name)])])
  }
  for (const { meals } of planned)
    for (const meal of meals) {
      add(meal.id, inWords(describedMeal(meal)))
      for (const component of meal.components) {
        add(component.id, inWords(describedDish(component)))
        for (const amount of component.rows.flatMap(row => [row, ...row.alternatives]))
          add(amount.id, [...(amount.food ? inFood(amount.food) : []), ...inWords(describedAmount(amount))])
      }
    }
  return touched
}

/**
 * Days as their client reads them. Alternatives that an allergy names are left out: the professional sees them with a mark, and nobody
 * else chooses them. All else that one names says so, as it was given with a reason, or before somebody knew.
 */
export function ownDays(days: MealPlanDays, facts: ClientFacts): MealPlanDays {
  const touched = touchedAllergies(facts)
  if (touched.size === 0) return days
  const warned = <Row extends { id: string }>(row: Row) => {
    const allergies = touched.get(row.id)
    return allergies ? { ...row, allergies } : row
  }
  const offered = <Row extends { id: string; alternatives: readonly { id: string }[] }>(row: Row) => ({
    ...warned(row),
    alternatives: row.alternatives.filter(({ id }) => !touched.has(id)),
  })
  return days.map(day => ({
    ...day,
    meals: day.meals.map(meal => ({
      ...warned(meal),
      components: meal.components.map(component => ({ ...offered(component), ingredients: component.ingredients.map(offered) })),
    })),
  }))
}
