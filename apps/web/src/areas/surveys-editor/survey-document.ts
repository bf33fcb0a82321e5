import type { Output } from '@allenio/contract'
import { editSurvey, getSurvey, getSurveyDocument, listSurveyCellChanges, listSurveySteps } from '@allenio/contract/surveys'
import { listAllMetrics } from '@allenio/contract/metrics'
import { surveyModel } from '@allenio/domain/surveys'
import { read } from '#lib/api'
import type { DocumentKind } from '#lib/documents'
import { useEditorWords } from './words.ts'

export const surveyDocument: DocumentKind = {
  kind: 'survey',
  model: surveyModel,
  calls: {
    getDocument: getSurveyDocument,
    editDocument: editSurvey,
    listDocumentSteps: listSurveySteps,
    listCellChanges: listSurveyCellChanges,
  },
  title: () => useEditorWords.say('unsentTitle'),
}

/** The survey's state, revision and rights: its content is the document's. */
export const headQuery = (id: string) => read(getSurvey, { id }, { quiet: true, isStored: true })

export type SurveyHead = Output<typeof getSurvey>

export const metricsQuery = () => read(listAllMetrics, {}, { quiet: true, isStored: true })
