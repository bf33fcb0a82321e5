import { judgeIntake, roundTotal, type IntakeJudgement, type NutrientTotal } from '@allenio/domain/aliments'
import type { Equivalents, ReferenceIntake, SetCeiling } from './reference-intakes.ts'

/** Judges a day's total; percents are of the reference, whichever kind it is. */
export function judgeReference(total: NutrientTotal, intake: ReferenceIntake): IntakeJudgement<SetCeiling> {
  const judgement = judgeIntake(total, intake)
  if (intake.aim === 'reach' || intake.reference === null) return judgement
  // a limit and a guide have a percentage too, but a low one is no lack
  const { percent } = judgeIntake(total, { target: intake.reference, ceilings: [] })
  return { ...judgement, percent }
}

interface Part {
  code: string
  factor: number
}

interface Form {
  /** The nutrient itself is none of the parts: its amount is added to theirs. */
  isOnTop: boolean
  parts: readonly Part[]
}

// EFSA and LARN count other forms of a nutrient by their effect; figures of foods hold each form apart.
const forms: Record<Equivalents, Form> = {
  retinol_equivalents: {
    isOnTop: false,
    parts: [
      { code: 'retinol', factor: 1 },
      { code: 'beta_carotene', factor: 1 / 6 },
      { code: 'alpha_carotene', factor: 1 / 12 },
      { code: 'beta_cryptoxanthin', factor: 1 / 12 },
    ],
  },
  // 60 mg of tryptophan make 1 mg of niacin; tryptophan is stored in grams
  niacin_equivalents: { isOnTop: true, parts: [{ code: 'tryptophan', factor: 1000 / 60 }] },
  alpha_tocopherol_equivalents: {
    isOnTop: true,
    parts: [
      { code: 'tocopherol_beta', factor: 1 / 2 },
      { code: 'tocopherol_gamma', factor: 1 / 10 },
    ],
  },
}

/** The coverage of a sum in which some forms are hardly known: it is a lower bound, whatever the coverage of the nutrient itself. */
const boundCoverage = 0.89

/** The total that is compared with a reference in equivalents. */
export function equivalentTotal(own: NutrientTotal, form: Equivalents, totalOf: (code: string) => NutrientTotal): NutrientTotal {
  const { isOnTop, parts } = forms[form]
  const totals = parts.map(({ code, factor }) => ({ factor, total: totalOf(code) }))
  const ofParts = totals.reduce((sum, { factor, total }) => sum + factor * (total.amount ?? 0), 0)
  const isAnyKnown = own.amount !== null || totals.some(({ total }) => total.amount !== null)
  const amount = isOnTop ? (own.amount ?? 0) + ofParts : Math.max(own.amount ?? 0, ofParts)
  const isWellKnown = totals.every(({ total }) => (total.coverage ?? 0) >= boundCoverage)
  return {
    amount: isAnyKnown ? amount : null,
    // three nutrients have equivalents: micrograms of vitamin A are whole numbers, the other two have one decimal
    roundedAmount: isAnyKnown ? roundTotal(amount) : null,
    coverage: own.coverage === null || isWellKnown ? own.coverage : Math.min(own.coverage, boundCoverage),
    isComplete: own.isComplete && totals.every(({ total }) => total.isComplete),
  }
}
