import { z } from 'zod'
import { ShownFile } from '../files/files.ts'
import { Day, Timestamp } from '../lists.ts'
import { dayTypes } from '../macros/fields.ts'
import { FoodCell } from '../meal-plans/cells.ts'
import { MeasuredAmount } from '../recipes/fields.ts'

// A client's records of their days. If two devices wrote the same record, the later version counts.

export const diaryLimits = {
  note: 500,
  entry: 300,
  kcal: 20_000,
  /** The heaviest portion. */
  grams: 10_000,
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

/** An entry as it was before the team said which food its words mean. */
const WrittenEntry = z.object({
  food: FoodCell.nullable(),
  grams: z.number().int().nullable(),
  measure: MeasuredAmount.nullable(),
  kcal: z.number().int().nullable(),
})
export type WrittenEntry = z.output<typeof WrittenEntry>

/** Something that was eaten and is in no plan: a food with its weight, or words alone. */
export const DiaryEntry = z.object({
  id: z.uuid(),
  day: Day,
  time: z.string().nullable(),
  /** The words of the client, or the name of the food when it was chosen. */
  text: z.string(),
  /** The energy of the food, or that which was typed beside words. */
  kcal: z.number().int().nullable(),
  /** Null for what is known by its words alone. */
  food: FoodCell.nullable(),
  /** Never null with a food. */
  grams: z.number().int().nullable(),
  measure: MeasuredAmount.nullable(),
  /** The team has said which food the words mean. */
  isMatched: z.boolean(),
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
