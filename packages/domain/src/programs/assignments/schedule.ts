import type { DocumentRow } from '@allenio/contract/documents'
import { isPaused, type Pause } from '@allenio/domain/clients'
import { addDays, daysBetween, weekdayOf } from '@allenio/domain/days'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'

// The dates of an assignment are derived from its first day, its weekdays and its pauses. All of them are days of the client's time zone;
// "today" is `dayIn` of that zone.

export interface Schedule {
  startDay: string
  /** Monday is 1, Sunday 7; null where the days follow each other whenever the client trains. */
  weekdays: readonly number[] | null
  pauses: readonly Pause[]
  /** Days that were moved, by the id of the program's day. */
  movedDays?: ReadonlyMap<string, string>
}

/** The ids of a program's days, week by week. */
export type ProgramDays = readonly (readonly string[])[]

export interface ScheduledDay {
  dayId: string
  /** Null where the days are trained in order, or where a pause has no end. */
  date: string | null
}

/** The days in their order, from the rows of a program or of a release. */
export function programDaysOf(rows: DocumentRows, programId: string): string[][] {
  const children = childrenByParent(rows)
  const idsIn = (parent: DocumentRow) => (children.get(parent.id) ?? []).map(({ id }) => id)
  return (children.get(programId) ?? []).map(idsIn)
}

/**
 * Each day gets the next weekday that is no pause. A week begins seven days of training after the one before it at the earliest, so that
 * a week with fewer days than weekdays does not pull the next one forward, and after its last day.
 */
export function scheduledDays(weeks: ProgramDays, { startDay, weekdays, pauses, movedDays }: Schedule): ScheduledDay[] {
  const isOpen = (day: string) => !isPaused(pauses, day)
  const isTrained = (day: string) => isOpen(day) && (weekdays?.includes(weekdayOf(day)) ?? false)
  const days: ScheduledDay[] = []
  let weekStart: string | null = startDay
  for (const week of weeks) {
    let free: string | null = weekStart
    for (const dayId of week) {
      const date: string | null = weekdays && free !== null ? nextDay(free, isTrained) : null
      days.push({ dayId, date: movedDays?.get(dayId) ?? date })
      free = date === null ? null : addDays(date, 1)
    }
    const seventh: string | null = weekStart === null ? null : dayAfterOpenDays(weekStart, 7, isOpen)
    weekStart = seventh !== null && free !== null && free > seventh ? free : seventh
  }
  return days
}

/** The day on which an assignment ends by its length; null while a pause without an end holds it. */
export function lastDayOf(weeks: ProgramDays, schedule: Schedule): string | null {
  if (schedule.weekdays && weeks.some(week => week.length > 0)) {
    const dates = scheduledDays(weeks, schedule).map(({ date }) => date)
    return dates.reduce((last, date) => (last === null || date === null ? null : date > last ? date : last), dates[0] ?? null)
  }
  const end = dayAfterOpenDays(schedule.startDay, Math.max(1, weeks.length) * 7, day => !isPaused(schedule.pauses, day))
  if (end === null) return null
  const moved = weeks.flatMap(week => week.flatMap(dayId => schedule.movedDays?.get(dayId) ?? []))
  return moved.reduce((last, day) => (day > last ? day : last), addDays(end, -1))
}

/** The weekdays of a program of so many days a week, before anybody chooses others: with a day of rest between them where there is room. */
export function presetWeekdays(daysAWeek: number): number[] {
  const presets = [[1], [1], [1, 4], [1, 3, 5], [1, 2, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]]
  return presets[daysAWeek] ?? [1, 2, 3, 4, 5, 6, 7]
}

export interface Stretch {
  /** The days of the program's fullest week. */
  daysAWeek: number
  weeks: number
  lastDay: string
}

interface StretchQuestion extends Pick<Schedule, 'startDay' | 'weekdays' | 'pauses'> {
  /** The days of each week of the program. */
  daysByWeek: readonly number[]
}

/** How long a program gets where a week has more days than there are weekdays for it; undefined where it fits. */
export function stretchOf({ daysByWeek, ...schedule }: StretchQuestion): Stretch | undefined {
  const daysAWeek = Math.max(0, ...daysByWeek)
  const { startDay, weekdays } = schedule
  if (weekdays === null || weekdays.length === 0 || weekdays.length >= daysAWeek) return undefined
  const weeks = daysByWeek.map((count, week) => Array.from({ length: count }, (_, day) => `${week} ${day}`))
  const lastDay = lastDayOf(weeks, schedule)
  const lastWithout = lastDayOf(weeks, { ...schedule, pauses: [] })
  if (lastDay === null || lastWithout === null) return undefined
  // pauses make it longer, too, and are not meant here
  return { daysAWeek, lastDay, weeks: Math.ceil((daysBetween(startDay, lastWithout) + 1) / 7) }
}

// ten years: longer than any program with its pauses
const farthest = 3_660

function nextDay(from: string, isRight: (day: string) => boolean): string | null {
  let day = from
  for (let tried = 0; tried < farthest; tried += 1) {
    if (isRight(day)) return day
    day = addDays(day, 1)
  }
  return null
}

/** The day that follows so many days without pauses. */
function dayAfterOpenDays(from: string, count: number, isOpen: (day: string) => boolean): string | null {
  let after: string | null = from
  for (let counted = 0; counted < count && after !== null; counted += 1) {
    const open: string | null = nextDay(after, isOpen)
    after = open === null ? null : addDays(open, 1)
  }
  return after
}
