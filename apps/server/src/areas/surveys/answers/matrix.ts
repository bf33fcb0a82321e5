import type { Language, Output, ParsedInput } from '@allenio/contract'
import { matrixAnswersAtMost, type exportSurveyMatrix, type getSurveyMatrix, type Question } from '@allenio/contract/surveys'
import { formatDay } from '@allenio/domain/formats'
import {
  answerTo,
  flaggedAnswers,
  isAskedDifferently,
  metricFacts,
  questionsOf,
  summarizeAnswer,
  type Metrics,
} from '@allenio/domain/surveys'
import { csvLines } from '@allenio/domain/tables'
import { reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { xlsxOf, type Cell } from '#platform/csv'
import { found } from '#platform/errors'
import { fileNameOf } from '#platform/files'
import type { Bytes } from '#platform/http'
import { streamOf } from '#platform/slices'
import { makeSay } from '#platform/words'
import { readMetricFacts } from '../metrics.ts'
import { mayReadAnswers } from '../reach.ts'
import { listOfSurvey } from './queries.ts'
import { figureOf } from './series.ts'
import { readVersions } from './versions.ts'

type Matrix = Output<typeof getSurveyMatrix>

const unitOf = (question: Question, metrics: Metrics): string => {
  if (question.kind === 'number') return question.unit
  return question.kind === 'metric' ? metricFacts(question.metric, metrics).unit : ''
}

interface AskedQuestion {
  question: Question
  since: string | null
}

/** All answers of a client to one survey, beside the questions as they are asked now; questions that are asked no more come last. */
export async function readMatrix(
  db: WorkspaceDb,
  actor: Actor,
  { clientId, surveyId, language }: { clientId: string; surveyId: string; language: Language },
): Promise<Matrix> {
  await reachClient(db, actor, clientId)
  const survey = found(
    await db.maybeOne<Row<'surveys', 'name'>>(sql`select e.name from surveys e where e.id = ${surveyId} and ${mayReadAnswers(actor)}`),
  )
  const answers = (await listOfSurvey(db, { clientId, surveyId })).slice(-matrixAnswersAtMost)
  if (answers.length === 0) found(undefined)
  const versions = await readVersions(
    db,
    answers.map(({ release_id: releaseId }) => releaseId),
  )
  const metrics = await readMetricFacts(db, language)
  const askedQuestions = new Map<string, AskedQuestion>()
  for (const { release_id: releaseId, day } of answers) {
    for (const question of questionsOf(found(versions.get(releaseId)).version)) {
      const before = askedQuestions.get(question.key)
      const isOther = before !== undefined && isAskedDifferently(before.question, question)
      askedQuestions.set(question.key, { question, since: isOther ? day : (before?.since ?? null) })
    }
  }
  const last = answers.at(-1)
  const now = last ? questionsOf(found(versions.get(last.release_id)).version).map(({ key }) => key) : []
  const keys = [...now, ...[...askedQuestions.keys()].filter(key => !now.includes(key))]
  return {
    name: survey.name,
    questions: keys.flatMap(key => {
      const each = askedQuestions.get(key)
      if (!each) return []
      const { question, since } = each
      return [{ key, text: question.text, kind: question.kind, unit: unitOf(question, metrics), askedSince: since }]
    }),
    answers: answers.toReversed().map(({ id, day, release_id: releaseId, answers: givenAnswers }) => {
      const { version } = found(versions.get(releaseId))
      const flagged = new Set(flaggedAnswers(version, givenAnswers).map(({ question }) => question))
      const cells = questionsOf(version).flatMap(question => {
        const answer = answerTo(question, givenAnswers)
        if (!answer) return []
        const text = summarizeAnswer(question, answer, { language, metrics })
        return [[question.key, { text, value: figureOf(answer) ?? null, isFlagged: flagged.has(question.key) }] as const]
      })
      return { id, day, cells: Object.fromEntries(cells) }
    }),
  }
}

const tableWords = makeSay<'question' | 'unit'>({ it: { question: 'Domanda', unit: 'Unità' }, en: { question: 'Question', unit: 'Unit' } })

/** The matrix as a file. The writers of both formats disarm what a spreadsheet would take for a formula. */
export function matrixTable(matrix: Matrix, format: ParsedInput<typeof exportSurveyMatrix>['format'], language: Language): Bytes {
  const t = tableWords(language)
  const headings = [t('question'), t('unit'), ...matrix.answers.map(({ day }) => formatDay(language, day))]
  const lines = matrix.questions.map(({ key, text, kind, unit }): Cell[] => [
    text,
    unit,
    ...matrix.answers.map(({ cells }) => {
      const cell = cells[key]
      if (!cell) return null
      return cell.value !== null && kind !== 'boolean' ? cell.value : cell.text
    }),
  ])
  const name = fileNameOf(matrix.name, format)
  switch (format) {
    case 'xlsx':
      return {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name,
        body: xlsxOf(t('question'), headings, lines),
      }
    case 'csv':
      return { type: 'text/csv; charset=utf-8', name, body: streamOf(csvLines([headings, ...lines], language)) }
    default:
      return format satisfies never
  }
}
