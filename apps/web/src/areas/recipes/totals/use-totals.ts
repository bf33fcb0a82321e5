import { nutrientCodes } from '@allenio/contract/aliments'
import { macros } from '@allenio/domain/aliments'
import { per100gOf, portionOf, recipeFigures } from '@allenio/domain/recipes'
import type { DishFigures } from '@allenio/domain/recipes'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { RecipeForm } from '../form/use-recipe-form.ts'
import type { EditedIngredient } from '../form/values.ts'
import { wholeOf } from '../form/values.ts'

export const totalBases = ['portion', 'whole', 'per100g'] as const
export type TotalBasis = (typeof totalBases)[number]

export interface RecipeTotals extends Readonly<Record<TotalBasis, DishFigures>> {
  portions: number
  /** The weight of the whole when it is done, or of its ingredients. */
  doneGrams: number
}

const codes = ['kcal', ...macros, ...nutrientCodes]

/** Whether an ingredient has no quantity yet, so that nobody knows what it adds. */
export const isUnweighed = ({ grams, isToTaste, typed }: EditedIngredient): boolean => typed !== null || (grams === 0 && !isToTaste)

/** The sum of what is weighed: "at least" where something is not, and not known where nothing is. */
function figuresOf(components: readonly EditedIngredient[]): DishFigures {
  const weighed = components.filter(component => !isUnweighed(component))
  const figures = recipeFigures(weighed, codes)
  if (weighed.length === components.length) return figures
  const unknown = weighed.length === 0 ? { amount: null, roundedAmount: null } : {}
  return { ...figures, totals: new Map([...figures.totals].map(([code, total]) => [code, { ...total, ...unknown, isComplete: false }])) }
}

/** A number that is being typed, or nothing where it is none. */
const positive = (text: string): number | null => {
  const number = wholeOf(text)
  return number !== null && number > 0 ? number : null
}

/** The figures of the recipe as it stands in the form. */
export function useTotals({ control }: Pick<RecipeForm, 'control'>): RecipeTotals {
  const [components, portionsText, yieldText] = useWatch({ control, name: ['components', 'portions', 'yieldGrams'] })
  const whole = useMemo(() => figuresOf(components), [components])
  const portions = positive(portionsText) ?? 1
  const yieldGrams = positive(yieldText)
  const doneGrams = yieldGrams ?? whole.grams
  return {
    portions,
    doneGrams,
    whole: { ...whole, grams: doneGrams },
    portion: { ...portionOf(whole, portions), grams: doneGrams / portions },
    per100g: per100gOf(whole, yieldGrams),
  }
}
