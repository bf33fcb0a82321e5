import type { PlannedFood } from '@allenio/contract/planned-foods'
import { describedFood, findExclusionHits, type ExcludableFood, type FoodDescription } from '@allenio/domain/aliments'
import { describedAmount, describedDish, describedMeal } from '@allenio/domain/meal-plans'
import type { ExclusionJudge, Hit, NamedExclusion } from '../outline.ts'

export function createJudge(exclusions: readonly NamedExclusion[]): ExclusionJudge {
  const hitsOf = (foods: readonly ExcludableFood[]): Hit[] => findExclusionHits(foods, exclusions)
  const hitsOfWords = (descriptions: readonly FoodDescription[]) => hitsOf(descriptions.map(describedFood))
  return {
    ofAmount: (amount, food) => hitsOf([...(food ? [excludableFood(food)] : []), ...describedAmount(amount).map(describedFood)]),
    ofDish: component => hitsOfWords(describedDish(component)),
    ofMeal: meal => hitsOfWords(describedMeal(meal)),
  }
}

const excludableFood = (food: PlannedFood): ExcludableFood => ({
  ...food,
  name: { it: food.nameIt, en: food.nameEn },
  cholesterol: food.nutrients.cholesterol ?? null,
})
