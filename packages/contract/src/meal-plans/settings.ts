import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { Nothing } from '../lists.ts'
import { alternativeBases, MealCells, mealPlanLimits, mealTypes } from './cells.ts'
// imported for the things that the module declares, because the calls below show and change them
import type {} from './meal-plans.ts'
import { paperSizes } from '../programs/paper.ts'

// How a business plans meals: the meals of new days, and how far alternatives and swaps may differ.

const PresetMeal = z.object({ type: z.enum(mealTypes), time: MealCells.shape.time.unwrap().nullable() })
export type PresetMeal = z.output<typeof PresetMeal>

export const paperHeadingLength = 200

/** The parts of a plan that may stand on paper. */
const paperContents = {
  withAlternatives: z.boolean(),
  withMeasures: z.boolean(),
  withCookedWeights: z.boolean(),
  withFigures: z.boolean(),
  withConflicts: z.boolean(),
  addNote: z.boolean(),
  addImage: z.boolean(),
  withShoppingList: z.boolean(),
}

/** The printing options where a call names none. */
const PaperPreset = z.object({
  /** A line below the title. */
  heading: z.string().trim().max(paperHeadingLength),
  /** Null means the language of the person who prints. */
  language: z.enum(languages).nullable(),
  paper: z.enum(paperSizes),
  ...paperContents,
})
export type PaperPreset = z.output<typeof PaperPreset>

const settings = {
  /** The meals of a new day, in their order. */
  presetMeals: z.array(PresetMeal).max(mealPlanLimits.mealsInDay),
  /** The figure in which an alternative equals its row, unless the row names another. */
  alternativeBasis: z.enum(alternativeBases),
  /** Alternatives that differ by more percent are marked. */
  tolerancePercent: z.number().int().min(1).max(50),
  /** Clients may take another food of the same family. */
  mayClientsSwap: z.boolean(),
  /** Clients may change the type of a day, or follow another day of their plan. */
  mayClientsMoveDays: z.boolean(),
  paper: PaperPreset,
}

export const MealPlanSettings = z.object(settings)
export type MealPlanSettings = z.output<typeof MealPlanSettings>

const MealPlanSettingsChanges = MealPlanSettings.partial().extend({ paper: PaperPreset.partial().optional() })
export type MealPlanSettingsChanges = z.output<typeof MealPlanSettingsChanges>

export const presetMealPlanSettings: MealPlanSettings = {
  presetMeals: [
    { type: 'breakfast', time: '07:30' },
    { type: 'mid-morning snack', time: '10:30' },
    { type: 'lunch', time: '13:00' },
    { type: 'snack', time: '16:30' },
    { type: 'dinner', time: '20:00' },
  ],
  alternativeBasis: 'kcal',
  tolerancePercent: 10,
  mayClientsSwap: true,
  mayClientsMoveDays: true,
  paper: {
    heading: '',
    language: null,
    paper: 'a4',
    withAlternatives: true,
    withMeasures: true,
    withCookedWeights: true,
    withFigures: true,
    withConflicts: true,
    addNote: true,
    addImage: false,
    withShoppingList: false,
  },
}

export const getMealPlanSettings = endpoint({
  method: 'GET',
  path: '/load-meal-plans-settings',
  access: 'any',
  input: Nothing,
  output: MealPlanSettings,
  shows: ['meal plan settings'],
})

export const updateMealPlanSettings = endpoint({
  method: 'POST',
  path: '/update-meal-plan-settings',
  access: { role: 'admin' },
  summary: 'Only what is sent changes.',
  input: MealPlanSettingsChanges,
  output: MealPlanSettings,
  changes: ['meal plan settings'],
  errors: ['invalid input'],
})
