import type { Diet } from '@allenio/contract/meal-diary'
import { dietDayOn } from '@allenio/domain/meal-diary'
import type { DayView } from './day-view.ts'
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
