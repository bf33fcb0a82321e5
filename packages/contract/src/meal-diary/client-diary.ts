import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, idInput, listInput, Timestamp } from '../lists.ts'
import { dayTypes, ResolvedDay } from '../macros/fields.ts'
import { EntryMatch } from './eaten-days.ts'
import { DiaryEntry, DiaryPhoto, diaryLimits, mealStates } from './records.ts'
import { FoodCell, mealTypes } from '../meal-plans/cells.ts'
// imported for the things that the module declares, because the calls below show and change them
import type {} from './meal-diary.ts'

// A client's days as the team reads them.

/** The number of weeks in the map of a client's eating. */
export const dietMapWeeks = 12
/** The number of days on one page of the diary. */
export const diaryPageDays = 14
/** The most clients whose dots one call returns to a list. */
export const dietMarksAtOnce = 200
/** The percentages from which a client follows the plan, or follows it partly. */
export const dietThresholds = { good: 80, fair: 60 } as const
/** Days that a percentage looks back on, today being the last. */
export const dietMarkDays = 28
/** The least known days for a statement that somebody has to act on. */
export const leastKnownDays = 7
/** Percentage points from which on a drop is pointed out. */
export const noticedDietDrop = 20
/** The number of times from which a swap counts as a habit. */
export const habitTimes = 2

const team = { permission: ['view clients', 'update meal plans'] } as const

/** How well a client has followed the plan in the last days. Days without a tick are not known, and are left out. */
export const DietMark = z.object({
  percent: z.number().int().nullable(),
  level: z.enum(['good', 'fair', 'poor']).nullable(),
  /** Days of the last 28 that have a plan, and those of them that have a tick. */
  plannedDays: z.number().int(),
  knownDays: z.number().int(),
})
export type DietMark = z.output<typeof DietMark>

export const listDietMarks = endpoint({
  method: 'GET',
  path: '/diet-marks',
  access: team,
  summary: 'The dots of a list of clients; those out of reach are left out.',
  input: z.object({ clientId: z.union([z.uuid(), z.array(z.uuid()).max(dietMarksAtOnce)]) }),
  output: z.object({ marks: z.array(DietMark.extend({ clientId: z.uuid() })) }),
  shows: ['client', 'meal diary', 'meal plan assignment'],
})

export const getDietMap = endpoint({
  method: 'GET',
  path: '/clients/:id/diet-map',
  access: team,
  summary: 'Twelve weeks by day, for the overview; days without a plan and without a record are left out. Without records, energy is null.',
  input: z.object(idInput),
  output: z.object({
    from: Day,
    today: Day,
    days: z.array(
      z.object({
        day: Day,
        /** Null where nothing was ticked. */
        percent: z.number().int().nullable(),
        /** The client has a plan on this day. */
        isPlanned: z.boolean(),
        /** kcal */
        planned: z.number().nullable(),
        eaten: z.number().nullable(),
        /** The energy with swaps and food outside the plan; null where a meal of the day is not known. */
        logged: z.number().nullable(),
        /** ml */
        water: z.number().int(),
      }),
    ),
    mark: DietMark,
    /** The fall in percentage points against the 28 days before; null where either period has too few known days. */
    drop: z.number().int().nullable(),
    lastRecordAt: Timestamp.nullable(),
  }),
  shows: ['meal diary', 'meal plan assignment', 'client'],
  errors: ['not found'],
})

/** A row of a meal with its swaps; a dish has the swaps of its ingredients. */
export const ReadDiaryRow = z.object({
  id: z.uuid(),
  it: z.string(),
  en: z.string(),
  /** Null for a dish, and where nothing is weighed. */
  grams: z.number().int().nullable(),
  /** Null where it is not known. */
  isEaten: z.boolean().nullable(),
  swaps: z.array(z.object({ rowId: z.uuid(), from: FoodCell, to: FoodCell, grams: z.number().int() })),
})
export type ReadDiaryRow = z.output<typeof ReadDiaryRow>

export const ReadDiaryMeal = z.object({
  mealId: z.uuid(),
  type: z.enum(mealTypes).nullable(),
  titleIt: z.string(),
  titleEn: z.string(),
  time: z.string().nullable(),
  /** Null where the client has not ticked the meal. */
  state: z.enum(mealStates).nullable(),
  note: z.string(),
  /** The description of a free meal. */
  descriptionIt: z.string(),
  descriptionEn: z.string(),
  rows: z.array(ReadDiaryRow),
  photos: z.array(DiaryPhoto).max(diaryLimits.photosOfDay),
})
export type ReadDiaryMeal = z.output<typeof ReadDiaryMeal>

export const ReadDiaryEntry = DiaryEntry.omit({ isMatched: true }).extend({
  photos: z.array(DiaryPhoto),
  match: EntryMatch.nullable(),
  /** The client chose a food, which other words of the business do not change. */
  isChosen: z.boolean(),
  /** The names of the allergies that it touches, or may touch. */
  allergies: z.array(z.string()),
  /** The names of the allergies of which nobody knows whether it touches them. */
  doubts: z.array(z.string()),
})
export type ReadDiaryEntry = z.output<typeof ReadDiaryEntry>

