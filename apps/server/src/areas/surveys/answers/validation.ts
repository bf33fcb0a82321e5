import type { Answers, SurveyVersion } from '@allenio/contract/surveys'
import { answersToSend, checkAnswers, missingQuestions, questionsOf, type Metrics } from '@allenio/domain/surveys'
import { AppError, type FieldFault } from '#platform/errors'

interface Judged {
  version: SurveyVersion
  answers: Answers
  /** Which check-in of its row; 1 for an answer outside of one. */
  number: number
  today: string
  metrics: Metrics
}

/** The answers as they are stored: those to hidden questions are left out. Refuses what does not answer the version. */
export function judgeAnswers({ version, answers, number, today, metrics }: Judged): Answers {
  const kinds = new Map(questionsOf(version).map(({ key, kind }) => [key, kind]))
  const strange = Object.entries(answers).filter(([key, { kind }]) => kinds.get(key) !== kind)
  const context = { number, today, metrics }
  const faulty = [
    ...strange.map(([key]) => key),
    ...missingQuestions(version, answers, context).map(({ key }) => key),
    ...checkAnswers(version, answers, context).map(({ question }) => question),
  ]
  if (faulty.length > 0) throw refusal(faulty)
  const sentAnswers = answersToSend(version, answers, context)
  if (Object.keys(sentAnswers).length === 0) throw refusal(['answers'])
  return sentAnswers
}

function refusal(fields: readonly string[]): AppError {
  const code = 'survey answer faults'
  return new AppError(code, { fields: Object.fromEntries(fields.map((field): [string, FieldFault] => [field, { code }])) })
}
