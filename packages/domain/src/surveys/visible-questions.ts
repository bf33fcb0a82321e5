import type { Answer, Answers, Question, QuestionCondition, SurveyVersion } from '@allenio/contract/surveys'
import type { AnswerFault } from './faults.ts'
import type { AnswerContext } from './kind-rules.ts'
import { checkAnswer, isAnswered, passesTest } from './kinds.ts'

// Device and server both compute from all answers what is asked, so that going back leaves nothing behind.

export interface AskContext {
  /** Which check-in in the row, from 1: some questions are asked every n-th time only. A survey outside of a row is the first one. */
  number: number
}

/** The questions of all pages, in their order. */
export const questionsOf = ({ pages }: SurveyVersion): Question[] => pages.flatMap(({ questions }) => questions)

/** The answer to a question, if it says something and is of the question's kind. */
export function answerTo({ key, kind }: Pick<Question, 'key' | 'kind'>, answers: Answers): Answer | undefined {
  // keys are chosen by people, and every object has a "constructor"
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
  return isAnswered(answer) && answer.kind === kind ? answer : undefined
}

const isAskedNow = ({ everyNth }: Question, { number }: AskContext): boolean => (number - 1) % everyNth === 0

function holds({ join, tests }: QuestionCondition, earlier: ReadonlyMap<string, Answer>): boolean {
  const passes = ({ question, test }: QuestionCondition['tests'][number]) => passesTest(earlier.get(question), test)
  return join === 'all' ? tests.every(passes) : tests.some(passes)
}

/** The questions that are asked, in their order. A condition sees the answers to visible earlier questions alone. */
export function visibleQuestions(version: SurveyVersion, answers: Answers, context: AskContext): Question[] {
  const earlier = new Map<string, Answer>()
  return questionsOf(version).filter(question => {
    const isVisible = isAskedNow(question, context) && (question.condition === null || holds(question.condition, earlier))
    const answer = isVisible ? answerTo(question, answers) : undefined
    if (answer) earlier.set(question.key, answer)
    return isVisible
  })
}

/** The required questions that have no answer. */
export const missingQuestions = (version: SurveyVersion, answers: Answers, context: AskContext): Question[] =>
  visibleQuestions(version, answers, context).filter(question => question.isRequired && !answerTo(question, answers))

/** The answers without empty ones, and without those to questions that are hidden, unknown or of another kind. */
export const answersToSend = (version: SurveyVersion, answers: Answers, context: AskContext): Answers =>
  Object.fromEntries(
    visibleQuestions(version, answers, context).flatMap(question => {
      const answer = answerTo(question, answers)
      return answer ? [[question.key, answer]] : []
    }),
  )

export interface KeyedFault {
  question: string
  fault: AnswerFault
}

/** The answers to visible questions that do not fit them. An answer of another kind is none: where it is required, it is missing. */
export const checkAnswers = (version: SurveyVersion, answers: Answers, context: AskContext & AnswerContext): KeyedFault[] =>
  visibleQuestions(version, answers, context).flatMap(question => {
    const answer = answerTo(question, answers)
    const fault = answer && checkAnswer(question, answer, context)
    return fault ? [{ question: question.key, fault }] : []
  })
