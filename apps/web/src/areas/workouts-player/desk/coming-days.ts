import type { Training } from '@allenio/contract/workouts'
import { addDays } from '@allenio/domain/days'
import { trainingDaysOf, type TrainingDay } from '../plan/planned-workouts.ts'

const daysAhead = 7
/** Days in order have no dates: so many of them are a week. */
const daysInOrder = 4

/** The days of the next seven days, and of a program in order those that come next; what was trained already is left out. */
export function comingDays({ assignments, today }: Pick<Training, 'assignments' | 'today'>): TrainingDay[] {
  const lastDate = addDays(today, daysAhead)
  const days = assignments.flatMap(assignment => {
    const open = trainingDaysOf(assignment).filter(({ day: { trainedOn } }) => trainedOn === null)
    const dated = open.filter(({ day: { date } }) => date !== null && date >= today && date <= lastDate)
    return [...dated, ...open.filter(({ day: { date } }) => date === null).slice(0, daysInOrder)]
  })
  return days.toSorted((one, other) => (one.day.date ?? lastDate).localeCompare(other.day.date ?? lastDate))
}
