export const adherenceLevels = ['good', 'partial', 'poor', 'none'] as const
export type AdherenceLevel = (typeof adherenceLevels)[number]

const goodFrom = 80
const partialFrom = 50

/** The mark for a percentage: a disc from 80, a half disc from 50, a ring below, a dash without data. */
export function adherenceLevel(percent: number | null): AdherenceLevel {
  if (percent === null) return 'none'
  if (percent >= goodFrom) return 'good'
  return percent >= partialFrom ? 'partial' : 'poor'
}
