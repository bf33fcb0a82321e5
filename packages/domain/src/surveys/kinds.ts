import type { Answer, AnswerTest, Question, QuestionKind } from '@allenio/contract/surveys'
import { checkboxesRules, multipleRules } from './choice-kinds.ts'
import type { AnswerFault } from './faults.ts'
import { metricRules, numberRules } from './figure-kinds.ts'
import { filesRules, progressRules } from './file-kinds.ts'
import type { AnswerContext, AnyKindRules, SummaryContext } from './kind-rules.ts'
import { booleanRules, dateRules, textRules } from './plain-kinds.ts'

export const kindRules: Readonly<Record<QuestionKind, AnyKindRules>> = {
  boolean: booleanRules,
  text: textRules,
  multiple: multipleRules,
  checkboxes: checkboxesRules,
  files: filesRules,
  metric: metricRules,
  progress: progressRules,
  date: dateRules,
  number: numberRules,
}

/** Why an answer does not fit its question; undefined where it does. An empty answer is none, and has nothing to check. */
export const checkAnswer = (question: Question, answer: Answer, context: AnswerContext): AnswerFault | undefined =>
  kindRules[question.kind].check(question, answer, context)

/** An answer in one line. */
export const summarizeAnswer = (question: Question, answer: Answer, context: SummaryContext): string =>
  kindRules[question.kind].summarize(question, answer, context)

/** Whether there is an answer that says something. */
export const isAnswered = (answer: Answer | undefined): answer is Answer => answer !== undefined && !kindRules[answer.kind].isEmpty(answer)

/** Whether an answer passes a test of a condition or a flag; a missing one passes none, not even 'is not'. */
export function passesTest(answer: Answer | undefined, test: AnswerTest): boolean {
  if (!isAnswered(answer)) return false
  const { testedValue, chosenOptions } = kindRules[answer.kind]
  const value = testedValue(answer)
  switch (test.operator) {
    case 'is':
      return value === test.value
    case 'is not':
      return value !== undefined && value !== test.value
    case 'has':
      return chosenOptions(answer).includes(test.value)
    case 'at least':
      return typeof value === 'number' && value >= test.value
    case 'at most':
      return typeof value === 'number' && value <= test.value
    case 'answered':
      return true
    default:
      return test satisfies never
  }
}
