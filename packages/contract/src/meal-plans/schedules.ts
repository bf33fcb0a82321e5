import { z } from 'zod'
import { DayTypeWeek } from '../macros/fields.ts'

/** The day of the plan that a date has: in turn, by weekday from Monday, or by the type of the day. */
export const MealPlanSchedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('in turn') }),
  /** The ids of the plan's days; null is a day without a plan. */
  z.object({ kind: z.literal('weekdays'), dayIds: z.array(z.uuid().nullable()).length(7) }),
  /**
   * Days of one type follow each other in turn. Where they follow the calendar of training, the week counts for what that does not tell:
   * own types, and days without a program.
   */
  z.object({ kind: z.literal('day types'), week: DayTypeWeek.unwrap(), followsTraining: z.boolean().optional() }),
])
export type MealPlanSchedule = z.output<typeof MealPlanSchedule>
