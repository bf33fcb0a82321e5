import { SurveyCells, surveyCellsByType } from '@allenio/contract/surveys'
import { surveyModel } from '@allenio/domain/surveys'
import { sql } from '#platform/db'
import type { DocumentKind } from '#platform/documents'

export const surveyKind: DocumentKind = {
  name: 'survey',
  model: surveyModel,
  tables: { survey: sql`surveys`, page: sql`survey_pages`, question: sql`survey_questions` },
  cells: { survey: SurveyCells, ...surveyCellsByType },
}
