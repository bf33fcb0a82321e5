import type { Answers, Question, SurveyVersion } from '@allenio/contract/surveys'
import { visibleQuestions, type AskContext } from '@allenio/domain/surveys'

/** A screenful of questions: one on a phone, those of a page on a desk. */
export interface Step {
  title: string
  questions: readonly Question[]
}

interface StepsOptions extends AskContext {
  version: SurveyVersion
  answers: Answers
  isOneByOne: boolean
}

/** The screens of a survey. Which questions are asked follows from all answers, so the screens change with them. */
export function stepsOf({ version, answers, number, isOneByOne }: StepsOptions): Step[] {
  const visible = new Set(visibleQuestions(version, answers, { number }).map(({ key }) => key))
  const pages = version.pages.map(({ title, questions }) => ({ title, questions: questions.filter(({ key }) => visible.has(key)) }))
  const askedPages = pages.filter(({ questions }) => questions.length > 0)
  return isOneByOne
    ? askedPages.flatMap(({ title, questions }) => questions.map(question => ({ title, questions: [question] })))
    : askedPages
}

/** The step with a question. One that is not asked any more leads to the step before its place, so that nothing is skipped. */
export function stepAt(steps: readonly Step[], key: string, version: SurveyVersion): number {
  const at = steps.findIndex(({ questions }) => questions.some(question => question.key === key))
  if (at !== -1) return at
  const order = version.pages.flatMap(({ questions }) => questions.map(question => question.key))
  const isBefore = ({ questions }: Step) => questions.some(question => order.indexOf(question.key) < order.indexOf(key))
  return Math.max(0, steps.findLastIndex(isBefore))
}