/** A day as the team reads it, with the meals of the plan that counted. */
export const ReadDiaryDay = z.object({
  day: Day,
  assignmentId: z.uuid().nullable(),
  planTitle: z.string(),
  planDay: z.object({ id: z.uuid(), nameIt: z.string(), nameEn: z.string() }).nullable(),
  /** The client has changed the day's type, or follows another day of the plan. */
  isMoved: z.boolean(),
  dayType: z.enum(dayTypes).nullable(),
  note: z.string(),
  percent: z.number().int().nullable(),
  /** kcal */
  planned: z.number().nullable(),
  logged: z.number().nullable(),
  /** ml */
  water: z.number().int(),
  waterTarget: z.number().nullable(),
  meals: z.array(ReadDiaryMeal),
  entries: z.array(ReadDiaryEntry),
})
export type ReadDiaryDay = z.output<typeof ReadDiaryDay>

export const getClientDiary = endpoint({
  method: 'GET',
  path: '/clients/:id/meal-diary',
  access: team,
  summary: 'Pages of fourteen days up to one, or today, the latest first; those without a plan and without a record are left out.',
  input: z.object({ ...idInput, until: Day.optional(), page: listInput.page }),
  output: z.object({ days: z.array(ReadDiaryDay), nextPage: z.number().int() }),
  shows: ['meal diary', 'meal plan assignment', 'meal plan', 'client'],
  errors: ['not found'],
})

/** A food that the client takes in the place of another. */
export const SwapHabit = z.object({
  from: FoodCell,
  to: FoodCell,
  times: z.number().int(),
  lastDay: Day,
  /** Each row of the plan with the first food already has the second as an alternative. */
  isAdopted: z.boolean(),
})
export type SwapHabit = z.output<typeof SwapHabit>

export const listSwapHabits = endpoint({
  method: 'GET',
  path: '/clients/:id/swap-habits',
  access: team,
  summary: 'Of the last twelve weeks, the most frequent first. They can be taken over into the plan as alternatives.',
  input: z.object(idInput),
  output: z.object({
    habits: z.array(SwapHabit),
    /** The plan that the client follows; habits can be adopted only into a plan that was made for this client alone. */
    plan: z.object({ id: z.uuid(), title: z.string(), isForClient: z.boolean() }).nullable(),
  }),
  shows: ['meal diary', 'meal plan', 'meal plan assignment'],
  errors: ['not found'],
})

export const adoptSwapHabit = endpoint({
  method: 'POST',
  path: '/clients/:id/swap-habits/adopt',
  access: team,
  summary:
    'Writes the food as an alternative to each row of the client’s plan that has the other. The plan is a draft until it is completed.',
  input: z.object({ ...idInput, fromFoodId: z.uuid(), toFoodId: z.uuid() }),
  output: z.object({ mealPlanId: z.uuid(), rows: z.number().int() }),
  changes: ['meal plan', 'meal diary'],
  errors: ['not found', 'swap refused'],
})

/** Why the energy that a client spends cannot be estimated. */
export const expenditureGaps = ['too few days', 'too few weights', 'too few logged days'] as const

/** Why weights and diary are not used: in these clients gained weight means growth, not surplus energy. */
export const expenditureRefusals = ['pregnancy', 'lactation', 'minor'] as const
export type ExpenditureRefusal = (typeof expenditureRefusals)[number]

/** The energy that a client spends in a day, estimated in domain/energy-trend from their weights and diary. */
export const ExpenditureEstimate = z.object({
  from: Day,
  to: Day,
  days: z.number().int(),
  loggedDays: z.number().int(),
  weights: z.number().int(),
  /** kcal a day, as the mean of the logged days. */
  meanIntake: z.number(),
  kgPerWeek: z.number(),
  /** kcal a day that went into stores; negative where they came out of them. */
  stored: z.number(),
  kcal: z.number(),
  least: z.number(),
  most: z.number(),
})
export type ExpenditureEstimate = z.output<typeof ExpenditureEstimate>

export const getExpenditure = endpoint({
  method: 'GET',
  path: '/clients/:id/expenditure',
  access: { permission: ['view clients', 'update meal plans', 'update macros'] },
  summary: 'An interval for the true expenditure, and another target where the one of now takes an expenditure outside of it for granted.',
  input: z.object(idInput),
  output: z.object({
    estimate: ExpenditureEstimate.nullable(),
    gaps: z.array(z.enum(expenditureGaps)),
    /** The reason why nothing is estimated or proposed. */
    refusal: z.enum(expenditureRefusals).nullable(),
    /** The target of the coming week, as the mean of its days; null where a day has none. */
    target: z.object({ kcal: z.number(), percents: ResolvedDay.shape.percents }).nullable(),
    /** The first day of the coming week that has another target, because of which nothing is proposed. */
    nextDay: Day.nullable(),
    /** The expenditure that the target is based on: metabolic rate times activity; null where something is missing. */
    needKcal: z.number().nullable(),
    /** The expenditure is instead the estimate by weights and diary at the time of the proposal. */
    isFromTrend: z.boolean(),
    /** A new target for an expenditure of `spentKcal`. The aimed change of weight stays the same from one proposal to the next. */
    proposal: z
      .object({ kcal: z.number(), change: z.number(), assumedKcal: z.number(), spentKcal: z.number(), isCapped: z.boolean() })
      .nullable(),
  }),
  shows: ['meal diary', 'weight', 'macro assignment', 'client energy', 'client'],
  errors: ['not found'],
})
