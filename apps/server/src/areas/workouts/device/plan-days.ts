import type { Pause } from '@allenio/contract/clients'
import { addDays, romeDay } from '@allenio/domain/days'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import { isPaused } from '@allenio/domain/clients'
import { programDaysOf, scheduledDays, type ProgramDays, type ScheduledDay } from '@allenio/domain/programs'

/** Workouts that are planned for one day of a client. */
export interface PlannedDay {
  planned: number
  /** The planned workouts with this date; the others may be trained on any day of the week. */
  dated: number
  /** The days of programs that have this date. */
  dayIds: string[]
}

export interface AssignmentPlan {
  startDay: string
  weekdays: readonly number[] | null
  pauses: readonly Pause[]
  /** The last day that counts: the assignment's own, or the day before it was ended. */
  lastDay: string
  movedDays: ReadonlyMap<string, string>
  rows: DocumentRows
}

export const rootOf = (rows: DocumentRows): string => [...rows.values()].find(({ parentId }) => parentId === null)?.id ?? ''

export const daysOf = (rows: DocumentRows): ProgramDays => programDaysOf(rows, rootOf(rows))

export const datesOf = ({ rows, ...schedule }: Omit<AssignmentPlan, 'lastDay'>): ScheduledDay[] => scheduledDays(daysOf(rows), schedule)

/** The number of workouts with content, by day. */
export function workoutsByDay(rows: DocumentRows): ReadonlyMap<string, number> {
  const children = childrenByParent(rows)
  const isFilled = (id: string) => (children.get(id) ?? []).length > 0
  const counts = new Map<string, number>()
  for (const { type, id, isDeleted } of rows.values())
    if (type === 'day' && !isDeleted) counts.set(id, (children.get(id) ?? []).filter(workout => isFilled(workout.id)).length)
  return counts
}

/** The planned workouts by date; a plan without dates spreads those of a week over its seven days. */
export function plannedDays(plans: readonly AssignmentPlan[]): Map<string, PlannedDay> {
  const planned = new Map<string, PlannedDay>()
  const add = (day: string, workouts: number, dayId: string | null) => {
    const before = planned.get(day) ?? { planned: 0, dated: 0, dayIds: [] }
    planned.set(day, {
      planned: before.planned + workouts,
      dated: before.dated + (dayId === null ? 0 : workouts),
      dayIds: [...before.dayIds, ...(dayId === null ? [] : [dayId])],
    })
  }
  for (const plan of plans) {
    const workouts = workoutsByDay(plan.rows)
    for (const { dayId, date } of datesOf(plan)) {
      const count = workouts.get(dayId) ?? 0
      if (date !== null && date <= plan.lastDay && count > 0) add(date, count, dayId)
    }
    if (plan.weekdays === null) for (const [day, count] of expectedDays(plan, workouts)) add(day, count, null)
  }
  return planned
}

/** Gives days without dates the dates of a client who keeps the pace. */
function* expectedDays(plan: AssignmentPlan, workouts: ReadonlyMap<string, number>): Generator<[string, number]> {
  const offsets = daysOf(plan.rows).flatMap((week, index) => {
    const trained = week.filter(dayId => !plan.movedDays.has(dayId) && (workouts.get(dayId) ?? 0) > 0)
    return trained.map((dayId, at) => ({ offset: index * 7 + Math.floor((at * 7) / trained.length), count: workouts.get(dayId) ?? 0 }))
  })
  let openDays = 0
  for (let day = plan.startDay; day <= plan.lastDay && offsets.length > 0; day = addDays(day, 1)) {
    if (isPaused(plan.pauses, day)) continue
    for (; offsets[0] && offsets[0].offset <= openDays; offsets.shift()) yield [day, offsets[0].count]
    openDays += 1
  }
}

/** The last counted day: an assignment that was ended counts until the day before. */
export function lastCountedDay(lastDay: string, endedAt: string | null): string {
  if (endedAt === null) return lastDay
  const dayBefore = addDays(romeDay(endedAt), -1)
  return dayBefore < lastDay ? dayBefore : lastDay
}
