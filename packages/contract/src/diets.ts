import { z } from 'zod'
import { foodCategories } from './aliment-fields.ts'
import { endpoint } from './endpoint.ts'
import { ShownFile } from './files.ts'
import { Day, Nothing, Timestamp } from './lists.ts'
import { DayTypeNames, dayTypes, ResolvedDay, TrainingCalendar } from './macro-fields.ts'
import { assignmentStates } from './macro-assignments.ts'
import { FoodCell } from './meal-plan-cells.ts'
import { MealPlanDays } from './meal-plan-content.ts'
import { MealPlanSchedule } from './meal-plan-schedules.ts'
import { DiaryDay, DiaryEntry, DiaryMeal, DiaryPhoto, DiarySwap, DiaryWater } from './meal-diary-records.ts'
import { recipeFields } from './recipe-fields.ts'

// A client's plan as their device keeps it, so that it can be followed without a network.

/** A device keeps so many days back and ahead. */
export const dietDays = { back: 7, ahead: 14 } as const
/** So many foods are offered in the place of one. */
export const swapsPerFood = 8

/** Days of a plan as one of its releases has them. */
const DietRelease = z.object({
  releaseId: z.uuid(),
  /** All its days, so that the device knows which one a date has. */
  dayList: z.array(
    z.object({ id: z.uuid(), nameIt: z.string(), nameEn: z.string(), dayType: z.enum(dayTypes).nullable(), isEasy: z.boolean() }),
  ),
  /** With their meals. */
  days: MealPlanDays,
})
export type DietRelease = z.output<typeof DietRelease>

/** A plan that a client follows. Up to fourteen days all come with their meals, else those that are near and the easy ones. */
export const DietAssignment = z.object({
  id: z.uuid(),
  mealPlanId: z.uuid(),
  ...DietRelease.shape,
  title: z.string(),
  description: z.string(),
  message: z.string(),
  /** Why the release is another one than at first, and since when; null where nobody wrote that. */
  change: z.object({ note: z.string(), at: Timestamp }).nullable(),
  state: z.enum(assignmentStates),
  startDay: Day,
  lastDay: Day.nullable(),
  schedule: MealPlanSchedule,
  /** From the first day until the last one that the device keeps; null where the schedule does not follow it. */
  calendar: TrainingCalendar.nullable(),
})
export type DietAssignment = z.output<typeof DietAssignment>

/** A date before today that was eaten from another day than the plan has for it by now. */
const PastDietDay = z.object({
  day: Day,
  assignmentId: z.uuid(),
  releaseId: z.uuid(),
  planDayId: z.uuid().nullable(),
  isMoved: z.boolean(),
})

/** The facts of a food that rows and lists of things to buy say beside its name. */
export const DietFood = FoodCell.extend({
  category: z.enum(foodCategories).nullable(),
  /** Of what is bought, in percent; null where it is not known. */
  ediblePart: z.number().nullable(),
  /** So much a raw gram weighs when it is cooked; null where it is not known. */
  cookingFactor: z.number().nullable(),
})
export type DietFood = z.output<typeof DietFood>

/** A recipe of a dish, to cook by. */
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

/** A swap as its client reads it. */
export const DietSwap = DiarySwap.extend({
  /** The names of allergies that the food in it touches, or may; only of today and later, as an allergy may be younger than the swap. */
  allergies: z.array(z.string()).optional(),
})
export type DietSwap = z.output<typeof DietSwap>

/**
 * A hash of the client's exclusions. The diet and the swaps both have it, because a device reads them apart: what one of them offers
 * was judged by what the other knows only where the hashes are the same.
 */
const exclusionsHash = z.string().max(64)

export const Diet = z.object({
  clientId: z.uuid(),
  /** In the client's time zone. */
  today: Day,
  from: Day,
  to: Day,
  settings: z.object({
    mayClientsSwap: z.boolean(),
    mayClientsMoveDays: z.boolean(),
    isEnergyVisible: z.boolean(),
    /** Where a plan follows types: a client from whom macros are hidden reads no settings of macros, and has such days all the same. */
    dayTypeNames: DayTypeNames.optional(),
  }),
  exclusionsHash,
  /** Those that count on one of these days, or did when they were eaten from. */
  assignments: z.array(DietAssignment),
  pastDays: z.array(PastDietDay),
  /** The days of releases beside those of the assignments that something was eaten of. */
  earlierReleases: z.array(DietRelease),
  foods: z.array(DietFood),
  recipes: z.array(DietRecipe),
  /** The targets of the macros by day; without figures of energy where those are hidden. */
  targets: z.array(z.object({ day: Day, target: ResolvedDay.nullable(), /** ml */ water: z.number().int().nullable() })),
  /** The records of these days. */
  diary: z.object({
    /** Earlier ones, too, whose type was moved: days of a type follow each other from the first day on. */
    days: z.array(DiaryDay),
    meals: z.array(DiaryMeal),
    swaps: z.array(DietSwap),
    entries: z.array(DiaryEntry),
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
  /** With what a shopping list asks of a food: a swap counts there before the server has heard of it. */
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
