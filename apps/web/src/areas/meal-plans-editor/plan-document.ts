import type { Output } from '@allenio/contract'
import {
  editMealPlan,
  getMealPlanDocument,
  listMealPlanCellChanges,
  listMealPlanSteps,
  getMealPlanForAssign,
} from '@allenio/contract/meal-plans'
import { isPossiblePlanCell, mealPlanModel } from '@allenio/domain/meal-plans'
import { read } from '#lib/api'
import type { DocumentKind } from '#lib/documents'
import { useEditorWords } from './words.ts'

export const mealPlanDocument: DocumentKind = {
  kind: 'meal plan',
  model: mealPlanModel,
  isPossible: isPossiblePlanCell,
  calls: {
    getDocument: getMealPlanDocument,
    editDocument: editMealPlan,
    listDocumentSteps: listMealPlanSteps,
    listCellChanges: listMealPlanCellChanges,
  },
  title: () => useEditorWords.say('unsentTitle'),
}

export type PlanHead = Output<typeof getMealPlanForAssign>

/** The plan's author, client and rights, without its content: it is read again after each edit, and the content is the document's. */
export const headQuery = (id: string) => read(getMealPlanForAssign, { id }, { quiet: true, isStored: true })
