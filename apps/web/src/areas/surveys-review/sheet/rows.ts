import type { Answer, ComparedAnswer, Question, QuestionKind, SurveyAnswerDetail } from '@allenio/contract/surveys'
import { isSameValue } from '@allenio/domain/documents'
import { compareAnswers, flaggedAnswers, questionsOf, visibleQuestions, type AnswerComparison } from '@allenio/domain/surveys'

/** Kinds whose answers stand under each other in columns. */
const figureKinds: readonly QuestionKind[] = ['number', 'metric', 'boolean']

export interface SheetRow {
  question: Question
  now: Answer | undefined
  previous: Answer | undefined
  first: Answer | undefined
  change: number | null
  /** The earliest first. */
  series: readonly number[]
  isFigure: boolean
  isFlagged: boolean
  /** The last day on which the question had other words, as far as the compared answers tell. */
  askedDifferently: { until: string; text: string } | undefined
}

export interface SheetPage {
  title: string
  rows: readonly SheetRow[]
}

type Detail = Pick<SurveyAnswerDetail, 'version' | 'answers' | 'number' | 'previous' | 'first' | 'series'>

interface Compared {
  answer: ComparedAnswer
  byQuestion: ReadonlyMap<string, AnswerComparison>
}

const compareWith = (detail: Detail, answer: ComparedAnswer | null): Compared | undefined =>
  answer ? { answer, byQuestion: new Map(compareAnswers(detail, answer).map(comparison => [comparison.question, comparison])) } : undefined

function findOtherWords(key: string, compared: readonly (Compared | undefined)[]): SheetRow['askedDifferently'] {
  const other = compared.find(each => each?.byQuestion.get(key)?.isAskedDifferently)?.answer
  return other && { until: other.day, text: questionsOf(other.version).find(question => question.key === key)?.text ?? '' }
}

/** The questions that were asked, page by page, beside what was answered before. Hidden ones are not among them. */
export function sheetPages(detail: Detail): SheetPage[] {
  const askedKeys = new Set(visibleQuestions(detail.version, detail.answers, { number: detail.number ?? 1 }).map(({ key }) => key))
  const flagged = new Set(flaggedAnswers(detail.version, detail.answers).map(({ question }) => question))
  const [previous, first] = [compareWith(detail, detail.previous), compareWith(detail, detail.first)]
  // without an earlier answer every question is compared with nothing
  const now = new Map(
    compareAnswers(detail, { version: { pages: [] }, answers: {} }).map(({ question, now: answer }) => [question, answer]),
  )
  const rowOf = (question: Question): SheetRow => {
    const { key } = question
    return {
      question,
      now: now.get(key),
      previous: previous?.byQuestion.get(key)?.before,
      first: first?.byQuestion.get(key)?.before,
      change: previous?.byQuestion.get(key)?.change ?? null,
      series: (detail.series[key] ?? []).map(({ value }) => value),
      isFigure: figureKinds.includes(question.kind),
      isFlagged: flagged.has(key),
      askedDifferently: findOtherWords(key, [previous, first]),
    }
  }
  return detail.version.pages
    .map(({ title, questions }) => ({ title, rows: questions.filter(({ key }) => askedKeys.has(key)).map(rowOf) }))
    .filter(({ rows }) => rows.length > 0)
}

export interface FormerAnswer {
  question: Question
  before: Answer | undefined
  after: Answer | undefined
}

export interface Correction {
  /** When it was corrected. */
  at: string
  changes: readonly FormerAnswer[]
}

/** Lists the changes of each correction, the latest first. */
export function corrections({ version, answers, former }: Pick<SurveyAnswerDetail, 'version' | 'answers' | 'former'>): Correction[] {
  return former.map(({ at, answers: before }, index) => {
    const after = former[index - 1]?.answers ?? answers
    const changed = compareAnswers({ version, answers: after }, { version, answers: before }).filter(
      comparison => !isSameValue(comparison.now, comparison.before),
    )
    const questions = new Map(questionsOf(version).map(question => [question.key, question]))
    return {
      at,
      changes: changed.flatMap(({ question: key, now, before: former }) => {
        const question = questions.get(key)
        return question ? [{ question, before: former, after: now }] : []
      }),
    }
  })
}
