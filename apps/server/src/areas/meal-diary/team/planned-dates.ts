import { addDays, weekdayOf } from '@allenio/domain/days'
import type { GivenPlan } from '#areas/meal-plans'

export interface DateWindow {
  from: string
  to: string
}

/** The dates of a window on which a plan has a day. Only a schedule of weekdays leaves dates out. */
export function plannedDatesOf(
  plans: readonly Pick<GivenPlan, 'startDay' | 'lastDay' | 'schedule'>[],
  { from, to }: DateWindow,
): Set<string> {
  const dates = new Set<string>()
  for (const { startDay, lastDay, schedule } of plans) {
    const last = lastDay !== null && lastDay < to ? lastDay : to
    for (let date = startDay > from ? startDay : from; date <= last; date = addDays(date, 1))
      if (schedule.kind !== 'weekdays' || (schedule.dayIds[weekdayOf(date) - 1] ?? null) !== null) dates.add(date)
  }
  return dates
}
