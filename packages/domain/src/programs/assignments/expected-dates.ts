import { isPaused } from '@allenio/domain/clients'
import { addDays } from '@allenio/domain/days'
import type { ProgramDays, Schedule } from './schedule.ts'

interface ExpectedFrom {
  /** The first day on which the client may train again. */
  from: string
  /** Days that were trained, or that have a date. */
  isSettled: (dayId: string) => boolean
}

/**
 * When a client who trains in order comes to the days that are left, if they keep the pace of the program from now on. Days behind a pause
 * without an end have no date.
 */
export function expectedDates(
  weeks: ProgramDays,
  { startDay, pauses }: Pick<Schedule, 'startDay' | 'pauses'>,
  { from, isSettled }: ExpectedFrom,
): ReadonlyMap<string, string> {
  const open = weeks.flatMap((week, index) =>
    week.flatMap((dayId, at) => (isSettled(dayId) ? [] : [{ dayId, offset: index * 7 + Math.floor((at * 7) / week.length) }])),
  )
  const [first] = open
  const dates = new Map<string, string>()
  if (!first) return dates
  let day = from < startDay ? startDay : from
  let passed = 0
  for (const { dayId, offset } of open) {
    for (; passed < offset - first.offset || isPaused(pauses, day); day = addDays(day, 1)) {
      if (pauses.some(pause => pause.until === null && pause.from <= day)) return dates
      if (!isPaused(pauses, day)) passed += 1
    }
    dates.set(dayId, day)
  }
  return dates
}
