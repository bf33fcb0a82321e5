import type { WorkoutWrite } from '@allenio/contract/workout-results'
import { dayIn, daysBetween } from '@allenio/domain/days'

/** A clock that is wrong by less is right enough, and what is under way takes time, too. */
const toleratedMs = 2 * 60_000

interface Clock {
  now: number
  /** Null where the day is the one that was judged before. */
  timeZone: string | null
}

/**
 * The times of a write as the server's clock would have told them. A device whose clock is a day off is off by as much for all that it
 * has written; what is still in the future after that happened now.
 */
export function withServerTimes({ sentAt, ...write }: WorkoutWrite & { sentAt: string }, { now, timeZone }: Clock): WorkoutWrite {
  const skew = now - Date.parse(sentAt)
  const shift = Math.abs(skew) > toleratedMs ? skew : 0
  const timeOf = (moment: string): string => new Date(Math.max(0, Math.min(now, Date.parse(moment) + shift))).toISOString()
  const timeOrNull = (moment: string | null) => (moment === null ? null : timeOf(moment))
  const { workout, exercises, sets } = write
  const startedAt = timeOf(workout.startedAt)
  return {
    workout: {
      ...workout,
      startedAt,
      day: trainingDay(workout.day, { startedAt, timeZone, isShifted: shift !== 0 }),
      finishedAt: timeOrNull(workout.finishedAt),
      changedAt: timeOf(workout.changedAt),
    },
    exercises: exercises.map(exercise => ({ ...exercise, changedAt: timeOf(exercise.changedAt) })),
    sets: sets.map(set => ({ ...set, doneAt: timeOrNull(set.doneAt), changedAt: timeOf(set.changedAt) })),
  }
}

/** A client on a journey knows their day better than we do, by one day. */
function trainingDay(
  day: string,
  { startedAt, timeZone, isShifted }: Pick<Clock, 'timeZone'> & { startedAt: string; isShifted: boolean },
): string {
  if (timeZone === null) return day
  const startDay = dayIn(timeZone, startedAt)
  return isShifted || Math.abs(daysBetween(day, startDay)) > 1 ? startDay : day
}
