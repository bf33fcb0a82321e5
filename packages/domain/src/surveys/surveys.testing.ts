import {
  Answer,
  Question,
  SurveyVersion,
  type AnswerFile,
  type Question as AnyQuestion,
  type QuestionKind,
} from '@allenio/contract/surveys'
import type { Metrics } from './index.ts'

export const ownMetric = '3f2f6c0e-6d4c-4d3a-9c55-0a4f6c1b7a10'

export const metrics: Metrics = new Map([
  ['waist', { min: 40, max: 250, decimals: 1, unit: 'cm' }],
  [ownMetric, { min: 0, max: 10, decimals: 0, unit: 'su' }],
])

/** A question as the schema completes it. */
export const asked = (kind: QuestionKind, fields: Record<string, unknown> = {}): AnyQuestion =>
  Question.parse({ key: kind, text: 'How?', kind, ...fields })

export const options = (...keys: string[]) => keys.map(key => ({ key, text: key.toUpperCase() }))

export const given = (kind: QuestionKind, fields: Record<string, unknown>) => Answer.parse({ kind, ...fields })

export const versionOf = (...questions: AnyQuestion[]): SurveyVersion => SurveyVersion.parse({ pages: [{ title: '', questions }] })

export const file = (name: string, mimeType: string, bytes = 1_000): AnswerFile => ({
  id: '7b0d3c0a-53a1-4a0e-8f36-2f6f5b1f0a01',
  name,
  mimeType,
  bytes,
})
