import { z } from 'zod'
import { Day } from '../lists.ts'

// A macro is a target for the days of a client: energy, protein, carbs and lipids, fibre and water.

export const macroLimits = {
  title: 120,
  note: 2_000,
  message: 2_000,
  kcal: 20_000,
  percent: 100,
  grams: 3_000,
  gramsPerKg: 30,
  fiber: 300,
  /** ml */
  water: 20_000,
  dayTypeName: 40,
  /** Clients of one call. */
  clients: 200,
  perPage: 50,
} as const

/** The own ones get their names from the business. */
export const ownDayTypes = ['own 1', 'own 2', 'own 3', 'own 4'] as const
export type OwnDayType = (typeof ownDayTypes)[number]
export const dayTypes = ['every day', 'training', 'rest', ...ownDayTypes] as const
export type DayType = (typeof dayTypes)[number]

/** In what the macros are typed. */
export const macroUnits = ['percent', 'grams', 'grams per kg'] as const
export type MacroUnit = (typeof macroUnits)[number]

/** The weight that grams per kg go by; it is frozen when the macro is assigned. */
export const weightBases = ['current', 'desirable'] as const
export type WeightBasis = (typeof weightBases)[number]

const Typed = z.number().min(0).max(macroLimits.grams)

/** The target of one type of day. Of protein, carbs and lipids one at most may be null: it takes what the others leave of the kcal. */
export const MacroDay = z.object({
  dayType: z.enum(dayTypes),
  /** Null where it is what the macros add up to. Percents need it. */
  kcal: z.number().min(1).max(macroLimits.kcal).nullable(),
  /** In the macro's unit. */
  protein: Typed.nullable(),
  carbs: Typed.nullable(),
  lipids: Typed.nullable(),
  /** g */
  fiber: z.number().min(0).max(macroLimits.fiber).nullable().default(null),
  /** ml */
  water: z.number().int().min(0).max(macroLimits.water).nullable().default(null),
})
export type MacroDay = z.output<typeof MacroDay>

/** One for every day, or one for each type of day. */
export const MacroDays = z.array(MacroDay).min(1).max(dayTypes.length)

export const macroFields = {
  title: z.string().trim().min(1).max(macroLimits.title),
  note: z.string().trim().max(macroLimits.note),
  unit: z.enum(macroUnits),
  weightBasis: z.enum(weightBases),
  days: MacroDays,
  /**
   * The kcal that the client is taken to spend in a day, where it follows from their weights and diary; only in macros that were made for
   * one client. Otherwise the need counts as the formulas have it.
   */
  spentKcal: z.number().int().min(1).max(macroLimits.kcal).nullable().optional(),
}
export type MacroContent = z.output<z.ZodObject<typeof macroFields>>

/** The types of the days from Monday to Sunday; null where the macro has one target for every day. */
export const DayTypeWeek = z
  .array(z.enum(dayTypes).exclude(['every day']))
  .length(7)
  .nullable()
export type DayTypeWeek = z.output<typeof DayTypeWeek>

/**
 * On which days a client trains, as their programs have it. A day of `days` is one of training, any other one of `spans` one of rest; the
 * calendar says nothing of the others.
 */
export const TrainingCalendar = z.object({ spans: z.array(z.object({ from: Day, to: Day })), days: z.array(Day) })
export type TrainingCalendar = z.output<typeof TrainingCalendar>

/** A day that its client has made one of another type. */
export const MovedDay = z.object({ day: Day, dayType: z.enum(dayTypes) })
export type MovedDay = z.output<typeof MovedDay>

/** Whether a client's program tells ahead on which days they train; in order, they train whenever they like. */
export const trainingKinds = ['on days', 'in order', 'none'] as const
export type TrainingKind = (typeof trainingKinds)[number]

/** A target in grams, rounded to 0.1; null where a weight is missing. Percents are floored as the product rules say. */
export const ResolvedDay = z.object({
  dayType: z.enum(dayTypes),
  kcal: z.number().nullable(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  lipids: z.number().nullable(),
  percents: z.object({ protein: z.number(), carbs: z.number(), lipids: z.number() }).nullable(),
  fiber: z.number().nullable(),
  water: z.number().nullable(),
})
export type ResolvedDay = z.output<typeof ResolvedDay>

const dayTypeName = z.string().trim().max(macroLimits.dayTypeName)
/** A name in one language is enough; without any the type is not in use. */
export const DayTypeName = z.object({ it: dayTypeName, en: dayTypeName })
export const DayTypeNames = z.partialRecord(z.enum(ownDayTypes), DayTypeName)
export type DayTypeNames = z.output<typeof DayTypeNames>
