import type { DayType, TrainingCalendar } from '@allenio/contract/macros'
import type { DiaryDay } from '@allenio/contract/meal-diary'
import type { MealPlanSchedule } from '@allenio/contract/meal-plans'
import { hasDayOfType, planDayOn, type ScheduledDay } from '@allenio/domain/meal-plans'

/** A plan that a client was given, with the days that it counts. */
export interface FollowedPlan {
  startDay: string
  /** The last day that it counts; null while nothing follows. */
  lastDay: string | null
  schedule: MealPlanSchedule
  dayList: readonly ScheduledDay[]
  /** Where its schedule follows the training of the client. */
  calendar?: TrainingCalendar | null | undefined
}

export type DayChoice = Pick<DiaryDay, 'day' | 'dayType' | 'planDayId'>

export interface DietDay<Plan extends FollowedPlan> {
  plan: Plan
  /** Null on a day without a plan. */
  planDayId: string | null
  /** The client has chosen it, or the type of the day. */
  isMoved: boolean
}

/** The plan that counts on a date, and the day of it: the one that the client has chosen, else that of the schedule. */
export function dietDayOn<Plan extends FollowedPlan>(
  plans: readonly Plan[],
  choices: readonly DayChoice[],
  date: string,
): DietDay<Plan> | null {
  const plan = plans.find(({ startDay, lastDay }) => startDay <= date && (lastDay === null || date <= lastDay))
  if (!plan) return null
  const { startDay, schedule, dayList, calendar } = plan
  const choice = choices.find(({ day }) => day === date)
  if (choice?.planDayId && dayList.some(({ id }) => id === choice.planDayId)) return { plan, planDayId: choice.planDayId, isMoved: true }
  const movedTypes = new Map(choices.flatMap(({ day, dayType }): [string, DayType][] => (dayType ? [[day, dayType]] : [])))
  const planDayId = planDayOn({ startDay, schedule, days: dayList, movedTypes, calendar }, date)
  const movedType = movedTypes.get(date)
  return { plan, planDayId, isMoved: schedule.kind === 'day types' && movedType !== undefined && hasDayOfType(dayList, movedType) }
}
