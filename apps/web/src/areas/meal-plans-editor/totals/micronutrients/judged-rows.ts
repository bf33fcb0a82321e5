import { nutrientDecimals } from '@allenio/domain/aliments'
import { equivalentTotal, judgeReference, referenceIntake, type IntakePerson, type IntakeSet } from '@allenio/domain/intakes'
import { mealNutrientTotal, type MealSum } from '@allenio/domain/meal-plans'
import { plainRowOf, type IntakeRow } from './intake-rows.ts'

interface IntakeQuestion {
  set: IntakeSet
  person: IntakePerson | null
  weightKg: number | null
  kcal: number | null
}

/** The table of reference intakes comes with it. */
export function intakeRowOf(code: string, sum: MealSum, question: IntakeQuestion): IntakeRow {
  const { person } = question
  const row = plainRowOf(code, sum)
  const intake = person && referenceIntake(code, { ...question, person })
  if (!intake) return row
  const compared = intake.equivalents
    ? equivalentTotal(row.total, intake.equivalents, each => mealNutrientTotal(sum, each, nutrientDecimals))
    : row.total
  return { ...row, compared, intake, judgement: judgeReference(compared, intake) }
}
