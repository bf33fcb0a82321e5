import type { WorkoutWrite } from '@allenio/contract/workouts'
import { dayIn, daysBetween } from '@allenio/domain/days'
import { deviceClock } from '#areas/client-records'

interface Clock {
  now: number
  /** Null where the day is the one that was judged before. */
  timeZone: string | null
}

/** The times of a write as the server's clock would have told them. */
export function withServerTimes({ sentAt, ...write }: WorkoutWrite & { sentAt: string }, { now, timeZone }: Clock): WorkoutWrite {
  const { timeOf, isShifted } = deviceClock(sentAt, now)
  const timeOrNull = (moment: string | null) => (moment === null ? null : timeOf(moment))
  const { workout, exercises, sets } = write
  const startedAt = timeOf(workout.startedAt)
  return {
    workout: {
      ...workout,
      startedAt,
      day: trainingDay(workout.day, { startedAt, timeZone, isShifted }),
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
