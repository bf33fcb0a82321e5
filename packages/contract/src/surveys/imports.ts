import { z } from 'zod'
import { commonRowFaults, importCallsWith } from '../table-imports.ts'
// imported for the things that the modules declare, because imported answers are kept there too
import type {} from './answers.ts'
import type {} from './surveys.ts'

// Past answers come in from a table: its columns become questions of a survey, its rows dated answers of clients who are there already.

declare module '../endpoint.ts' {
  interface AreaThings {
    surveyImports: 'survey import'
  }
}

export const answerImportRowsAtMost = 5_000
export const answerImportMaxBytes = 10_000_000

/**
 * A column holds the day or the client of an answer, a question of the survey ('question:' with its key), a metric ('metric:' with
 * its kind), or for a new survey the kind of question that it becomes. The fields of an import are among its choices.
 */
export const AnswerImportField = z.string().max(80)

export const answerImportFaults = [
  ...commonRowFaults,
  'client missing',
  'client unknown',
  'client ambiguous',
  'consent missing',
  'day missing',
  'day unreadable',
  'day in future',
  'no answers',
  'number unreadable',
  'number out of range',
  'word unknown',
  'text too long',
] as const
export type AnswerImportFault = (typeof answerImportFaults)[number]

/** The survey that the answers go to; null makes a new one of the columns. */
const surveyId = z.uuid().nullable().optional()

export const {
  start: startAnswerImport,
  get: getAnswerImport,
  update: updateAnswerImport,
  accept: acceptAnswerImport,
  cancel: cancelAnswerImport,
  refused: downloadRefusedAnswers,
} = importCallsWith({
  path: '/surveys/imports',
  access: { permission: ['view clients', 'create surveys', 'update surveys'] },
  thing: 'survey import',
  written: ['survey', 'survey answer', 'weight', 'metric'],
  field: AnswerImportField,
  faults: answerImportFaults,
  nameColumnError: 'name column needed',
  errors: ['too many surveys', 'survey faults', 'survey draft'],
  reading: { surveyId },
  facts: {
    survey: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** The fields that a column may have here, with the words of those that a survey or a business has made. */
    choices: z.array(z.object({ field: AnswerImportField, text: z.string().nullable() })),
  },
})
