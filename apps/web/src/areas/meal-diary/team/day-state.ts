import type { Output } from '@allenio/contract'
import { dietThresholds, type getDietMap } from '@allenio/contract/meal-diary'
import type { DayShade } from '#ui/day-map'

export type MappedDay = Output<typeof getDietMap>['days'][number]

export const dietDayStates = ['good', 'fair', 'poor', 'unknown', 'free', 'ahead'] as const
export type DietDayState = (typeof dietDayStates)[number]

export const shadeOfState = {
  good: 'full',
  fair: 'half',
  poor: 'cross',
  unknown: 'point',
  free: 'faint ring',
  ahead: 'faint ring',
} as const satisfies Record<DietDayState, DayShade>

/** How a day went. One without a tick is not known, which is something else than nothing eaten; today may still be ticked. */
export function stateOfDietDay(mapped: Pick<MappedDay, 'percent' | 'isPlanned'> | undefined, day: string, today: string): DietDayState {
  const percent = mapped?.percent ?? null
  if (percent !== null) return percent >= dietThresholds.good ? 'good' : percent >= dietThresholds.fair ? 'fair' : 'poor'
  if (day >= today) return 'ahead'
  return mapped?.isPlanned ? 'unknown' : 'free'
}

/** The mean of the days of which all that was eaten is known; null where there are too few to speak of. */
export function meanLogged(days: readonly Pick<MappedDay, 'day' | 'logged'>[], since: string): { kcal: number; days: number } | null {
  const loggedDays = days.flatMap(({ day, logged }) => (day > since && logged !== null ? [logged] : []))
  return loggedDays.length < 3
    ? null
    : { kcal: loggedDays.reduce((sum, kcal) => sum + kcal, 0) / loggedDays.length, days: loggedDays.length }
}
