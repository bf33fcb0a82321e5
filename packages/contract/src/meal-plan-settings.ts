import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Nothing } from './lists.ts'
import { alternativeBases, MealCells, mealPlanLimits, mealTypes } from './meal-plan-cells.ts'
// this import declares the things of that module, which the calls below show and change
import type {} from './meal-plans.ts'

// How a business plans meals: what new days begin with, and how far alternatives and swaps may differ.

const PresetMeal = z.object({ type: z.enum(mealTypes), time: MealCells.shape.time.unwrap().nullable() })
export type PresetMeal = z.output<typeof PresetMeal>

const settings = {
  /** The meals of a new day, in their order. */
  presetMeals: z.array(PresetMeal).max(mealPlanLimits.mealsInDay),
  /** An alternative has as much of it as its row, unless the row says otherwise. */
  alternativeBasis: z.enum(alternativeBases),
  /** Alternatives that differ by more percent are marked. */
  tolerancePercent: z.number().int().min(1).max(50),
  /** Clients may take another food of the same family. */
  mayClientsSwap: z.boolean(),
  /** Clients may make a day of another type, or follow another day of their plan. */
  mayClientsMoveDays: z.boolean(),
}

export const MealPlanSettings = z.object(settings)
export type MealPlanSettings = z.output<typeof MealPlanSettings>
export type MealPlanSettingsChanges = Partial<MealPlanSettings>

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
}

export const getMealPlanSettings = endpoint({
  method: 'GET',
  path: '/load-meal-plans-settings',
  access: { permission: 'view meal plans' },
  input: Nothing,
  output: MealPlanSettings,
  shows: ['meal plan settings'],
})

export const updateMealPlanSettings = endpoint({
  method: 'POST',
  path: '/update-meal-plan-settings',
  access: { role: 'admin' },
  summary: 'Only what is sent changes.',
  input: MealPlanSettings.partial(),
  output: MealPlanSettings,
  changes: ['meal plan settings'],
  errors: ['invalid input'],
})
