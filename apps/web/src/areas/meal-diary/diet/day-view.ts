import type { Diet, DietAssignment, DietSwap } from '@allenio/contract/diets'
import type { DiaryMeal, MealState } from '@allenio/contract/meal-diary-records'
import { dietDayOn } from '@allenio/domain/meal-diary'
import type { PlanDay, PlanMeal } from './plan-rows.ts'
import type { ShownDiary, ShownPhoto } from './unsent-diary.ts'

/** A planned meal with what the client has recorded of it on a date. */
export interface MealView {
  meal: PlanMeal
  state: MealState | null
  eatenRowIds: readonly string[]
  note: string
  photos: readonly ShownPhoto[]
}

export interface DayView {
  date: string
  /** The plan that counts on the date. */
  plan: DietAssignment | null
  planDayId: string | null
  /** The content of the day; a long plan does not have all of them on the device. */
  planDay: PlanDay | null
  /** The client follows another day than the schedule says. */
  isMoved: boolean
  meals: readonly MealView[]
  /** By the row that they stand for. */
  swaps: ReadonlyMap<string, DietSwap>
  note: string
}

export function dayViewOf({ assignments }: Pick<Diet, 'assignments'>, diary: ShownDiary, date: string): DayView {
  const found = dietDayOn(assignments, diary.days, date)
  const planDay = found?.plan.days.find(({ id }) => id === found.planDayId) ?? null
  const ticks = new Map(diary.meals.filter(({ day }) => day === date).map(each => [each.mealId, each]))
  return {
    date,
    plan: found?.plan ?? null,
    planDayId: found?.planDayId ?? null,
    planDay,
    isMoved: found?.isMoved ?? false,
    meals: (planDay?.meals ?? []).map(meal => mealViewOf(meal, ticks.get(meal.id), photosOfMeal(diary, date, meal.id))),
    swaps: new Map(diary.swaps.filter(({ day, food }) => day === date && food !== null).map(each => [each.rowId, each])),
    note: diary.days.find(({ day }) => day === date)?.note ?? '',
  }
}

const mealViewOf = (meal: PlanMeal, tick: DiaryMeal | undefined, photos: readonly ShownPhoto[]): MealView => ({
  meal,
  state: tick?.state ?? null,
  eatenRowIds: tick?.eatenRowIds ?? [],
  note: tick?.note ?? '',
  photos,
})

const photosOfMeal = ({ photos }: ShownDiary, date: string, id: string) => photos.filter(({ day, mealId }) => day === date && mealId === id)

export type DayMark = 'whole' | 'partly' | 'none' | 'no plan'

/** How much of a day has a tick; a meal that was skipped has one, too. */
export function markOf({ planDayId, meals }: DayView): DayMark {
  if (planDayId === null) return 'no plan'
  const ticked = meals.filter(({ state }) => state !== null).length
  if (ticked === 0) return 'none'
  return ticked === meals.length ? 'whole' : 'partly'
}
