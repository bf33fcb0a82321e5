import { z } from 'zod'
import { foodCategories } from '../aliments/fields.ts'
import { endpoint } from '../endpoint.ts'
import { ShownFile } from '../files/files.ts'
import { Day, Nothing, Timestamp } from '../lists.ts'
import { assignmentStates } from '../macros/assignments.ts'
import { DayTypeNames, dayTypes, ResolvedDay, TrainingCalendar } from '../macros/fields.ts'
import { FoodCell } from '../meal-plans/cells.ts'
import { MealPlanDays } from '../meal-plans/content.ts'
import { MealPlanSchedule } from '../meal-plans/schedules.ts'
import { recipeFields } from '../recipes/fields.ts'
import { DiaryDay, DiaryEntry, DiaryMeal, DiaryPhoto, DiarySwap, DiaryWater } from './records.ts'

// A client's plan as their device stores it, so that the client can follow it without a network.

/** The days before and after today that a device stores. */
export const dietDays = { back: 7, ahead: 14 } as const
/** The most foods that are offered as a swap. */
export const swapsPerFood = 8

/** Days of a plan as one of its releases has them. */
const DietRelease = z.object({
  releaseId: z.uuid(),
  /** All days of the release, so that the device can tell which of them a date has. */
  dayList: z.array(
    z.object({ id: z.uuid(), nameIt: z.string(), nameEn: z.string(), dayType: z.enum(dayTypes).nullable(), isEasy: z.boolean() }),
  ),
  /** The days that come with their meals. */
  days: MealPlanDays,
})
export type DietRelease = z.output<typeof DietRelease>

/** A plan that a client follows. If it has up to fourteen days, all of them have their meals; else only the near ones and the easy ones. */
export const DietAssignment = z.object({
  id: z.uuid(),
  mealPlanId: z.uuid(),
  ...DietRelease.shape,
  title: z.string(),
  description: z.string(),
  message: z.string(),
  /** Why and when the client got another release than at first; null where nobody wrote a note. */
  change: z.object({ note: z.string(), at: Timestamp }).nullable(),
  state: z.enum(assignmentStates),
  startDay: Day,
  lastDay: Day.nullable(),
  schedule: MealPlanSchedule,
  /** The calendar from the first day to the last one that the device stores; null where the schedule does not follow training. */
  calendar: TrainingCalendar.nullable(),
})
export type DietAssignment = z.output<typeof DietAssignment>

/** A past date on which the client ate from another day of the plan than the one that the date has now. */
const PastDietDay = z.object({
  day: Day,
  assignmentId: z.uuid(),
  releaseId: z.uuid(),
  planDayId: z.uuid().nullable(),
  isMoved: z.boolean(),
})

/** The facts of a food that rows and shopping lists print beside its name. */
export const DietFood = FoodCell.extend({
  category: z.enum(foodCategories).nullable(),
  /** The share of the bought weight that is edible, in percent; null where it is not known. */
  ediblePart: z.number().nullable(),
  /** The cooked weight of a raw gram; null where it is not known. */
  cookingFactor: z.number().nullable(),
})
export type DietFood = z.output<typeof DietFood>

/** A dish's recipe, with its preparation. */
export const DietRecipe = z.object({
  id: z.uuid(),
  nameIt: recipeFields.nameIt,
  nameEn: recipeFields.nameEn,
  descriptionIt: recipeFields.descriptionIt,
  descriptionEn: recipeFields.descriptionEn,
  portions: recipeFields.portions,
  prepMinutes: recipeFields.prepMinutes,
  cookMinutes: recipeFields.cookMinutes,
  steps: recipeFields.steps,
  picture: ShownFile.nullable(),
})
export type DietRecipe = z.output<typeof DietRecipe>

/** A swap as the client reads it. */
export const DietSwap = DiarySwap.extend({
  /** The client's allergies that the food touches or may touch. Only for today and later, because an allergy may be newer than the swap. */
  allergies: z.array(z.string()).optional(),
})
export type DietSwap = z.output<typeof DietSwap>

