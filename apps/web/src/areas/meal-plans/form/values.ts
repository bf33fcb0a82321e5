import type { Input } from '@allenio/contract'
import { mealPlanLimits, type createMealPlan, type PresetMeal } from '@allenio/contract/meal-plans'
import { z } from 'zod'
import type { ChosenClient } from '#shell/client-choice'
import { draftReader } from '#lib/forms'
import { decimalOf } from '#ui/decimal-field'
import { dayKinds, newDays } from './plan-days.ts'
import { figureOf } from './target.ts'

/** The values that the form edits: numbers are texts, as they are typed. */
export const planForm = z.object({
  title: z.string().trim().min(1).max(mealPlanLimits.title),
  client: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  kcal: z.string(),
  protein: z.string(),
  carbs: z.string(),
  lipids: z.string(),
  dayKind: z.enum(dayKinds),
  dayCount: z.string(),
  hasPresetMeals: z.boolean(),
})
export type PlanValues = z.output<typeof planForm>

export const { parseDraft } = draftReader<PlanValues>(planForm.extend({ title: z.string() }).partial())

export const emptyValues = (title = '', client: ChosenClient | null = null, kcal: number | null = null): PlanValues => ({
  title,
  client,
  kcal: kcal === null ? '' : String(kcal),
  protein: '',
  carbs: '',
  lipids: '',
  dayKind: 'week',
  dayCount: '3',
  hasPresetMeals: true,
})

/** A whole number of days, or undefined where none is typed. */
export const dayCountOf = (text: string): number | undefined => {
  const count = decimalOf(text, 0)
  return count !== undefined && Number.isInteger(count) ? count : undefined
}

/** The values as a call takes them. */
export function writtenPlan(values: PlanValues, presetMeals: readonly PresetMeal[]): Omit<Input<typeof createMealPlan>, 'id'> {
  const { title, client, dayKind, dayCount, hasPresetMeals } = values
  const figure = (name: 'kcal' | 'protein' | 'carbs' | 'lipids') => figureOf(name, values[name]) ?? undefined
  return {
    title,
    kcal: figure('kcal'),
    proteinPercent: figure('protein'),
    carbsPercent: figure('carbs'),
    lipidsPercent: figure('lipids'),
    days: newDays({ kind: dayKind, count: dayCountOf(dayCount) ?? 1, presetMeals: hasPresetMeals ? presetMeals : [] }),
    ...(client && { clientId: client.id }),
  }
}
