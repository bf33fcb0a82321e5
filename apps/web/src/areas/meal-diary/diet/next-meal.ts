import type { MealType } from '@allenio/contract/meal-plans'
import type { MealView } from './day-view.ts'

/** When people eat in Italy, for a meal whose plan names no time; null where it goes by training. */
const usualTimes = {
  breakfast: '07:30',
  'mid-morning snack': '10:30',
  brunch: '11:00',
  lunch: '13:00',
  snack: '16:30',
  dinner: '20:00',
  'pre-workout snack': null,
  'post-workout snack': null,
  'evening snack': '22:00',
} as const satisfies Record<MealType, string | null>

/** A lunch of one o'clock is still the next meal at a quarter past two. */
const graceMinutes = 90

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/**
 * The meal to show first at this time: the first without a tick that is not long past. When all of those to come have a tick, it is the
 * last that was left open; undefined when nothing is.
 */
export function nextMealOf<View extends Pick<MealView, 'meal' | 'state'>>(meals: readonly View[], clock: string): View | undefined {
  const now = minutesOf(clock)
  const open = meals.filter(({ state }) => state === null)
  return open.find(view => isNotOver(meals.indexOf(view))) ?? open.at(-1)

  /** A meal that says no time follows the one before it. */
  function isNotOver(at: number): boolean {
    const times = meals.slice(0, at + 1).flatMap(({ meal: { time, type } }) => time ?? (type && usualTimes[type]) ?? [])
    const last = times.at(-1)
    return last === undefined || minutesOf(last) + graceMinutes >= now
  }
}
