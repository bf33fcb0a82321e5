import { kcalPerKg, type Expenditure } from './expenditure.ts'

export interface CurrentTarget {
  kcal: number
  /** The change of weight that it was chosen for; 0 keeps the weight. */
  kgPerWeek: number
  /** The metabolic rate at rest: nothing below it is proposed. */
  restingKcal: number
}

/** A target moves by no more at once; the next weeks tell whether it was enough. */
export const largestChange = 0.1
const step = 10

export interface TargetProposal {
  kcal: number
  change: number
  /** The energy that the target takes for granted to be spent in a day. */
  assumedKcal: number
  /** The energy that the proposed target takes for granted: the change of weight that was aimed at stays the same. */
  spentKcal: number
  /** More would follow from the sums. */
  isCapped: boolean
}

/** Another target, where the one of now does not fit what is spent; null where it may, or where nothing safe can be proposed. */
export function proposeTarget(
  { kcal, least, most }: Pick<Expenditure, 'kcal' | 'least' | 'most'>,
  target: CurrentTarget,
): TargetProposal | null {
  const assumedKcal = target.kcal - (target.kgPerWeek * kcalPerKg) / 7
  if (assumedKcal >= least && assumedKcal <= most) return null
  const wantedChange = kcal - assumedKcal
  const bound = largestChange * target.kcal
  const lowest = Math.ceil(target.restingKcal / step) * step
  const proposed = Math.max(lowest, target.kcal + inSteps(Math.min(bound, Math.max(-bound, wantedChange))))
  const change = proposed - target.kcal
  // a target below the metabolic rate is not one to go on from in small steps, and one at it has nowhere to fall to
  if (Math.abs(change) > bound || change === 0 || Math.sign(change) !== Math.sign(wantedChange)) return null
  return {
    kcal: proposed,
    change,
    assumedKcal,
    spentKcal: Math.round(assumedKcal + change),
    isCapped: Math.abs(wantedChange) - Math.abs(change) >= step,
  }
}

const inSteps = (change: number): number => Math.trunc(change / step) * step
