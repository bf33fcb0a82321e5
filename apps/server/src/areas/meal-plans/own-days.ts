import type { PlannedFood } from '@allenio/contract/aliments'
import type { FoodCell, MealPlanDays } from '@allenio/contract/meal-plans'
import { describedFood, type FoodDescription } from '@allenio/domain/aliments'
import { allergiesIn, doubtsIn } from '@allenio/domain/meal-diary'
import { describedAmount, describedDish, describedMeal, type PlannedDay } from '@allenio/domain/meal-plans'
import { foodKey, type FoundExclusion } from '#areas/aliments'
import { presentJudgedFood } from './foods/judged-food.ts'

interface JudgedBy {
  foods: ReadonlyMap<string, PlannedFood>
  exclusions: readonly FoundExclusion[]
}

interface ClientFacts extends JudgedBy {
  /** The days as they were planned. */
  planned: readonly PlannedDay[]
}

type FindIn = typeof allergiesIn

const onlyAllergies = (exclusions: readonly FoundExclusion[]): FoundExclusion[] => exclusions.filter(({ kind }) => kind === 'allergy')

const inFood = (cell: FoodCell, { foods, exclusions }: JudgedBy, find: FindIn): FoundExclusion[] => {
  const food = foods.get(foodKey(cell))
  return food ? find([presentJudgedFood(food)], exclusions) : []
}

/** The names of the allergies that a food touches, or may. */
export const foodAllergies = (cell: FoodCell, judgedBy: JudgedBy): string[] => [
  ...new Set(inFood(cell, { ...judgedBy, exclusions: onlyAllergies(judgedBy.exclusions) }, allergiesIn).map(({ name }) => name)),
]

/** The names of the allergies that rows and free meals of a plan touch, or may touch, by their ids. */
function markedRows({ planned, foods, exclusions }: ClientFacts, find: FindIn): ReadonlyMap<string, string[]> {
  const judgedBy = { foods, exclusions: onlyAllergies(exclusions) }
  const marked = new Map<string, string[]>()
  if (judgedBy.exclusions.length === 0) return marked
  const byFood = new Map<string, readonly FoundExclusion[]>()
  const inCell = (cell: FoodCell) => {
    const key = foodKey(cell)
    const found = byFood.get(key) ?? inFood(cell, judgedBy, find)
    byFood.set(key, found)
    return found
  }
  const inWords = (descriptions: readonly FoodDescription[]) => find(descriptions.map(describedFood), judgedBy.exclusions)
  const add = (id: string, found: readonly FoundExclusion[]) => {
    if (found.length > 0) marked.set(id, [...new Set([...(marked.get(id) ?? []), ...found.map(({ name }) => name)])])
  }
  for (const { meals } of planned)
    for (const meal of meals) {
      add(meal.id, inWords(describedMeal(meal)))
      for (const component of meal.components) {
        add(component.id, inWords(describedDish(component)))
        for (const amount of component.rows.flatMap(row => [row, ...row.alternatives]))
          add(amount.id, [...(amount.food ? inCell(amount.food) : []), ...inWords(describedAmount(amount))])
      }
    }
  return marked
}

/**
 * Days as their client reads them. Alternatives that an allergy names are left out: the professional sees them with a mark, and nobody
 * else chooses them. All else that one names says so, as it was given with a reason, or before somebody knew, and a doubt is to be
 * verified.
 */
export function ownDays(days: MealPlanDays, facts: ClientFacts): MealPlanDays {
  const [touched, doubted] = [markedRows(facts, allergiesIn), markedRows(facts, doubtsIn)]
  if (touched.size + doubted.size === 0) return days
  const warned = <Row extends { id: string }>(row: Row) => {
    const allergies = touched.get(row.id)
    const doubts = (doubted.get(row.id) ?? []).filter(name => allergies?.includes(name) !== true)
    return { ...row, ...(allergies && { allergies }), ...(doubts.length > 0 && { doubts }) }
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
