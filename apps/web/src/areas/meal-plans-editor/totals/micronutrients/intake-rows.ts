import { nutrientDecimals, type IntakeJudgement, type NutrientTotal } from '@allenio/domain/aliments'
import type { ReferenceIntake, SetCeiling } from '@allenio/domain/intakes'
import { mealNutrientTotal, type MealSum } from '@allenio/domain/meal-plans'

/** A nutrient of the day beside the reference of the person. */
export interface IntakeRow {
  code: string
  total: NutrientTotal
  /** Held against the reference: with the other forms that its equivalents count. */
  compared: NutrientTotal
  /** Null where nobody gives one, or where it is not known for whom. */
  intake: ReferenceIntake | null
  judgement: IntakeJudgement<SetCeiling> | null
}

/** The amount alone, where it is not known for whom. */
export function plainRowOf(code: string, sum: MealSum): IntakeRow {
  const total = mealNutrientTotal(sum, code, nutrientDecimals)
  return { code, total, compared: total, intake: null, judgement: null }
}

/** Facts that a reference of these rows goes by and that nobody knows. */
export const lackingFactsOf = (rows: readonly IntakeRow[]) => [...new Set(rows.flatMap(({ intake }) => intake?.lackingFact ?? []))]
