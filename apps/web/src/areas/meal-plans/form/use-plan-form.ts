import { createMealPlan, mealPlanLimits, type PresetMeal } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { macros } from '@allenio/domain/aliments'
import { useState } from 'react'
import { goTo } from '#shell'
import { useEndpointForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { editorHref } from '../data.ts'
import { figureOf, isOffHundred, percentSum } from './target.ts'
import { dayCountOf, planForm, writtenPlan } from './values.ts'
import type { PlanValues } from './values.ts'
import { useFormWords } from './words.ts'
import { fewestDays } from './plan-days.ts'

export const mostKcal = 20_000

interface PlanFormOptions {
  start: PlanValues
  draft: FormDraft<PlanValues>
  presetMeals: readonly PresetMeal[]
}

/** The form of a new plan, which opens in the editor. */
export function usePlanForm({ start, draft, presetMeals }: PlanFormOptions) {
  const check = usePlanCheck()
  // made once, so that a second try does not make a second plan
  const [id] = useState(newId)
  return useEndpointForm({
    endpoint: createMealPlan,
    schema: planForm,
    start,
    draft,
    check,
    toInput: values => ({ id, ...writtenPlan(values, presetMeals) }),
    onSaved: plan => goTo(editorHref(plan), { replace: true, isSaved: true }),
  })
}

export type PlanForm = ReturnType<typeof usePlanForm>

export interface FieldsProps {
  form: PlanForm
}

/** A target may be left open; one that is begun has all its percents, and they make 100. */
function usePlanCheck() {
  const t = useFormWords()
  const { integer, decimal } = useFormats()
  return (values: PlanValues) => {
    const faults: Record<string, string> = {}
    const limits = { kcal: mostKcal, protein: 100, carbs: 100, lipids: 100 }
    for (const name of ['kcal', ...macros] as const) {
      const figure = figureOf(name, values[name])
      if (figure === undefined) faults[name] = t('noNumber')
      else if (figure !== null && (figure < 0 || figure > limits[name])) faults[name] = t('between', { most: integer(limits[name]) })
    }
    const percents = percentSum(values)
    for (const macro of percents?.missing ?? []) faults[macro] ??= t('percentMissing')
    if (percents && percents.missing.length === 0 && isOffHundred(percents)) {
      faults['lipids'] ??= t('notHundred', { percent: decimal(percents.sum, { most: 1 }) })
    }
    const count = dayCountOf(values.dayCount)
    if (values.dayKind === 'count' && (count === undefined || count < fewestDays || count > mealPlanLimits.days)) {
      faults['dayCount'] = t('dayCountWrong', { least: fewestDays, most: mealPlanLimits.days })
    }
    return faults
  }
}
