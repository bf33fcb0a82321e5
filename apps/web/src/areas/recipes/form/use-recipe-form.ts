import type { Endpoint, Input, Output } from '@allenio/contract'
import { recipeLimits } from '@allenio/contract/recipes'
import { useEndpointForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { useQuantities } from '../ingredients/quantities.ts'
import { recipeForm, wholeOf } from './values.ts'
import type { RecipeValues } from './values.ts'
import { useFormWords } from './words.ts'

interface RecipeFormOptions<E extends Endpoint> {
  endpoint: E
  start: RecipeValues
  draft: FormDraft<RecipeValues>
  toInput: (values: RecipeValues) => Input<E>
  onSaved: (recipe: Output<E>) => void
  onRefused?: (error: unknown) => boolean
}

/** The form of a recipe, new or not. */
export function useRecipeForm<E extends Endpoint>(options: RecipeFormOptions<E>) {
  const t = useFormWords()
  const { faultOf } = useQuantities()
  const rangeFault = (text: string, least: number, most: number, isNeeded = false): string | undefined => {
    const number = wholeOf(text)
    const isFine = number === null ? !isNeeded : Number.isInteger(number) && number >= least && number <= most
    return isFine ? undefined : t('between', { least, most })
  }
  const check = (values: RecipeValues) => ({
    nameIt: values.nameIt.trim() || values.nameEn.trim() ? undefined : t('nameNeeded'),
    portions: rangeFault(values.portions, 1, recipeLimits.portions, true),
    yieldGrams: rangeFault(values.yieldGrams, 1, recipeLimits.yieldGrams),
    prepMinutes: rangeFault(values.prepMinutes, 0, recipeLimits.minutes),
    cookMinutes: rangeFault(values.cookMinutes, 0, recipeLimits.minutes),
    ...Object.fromEntries(
      values.components.flatMap(({ typed, food }, index) => (typed === null ? [] : [[`components.${index}.typed`, faultOf(typed, food)]])),
    ),
  })
  return useEndpointForm({ ...options, schema: recipeForm, check })
}

export type RecipeForm = ReturnType<typeof useRecipeForm>

export interface FieldsProps {
  form: RecipeForm
}
