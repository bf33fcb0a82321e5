import type { PlannedFood } from '@allenio/contract/aliments'
import { describedFood, findExclusionHits, type ExcludableFood, type FoodDescription } from '@allenio/domain/aliments'
import { describedAmount, describedDish, describedMeal, type PlannedAmount } from '@allenio/domain/meal-plans'
import type { ExclusionJudge, Hit, NamedExclusion } from '../outline.ts'
import type { FoodBook } from './food-book.ts'

export function createJudge(exclusions: readonly NamedExclusion[], { isFilled }: Pick<FoodBook, 'isFilled'>): ExclusionJudge {
  const hitsOf = (foods: readonly ExcludableFood[]): Hit[] => findExclusionHits(foods, exclusions)
  const hitsOfWords = (descriptions: readonly FoodDescription[]) => hitsOf(descriptions.map(describedFood))
  return {
    ofAmount: (amount, food) =>
      hitsOf([
        ...(food ? [excludableFood(food)] : isFilled.get() ? unknownFood(amount) : []),
        ...describedAmount(amount).map(describedFood),
      ]),
    ofFood: ({ id, nameIt, nameEn, category, brand, figures, allergens, cholesterol }) =>
      hitsOf([{ id, name: { it: nameIt, en: nameEn }, category, brand, allergens, cholesterol, ...figures }]),
    ofDish: component => hitsOfWords(describedDish(component)),
    ofMeal: meal => hitsOfWords(describedMeal(meal)),
  }
}

/** A food whose figures are not loaded, so that only its name is known. */
const unknownFood = ({ food }: PlannedAmount): ExcludableFood[] =>
  food ? [describedFood({ id: food.id, name: { it: food.it, en: food.en } })] : []

const excludableFood = (food: PlannedFood): ExcludableFood => ({
  ...food,
  name: { it: food.nameIt, en: food.nameEn },
  cholesterol: food.nutrients.cholesterol ?? null,
})