/** An entry as its client reads it, with the allergies that it touches or may touch, and those that are to be verified. */
export const DietEntry = DiaryEntry.extend({
  /** In grams; null where there is no food, or where the client sees no energy, and a figure is null where the food's is not known. */
  macros: z.object({ protein: z.number().nullable(), carbs: z.number().nullable(), lipids: z.number().nullable() }).nullable(),
  allergies: z.array(z.string()),
  doubts: z.array(z.string()),
})
export type DietEntry = z.output<typeof DietEntry>

/**
 * A hash of the client's exclusions. The diet and the swaps both have it, because a device loads them separately: it may combine them only
 * if both were judged by the same exclusions.
 */
const exclusionsHash = z.string().max(64)

export const Diet = z.object({
  clientId: z.uuid(),
  /** Today in the client's time zone. */
  today: Day,
  from: Day,
  to: Day,
  settings: z.object({
    mayClientsSwap: z.boolean(),
    mayClientsMoveDays: z.boolean(),
    isEnergyVisible: z.boolean(),
    /** Names for a plan that follows day types. A client from whom macros are hidden gets no macro settings, but needs the names too. */
    dayTypeNames: DayTypeNames.optional(),
  }),
  exclusionsHash,
  /** The assignments that count on one of these days, or that counted when the client ate from them. */
  assignments: z.array(DietAssignment),
  pastDays: z.array(PastDietDay),
  /** Days of other releases from which the client ate something. */
  earlierReleases: z.array(DietRelease),
  foods: z.array(DietFood),
  recipes: z.array(DietRecipe),
  /** The macro targets by day; without figures of energy where those are hidden. */
  targets: z.array(z.object({ day: Day, target: ResolvedDay.nullable(), /** ml */ water: z.number().int().nullable() })),
  /** The diary records of these days. */
  diary: z.object({
    /** Days with a moved type, earlier ones included, because the days of a type follow each other from the plan's first day. */
    days: z.array(DiaryDay),
    meals: z.array(DiaryMeal),
    swaps: z.array(DietSwap),
    entries: z.array(DietEntry),
    waters: z.array(DiaryWater),
    photos: z.array(DiaryPhoto),
  }),
})
export type Diet = z.output<typeof Diet>

const lastSeen = { revision: z.string().max(64).optional() }

export const getOwnDiet = endpoint({
  method: 'GET',
  path: '/me/diet',
  access: { role: 'client' },
  summary:
    'The fortnight with everything that following it needs without a network, but for alternatives that an allergy names. Null where ' +
    'the device has this revision.',
  input: z.object(lastSeen),
  output: z.object({ revision: z.string(), diet: Diet.nullable() }),
  shows: [
    'meal plan',
    'meal plan assignment',
    'meal plan settings',
    'meal diary',
    'macro assignment',
    'macro settings',
    'recipe',
    'food',
    'exclusion',
    'training',
    'program user',
  ],
  errors: ['not found'],
})

export const recordOwnDietReceipt = endpoint({
  method: 'POST',
  path: '/me/diet/receipt',
  access: { role: 'client' },
  summary: 'The client’s device has stored a plan, or they have opened it; of each the first time counts.',
  input: z.object({ assignmentId: z.uuid(), releaseId: z.uuid(), kind: z.enum(['stored', 'opened']) }),
  output: Nothing,
  changes: ['meal plan assignment'],
  errors: ['not found'],
})

/** The foods that may take the place of one row, the nearest first. */
export const RowSwaps = z.object({
  releaseId: z.uuid(),
  rowId: z.uuid(),
  /** The foods, with the facts that a shopping list needs: a swap counts there even before the server knows about it. */
  candidates: z.array(
    z.object({ food: FoodCell, ...DietFood.omit({ id: true, version: true, it: true, en: true }).shape, grams: z.number().int() }),
  ),
})
export type RowSwaps = z.output<typeof RowSwaps>

export const listOwnSwaps = endpoint({
  method: 'GET',
  path: '/me/diet/swaps',
  access: { role: 'client' },
  summary: 'Of the same family, within the tolerance of the business, and never against an exclusion. Null as in the diet.',
  input: z.object(lastSeen),
  output: z.object({ revision: z.string(), exclusionsHash, swaps: z.array(RowSwaps).nullable() }),
  shows: ['meal plan', 'meal plan assignment', 'meal plan settings', 'exclusion', 'food'],
  errors: ['not found'],
})
