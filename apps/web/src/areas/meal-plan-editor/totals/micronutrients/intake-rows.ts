import { nutrientDecimals, nutrientTotal, type IntakeJudgement, type NutrientSum, type NutrientTotal } from '@allenio/domain/aliments'
import {
  equivalentTotal,
  judgeReference,
  referenceIntake,
  type IntakePerson,
  type IntakeSet,
  type ReferenceIntake,
  type SetCeiling,
} from '@allenio/domain/intakes'

/** A nutrient of the day beside the reference of the person. */
export interface IntakeRow {
  code: string
  total: NutrientTotal
  /** Null where nobody gives one, or where it is not known for whom. */
  intake: ReferenceIntake | null
  judgement: IntakeJudgement<SetCeiling> | null
}

interface IntakeQuestion {
  set: IntakeSet
  person: IntakePerson | null
  weightKg: number | null
  kcal: number | null
}

export const intakeRowOf = (code: string, sum: NutrientSum, question: IntakeQuestion): IntakeRow => {
  const { person } = question
  const total = nutrientTotal(sum, code, nutrientDecimals)
  const intake = person && referenceIntake(code, { ...question, person })
  if (!intake) return { code, total, intake: null, judgement: null }
  const comparable = intake.equivalents
    ? equivalentTotal(total, intake.equivalents, each => nutrientTotal(sum, each, nutrientDecimals))
    : total
  return { code, total, intake, judgement: judgeReference(comparable, intake) }
}

/** Facts that a reference of these rows goes by and that nobody knows. */
export const lackingFactsOf = (rows: readonly IntakeRow[]) => [...new Set(rows.flatMap(({ intake }) => intake?.lackingFact ?? []))]
