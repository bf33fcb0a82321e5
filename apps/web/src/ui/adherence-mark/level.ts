export const ADHERENCE_LEVELS = ['good', 'partial', 'poor', 'none'] as const
export type AdherenceLevel = (typeof ADHERENCE_LEVELS)[number]

const GOOD = 80
const PARTIAL = 50

/** The mark for a percentage: a disc from 80, a half disc from 50, a ring below, a dash without data. */
export function adherenceLevel(percent: number | null): AdherenceLevel {
  if (percent === null) return 'none'
  if (percent >= GOOD) return 'good'
  return percent >= PARTIAL ? 'partial' : 'poor'
}
