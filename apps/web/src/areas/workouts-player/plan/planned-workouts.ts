import type { DocumentRow } from '@allenio/contract/documents'
import type { Training } from '@allenio/contract/workouts'
import { childrenByParent } from '@allenio/domain/documents'
import { exerciseIn, nameOfRow, scheduledDays, textIn, workoutMinutes } from '@allenio/domain/programs'
import type { StoredWorkout } from '#areas/workouts'

export type Assignment = Training['assignments'][number]

/** A workout of the plan, with its day. */
export interface PlannedWorkout {
  id: string
  assignment: Assignment
  day: Assignment['days'][number]
  /** The name of the workout or of its day; empty where neither has one. */
  name: string
  /** The coach's notes about the week, the day and the workout. */
  notes: readonly string[]
  /** The number within the day, from 1; null if the day has only one workout. */
  number: number | null
  /** The rows that have an exercise, in their order. */
  rows: readonly DocumentRow[]
  minutes: number
}

/** A day of the plan with its workouts; those without exercises are left out. */
export interface TrainingDay {
  assignment: Assignment
  day: Assignment['days'][number]
  workouts: readonly PlannedWorkout[]
}

/** The days whose content is on the device, in the order of their program. */
export function trainingDaysOf(assignment: Assignment): TrainingDay[] {
  const children = childrenByParent(new Map(assignment.rows.map(row => [row.id, row])))
  const rowsById = new Map(assignment.rows.map(row => [row.id, row]))
  return assignment.days.flatMap(day => {
    const dayRow = rowsById.get(day.dayId)
    if (!dayRow) return []
    const filled = (children.get(day.dayId) ?? []).flatMap(workout => {
      const rows = (children.get(workout.id) ?? []).filter(({ cells }) => exerciseIn(cells))
      return rows.length > 0 ? [{ workout, rows }] : []
    })
    const dayName = nameOfRow(dayRow)
    const weekRow = rowsById.get(dayRow.parentId ?? '')
    const workouts = filled.map(({ workout, rows }, index): PlannedWorkout => ({
      id: workout.id,
      assignment,
      day,
      name: nameOfRow(workout) || dayName,
      notes: [weekRow, dayRow, workout].flatMap(row => (row && textIn(row.cells, 'note')) ?? []),
      number: filled.length > 1 ? index + 1 : null,
      rows,
      minutes: workoutMinutes(rows),
    }))
    return workouts.length > 0 ? [{ assignment, day, workouts }] : []
  })
}

/** The dates of days that the client has moved. */
export function movedDaysOf({ days, ...schedule }: Assignment): ReadonlyMap<string, string> {
  const weeks = [...Map.groupBy(days, ({ weekNumber }) => weekNumber).values()].map(week => week.map(({ dayId }) => dayId))
  const dates = new Map(scheduledDays(weeks, schedule).map(({ dayId, date }) => [dayId, date]))
  return new Map(days.flatMap(({ dayId, date }) => (date === null || date === dates.get(dayId) ? [] : [[dayId, date] as const])))
}

interface PlanPlace {
  day: string | undefined
  workout: string | undefined
}

/** Finds a planned workout; if two assignments have it, the running one counts. */
export function findPlannedWorkout({ assignments }: Training, { day, workout }: PlanPlace): PlannedWorkout | undefined {
  const isOver = ({ assignment }: TrainingDay) => (assignment.state === 'terminated' ? 1 : 0)
  const days = assignments.flatMap(trainingDaysOf).filter(each => each.day.dayId === day)
  const workouts = days.toSorted((one, other) => isOver(one) - isOver(other)).flatMap(each => each.workouts)
  return workouts.find(({ id }) => id === workout) ?? workouts[0]
}

/** Finds the planned workout of a workout; undefined for a free one, and if the plan has changed since. */
export function findPlanOf(training: Training | undefined, workout: StoredWorkout['state']['workout']): PlannedWorkout | undefined {
  const assignment = training?.assignments.find(
    ({ programUserId, releaseId }) => programUserId === workout.programUserId && releaseId === workout.releaseId,
  )
  const workouts = assignment ? trainingDaysOf(assignment).flatMap(each => each.workouts) : []
  return workouts.find(({ id }) => id === workout.plannedWorkoutId)
}

/**
 * The note about the present release, until somebody has trained by it. The server only knows of a workout once its sets were sent, so the
 * device's own workouts count too.
 */
export function noteOfChange(assignment: Assignment, workouts: readonly StoredWorkout[]): string | undefined {
  const isTrained = workouts.some(
    ({ state: { workout } }) =>
      workout.state === 'finished' && workout.programUserId === assignment.programUserId && workout.releaseId === assignment.releaseId,
  )
  return isTrained ? undefined : assignment.change?.note
}
