import { dietThresholds } from '@allenio/contract/meal-diary'

export interface JudgedDay {
  day: string
  planned: number
  eaten: number
  /** Null where nothing was ticked. */
  percent: number | null
  isWhole: boolean
}

export interface Adherence {
  percent: number | null
  level: 'good' | 'fair' | 'poor' | null
  plannedDays: number
  knownDays: number
}

/** By energy over the days that are known. Today counts once all its meals are ticked. */
export function dietAdherence(days: readonly JudgedDay[], today: string): Adherence {
  const past = days.filter(({ day, isWhole }) => day < today || (day === today && isWhole))
  const knownDays = past.filter(({ percent }) => percent !== null)
  const percent = knownDays.length === 0 ? null : percentOf(knownDays)
  return { percent, level: levelOf(percent), plannedDays: past.length, knownDays: knownDays.length }
}

function percentOf(days: readonly JudgedDay[]): number {
  const planned = days.reduce((total, day) => total + day.planned, 0)
  if (planned === 0) return Math.round(days.reduce((total, day) => total + (day.percent ?? 0), 0) / days.length)
  return Math.round((days.reduce((total, day) => total + day.eaten, 0) / planned) * 100)
}

export function levelOf(percent: number | null): Adherence['level'] {
  if (percent === null) return null
  if (percent >= dietThresholds.good) return 'good'
  return percent >= dietThresholds.fair ? 'fair' : 'poor'
}
