import { scaleIngredients } from '@allenio/domain/recipes'
import type { EditedIngredient, RecipeValues } from '../form/values.ts'
import { wholeOf } from '../form/values.ts'

export const scaleBases = ['portions', 'grams', 'kcal'] as const
/** The number that is to change: portions, the weight of the whole, or the energy of a portion. */
export type ScaleBasis = (typeof scaleBases)[number]

export interface Scaling {
  basis: ScaleBasis
  wanted: number
  factor: number
}

export type ScaledValues = Pick<RecipeValues, 'components' | 'portions' | 'yieldGrams'>

/** More of everything. Only where portions are wanted does their number change; quantities that cannot be read stay. */
export function scaledValues({ components, portions, yieldGrams }: ScaledValues, { basis, wanted, factor }: Scaling): ScaledValues {
  const grams = wholeOf(yieldGrams)
  return {
    components: scaleIngredients(components, factor),
    portions: basis === 'portions' ? String(wanted) : portions,
    yieldGrams: grams === null || Number.isNaN(grams) ? yieldGrams : String(Math.max(1, Math.round(grams * factor))),
  }
}

interface ScaledOnce {
  before: ScaledValues
  scaled: ScaledValues
}

/** The values without the scaling; what somebody has changed since stays. */
export function unscaledValues(now: ScaledValues, { before, scaled }: ScaledOnce): ScaledValues {
  const restored = (row: EditedIngredient): EditedIngredient => {
    const at = scaled.components.findIndex(({ id }) => id === row.id)
    const [scaledRow, rowBefore] = [scaled.components[at], before.components[at]]
    return rowBefore && scaledRow?.grams === row.grams && row.typed === null
      ? { ...row, grams: rowBefore.grams, measure: rowBefore.measure }
      : row
  }
  return {
    components: now.components.map(restored),
    portions: now.portions === scaled.portions ? before.portions : now.portions,
    yieldGrams: now.yieldGrams === scaled.yieldGrams ? before.yieldGrams : now.yieldGrams,
  }
}
