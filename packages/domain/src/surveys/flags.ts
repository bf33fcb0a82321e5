import type { Answers, AnswerTest, SurveyVersion } from '@allenio/contract/surveys'
import { passesTest } from './kinds.ts'
import { answerTo, questionsOf } from './visible-questions.ts'

export interface FlaggedAnswer {
  question: string
  /** The first test that the answer passes. */
  flag: AnswerTest
}

/** The answers that need attention, among answers as they were sent: hidden questions have none. */
export const flaggedAnswers = (version: SurveyVersion, answers: Answers): FlaggedAnswer[] =>
  questionsOf(version).flatMap(question => {
    const answer = answerTo(question, answers)
    const flag = question.flags.find(test => passesTest(answer, test))
    return flag ? [{ question: question.key, flag }] : []
  })
