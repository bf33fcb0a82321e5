import { isPaused, type Pause } from '@allenio/domain/clients'
import type { AdherenceThresholds } from '@allenio/contract/workouts'
import { addDays } from '@allenio/domain/days'

/** Workouts of one day of a client. */
export interface TrainingDay {
  day: string
  planned: number
  done: number
}

export const adherenceDays = 28
/** Percentage points from which on a drop is pointed out. */
export const noticedDrop = 20

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
}

/** Workouts done of those that were planned in the last 28 days; pauses count nothing, and today's is still open until it is done. */
function workoutsOf(days: readonly TrainingDay[], { today, pauses = [] }: AdherenceWindow): Omit<Adherence, 'level'> {
  const from = addDays(today, 1 - adherenceDays)
  const counted = days.filter(({ day }) => from <= day && day <= today && !isPaused(pauses, day))
  const plannedOn = ({ day, planned, done }: TrainingDay) => (day === today ? Math.min(planned, done) : planned)
  const planned = counted.reduce((sum, each) => sum + plannedOn(each), 0)
  const done = Math.min(
    planned,
    counted.reduce((sum, each) => sum + each.done, 0),
  )
  return { planned, done, percent: planned === 0 ? null : Math.round((done / planned) * 100) }
}

export function adherenceOf(
  days: readonly TrainingDay[],
  { thresholds: { good, fair }, ...window }: AdherenceWindow & { thresholds: AdherenceThresholds },
): Adherence {
  const workouts = workoutsOf(days, window)
  const { percent } = workouts
  return { ...workouts, level: percent === null ? null : percent >= good ? 'good' : percent >= fair ? 'fair' : 'poor' }
}

/** Percentage points by which adherence has fallen against the 28 days before; null where either is missing. */
export function adherenceDrop(days: readonly TrainingDay[], window: AdherenceWindow): number | null {
  const now = workoutsOf(days, window).percent
  const before = workoutsOf(days, { ...window, today: addDays(window.today, -adherenceDays) }).percent
  return now === null || before === null ? null : Math.max(0, before - now)
}
