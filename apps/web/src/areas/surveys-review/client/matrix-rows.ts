import type { Output } from '@allenio/contract'
import type { getSurveyMatrix, QuestionKind } from '@allenio/contract/surveys'

type Matrix = Pick<Output<typeof getSurveyMatrix>, 'questions' | 'answers'>

/** Kinds with figures that a curve can show. */
const curveKinds: readonly QuestionKind[] = ['number', 'metric']

/** The values of a question, the earliest first, as small charts take them; only of kinds that have a course. */
export const valuesOf = ({ questions, answers }: Matrix, key: string): number[] => {
  const kind = questions.find(question => question.key === key)?.kind
  if (kind === undefined || !curveKinds.includes(kind)) return []
  return answers.toReversed().flatMap(({ cells }) => cells[key]?.value ?? [])
}

/** The points of a curve, one for each day: of several answers on a day the last counts. */
export function pointsOf({ answers }: Matrix, key: string): { day: string; value: number }[] {
  const byDay = new Map(
    answers.toReversed().flatMap(({ day, cells }) => {
      const value = cells[key]?.value
      return value === undefined || value === null ? [] : [[day, value] as const]
    }),
  )
  return [...byDay].map(([day, value]) => ({ day, value }))
}

/** The questions whose course a chart can show. */
export const chartedQuestions = (matrix: Matrix): Matrix['questions'] =>
  matrix.questions.filter(({ key }) => valuesOf(matrix, key).length > 1)
