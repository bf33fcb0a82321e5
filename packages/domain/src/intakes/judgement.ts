import { judgeIntake, roundTotal, type IntakeJudgement, type NutrientTotal } from '@allenio/domain/aliments'
import type { Equivalents, ReferenceIntake, SetCeiling } from './reference-intakes.ts'

/** Judges a day's total; percents are of the reference, whichever kind it is. */
export function judgeReference(total: NutrientTotal, intake: ReferenceIntake): IntakeJudgement<SetCeiling> {
  const judgement = judgeIntake(total, intake)
  if (intake.aim === 'reach' || intake.reference === null) return judgement
  // a limit and a guide give a percent, and no lack
  const { percent } = judgeIntake(total, { target: intake.reference, ceilings: [] })
  return { ...judgement, percent }
}

interface Part {
  code: string
  factor: number
}

interface Form {
  /** The nutrient itself is none of the parts, and comes on top of them. */
  isOnTop: boolean
  parts: readonly Part[]
}

// EFSA and LARN count other forms in by their effect; figures of foods hold each form apart.
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
  // grams of tryptophan make milligrams of niacin
  niacin_equivalents: { isOnTop: true, parts: [{ code: 'tryptophan', factor: 1000 / 60 }] },
  alpha_tocopherol_equivalents: {
    isOnTop: true,
    parts: [
      { code: 'tocopherol_beta', factor: 1 / 2 },
      { code: 'tocopherol_gamma', factor: 1 / 10 },
    ],
  },
}

/** A sum of forms of which some are hardly known is a lower bound, whatever the coverage of the nutrient itself. */
const boundCoverage = 0.89

/** The total that a reference in equivalents is held against. */
export function equivalentTotal(own: NutrientTotal, form: Equivalents, totalOf: (code: string) => NutrientTotal): NutrientTotal {
  const { isOnTop, parts } = forms[form]
  const totals = parts.map(({ code, factor }) => ({ factor, total: totalOf(code) }))
  const ofParts = totals.reduce((sum, { factor, total }) => sum + factor * (total.amount ?? 0), 0)
  const isAnyKnown = own.amount !== null || totals.some(({ total }) => total.amount !== null)
  const amount = isOnTop ? (own.amount ?? 0) + ofParts : Math.max(own.amount ?? 0, ofParts)
  const isWellKnown = totals.every(({ total }) => (total.coverage ?? 0) >= boundCoverage)
  return {
    amount: isAnyKnown ? amount : null,
    // of three nutrients: micrograms of vitamin A are whole, and all others have a tenth
    roundedAmount: isAnyKnown ? roundTotal(amount) : null,
    coverage: own.coverage === null || isWellKnown ? own.coverage : Math.min(own.coverage, boundCoverage),
    isComplete: own.isComplete && totals.every(({ total }) => total.isComplete),
  }
}
