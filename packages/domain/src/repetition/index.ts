import type { Repetition } from '@allenio/contract/repetition'
import { pauseOn, type Pause } from '@allenio/domain/clients'
import { addDays, addMonths, daysBetween, mondayOf, weekdayOf } from '@allenio/domain/days'

/** When something is to be done; it counts from its start. */
export interface Schedule {
  repetition: Repetition
  startDay: string
  untilDay: string | null
  /** Days of a repetition that fall into a pause are left out. What is due only once keeps its day. */
  pauses?: readonly Pause[]
}

/** The first day of a schedule that may start on any day: the day itself, or the first that the repetition names. */
export const firstDue = (repetition: Repetition, day: string): string =>
  repetition.kind === 'weekly' && !repetition.days.includes(weekdayOf(day)) ? nextOnWeekdays({ ...repetition, every: 1 }, day, day) : day

/** The first day after `after`; null when there is none, or while a pause without an end holds it. */
export function nextDue(schedule: Schedule, after: string): string | null {
  const day = nextPlanned(schedule, after)
  const pause = day === null || schedule.repetition.kind === 'once' ? undefined : pauseOn(schedule.pauses ?? [], day)
  if (!pause) return day
  return pause.until === null ? null : nextDue(schedule, pause.until)
}

/** The first day after `after` as if there were no pauses. */
export function nextPlanned({ repetition, startDay, untilDay }: Schedule, after: string): string | null {
  const next = after < startDay ? startDay : nextDayAfter(repetition, startDay, after)
  return next === null || (untilDay !== null && next > untilDay) ? null : next
}

/** Whether a day is one of the schedule. */
export const isDueOn = (schedule: Schedule, day: string): boolean => nextDue(schedule, addDays(day, -1)) === day

function nextDayAfter(repetition: Repetition, startDay: string, after: string): string | null {
  switch (repetition.kind) {
    case 'once':
      return null
    case 'daily':
      return addDays(after, 1)
    case 'weekly':
      return nextOnWeekdays(repetition, startDay, after)
    case 'monthly':
      return nextMonth(repetition, startDay, after)
    default:
      return repetition satisfies never
  }
}

function nextOnWeekdays({ every, days }: { every: number; days: readonly number[] }, startDay: string, after: string): string {
  const startWeek = mondayOf(startDay)
  const sortedDays = [...new Set(days)].sort((a, b) => a - b)
  const week = Math.floor(daysBetween(startWeek, after) / 7)
  // the week of `after` counts only every `every` weeks; otherwise the next counted week is used
  const isCounted = week % every === 0
  const rest = isCounted ? sortedDays.find(day => day > weekdayOf(after)) : undefined
  const countedWeek = rest === undefined ? (Math.floor(week / every) + 1) * every : week
  return addDays(startWeek, countedWeek * 7 + (rest ?? sortedDays[0] ?? 1) - 1)
}

/** Months are counted from the start day, so that the 31st becomes the 28th in February and is the 31st again in March. */
function nextMonth({ every, day: wanted }: Monthly, startDay: string, after: string): string {
  const [startYear, startMonth, year, month] = [startDay, after].flatMap(day => day.split('-').slice(0, 2).map(Number))
  const passed = ((year ?? 0) - (startYear ?? 0)) * 12 + (month ?? 0) - (startMonth ?? 0)
  for (let times = Math.floor(passed / every); ; times += 1) {
    const day = dayOfMonth(addMonths(startDay, times * every), wanted)
    if (day > after) return day
  }
}

type Monthly = Extract<Repetition, { kind: 'monthly' }>

/** The day with a number in the month of a day, or the month's last; without a number the day itself. */
const dayOfMonth = (day: string, wanted: number | undefined): string => {
  if (wanted === undefined) return day
  const first = `${day.slice(0, 8)}01`
  const [last, asked] = [addDays(addMonths(first, 1), -1), addDays(first, wanted - 1)]
  return asked < last ? asked : last
}

/**
 * The repetition of what goes on, from `day` on, with a schedule that is cut there. A month that was too short for the schedule's day does
 * not change the day of the later months.
 */
export function continuedRepetition(next: Repetition, { repetition, ...before }: Schedule, day: string): Repetition {
  if (next.kind !== 'monthly' || repetition.kind !== 'monthly') return next
  const monthDay = repetition.day ?? Number(before.startDay.slice(8))
  const isCutShort = Number(day.slice(8)) < monthDay && isDueOn({ ...before, repetition, pauses: [] }, day)
  return { kind: 'monthly', every: next.every, ...(isCutShort && { day: monthDay }) }
}

const mostCounted = 999

/** The number of due days between two days, both excluded. */
export function dueBetween(schedule: Schedule, after: string, before: string): number {
  let count = 0
  let day = nextDue(schedule, after)
  while (day !== null && day < before && count < mostCounted) {
    count += 1
    day = nextDue(schedule, day)
  }
  return count
}

export interface HeldDay {
  /** The day on which it is due; within a pause that has no end it rests there. Null where the schedule ends with the pause. */
  dueDay: string | null
  /** The planned day, where a pause holds it. */
  heldDay: string | null
}

/** Where pauses put a planned day. */
export function heldBy({ pauses = [], ...schedule }: Schedule, plannedDay: string): HeldDay {
  let dueDay: string | null = plannedDay
  while (dueDay !== null && schedule.repetition.kind !== 'once') {
    const until = pauseOn(pauses, dueDay)?.until
    if (!until) break
    dueDay = nextPlanned(schedule, until)
  }
  return { dueDay, heldDay: dueDay === plannedDay ? null : plannedDay }
}

export interface NextDue {
  /** Null: it was the last time. */
  nextDay: string | null
  /** The number of due days that passed while this one waited. */
  missed: number
}

/**
 * The next day when the one of `dueDay` is done on `today`. It never lies in the past, so that nothing piles up. Pauses may hold it
 * (`heldBy`), but days in a pause are not missed.
 */
export function advance(schedule: Schedule, dueDay: string, today: string): NextDue {
  const nextDay = nextPlanned(schedule, dueDay > today ? dueDay : today)
  const missed = dueBetween(schedule, dueDay, nextDay ?? addDays(today, 1))
  // a due day that is today counts as done together with the older one
  const isTodayOne = dueDay < today && dueBetween(schedule, addDays(today, -1), addDays(today, 1)) > 0
  return { nextDay, missed: Math.max(0, missed - (isTodayOne ? 1 : 0)) }
}
