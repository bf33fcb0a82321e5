import type { ExpenditureRefusal } from '@allenio/contract/meal-diary'
import { addDays, daysBetween } from '@allenio/domain/days'
import type { EnergySources } from '@allenio/domain/macros'
import { isChild } from '@allenio/domain/visits'
import { slopeDeviation, slopeWeights } from './weight-noise.ts'

// Energy that was eaten and not stored was spent; where weight is lost, stores are spent on top of it.

/** kcal of a kilogram of weight that is lost or gained over weeks. Hall KD, Int J Obes 2008;32:573. */
export const kcalPerKg = 7_700
/** The most days that are counted, because expenditure changes with weight and over weeks. */
export const trendDays = 28
export const leastDays = 14
export const leastWeights = 8
/** The least share of logged days among the days between the first and the last weight. */
export const leastLoggedShare = 0.7

/** How far a logged day is off, as a share of it: portions are judged by eye. */
const loggingError = 0.1
/** The factor of a normal distribution with which 95 of 100 intervals hold the true value. */
const intervalWidth = 1.96

/** Why the expenditure is not estimated from weights and diary, nor used where it was estimated before. */
export const expenditureRefusal = ({ state, facts }: Pick<EnergySources, 'state' | 'facts'>): ExpenditureRefusal | null =>
  state?.kind ?? (isChild(facts.age) ? 'minor' : null)

export interface TrendInput {
  /** The last day that counts. */
  today: string
  weights: readonly { day: string; kg: number }[]
  /** Days of which everything that was eaten is known. */
  intakes: readonly { day: string; kcal: number }[]
}

/** Why there is no estimate. */
export type TrendGap = 'too few days' | 'too few weights' | 'too few logged days'

export interface Expenditure {
  /** From the first weight to the last. */
  from: string
  to: string
  days: number
  loggedDays: number
  weights: number
  /** kcal a day, as the mean of the logged days. */
  meanIntake: number
  /** The slope of the weight, after the effect of each day's intake is taken out. */
  kgPerWeek: number
  /** kcal a day that went into stores; negative where they came out of them. */
  stored: number
  /** `meanIntake` less `stored`. */
  kcal: number
  least: number
  most: number
}

/** The interval that holds what somebody spends in a day, or what is missing to estimate it. */
export function estimateExpenditure({ today, ...records }: TrendInput): Expenditure | { gaps: TrendGap[] } {
  const first = addDays(today, 1 - trendDays)
  const weights = lastOfEachDay(records.weights.filter(({ day }) => day >= first && day <= today))
  const [from, to] = [weights[0]?.day ?? today, weights.at(-1)?.day ?? today]
  const days = daysBetween(from, to) + 1
  // a weight of the morning reflects what was eaten on the days before it
  const intakes = records.intakes.filter(({ day }) => day >= from && day < to)
  const gaps: TrendGap[] = [
    ...(days < leastDays ? ['too few days' as const] : []),
    ...(weights.length < leastWeights ? ['too few weights' as const] : []),
    ...(intakes.length < leastLoggedShare * (days - 1) || intakes.length === 0 ? ['too few logged days' as const] : []),
  ]
  if (gaps.length > 0) return { gaps }

  const meanIntake = meanOf(intakes.map(({ kcal }) => kcal))
  const points = unexplainedWeights({ weights, intakes, from, meanIntake })
  const { slope, residual } = fitLine(points)
  const kcal = -slope * kcalPerKg
  const deviation = Math.hypot(
    kcalPerKg *
      slopeDeviation(
        points.map(({ at }) => at),
        residual,
      ),
    intakeDeviation(intakes, days - 1),
  )
  const stored = meanIntake - kcal
  return {
    from,
    to,
    days,
    loggedDays: intakes.length,
    weights: weights.length,
    meanIntake,
    kgPerWeek: (stored * 7) / kcalPerKg,
    stored,
    kcal,
    least: kcal - intervalWidth * deviation,
    most: kcal + intervalWidth * deviation,
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const lastOfEachDay = (weights: TrendInput['weights']): { day: string; kg: number }[] =>
  [...new Map(weights.map(({ day, kg }) => [day, kg]))]
    .map(([day, kg]) => ({ day, kg }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))

interface Point {
  /** Days after the first. */
  at: number
  kg: number
}

/** The weights less all intake until then: they fall by what is spent. A day that was not logged counts as the mean of the others. */
function unexplainedWeights({
  weights,
  intakes,
  from,
  meanIntake,
}: Pick<TrendInput, 'weights' | 'intakes'> & { from: string; meanIntake: number }): Point[] {
  const kcalOn = new Map(intakes.map(({ day, kcal }) => [day, kcal]))
  let eaten = 0
  let day = from
  return weights.map(weight => {
    for (; day < weight.day; day = addDays(day, 1)) eaten += kcalOn.get(day) ?? meanIntake
    return { at: daysBetween(from, weight.day), kg: weight.kg - eaten / kcalPerKg }
  })
}

/** By least squares; the residual is the standard deviation around the line. */
function fitLine(points: readonly Point[]): { slope: number; residual: number } {
  const share = slopeWeights(points.map(({ at }) => at))
  const slope = points.reduce((sum, { kg }, index) => sum + (share[index] ?? 0) * kg, 0)
  const [meanAt, meanKg] = [meanOf(points.map(({ at }) => at)), meanOf(points.map(({ kg }) => kg))]
  const squares = points.reduce((sum, { at, kg }) => sum + (kg - meanKg - slope * (at - meanAt)) ** 2, 0)
  return { slope, residual: Math.sqrt(squares / Math.max(1, points.length - 2)) }
}

/** The errors of the days add up over time, of which a line's slope has a variance of 6/5 of a day's, divided by the days. */
function intakeDeviation(intakes: TrendInput['intakes'], days: number): number {
  const mean = meanOf(intakes.map(({ kcal }) => kcal))
  const spread = intakes.reduce((sum, { kcal }) => sum + (kcal - mean) ** 2, 0) / Math.max(1, intakes.length - 1)
  const logged = Math.min(1, intakes.length / days)
  const variance = logged * (loggingError * mean) ** 2 + (1 - logged) * spread
  return Math.sqrt((1.2 * variance) / days)
}
