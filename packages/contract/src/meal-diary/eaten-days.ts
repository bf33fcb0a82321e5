import { z } from 'zod'
import { nutrientCodes } from '../aliments/fields.ts'
import { endpoint } from '../endpoint.ts'
import { Day, idInput } from '../lists.ts'
import { ResolvedDay } from '../macros/fields.ts'
import { mealPlanLimits } from '../meal-plans/cells.ts'
import { MeasuredAmount } from '../recipes/fields.ts'
import { portionGrams } from './meal-diary.ts'

// The days of a client as nutrients, and the use that the team makes of them.

/** The most days that one table has. */
export const eatenDaysAtMost = 14
/** The days of a diary of foods that one usually reads. */
export const eatenDaysAtFirst = 3

const team = { permission: ['view clients', 'update meal plans'] } as const

export const eatenCodes = ['kcal', 'protein', 'carbs', 'lipids', ...nutrientCodes] as const
export type EatenCode = (typeof eatenCodes)[number]

/** The known part of what was eaten. */
const EatenTotal = z.object({
  /** Null where none of the foods has a figure. */
  amount: z.number().nullable(),
  /** The share of the energy that comes from foods with a figure, 0 to 1; null where nobody can tell. */
  coverage: z.number().nullable(),
  isComplete: z.boolean(),
})
export type EatenTotal = z.output<typeof EatenTotal>

/** Totals by code; a code is absent where none of the foods has a figure of it, because that is not 0. */
const EatenTotals = z.partialRecord(z.enum(eatenCodes), EatenTotal)
export type EatenTotals = z.output<typeof EatenTotals>

export const EatenDay = z.object({
  day: Day,
  /** A day that is not over is shown, and not judged. */
  isOver: z.boolean(),
  /** Something was written down. */
  isRecorded: z.boolean(),
  totals: EatenTotals,
  /** Entries, and foods and dishes of ticked meals. */
  items: z.number().int(),
  /** The items that are known by their words alone. */
  textItems: z.number().int(),
  /** The energy that the client has typed for these; null where one has none. */
  textKcal: z.number().nullable(),
  /** Planned meals without a tick, and those eaten in a part that nobody named. */
  unknownMeals: z.number().int(),
  target: ResolvedDay.nullable(),
})
export type EatenDay = z.output<typeof EatenDay>

export const getEatenDays = endpoint({
  method: 'GET',
  path: '/clients/:id/eaten-days',
  access: team,
  summary: 'What was eaten from one day to another, fourteen days at most, and its mean over the days that are over and written down.',
  input: z.object({ ...idInput, from: Day, to: Day }),
  output: z.object({
    days: z.array(EatenDay),
    /** Null where no day is over and written down. */
    mean: z
      .object({
        days: z.number().int(),
        totals: EatenTotals,
        /** The mean of the targets of these days; null where one has none. */
        target: ResolvedDay.pick({ kcal: true, protein: true, carbs: true, lipids: true, fiber: true }).nullable(),
      })
      .nullable(),
  }),
  shows: ['meal diary', 'meal plan assignment', 'macro assignment', 'client'],
  errors: ['not found'],
})

/** For this client alone, or for whoever of the business writes these words. */
export const matchScopes = ['client', 'business'] as const
export type MatchScope = (typeof matchScopes)[number]

/** The team has said what an entry's words mean. */
export const EntryMatch = z.object({ id: z.uuid(), scope: z.enum(matchScopes) })
export type EntryMatch = z.output<typeof EntryMatch>

export const matchDiaryEntry = endpoint({
  method: 'POST',
  path: '/clients/:id/diary-entries/:entryId/match',
  access: team,
  summary:
    'Says which food the words of an entry mean, from now on and in all that was written before. For the whole business it fills what ' +
    'is known by its words alone, and changes no food that somebody chose.',
  input: z.object({
    ...idInput,
    entryId: z.uuid(),
    foodId: z.uuid(),
    /** The portion of entries that say no weight. */
    grams: portionGrams,
    measure: MeasuredAmount.nullable().default(null),
    scope: z.enum(matchScopes).default('client'),
  }),
  output: z.object({ matchId: z.uuid(), /** The entries that it changed. */ entries: z.number().int() }),
  changes: ['meal diary'],
  errors: ['not found'],
})

export const deleteDiaryMatch = endpoint({
  method: 'DELETE',
  path: '/clients/:id/diary-matches/:matchId',
  access: team,
  summary: 'Gives entries back what their client wrote.',
  input: z.object({ ...idInput, matchId: z.uuid() }),
  output: z.object({ entries: z.number().int() }),
  changes: ['meal diary'],
  errors: ['not found'],
})

/** Into a new plan for this client, a new one of the library, or as another day of a plan. */
export const dayTargets = ['client', 'library', 'plan'] as const
export type DayTarget = (typeof dayTargets)[number]

export const copyDayIntoPlan = endpoint({
  method: 'POST',
  path: '/clients/:id/eaten-days/:day/copy',
  access: { permission: ['view clients', 'create meal plans', 'update meal plans'] },
  summary: 'Makes a day of a plan of what was eaten. Words alone become rows with a name and no food.',
  input: z.object({
    ...idInput,
    day: Day,
    into: z.enum(dayTargets),
    /** The title of a new plan. */
    title: z.string().trim().min(1).max(mealPlanLimits.title).optional(),
    /** The plan that gets another day. */
    mealPlanId: z.uuid().optional(),
  }),
  output: z.object({ mealPlanId: z.uuid() }),
  changes: ['meal plan'],
  errors: ['not found', 'nothing eaten', 'meal plan full', 'too many meal plans'],
})
