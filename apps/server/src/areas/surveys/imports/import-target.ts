import { createHash } from 'node:crypto'
import {
  answerImportMaxBytes,
  answerImportRowsAtMost,
  surveyLimits,
  type AnswerImportFault,
  type Answers,
  type Question,
} from '@allenio/contract/surveys'
import { romeDay } from '@allenio/domain/days'
import { idOfHash } from '@allenio/domain/ids'
import { guessAnswerColumns, identityFields, importKinds, parseAnswerCell, type IdentityField } from '@allenio/domain/survey-imports'
import { answersToSend, flaggedAnswers, type Metrics } from '@allenio/domain/surveys'
import { cutCell, findOverlongRow, restoreFormula, rowCells, type ParsedRow } from '@allenio/domain/tables'
import { parseDay } from '@allenio/domain/typed-values'
import type { Actor } from '#platform/access'
import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import type { ImportTarget } from '#platform/table-imports'
import { insertAnswers, type NewAnswer } from '../answers/new-answers.ts'
import { recordsIn, storeRecords } from '../answers/records.ts'
import {
  createImportSurvey,
  importedQuestions,
  listImportSurveys,
  metricFields,
  questionField,
  questionsOfColumns,
  reachImportSurvey,
  type ImportSurvey,
  type SurveyQuestions,
} from './import-survey.ts'
import { openClients, type ClientMatch, type NamedClient } from './matched-clients.ts'
import { importFaultWords } from './words.ts'
import { readMetricFacts } from '../metrics.ts'

interface AnswerDraft {
  /** No row of such a table names an answer by its id. */
  id: null
  clientId: string
  clientName: string
  day: string
  answers: Answers
}

interface ImportedAnswer extends Omit<AnswerDraft, 'id'> {
  /** Which answer of the client on that day, from 0. */
  nth: number
}

interface AnswerKind {
  field: string
  fault: AnswerImportFault
  draft: AnswerDraft
  item: ImportedAnswer
}

export interface AnswerTarget extends ImportTarget<WorkspaceDb, Actor, AnswerKind> {
  /** Where the answers go, or went; undefined while that is a survey which is still to be made. */
  survey: () => ImportSurvey | undefined
}

interface TargetFacts {
  /** Undefined lets the headings choose, null makes a new survey. */
  surveyId: string | null | undefined
  /** Names the new survey. */
  fileName: string
}

