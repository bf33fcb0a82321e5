import type { WeightPoint, WeightTrend } from '@allenio/contract/weights'
import { addDays, daysBetween, mondayOf } from '@allenio/domain/days'

export interface DayWeight {
  day: string
  kg: number
}

const meanDays = 7
const slopeDays = 28
/** Slower than this is standing still: water and the scales move more. */
const still = 0.05
/** So near the target it is reached. */
const targetTolerance = 0.5

const round = (value: number): number => Math.round(value * 100) / 100 + 0
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Each day with the mean of the seven that end with it; `days` are in order, one row each. */
export function weightPoints(days: readonly DayWeight[]): WeightPoint[] {
  let start = 0
  return days.map(({ day, kg }, index) => {
    const first = addDays(day, 1 - meanDays)
    while ((days[start]?.day ?? day) < first) start += 1
    return { day, kg: round(kg), mean: round(meanOf(days.slice(start, index + 1).map(each => each.kg))) }
  })
}

// a chart is at most a few hundred pixels wide, so older weights are thinned to one point per week or month
const dailyDays = 730
const weeklyDays = 3650

/** Keeps the last of each week of the older points, and of each month of the oldest: few points show all the time. */
export function thinnedPoints(points: readonly WeightPoint[]): WeightPoint[] {
  const [first, latest] = [points[0], points.at(-1)]
  if (!first || !latest) return []
  const [daily, weekly] = [addDays(latest.day, -dailyDays), addDays(latest.day, -weeklyDays)]
  const spanOf = (day: string) => (day > daily ? day : day > weekly ? mondayOf(day) : day.slice(0, 7))
  const thinned = [...Map.groupBy(points, ({ day }) => spanOf(day)).values()].flatMap(span => {
    const last = span.at(-1)
    return last ? [last] : []
  })
  // the first weight is always kept, because progress is measured from it
  return thinned[0]?.day === first.day ? thinned : [first, ...thinned]
}

/** How the weight moves; `days` are in order, one row each. */
export function weightTrend(days: readonly DayWeight[], target: number | null): WeightTrend {
  const [first, latest] = [days[0], days.at(-1)]
  if (!first || !latest) {
    const none = { latest: null, mean: null, in7Days: null, in30Days: null, in90Days: null, sinceFirst: null, perWeek: null }
    return { ...none, target, isTowardsTarget: null }
  }
  const now = meanUpTo(days, latest.day) ?? latest.kg
  const since = (ago: number) => {
    const before = meanUpTo(days, addDays(latest.day, -ago))
    return before === null ? null : round(now - before)
  }
  const perWeek = slopeOf(days, latest.day)
  return {
    latest: { day: latest.day, kg: round(latest.kg) },
    mean: round(now),
    in7Days: since(7),
    in30Days: since(30),
    in90Days: since(90),
    sinceFirst: changeSinceFirst(days, first, latest),
    perWeek,
    target,
    isTowardsTarget: leadsTo(target, now, perWeek),
  }
}

function meanUpTo(days: readonly DayWeight[], last: string): number | null {
  const first = addDays(last, 1 - meanDays)
  const within = days.filter(({ day }) => day >= first && day <= last).map(({ kg }) => kg)
  return within.length ? meanOf(within) : null
}

function changeSinceFirst(days: readonly DayWeight[], first: DayWeight, latest: DayWeight): number | null {
  if (first.day === latest.day) return null
  // the two means share no days, because shared days would hide part of the change
  if (daysBetween(first.day, latest.day) < 2 * meanDays) return round(latest.kg - first.kg)
  const [then, now] = [meanUpTo(days, addDays(first.day, meanDays - 1)), meanUpTo(days, latest.day)]
  return then === null || now === null ? null : round(now - then)
}

/** The least-squares slope of the last four weeks, in kilograms a week; null if there are too few weights. */
function slopeOf(days: readonly DayWeight[], last: string): number | null {
  const points = days.filter(({ day }) => daysBetween(day, last) < slopeDays).map(({ day, kg }) => ({ x: -daysBetween(day, last), y: kg }))
  if (points.length < 3 || Math.min(...points.map(({ x }) => x)) > -7) return null
  const [mx, my] = [meanOf(points.map(({ x }) => x)), meanOf(points.map(({ y }) => y))]
  const spread = points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0)
  return round((points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) / spread) * 7)
}

function leadsTo(target: number | null, now: number, perWeek: number | null): boolean | null {
  if (target === null) return null
  if (Math.abs(target - now) <= targetTolerance) return true
  if (perWeek === null || Math.abs(perWeek) < still) return null
  return Math.sign(target - now) === Math.sign(perWeek)
}
