import type { Language } from '@allenio/contract'
import type { CombinedComponent } from '@allenio/contract/meal-plans'
import { foodName } from '@allenio/domain/aliments'
import type { FoodLibrary } from '#lib/food-library'
import { quantityTexts } from '#lib/food-quantity'

// A saved combination in a line.

const nameOf = ({ customNameIt, customNameEn, food, recipe }: CombinedComponent, language: Language): string => {
  const named = recipe ?? food
  const own = foodName({ nameIt: customNameIt ?? '', nameEn: customNameEn ?? '' }, language)
  return own || (named ? foodName({ nameIt: named.it, nameEn: named.en }, language) : '')
}

function quantityOf({ grams = 0, measure, isToTaste, recipe }: CombinedComponent): string {
  if (recipe) return ''
  const text = quantityTexts().textOf({ grams, measure: measure ?? null, isToTaste: isToTaste === true })
  return isToTaste || measure ? text : `${text}\u00a0g`
}

/** 'Yogurt 150 g, Fiocchi d’avena 40 g, Mela 150 g'. */
export const combinationText = (components: readonly CombinedComponent[], language: Language): string =>
  components.map(each => [nameOf(each, language), quantityOf(each)].filter(Boolean).join(' ')).join(', ')

/** By the foods of the index, without alternatives; undefined where one of them is not known. */
export function combinationKcal(components: readonly CombinedComponent[], library: FoodLibrary): number | undefined {
  const rows = components.flatMap(each => (each.recipe ? each.ingredients : [each]))
  let sum = 0
  for (const { food, grams = 0, isToTaste } of rows) {
    if (isToTaste) continue
    const kcal = food && library.get(food.id)?.figures.kcal
    if (kcal === undefined || kcal === null) return undefined
    sum += (kcal * grams) / 100
  }
  return sum
}
