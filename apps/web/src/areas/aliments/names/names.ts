import type { Allergen, AllergenState, FoodCategory, measureSources, NutrientCode, NutrientGroup } from '@allenio/contract/aliments'
import type { Diet } from '@allenio/contract/recipes'
import { allergenNames, dietNames, foodCategoryName, nutrientGroupNames, nutrientName } from '@allenio/domain/aliments'
import { useLanguage } from '#lib/words'
import { useMacroNames, useNameWords } from './words.ts'

/** The names of the codes that foods are described by, in the person's language. */
export function useFoodNames() {
  const t = useNameWords()
  const language = useLanguage()
  return {
    ...useMacroNames(),
    category: (category: FoodCategory) => foodCategoryName(category, language),
    nutrient: (code: NutrientCode) => nutrientName(code, language),
    group: (group: NutrientGroup) => nutrientGroupNames[group][language],
    allergen: (allergen: Allergen) => allergenNames[allergen][language],
    diet: (diet: Diet) => dietNames[diet][language],
    state: (state: AllergenState) => t(state),
    source: (source: (typeof measureSources)[number]) => t(source),
  }
}

/** Sorted by name, because people look for one among many. */
export function useNamedOptions<Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) {
  const language = useLanguage()
  return codes.map(value => ({ value, label: nameOf(value) })).toSorted((one, other) => one.label.localeCompare(other.label, language))
}
