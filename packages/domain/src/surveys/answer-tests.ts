import type { AnswerTest, Question, QuestionKind } from '@allenio/contract/surveys'

type Operator = AnswerTest['operator']

/** Answers to questions of a kind are tested with the operators of that kind. */
export const testOperators = {
  boolean: ['is', 'answered'],
  text: ['answered'],
  multiple: ['is', 'is not', 'answered'],
  checkboxes: ['has', 'answered'],
  files: ['answered'],
  metric: ['at least', 'at most', 'is', 'answered'],
  progress: ['answered'],
  date: ['answered'],
  number: ['at least', 'at most', 'is', 'answered'],
} as const satisfies Record<QuestionKind, readonly Operator[]>

/** The test with which somebody begins, of one operator or the first that fits. Its value is one that the question may have. */
export function firstTest(question: Question, operator: Operator = testOperators[question.kind][0]): AnswerTest {
  const option = 'options' in question ? (question.options[0]?.key ?? '') : ''
  const value = question.kind === 'boolean' ? true : 'options' in question ? option : figureIn(question)
  switch (operator) {
    case 'is':
    case 'is not':
      // a question without options has nothing to compare with yet
      return value === '' ? { operator: 'answered' } : { operator, value }
    case 'has':
      return option === '' ? { operator: 'answered' } : { operator, value: option }
    case 'at least':
    case 'at most':
      return { operator, value: figureIn(question) }
    case 'answered':
      return { operator }
    default:
      return operator satisfies never
  }
}

const figureIn = (question: Question): number => (question.kind === 'number' ? (question.min ?? 0) : 0)
