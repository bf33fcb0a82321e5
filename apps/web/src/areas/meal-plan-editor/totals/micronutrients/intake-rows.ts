import { nutrientDecimals, nutrientTotal, type IntakeJudgement, type NutrientSum, type NutrientTotal } from '@allenio/domain/aliments'
import type { ReferenceIntake, SetCeiling } from '@allenio/domain/intakes'

/** A nutrient of the day beside the reference of the person. */
export interface IntakeRow {
  code: string
  total: NutrientTotal
  /** Null where nobody gives one, or where it is not known for whom. */
  intake: ReferenceIntake | null
  judgement: IntakeJudgement<SetCeiling> | null
}

/** The amount alone, where it is not known for whom. */
export const plainRowOf = (code: string, sum: NutrientSum): IntakeRow => ({
  code,
  total: nutrientTotal(sum, code, nutrientDecimals),
  intake: null,
  judgement: null,
})

/** Facts that a reference of these rows goes by and that nobody knows. */
export const lackingFactsOf = (rows: readonly IntakeRow[]) => [...new Set(rows.flatMap(({ intake }) => intake?.lackingFact ?? []))]
