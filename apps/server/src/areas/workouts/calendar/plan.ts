import { addDays } from '@allenio/domain/days'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import { exerciseIn, expectedDates, nameOfRow, numberDays, scheduledDays } from '@allenio/domain/programs'
import { daysOf, lastCountedDay, rootOf } from '../device/plan-days.ts'
import type { PlanRow } from './queries.ts'

/** A day of a plan with its date and its content. */
export interface PlanDay {
  dayId: string
  date: string
  /** The date comes from the weekdays of the plan, or from somebody who has chosen it. */
  isDated: boolean
  isMoved: boolean
}

export interface DayContent {
  name: string
  weekNumber: number
  dayNumber: number
  workouts: { id: string; name: string }[]
  exercises: { id: string | undefined; name: string }[]
}

/** The days of a plan that were not trained, with their dates, whether they have passed or not. */
export function openDaysOf(user: PlanRow, rows: DocumentRows, today: string): PlanDay[] {
  const moved = new Map(Object.entries(user.moved ?? {}))
  const trained = new Map(Object.entries(user.trained ?? {}))
  const weeks = daysOf(rows)
  const schedule = { startDay: user.start_day, weekdays: user.weekdays, pauses: user.pauses, movedDays: moved }
  const hasTrainedToday = [...trained.values()].includes(today)
  const expected =
    user.weekdays === null
      ? expectedDates(weeks, schedule, {
          from: hasTrainedToday ? addDays(today, 1) : today,
          isSettled: dayId => trained.has(dayId) || moved.has(dayId),
        })
      : new Map<string, string>()
  const lastDay = lastCountedDay(user.last_day, user.ended_at)
  return scheduledDays(weeks, schedule).flatMap(({ dayId, date }) => {
    const day = date ?? expected.get(dayId)
    // a day in order may come later than the plan was meant to last
    const isPast = day !== undefined && day > lastDay && (date !== null || user.ended_at !== null)
    if (day === undefined || isPast || trained.has(dayId)) return []
    return [{ dayId, date: day, isDated: date !== null, isMoved: moved.has(dayId) }]
  })
}

/** Reads names and exercises of the days of a release; each release is walked once. */
export function contentOf(rows: DocumentRows): (dayId: string) => DayContent | undefined {
  const children = childrenByParent(rows)
  const numbers = numberDays(rows, rootOf(rows))
  return dayId => {
    const day = rows.get(dayId)
    const number = numbers.get(dayId)
    if (!day || day.isDeleted || !number) return undefined
    const workouts = children.get(dayId) ?? []
    const [only] = workouts.length === 1 ? workouts : []
    return {
      name: nameOfRow(day) || (only ? nameOfRow(only) : ''),
      weekNumber: number.weekNumber,
      dayNumber: number.dayNumber,
      workouts: workouts.map(workout => ({ id: workout.id, name: nameOfRow(workout) })),
      exercises: workouts
        .flatMap(workout => children.get(workout.id) ?? [])
        .flatMap(({ cells }) => {
          const exercise = exerciseIn(cells)
          return exercise ? [{ id: exercise.id, name: exercise.name }] : []
        }),
    }
  }
}
