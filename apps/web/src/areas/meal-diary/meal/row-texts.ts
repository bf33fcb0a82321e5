import type { Language } from '@allenio/contract'
import type { DietFood } from '@allenio/contract/meal-diary'
import { cookedWeight, foodName } from '@allenio/domain/aliments'
import { mealTypeNames } from '@allenio/domain/meal-plans'
import { useQuantityTexts } from '#lib/food-quantity'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import type { DayView } from '../diet/day-view.ts'
import { foodIn, type PlanAlternative, type PlanComponent, type PlanMeal, type PlanRow } from '../diet/plan-rows.ts'
import { useMealWords } from './words.ts'

type Named = { it: string; en: string } | undefined
type Amount = Pick<PlanAlternative, 'grams' | 'measure' | 'isToTaste'>

const isComponent = (row: PlanRow | PlanAlternative): row is PlanComponent => 'ingredients' in row

/** The name that it has in the plan, else that of the food or the recipe. */
export function nameOfRow(row: PlanRow | PlanAlternative, language: Language): string {
  const own = foodName({ nameIt: row.customNameIt ?? '', nameEn: row.customNameEn ?? '' }, language)
  const named: Named = isComponent(row) && row.recipe ? row.recipe : row.food
  return own || nameOfFood(named, language)
}

export const nameOfFood = (named: Named, language: Language): string =>
  foodName({ nameIt: named?.it ?? '', nameEn: named?.en ?? '' }, language)

/** The food that is eaten on a day: that of the planned row, or the one in its place. */
export const nameEaten = (row: PlanRow, swaps: DayView['swaps'], language: Language): string =>
  nameOfFood(swaps.get(row.id)?.food ?? undefined, language) || nameOfRow(row, language)

/** How meals, foods and quantities are written. */
export function useRowTexts() {
  const t = useMealWords()
  const language = useLanguage()
  const { decimal, integer } = useFormats()
  const { textOf } = useQuantityTexts()
  const grams = (amount: number) => `${integer(amount)}\u00a0g`
  const descriptionOf = ({ descriptionIt, descriptionEn }: PlanMeal) =>
    foodName({ nameIt: descriptionIt ?? '', nameEn: descriptionEn ?? '' }, language)
  /** The measure of a household where there is one, and the grams beside it; and what they weigh when they are cooked. */
  const amountOf = (
    { grams: weight = 0, measure, isToTaste = false }: Amount,
    food?: Pick<DietFood, 'cookingFactor'>,
  ): { main: string; beside?: string } => {
    if (isToTaste) return { main: textOf({ grams: 0, measure: null, isToTaste }) }
    const cooked = cookedWeight(weight, food?.cookingFactor ?? null)
    const cookedTexts = cooked === null ? [] : [t('cooked', { weight: grams(cooked) })]
    const [main = '', ...others] = [...(measure ? [textOf({ grams: weight, measure, isToTaste })] : []), grams(weight), ...cookedTexts]
    return others.length === 0 ? { main } : { main, beside: others.join(', ') }
  }
  return {
    nameOf: (row: PlanRow | PlanAlternative) => nameOfRow(row, language),
    nameEaten: (row: PlanRow, swaps: DayView['swaps']) => nameEaten(row, swaps, language),
    /** All of a meal in one line, as it is eaten on a day. */
    summaryOf: (meal: PlanMeal, swaps: DayView['swaps']): string =>
      meal.isFree ? descriptionOf(meal) || t('freeMeal') : meal.components.map(each => nameEaten(each, swaps, language)).join(', '),
    nameOfFood: (food: Named) => nameOfFood(food, language),
    titleOf: ({ titleIt, titleEn, type }: PlanMeal) =>
      foodName({ nameIt: titleIt ?? '', nameEn: titleEn ?? '' }, language) || (type ? mealTypeNames[type][language] : t('meal')),
    descriptionOf,
    grams,
    portions: (count: number) => t('portions', { count }).replace(String(count), decimal(count, { most: 2 })),
    amountOf,
    /** In one line, of a food that the device knows. */
    amountIn: (foods: readonly DietFood[], row: Amount & Pick<PlanAlternative, 'food'>): string =>
      amountText(amountOf(row, foodIn(foods, row.food))),
  }
}

export const amountText = ({ main, beside }: { main: string; beside?: string }): string => (beside ? `${main}, ${beside}` : main)
