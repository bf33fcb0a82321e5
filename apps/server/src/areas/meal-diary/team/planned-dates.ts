import { datesIn, weekdayOf } from '@allenio/domain/days'
import type { GivenPlan } from '#areas/meal-plans'

export interface DateWindow {
  from: string
  to: string
}

type FollowedPlan = Pick<GivenPlan, 'startDay' | 'lastDay' | 'schedule'>

/** Finds the dates of a window on which plans have a day, for one client after the other. Only a schedule of weekdays leaves dates out. */
export function plannedDatesIn(window: DateWindow): (plans: readonly FollowedPlan[]) => string[] {
  const dates = datesIn(window).map(date => ({ date, weekday: weekdayOf(date) }))
  return plans =>
    dates
      .filter(({ date, weekday }) =>
        plans.some(
          ({ startDay, lastDay, schedule }) =>
            startDay <= date &&
            (lastDay === null || date <= lastDay) &&
            (schedule.kind !== 'weekdays' || (schedule.dayIds[weekday - 1] ?? null) !== null),
        ),
      )
      .map(({ date }) => date)
}