/** Opens the target of one call. A target lives no longer than its call, because it keeps what the table of that call comes to. */
export async function openTarget(db: WorkspaceDb, actor: Actor, { surveyId, fileName }: TargetFacts): Promise<AnswerTarget> {
  const metrics = await readMetricFacts(db, actor.language)
  const librarySurveys = surveyId === undefined ? await listImportSurveys(db, actor) : []
  let survey = typeof surveyId === 'string' ? await reachImportSurvey(db, actor, surveyId) : undefined
  let chosenId = survey?.id
  let clientOf: (named: NamedClient) => ClientMatch = () => ({ fault: 'client unknown', value: '' })
  let questionAt: ReadonlyMap<number, Question> = new Map()

  const guess = (headings: readonly string[], rows: readonly { cells: readonly string[] }[]) => {
    const guessed = survey ? questionsIn(survey) : likeliest(librarySurveys, headings)
    if (rows.length > 0 && guessed) chosenId = guessed.id
    return guessAnswerColumns({ headings, rows, questions: guessed?.questions, questionsAtMost: surveyLimits.questions })
  }

  return {
    survey: () => survey,
    table: 'survey_imports',
    owner: { column: 'membership_id', idOf: ({ membershipId }) => membershipId },
    action: 'import survey answers',
    limits: { rows: answerImportRowsAtMost, bytes: answerImportMaxBytes },
    messages: { one: 'survey answer imported', many: 'survey answers imported' },
    fields: [
      ...identityFields,
      ...(survey ? questionsIn(survey).questions : librarySurveys.flatMap(({ questions }) => questions)).map(({ field }) => field),
      ...(survey ? [] : [...importKinds, ...metricFields(metrics)]),
    ],
    repeatedFields: importKinds,
    nameFields: ['email', 'fullName', 'firstName', 'lastName'],
    nameColumnError: 'name column needed',
    headingOf: (field, language) => headings[language][identityFields.find(each => each === field) ?? 'question'],
    guessColumns: guess,
    faultWords: importFaultWords,
    nameOf: ({ clientName }) => clientName,
    valuesOf: ({ clientName, day }) => ({ fullName: clientName, day }),
    // which answers are there already follows from their ids, once all rows are known
    keysOf: () => ({ own: [], sought: [], unique: [] }),
    listKnown: async () => [],
    placesLeft: async () => answerImportRowsAtMost,

    async openTable(opened, table) {
      if (survey === undefined && chosenId !== undefined) survey = await reachImportSurvey(opened, actor, chosenId)
      clientOf = await openClients(opened, actor)
      const byField = new Map(survey && importedQuestions(survey.version).map(question => [questionField(question.key), question]))
      questionAt = survey
        ? new Map(
            table.fields.flatMap((field, at) => (byField.has(field ?? '') ? [[at, byField.get(field ?? '')] as [number, Question]] : [])),
          )
        : questionsOfColumns(table)
    },

    parseRow: (cells, columns) => parseRow(cells, columns, { clientOf, questionAt, metrics, survey }),

    async openItems(opened) {
      const stored = new Set(survey ? await listAnswerIds(opened, survey.id) : [])
      const counts = new Map<string, number>()
      return draft => {
        const place = `${draft.clientId}\n${draft.day}`
        const nth = counts.get(place) ?? 0
        counts.set(place, nth + 1)
        const { id: _, ...answer } = draft
        return survey && stored.has(idOf(survey.id, { ...answer, nth })) ? undefined : { item: { ...answer, nth } }
      }
    },

    async write(writing, importer, { created }) {
      survey ??= await createImportSurvey(writing, importer, { fileName, questions: [...questionAt.values()] })
      await writeAnswers(writing, importer, survey, created)
    },
  }
}

const questionsIn = ({ id, version }: ImportSurvey): SurveyQuestions => ({
  id,
  questions: importedQuestions(version).map(({ key, text }) => ({ field: questionField(key), text })),
})

/** The survey whose questions head the most columns, if they head at least half of those that are not about the client or the day. */
function likeliest(surveys: readonly SurveyQuestions[], headings: readonly string[]): SurveyQuestions | undefined {
  const matches = surveys.map(survey => {
    const fields = guessAnswerColumns({ headings, rows: [], questions: survey.questions, questionsAtMost: 0 })
    const others = fields.filter(field => field === null).length
    const own = fields.filter(field => survey.questions.some(question => question.field === field)).length
    return { survey, own, isLike: own > 0 && own >= others }
  })
  return matches.filter(({ isLike }) => isLike).toSorted((one, other) => other.own - one.own)[0]?.survey
}

interface RowFacts {
  clientOf: (named: NamedClient) => ClientMatch
  questionAt: ReadonlyMap<number, Question>
  metrics: Metrics
  survey: ImportSurvey | undefined
}

const shownLength = 60

type ParsedAnswer = ParsedRow<AnswerDraft, AnswerImportFault>

