import type { Operation } from '@allenio/contract/documents'
import { recipeLimits, type MeasuredAmount } from '@allenio/contract/recipes'
import { scaleIngredients, type ScalableIngredient } from '@allenio/domain/recipes'
import type { PlannedComponent } from './content.ts'

/** Sets the portions of a dish: its ingredients are scaled from the recipe's own quantities, whatever they are now. */
export function serveDish(component: PlannedComponent, portions: number): Operation[] {
  const { recipe } = component
  if (recipe === null || !(portions > 0) || portions === Infinity) return []
  const own = component.rows.map(({ id, ownGrams, ownMeasure, grams, measure, isToTaste }) =>
    ownGrams === null ? { id, grams, measure, isToTaste } : { id, grams: ownGrams, measure: ownMeasure, isToTaste },
  )
  const changed = serveIngredients(own, portions / recipe.portions).filter(({ isToTaste }) => !isToTaste)
  return [
    { kind: 'set', id: component.id, cells: { portions } },
    ...changed.map(({ id, grams, measure }): Operation => ({
      kind: 'set',
      id,
      cells: { grams, measure: measure && { ...measure, name: { ...measure.name } } },
    })),
  ]
}

/** Multiplies ingredients. Measures stay whole or come in quarters, because nobody can measure 0.37 spoons. */
export const serveIngredients = <Row extends ScalableIngredient>(rows: readonly Row[], factor: number): Row[] =>
  scaleIngredients(rows, factor).map(row => (factor === 1 || !row.measure || isServable(row.measure) ? row : { ...row, measure: null }))

const isServable = ({ amount }: MeasuredAmount): boolean => Number.isInteger(amount * 4) && amount <= recipeLimits.measureAmount
