import { z } from 'zod'
import { ShownFile } from '../files/files.ts'
import { Day, Timestamp } from '../lists.ts'
import { dayTypes } from '../macros/fields.ts'
import { FoodCell } from '../meal-plans/cells.ts'

// A client's records of their days. If two devices wrote the same record, the later version counts.

export const diaryLimits = {
  note: 500,
  entry: 300,
  kcal: 20_000,
  /** The most ml in one entry. */
  water: 5_000,
  entriesOfDay: 40,
  watersOfDay: 60,
  photosOfDay: 24,
  rowsOfMeal: 60,
  photoBytes: 15_000_000,
} as const

/** The days before and after today for which records can be written. */
export const diaryReach = { back: 60, ahead: 14 } as const

export const mealStates = ['eaten', 'partly', 'skipped'] as const
export type MealState = (typeof mealStates)[number]

/** The client's changes of a date. */
export const DiaryDay = z.object({
  day: Day,
  /** The day type that the client has chosen; null means that of the plan. */
  dayType: z.enum(dayTypes).nullable(),
  /** The day of the plan that the client follows instead, such as an easier one. */
  planDayId: z.uuid().nullable(),
  note: z.string(),
  changedAt: Timestamp,
})
export type DiaryDay = z.output<typeof DiaryDay>

/** A planned meal on a date. */
export const DiaryMeal = z.object({
  day: Day,
  mealId: z.uuid(),
  assignmentId: z.uuid(),
  /** The release that the client saw. */
  releaseId: z.uuid(),
  /** Null where the client has removed the tick. */
  state: z.enum(mealStates).nullable(),
  /** The rows that were eaten, for a meal that was eaten partly. */
  eatenRowIds: z.array(z.uuid()).max(diaryLimits.rowsOfMeal),
  note: z.string(),
  changedAt: Timestamp,
})
export type DiaryMeal = z.output<typeof DiaryMeal>

/** A food that replaces a planned one on one date. */
export const DiarySwap = z.object({
  day: Day,
  /** The row of the plan. */
  rowId: z.uuid(),
  releaseId: z.uuid(),
  /** Null where the client has undone the swap. */
  food: FoodCell.nullable(),
  grams: z.number().int(),
  /** The alternative of the plan, if the food is one. */
  alternativeId: z.uuid().nullable(),
  changedAt: Timestamp,
})
export type DiarySwap = z.output<typeof DiarySwap>

/** Food that is in no plan. */
export const DiaryEntry = z.object({
  id: z.uuid(),
  day: Day,
  time: z.string().nullable(),
  text: z.string(),
  kcal: z.number().int().nullable(),
  createdAt: Timestamp,
})
export type DiaryEntry = z.output<typeof DiaryEntry>

export const DiaryWater = z.object({ id: z.uuid(), day: Day, ml: z.number().int(), createdAt: Timestamp })
export type DiaryWater = z.output<typeof DiaryWater>

/** A photo of a planned meal, or of an entry. */
export const DiaryPhoto = z.object({
  id: z.uuid(),
  day: Day,
  mealId: z.uuid().nullable(),
  entryId: z.uuid().nullable(),
  file: ShownFile,
  createdAt: Timestamp,
})
export type DiaryPhoto = z.output<typeof DiaryPhoto>