function parseRow(
  cells: readonly string[],
  columns: readonly (string | null)[],
  { clientOf, questionAt, metrics, survey }: RowFacts,
): ParsedAnswer {
  const overlong = findOverlongRow(cells, columns)
  if (overlong) return { fault: overlong }
  const { textOf, faultAt, rowFault, dropped } = rowCells<string, AnswerImportFault>(cells, columns)
  const client = clientOf({
    email: textOf('email'),
    fullName: textOf('fullName'),
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
  })
  if ('fault' in client) return { fault: rowFault(client.fault, client.value) }
  const [today, dayField] = [romeDay(), columns.includes('dayMonthFirst') ? 'dayMonthFirst' : 'day']
  const text = textOf(dayField)
  const order = dayField === 'day' ? 'day first' : 'month first'
  if (text === '') return { fault: rowFault('day missing', client.name) }
  const day = parseDay(text, { today, order, needsYear: true })
  if (day === undefined) return { fault: faultAt(dayField, 'day unreadable') }
  if (day > today) return { fault: faultAt(dayField, 'day in future') }
  const parsedAnswers: Record<string, Answers[string]> = {}
  for (const [at, question] of questionAt) {
    const cell = restoreFormula(cells[at] ?? '').trim()
    const read = parseAnswerCell(question, cell, { today: day, order, metrics })
    if (read && 'fault' in read) dropped.push({ column: at, fault: read.fault, value: cutCell(cell, shownLength) })
    else if (read) parsedAnswers[question.key] = read.answer
  }
  const version = survey?.version ?? { pages: [{ title: '', questions: [...questionAt.values()] }] }
  const answers = answersToSend(version, parsedAnswers, { number: 1 })
  if (Object.keys(answers).length === 0) return { fault: rowFault('no answers', client.name) }
  return { draft: { id: null, clientId: client.id, clientName: client.name, day, answers }, dropped }
}

const listAnswerIds = async (db: WorkspaceDb, surveyId: string): Promise<string[]> =>
  (await db.many<Row<'survey_answers', 'id'>>(sql`select id from survey_answers where survey_id = ${surveyId}`)).map(({ id }) => id)

/** The id of an imported answer follows from what it is, so that a table that is imported again doubles nothing. */
const idOf = (surveyId: string, { clientId, day, nth }: Pick<ImportedAnswer, 'clientId' | 'day' | 'nth'>): string =>
  idOfHash(createHash('sha256').update(`${surveyId}\n${clientId}\n${day}\n${nth}`).digest('hex'))

/** Writes past answers, which nobody is told and nobody has to review, with what they say about weight and metrics. */
async function writeAnswers(db: WorkspaceDb, actor: Actor, survey: ImportSurvey, items: readonly ImportedAnswer[]): Promise<void> {
  const { id: surveyId, releaseId, version } = survey
  const rows = items.map((item): NewAnswer => {
    const { clientId, day, answers } = item
    return {
      id: idOf(surveyId, item),
      clientId,
      surveyId,
      assignmentId: null,
      releaseId,
      dueDay: null,
      number: null,
      day,
      answers,
      flags: flaggedAnswers(version, answers).length,
      isByClient: true,
      authorId: actor.membershipId,
      sentAt: `${day}T12:00:00Z`,
      reviewedAt: new Date().toISOString(),
      reviewedBy: actor.membershipId,
    }
  })
  const stored = await insertAnswers(db, rows)
  for (const { id, clientId, day, answers } of rows) {
    const records = recordsIn(version, answers)
    if (!stored.has(id) || (records.weight === null && records.values.size === 0)) continue
    await storeRecords(db, actor, { answerId: id, clientId, day, isByClient: true, records })
  }
  addSubjects(db, [...new Set(rows.map(({ clientId }) => clientId))])
}

/** The headings of a report of refused rows whose table had none. */
const headings = {
  it: {
    day: 'Data',
    dayMonthFirst: 'Data',
    email: 'Email',
    fullName: 'Nome e cognome',
    firstName: 'Nome',
    lastName: 'Cognome',
    question: 'Domanda',
  },
  en: {
    day: 'Date',
    dayMonthFirst: 'Date',
    email: 'Email',
    fullName: 'Full name',
    firstName: 'First name',
    lastName: 'Last name',
    question: 'Question',
  },
} as const satisfies Record<'it' | 'en', Record<IdentityField | 'question', string>>
