import type { Answers, SurveyVersion } from '@allenio/contract/surveys'
import { answerTo, questionsOf } from '@allenio/domain/surveys'

export interface AnswerOfDay {
  day: string
  version: SurveyVersion
  answers: Answers
}

type Series = Record<string, { day: string; value: number }[]>

/** The figures of each question over time. Yes is 1 and no is 0. */
export function seriesOf(answered: readonly AnswerOfDay[]): Series {
  const series: Series = {}
  for (const { day, version, answers } of answered) {
    for (const question of questionsOf(version)) {
      const value = figureOf(answerTo(question, answers))
      if (value !== undefined) (series[question.key] ??= []).push({ day, value })
    }
  }
  return series
}

export function figureOf(answer: ReturnType<typeof answerTo>): number | undefined {
  switch (answer?.kind) {
    case 'number':
    case 'metric':
      return answer.value
    case 'boolean':
      return answer.value ? 1 : 0
    case 'progress':
      return answer.kg ?? undefined
    default:
      return undefined
  }
}
