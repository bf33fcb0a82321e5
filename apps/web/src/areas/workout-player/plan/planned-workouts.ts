import type { DocumentRow } from '@allenio/contract/documents'
import type { Training } from '@allenio/contract/workout-player'
import { childrenByParent } from '@allenio/domain/documents'
import { exerciseIn, scheduledDays, textIn, workoutMinutes } from '@allenio/domain/programs'
import type { StoredWorkout } from '#areas/workouts'

export type Assignment = Training['assignments'][number]

/** A workout of the plan, with the day that holds it. */
export interface PlannedWorkout {
  id: string
  assignment: Assignment
  day: Assignment['days'][number]
  /** Its own name, else that of its day; empty where neither has one. */
  name: string
  /** The coach's notes on its week, its day and itself. */
  notes: readonly string[]
  /** From 1, where its day has several. */
  number: number | null
  /** Those with an exercise, in their order. */
  rows: readonly DocumentRow[]
  minutes: number
}

const nameIn = ({ cells: { name } }: DocumentRow): string => (typeof name === 'string' ? name : '')

/** A day of the plan with its workouts; those without exercises are left out. */
export interface TrainingDay {
  assignment: Assignment
  day: Assignment['days'][number]
  workouts: readonly PlannedWorkout[]
}

/** The days whose content is on the device, in the order of each program. */
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
    const dayName = nameIn(dayRow)
    const weekRow = rowsById.get(dayRow.parentId ?? '')
    const workouts = filled.map(({ workout, rows }, index): PlannedWorkout => ({
      id: workout.id,
      assignment,
      day,
      name: nameIn(workout) || dayName,
      notes: [weekRow, dayRow, workout].flatMap(row => (row && textIn(row.cells, 'note')) ?? []),
      number: filled.length > 1 ? index + 1 : null,
      rows,
      minutes: workoutMinutes(rows),
    }))
    return workouts.length > 0 ? [{ assignment, day, workouts }] : []
  })
}

/** The days that have another date than the schedule gives them, because the client has moved them. */
export function movedDaysOf({ days, ...schedule }: Assignment): ReadonlyMap<string, string> {
  const weeks = [...Map.groupBy(days, ({ weekNumber }) => weekNumber).values()].map(week => week.map(({ dayId }) => dayId))
  const dates = new Map(scheduledDays(weeks, schedule).map(({ dayId, date }) => [dayId, date]))
  return new Map(days.flatMap(({ dayId, date }) => (date === null || date === dates.get(dayId) ? [] : [[dayId, date] as const])))
}

interface PlanPlace {
  day: string | undefined
  workout: string | undefined
}

/** Of two assignments of one program the one that goes on. */
export function findPlannedWorkout({ assignments }: Training, { day, workout }: PlanPlace): PlannedWorkout | undefined {
  const isOver = ({ assignment }: TrainingDay) => (assignment.state === 'terminated' ? 1 : 0)
  const days = assignments.flatMap(trainingDaysOf).filter(each => each.day.dayId === day)
  const workouts = days.toSorted((one, other) => isOver(one) - isOver(other)).flatMap(each => each.workouts)
  return workouts.find(({ id }) => id === workout) ?? workouts[0]
}

/** The workout of the plan by which somebody trains; undefined of a free one, and once the plan has changed. */
export function findPlanOf(training: Training | undefined, workout: StoredWorkout['state']['workout']): PlannedWorkout | undefined {
  const assignment = training?.assignments.find(
    ({ programUserId, releaseId }) => programUserId === workout.programUserId && releaseId === workout.releaseId,
  )
  const workouts = assignment ? trainingDaysOf(assignment).flatMap(each => each.workouts) : []
  return workouts.find(({ id }) => id === workout.plannedWorkoutId)
}

/**
 * Why the plan is another one than before, until somebody has trained by it. The server knows of a workout once its sets have left the
 * device.
 */
export function noteOfChange(assignment: Assignment, workouts: readonly StoredWorkout[]): string | undefined {
  const isTrained = workouts.some(
    ({ state: { workout } }) =>
      workout.state === 'finished' && workout.programUserId === assignment.programUserId && workout.releaseId === assignment.releaseId,
  )
  return isTrained ? undefined : assignment.change?.note
}
