import type { Diet } from '@allenio/contract/diets'
import { dietDayOn } from '@allenio/domain/meal-diary'
import type { DayView } from './day-view.ts'
import type { PlanMeal } from './plan-rows.ts'
import type { ShownDiary } from './unsent-diary.ts'

/** The day of the plan that a date has while the client chooses nothing. */
export function usualDayOn({ assignments }: Pick<Diet, 'assignments'>, { days }: Pick<ShownDiary, 'days'>, date: string): string | null {
  const otherDates = days.filter(({ day }) => day !== date)
  return dietDayOn(assignments, otherDates, date)?.planDayId ?? null
}

export type DayMove = 'follow' | 'as planned' | 'stay'

/** The effect of choosing a day of the plan for a date: the usual one takes an earlier choice back. */
export function dayMoveTo(
  chosenId: string,
  usualId: string | null,
  { planDayId, isMoved }: Pick<DayView, 'planDayId' | 'isMoved'>,
): DayMove {
  if (chosenId === usualId) return isMoved ? 'as planned' : 'stay'
  return chosenId === planDayId ? 'stay' : 'follow'
}

export interface MealsOfDay {
  planDayId: string
  meals: readonly PlanMeal[]
}

/** Meals that were ticked on the date in other days of its plan, before the client moved to the one that shows. */
export function mealsLeftBehind({ plan, planDayId, date }: Pick<DayView, 'plan' | 'planDayId' | 'date'>, diary: Pick<ShownDiary, 'meals'>) {
  const tickedIds = new Set(diary.meals.filter(({ day, state }) => day === date && state !== null).map(({ mealId }) => mealId))
  const otherDays = (plan?.days ?? []).filter(({ id }) => id !== planDayId)
  return otherDays
    .map(({ id, meals }): MealsOfDay => ({ planDayId: id, meals: meals.filter(meal => tickedIds.has(meal.id)) }))
    .filter(({ meals }) => meals.length > 0)
}
