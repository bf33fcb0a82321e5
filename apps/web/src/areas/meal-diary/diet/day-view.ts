import type { Diet, DietAssignment, DietRelease, DietSwap, DiaryMeal, MealState } from '@allenio/contract/meal-diary'
import { dietDayOn, type DietDay } from '@allenio/domain/meal-diary'
import type { PlanDay, PlanMeal } from './plan-rows.ts'
import type { ShownDiary, ShownPhoto } from './unsent-diary.ts'

type MealPlace = Pick<DiaryMeal, 'assignmentId' | 'releaseId'>

/** A planned meal with what the client has recorded of it on a date. */
export interface MealView extends MealPlace {
  /** Once it is ticked, it stays as it was eaten. */
  meal: PlanMeal
  state: MealState | null
  eatenRowIds: readonly string[]
  note: string
  photos: readonly ShownPhoto[]
}

/** Meals that were ticked on a date in another day of its plan than the one that shows. */
export interface LeftDay {
  planDayId: string
  dayList: DietRelease['dayList']
  meals: readonly MealView[]
}

export interface DayView {
  date: string
  /** The plan that counts on the date, with the days that it had when it was eaten from. */
  plan: DietAssignment | null
  planDayId: string | null
  /** The content of the day; a long plan does not have all of them on the device. */
  planDay: PlanDay | null
  /** The client follows another day than the schedule says. */
  isMoved: boolean
  /** The plan has another day for the date by now: it is not moved any more. */
  isPast: boolean
  meals: readonly MealView[]
  leftDays: readonly LeftDay[]
  /** By the row that they stand for. */
  swaps: ReadonlyMap<string, DietSwap>
  note: string
}

export type DietContent = Pick<Diet, 'assignments' | 'pastDays' | 'earlierReleases'>

export function dayViewOf(diet: DietContent, diary: ShownDiary, date: string): DayView {
  const past = pastDayOn(diet, date)
  const found = past ?? dietDayOn(diet.assignments, diary.days, date)
  const planDay = found?.plan.days.find(({ id }) => id === found.planDayId) ?? null
  const records = diary.meals.filter(({ day }) => day === date)
  const viewOf = (meal: PlanMeal, { assignmentId, releaseId }: MealPlace): MealView => {
    const record = records.find(({ mealId }) => mealId === meal.id)
    return {
      meal,
      assignmentId,
      releaseId,
      state: record?.state ?? null,
      eatenRowIds: record?.eatenRowIds ?? [],
      note: record?.note ?? '',
      photos: diary.photos.filter(({ day, mealId }) => day === date && mealId === meal.id),
    }
  }
  const meals = (planDay?.meals ?? []).map(meal => {
    const ticked = records.find(({ mealId, state }) => mealId === meal.id && state !== null)
    const eaten = ticked && mealIn(diet, ticked)?.meal
    return viewOf(eaten ?? meal, eaten ? ticked : { assignmentId: found?.plan.id ?? '', releaseId: found?.plan.releaseId ?? '' })
  })
  const left = records.filter(({ mealId, state }) => state !== null && !meals.some(({ meal }) => meal.id === mealId))
  return {
    date,
    plan: found?.plan ?? null,
    planDayId: found?.planDayId ?? null,
    planDay,
    isMoved: found?.isMoved ?? false,
    isPast: past !== undefined,
    meals,
    leftDays: leftDaysOf(diet, left, viewOf),
    swaps: new Map(diary.swaps.filter(({ day, food }) => day === date && food !== null).map(each => [each.rowId, each])),
    note: diary.days.find(({ day }) => day === date)?.note ?? '',
  }
}

const releasesOf = ({ assignments, earlierReleases }: DietContent): readonly DietRelease[] => [...assignments, ...earlierReleases]

function pastDayOn(diet: DietContent, date: string): DietDay<DietAssignment> | undefined {
  const past = diet.pastDays.find(({ day }) => day === date)
  const plan = diet.assignments.find(({ id }) => id === past?.assignmentId)
  if (!past || !plan) return undefined
  const { releaseId, planDayId, isMoved } = past
  const holding = releasesOf(diet).filter(each => each.releaseId === releaseId)
  const release = holding.find(({ days }) => days.some(({ id }) => id === planDayId)) ?? plan
  const { dayList, days } = release
  return { plan: { ...plan, releaseId, dayList, days }, planDayId, isMoved }
}

/** A meal as it stood where it was ticked. */
function mealIn(diet: DietContent, { releaseId, mealId }: Pick<DiaryMeal, 'releaseId' | 'mealId'>) {
  for (const release of releasesOf(diet))
    if (release.releaseId === releaseId)
      for (const day of release.days) {
        const meal = day.meals.find(({ id }) => id === mealId)
        if (meal) return { meal, planDayId: day.id, dayList: release.dayList }
      }
  return undefined
}

function leftDaysOf(diet: DietContent, left: readonly DiaryMeal[], viewOf: (meal: PlanMeal, place: MealPlace) => MealView): LeftDay[] {
  const found = left.flatMap(record => {
    const each = mealIn(diet, record)
    return each ? [{ ...each, view: viewOf(each.meal, record) }] : []
  })
  return [...Map.groupBy(found, ({ planDayId }) => planDayId)].map(([planDayId, ofDay]) => ({
    planDayId,
    dayList: ofDay[0]?.dayList ?? [],
    meals: ofDay.map(({ view }) => view),
  }))
}

export type DayMark = 'whole' | 'partly' | 'none' | 'no plan'

/** How much of a day has a tick; a meal that was skipped has one, too. */
export function markOf({ planDayId, meals }: DayView): DayMark {
  if (planDayId === null) return 'no plan'
  const ticked = meals.filter(({ state }) => state !== null).length
  if (ticked === 0) return 'none'
  return ticked === meals.length ? 'whole' : 'partly'
}
