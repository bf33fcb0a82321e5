import { editMealPlan, getMealPlanDocument, listMealPlanSteps } from '@allenio/contract/meal-plan-changes'
import { getMealPlan } from '@allenio/contract/meal-plans'
import type { Output } from '@allenio/contract'
import { mealPlanModel } from '@allenio/domain/meal-plans'
import { read } from '#lib/api'
import type { DocumentKind } from '#lib/documents'
import { useEditorWords } from './words.ts'

export const mealPlanDocument: DocumentKind = {
  kind: 'meal plan',
  model: mealPlanModel,
  calls: { getDocument: getMealPlanDocument, editDocument: editMealPlan, listDocumentSteps: listMealPlanSteps },
  title: () => useEditorWords.say('unsentTitle'),
}

export type PlanHead = Output<typeof getMealPlan>

/** The plan's author, client and rights; its content is the document's. */
export const headQuery = (id: string) => read(getMealPlan, { id }, { quiet: true, keep: true })
