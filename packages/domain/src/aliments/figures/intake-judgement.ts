import { withoutNoise } from '../decimals.ts'
import type { NutrientTotal } from './nutrient-totals.ts'

// A sum over foods with gaps is a lower bound: it proves that a target is reached or a ceiling passed, and never that there is too little.

export type CeilingKind = 'upper level' | 'safe level' | 'range maximum' | 'prevention target'

/** An amount that should not be passed, in the unit of the nutrient and for the person's day. */
export interface Ceiling {
  kind: CeilingKind
  amount: number
}

export interface Intake<AnyCeiling extends Ceiling = Ceiling> {
  /** Null where the reference set has none, or where weight or energy are missing to know it. */
  target: number | null
  ceilings: readonly AnyCeiling[]
}

export interface IntakeJudgement<AnyCeiling extends Ceiling = Ceiling> {
  /** Which words and bars the coverage allows: the plain figure, "at least", or the amount alone. */
  precision: 'plain' | 'at least' | 'amount only' | 'unknown'
  /** 'below 70 %' is said of the known amount, and proves no shortage. */
  finding: 'above ceiling' | 'enough' | 'below 70 %' | 'not proven'
  /** The worst of the ceilings that are passed, for its name. */
  ceiling: AnyCeiling | null
  mark: 'red' | 'amber' | null
  /** The amount as a percentage of the target, rounded down; null where the coverage allows no percentage. */
  percent: number | null
  /** Null means not proven: the part that is not known could still pass a ceiling. */
  isWithinCeilings: boolean | null
}

/** Shares of the energy that comes from foods with a figure. */
const plainCoverage = 0.95
const lowCoverage = 0.9
const boundCoverage = 0.5
/** Less than this of the target is marked. */
const lowPercent = 70

export function judgeIntake<AnyCeiling extends Ceiling>(total: NutrientTotal, intake: Intake<AnyCeiling>): IntakeJudgement<AnyCeiling> {
  const precision = precisionOf(total)
  const ceiling = passedCeiling(total, intake.ceilings)
  const share = shareOf(total, intake)
  const finding = ceiling ? 'above ceiling' : findingOf(share, total.coverage ?? 0)
  return {
    precision,
    finding,
    ceiling,
    mark: ceiling ? ceilingMarks[ceiling.kind] : finding === 'below 70 %' ? 'amber' : null,
    percent: share === null || precision === 'amount only' ? null : Math.floor(share),
    isWithinCeilings: ceiling ? false : precision === 'plain' && intake.ceilings.length > 0 ? true : null,
  }
}

/** The conditions of the reference file that speak of supplements and fortified foods alone, which a sum over foods cannot tell apart. */
const supplementConditions = ['added_only', 'nicotinamide_added', 'nicotinic_acid_added', 'safe_level_added']

/** The kind of ceiling that a row of the reference file is, or null if it is none, or none for the form that foods have. */
export function ceilingKind(kind: string, condition: string): CeilingKind | null {
  if (supplementConditions.includes(condition)) return null
  if (kind === 'UL') return condition === 'safe_level' ? 'safe level' : 'upper level'
  if (kind === 'RI_MAX') return 'range maximum'
  return kind === 'SDT' && condition === 'target_max' ? 'prevention target' : null
}

/** A safe level stands in where no upper level could be set, so passing it is no proof of harm. */
const ceilingMarks = {
  'upper level': 'red',
  'safe level': 'amber',
  'range maximum': 'amber',
  'prevention target': 'amber',
} as const satisfies Record<CeilingKind, 'red' | 'amber'>

function precisionOf({ amount, coverage }: NutrientTotal): IntakeJudgement['precision'] {
  if (amount === null) return 'unknown'
  if (coverage === null || coverage < boundCoverage) return 'amount only'
  return coverage < plainCoverage ? 'at least' : 'plain'
}

/** The worst ceiling that the amount passes: an upper level comes before the other kinds, and the lower of two sets before the higher. */
function passedCeiling<AnyCeiling extends Ceiling>({ amount }: NutrientTotal, ceilings: readonly AnyCeiling[]): AnyCeiling | null {
  if (amount === null) return null
  const passedCeilings = ceilings.filter(ceiling => withoutNoise(amount) > withoutNoise(ceiling.amount))
  const isRed = ({ kind }: Ceiling) => Number(ceilingMarks[kind] === 'red')
  return passedCeilings.toSorted((one, other) => isRed(other) - isRed(one) || one.amount - other.amount)[0] ?? null
}

/** The amount in percent of the target. */
function shareOf({ amount }: NutrientTotal, { target }: Intake): number | null {
  return amount === null || target === null || !(target > 0) || target === Infinity ? null : withoutNoise((amount * 100) / target)
}

function findingOf(share: number | null, coverage: number): IntakeJudgement['finding'] {
  if (share === null) return 'not proven'
  if (share >= 100) return 'enough'
  return share < lowPercent && coverage >= lowCoverage ? 'below 70 %' : 'not proven'
}
