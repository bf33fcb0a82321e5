import { addDays } from '@allenio/domain/days'
import { isPaused, type Pause } from './schedule.ts'

/** Workouts of one day of a client. */
export interface TrainingDay {
  day: string
  planned: number
  done: number
}

export interface AdherenceThresholds {
  /** Percentages: from here on it is good, or fair. */
  good: number
  fair: number
}

export const presetAdherenceThresholds: AdherenceThresholds = { good: 80, fair: 50 }
export const adherenceDays = 28

export interface Adherence {
  planned: number
  done: number
  /** Null where nothing was planned. */
  percent: number | null
  level: 'good' | 'fair' | 'poor' | null
}

interface AdherenceWindow {
  /** The last day that counts, in the client's time zone. */
  today: string
  pauses?: readonly Pause[]
  thresholds?: AdherenceThresholds
}

/** Workouts done of those that were planned in the last 28 days; pauses count nothing, and today's is still open until it is done. */
export function adherenceOf(
  days: readonly TrainingDay[],
  { today, pauses = [], thresholds = presetAdherenceThresholds }: AdherenceWindow,
): Adherence {
  const from = addDays(today, 1 - adherenceDays)
  const counted = days.filter(({ day }) => from <= day && day <= today && !isPaused(pauses, day))
  const plannedOn = ({ day, planned, done }: TrainingDay) => (day === today ? Math.min(planned, done) : planned)
  const planned = counted.reduce((sum, each) => sum + plannedOn(each), 0)
  const done = Math.min(
    planned,
    counted.reduce((sum, each) => sum + each.done, 0),
  )
  if (planned === 0) return { planned, done, percent: null, level: null }
  const percent = Math.round((done / planned) * 100)
  return { planned, done, percent, level: percent >= thresholds.good ? 'good' : percent >= thresholds.fair ? 'fair' : 'poor' }
}

/** Percentage points by which adherence has fallen against the 28 days before; null where either is missing. */
export function adherenceDrop(days: readonly TrainingDay[], window: AdherenceWindow): number | null {
  const now = adherenceOf(days, window).percent
  const before = adherenceOf(days, { ...window, today: addDays(window.today, -adherenceDays) }).percent
  return now === null || before === null ? null : Math.max(0, before - now)
}
