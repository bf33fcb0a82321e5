import { surveyLimits } from '@allenio/contract/surveys'
import type { DocumentModel } from '@allenio/domain/documents'

/** A survey is a document: questions stand in pages. How many there may be in all pages together is judged when it is published. */
export const surveyModel = {
  survey: { parent: null },
  page: { parent: 'survey', atMost: surveyLimits.pages },
  question: { parent: 'page', atMost: surveyLimits.questions },
} as const satisfies DocumentModel
export type SurveyRowType = keyof typeof surveyModel
