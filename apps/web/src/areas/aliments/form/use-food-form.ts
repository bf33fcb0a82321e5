import type { Endpoint, Input, Output } from '@allenio/contract'
import { figuresPer100g } from '@allenio/domain/aliments'
import type { FigureFault } from '@allenio/domain/aliments'
import { useEndpointForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { useDecimalText } from '#ui/decimal-field'
import { useBarcodeFault } from '../barcode/barcode-field.tsx'
import { measureFaults } from '../measures/measure-texts.ts'
import { useMeasureWords } from '../measures/words.ts'
import { numberOf, writtenFigures } from './figure-texts.ts'
import { foodForm } from './values.ts'
import type { FoodValues } from './values.ts'
import { useFormWords } from './words.ts'

interface FoodFormOptions<E extends Endpoint> {
  endpoint: E
  start: FoodValues
  draft?: FormDraft<FoodValues>
  toInput: (values: FoodValues) => Input<E>
  onSaved: (food: Output<E>) => void
}

const ranges = {
  density: { least: 0.01, most: 100 },
  ediblePart: { least: 1, most: 100 },
  cookingFactor: { least: 0.05, most: 20 },
} as const

/** The form of an own food, new or not. */
export function useFoodForm<E extends Endpoint>(options: FoodFormOptions<E>) {
  const t = useFormWords()
  const tMeasures = useMeasureWords()
  const textOf = useDecimalText()
  const barcodeFault = useBarcodeFault()
  const rangeFault = (name: keyof typeof ranges, text: string): string | undefined => {
    const number = numberOf(text)
    const { least, most } = ranges[name]
    const isFine = number === null || (number >= least && number <= most)
    return isFine ? undefined : t('between', { least: textOf(least), most: textOf(most) })
  }
  const check = (values: FoodValues) => {
    const { nameIt, nameEn, barcode, figures, density, ediblePart, cookingFactor, measures } = values
    const judged = figuresPer100g(writtenFigures(figures, density))
    const faults = 'faults' in judged ? judged.faults : []
    return {
      nameIt: nameIt.trim() || nameEn.trim() ? undefined : t('nameNeeded'),
      barcode: barcodeFault(barcode),
      density: rangeFault('density', density),
      ediblePart: rangeFault('ediblePart', ediblePart),
      cookingFactor: rangeFault('cookingFactor', cookingFactor),
      ...Object.fromEntries(faults.map(each => [placeOf(each), t(each.fault)])),
      ...measureFaults(measures, tMeasures),
    }
  }
  return useEndpointForm({ ...options, schema: foodForm, check })
}

export type FoodForm = ReturnType<typeof useFoodForm>

const macroFields = new Set(['kcal', 'protein', 'carbs', 'lipids'])

/** The field in which a fault is mended. */
function placeOf({ field, fault }: FigureFault): string {
  if (fault === 'not positive') return field === 'grams' ? 'figures.basis.grams' : 'density'
  if (fault === 'above 100 g') return 'figures.protein'
  return macroFields.has(field) ? `figures.${field}` : `figures.nutrients.${field}`
}
