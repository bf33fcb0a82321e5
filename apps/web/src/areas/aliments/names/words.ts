import type { Macro } from '@allenio/domain/aliments'
import { areaWords } from '#lib/words'

/** The names of codes that lists, forms and details share. Those of categories, nutrients and allergens are in domain/aliments. */
export const useNameWords = areaWords('aliments names', {
  it: {
    atLeast: 'almeno',
    contains: 'Contiene',
    'may contain': 'Può contenere',
    free: 'Senza',
    'not known': 'Non noto',
    kcal: 'Energia',
    protein: 'Proteine',
    carbs: 'Carboidrati',
    lipids: 'Grassi',
    proteinShort: 'P',
    carbsShort: 'C',
    lipidsShort: 'G',
    SR28: 'USDA SR28',
    LARN: 'LARN',
    typical: 'tipica',
    own: 'tua',
    includesFiber: 'Comprende la fibra: la fonte non dice quanta sia.',
  },
  en: {
    atLeast: 'at least',
    contains: 'Contains',
    'may contain': 'May contain',
    free: 'Free',
    'not known': 'Not known',
    kcal: 'Energy',
    protein: 'Protein',
    carbs: 'Carbohydrates',
    lipids: 'Fat',
    proteinShort: 'P',
    carbsShort: 'C',
    lipidsShort: 'F',
    SR28: 'USDA SR28',
    LARN: 'LARN',
    typical: 'typical',
    own: 'your own',
    includesFiber: 'It includes fibre: the source does not say how much.',
  },
})

/** The names of energy and macros. Other names are apart, because they are long tables that most screens do not need. */
export function useMacroNames() {
  const t = useNameWords()
  return {
    macro: (macro: Macro | 'kcal') => t(macro),
    /** The letter with which dietitians abbreviate the macro. */
    macroLetter: (macro: Macro) => t(`${macro}Short`),
  }
}
