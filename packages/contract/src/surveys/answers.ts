import { z } from 'zod'
import { deviceId, pageOnly } from '../clients/records.ts'
import { adherenceThings, ClientCard } from '../clients/clients.ts'
import { download, endpoint } from '../endpoint.ts'
import { ShownFile } from '../files/files.ts'
import { languages } from '../languages.ts'
import { collaboratorFilter, Day, idInput, listInput, Nothing, Timestamp } from '../lists.ts'
// imported for the things that the modules declare, because what a survey asks is kept there too
import type {} from '../metrics/metrics.ts'
import type {} from '../progress/progress.ts'
import type {} from '../weights/weights.ts'
import { surveyTypes } from './cells.ts'
import { Answers, questionKinds, SurveyVersion } from './fields.ts'

// An answer always stands with the version that it was given to. What it says about weight, metrics and photos is kept there, too.

export const surveyAnswerErrors = {
  'survey answer faults': 422,
  'survey ended': 409,
  'survey answer reviewed': 409,
  'survey answered': 409,
  'survey not open': 422,
} as const

declare module '../errors.ts' {
  interface AreaErrors {
    surveyAnswers: typeof surveyAnswerErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    surveyAnswers: 'survey answer' | 'survey draft'
  }
}

export const deletedAnswerDays = 7
export const answersPerPage = 50
/** The most clients whose dots one call returns to a list. */
export const checkInMarksAtOnce = 200
/** The percentages from which a client answers regularly, or in part. */
export const checkInThresholds = { good: 80, fair: 60 } as const
export const reviewedInBulk = 200
export const sendBackNoteMaxLength = 1_000
/** The columns of the matrix, the latest first. */
export const matrixAnswersAtMost = 200

const SentBack = z.object({ at: Timestamp, note: z.string(), by: z.string().nullable() })

export const SurveyAnswer = z.object({
  id: z.uuid(),
  client: ClientCard,
  surveyId: z.uuid(),
  name: z.string(),
  type: z.enum(surveyTypes),
  /** Which check-in of its row, from 1; null for one that is in none. */
  number: z.number().int().nullable(),
  /** The day that a check-in was due on; null for one on demand. */
  dueDay: Day.nullable(),
  /** The day of the answer where the client lives. */
  day: Day,
  isLate: z.boolean(),
  sentAt: Timestamp,
  updatedAt: Timestamp,
  /** The name of whoever filled it in for the client; null for the client. */
  filledInBy: z.string().nullable(),
  /** Answers that need attention. */
  flags: z.number().int(),
  reviewedAt: Timestamp.nullable(),
  reviewedBy: z.string().nullable(),
  sentBack: SentBack.nullable(),
  deletedAt: Timestamp.nullable(),
  may: z.object({ review: z.boolean(), delete: z.boolean(), undelete: z.boolean() }),
})
export type SurveyAnswer = z.output<typeof SurveyAnswer>

/** Another answer of the client to the same survey. */
export const ComparedAnswer = z.object({ id: z.uuid(), day: Day, version: SurveyVersion, answers: Answers, files: z.array(ShownFile) })
export type ComparedAnswer = z.output<typeof ComparedAnswer>

export const SurveyAnswerDetail = SurveyAnswer.extend({
  releaseId: z.uuid(),
  version: SurveyVersion,
  answers: Answers,
  files: z.array(ShownFile),
  /** Answers that the client had sent before they corrected them, the latest first. */
  former: z.array(z.object({ answers: Answers, at: Timestamp })),
  previous: ComparedAnswer.nullable(),
  first: ComparedAnswer.nullable(),
  /** The figures of each question over time, the earliest first. */
  series: z.record(z.string(), z.array(z.object({ day: Day, value: z.number() }))),
  /** The weight of the seven days up to the answer. */
  week: z.object({
    /** Means of the weights of these days, and of the seven before. */
    weight: z.number().nullable(),
    weightBefore: z.number().nullable(),
  }),
  adherence: z.object({ due: z.number().int(), answered: z.number().int(), percent: z.number().int().nullable() }),
})
export type SurveyAnswerDetail = z.output<typeof SurveyAnswerDetail>

export const answerStates = ['waiting', 'reviewed', 'all', 'deleted'] as const

const update = { permission: 'update surveys' } as const
const ofClient = { permission: ['view clients', 'view surveys'] } as const

export const listCompletedSurveys = endpoint({
  method: 'GET',
  path: '/surveys/completed',
  access: update,
  summary: 'What waits: flagged ones first, then the longest wait. What is reviewed: the latest first.',
  input: z.object({
    ...listInput,
    ...collaboratorFilter,
    state: z.enum(answerStates).default('waiting'),
    surveyId: z.uuid().optional(),
    clientTypeId: z.uuid().optional(),
  }),
  output: z.object({
    surveys: z.array(SurveyAnswer),
    nextPage: z.number().int(),
    counts: z.object({ waiting: z.number().int(), flagged: z.number().int() }),
  }),
  shows: ['survey answer', 'survey', 'client'],
  errors: ['not found'],
})

export const listCheckInMarks = endpoint({
  method: 'GET',
  path: '/check-in-marks',
  access: ofClient,
  summary: 'The dots of a list of clients, of surveys that all may read; clients out of reach, or without a check-in, are left out.',
  input: z.object({ clientId: z.union([z.uuid(), z.array(z.uuid()).max(checkInMarksAtOnce)]) }),
  output: z.object({
    marks: z.array(
      z.object({
        clientId: z.uuid(),
        percent: z.number().int(),
        level: z.enum(['good', 'fair', 'poor']),
        due: z.number().int(),
        answered: z.number().int(),
      }),
    ),
  }),
  shows: ['client', ...adherenceThings.checkIns],
})

export const listClientSurveyAnswers = endpoint({
  method: 'GET',
  path: '/clients/:id/survey-answers',
  access: ofClient,
  summary: 'The latest first, with the surveys that the client has now.',
  input: z.object({ ...idInput, ...pageOnly, surveyId: z.uuid().optional() }),
  output: z.object({
    answers: z.array(SurveyAnswer),
    nextPage: z.number().int(),
    total: z.number().int(),
    /** The surveys that were answered, for the choice. */
    surveys: z.array(z.object({ id: z.uuid(), name: z.string(), answers: z.number().int() })),
    due: z.array(
      z.object({
        assignmentId: z.uuid(),
        surveyId: z.uuid(),
        name: z.string(),
        dueDay: Day,
        missed: z.number().int(),
        /** Answered of those that were due in eight weeks, in percent; null where none was. */
        adherence: z.number().int().nullable(),
      }),
    ),
  }),
  shows: ['survey answer', 'survey', 'survey assignment', 'client action'],
  errors: ['not found'],
})

export const getClientSurveyAnswer = endpoint({
  method: 'GET',
  path: '/clients/:id/survey-answers/:answerId',
  access: ofClient,
  summary: 'The sheet of a review: the answer, the previous and the first one, and the course of each figure. Reading it is logged.',
  input: z.object({ ...idInput, answerId: z.uuid() }),
  output: SurveyAnswerDetail,
  shows: ['survey answer', 'survey', 'weight'],
  errors: ['not found'],
})

export const MatrixQuestion = z.object({
  key: z.string(),
  text: z.string(),
  kind: z.enum(questionKinds),
  unit: z.string(),
  /** The day since which it is asked in these words; null where it always was. */
  askedSince: Day.nullable(),
})

const matrixInput = { ...idInput, surveyId: z.uuid() }

export const getSurveyMatrix = endpoint({
  method: 'GET',
  path: '/clients/:id/survey-answers/matrix',
  access: ofClient,
  summary: 'All answers of a client to one survey: a row for each question, a column for each answer.',
  input: z.object(matrixInput),
  output: z.object({
    name: z.string(),
    questions: z.array(MatrixQuestion),
    answers: z.array(
      z.object({
        id: z.uuid(),
        day: Day,
        /** By the keys of the questions: the answer in one line, and its figure where it has one. */
        cells: z.record(z.string(), z.object({ text: z.string(), value: z.number().nullable(), isFlagged: z.boolean() })),
      }),
    ),
  }),
  shows: ['survey answer', 'survey'],
  errors: ['not found'],
})

export const exportSurveyMatrix = download({
  method: 'GET',
  path: '/clients/:id/survey-answers/export',
  access: ofClient,
  summary: 'The same as a table: a line for each question, a column for each answer.',
  input: z.object({ ...matrixInput, format: z.enum(['csv', 'xlsx']).default('csv'), language: z.enum(languages).optional() }),
  types: ['text/csv; charset=utf-8', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  shows: ['survey answer', 'survey'],
  errors: ['not found'],
})

export const reviewSurveyAnswers = endpoint({
  method: 'POST',
  path: '/surveys/survey-answers/review',
  access: update,
  summary: 'Marks answers as reviewed, or takes that back. The client learns who has read them.',
  input: z.object({ ids: z.array(z.uuid()).min(1).max(reviewedInBulk), isReviewed: z.boolean() }),
  output: z.object({ changed: z.array(z.uuid()) }),
  changes: ['survey answer'],
  errors: ['not found'],
})

export const sendBackSurveyAnswer = endpoint({
  method: 'POST',
  path: '/surveys/survey-answers/:id/send-back',
  access: update,
  summary: 'Opens an answer again for the client, with a note; or closes it again.',
  input: z.object({ ...idInput, isSentBack: z.boolean(), note: z.string().trim().max(sendBackNoteMaxLength).default('') }),
  output: SurveyAnswer,
  changes: ['survey answer'],
  errors: ['not found'],
})

export const deleteSurveyAnswer = endpoint({
  method: 'DELETE',
  path: '/surveys/survey-answers/:id/delete',
  access: { permission: 'delete surveys' },
  summary: `With the weights, values and photos that it brought, unless they are kept. It can be undeleted for ${deletedAnswerDays} days.`,
  input: z.object({ ...idInput, keepsRecords: z.stringbool().default(false) }),
  output: Nothing,
  changes: ['survey answer', 'weight', 'metric', 'progress'],
  errors: ['not found'],
})

export const undeleteSurveyAnswer = endpoint({
  method: 'POST',
  path: '/surveys/survey-answers/:id/undelete',
  access: { permission: 'delete surveys' },
  input: z.object(idInput),
  output: SurveyAnswer,
  changes: ['survey answer', 'weight', 'metric', 'progress'],
  errors: ['not found'],
})

const writtenThings = ['survey answer', 'survey assignment', 'survey draft', 'client action', 'weight', 'metric', 'progress'] as const
const answerFaults = [
  'not found',
  'survey answer faults',
  'survey not open',
  'consent needed',
  'record id taken',
  'upload not complete',
  'file type not accepted',
  'over the maximum',
] as const

/** An answer to a version, as the device judged it. */
const answerFields = {
  releaseId: z.uuid(),
  /** The check-in's day; null for one on demand. */
  dueDay: Day.nullable().default(null),
  answers: Answers,
}

export const fillInSurvey = endpoint({
  method: 'POST',
  path: '/clients/:id/survey-answers',
  access: { permission: ['view clients', 'update surveys'] },
  summary: 'By the professional, for the client, whose consent on paper was recorded before.',
  input: z.object({
    ...idInput,
    answerId: z.uuid(),
    surveyId: z.uuid(),
    assignmentId: z.uuid().nullable().default(null),
    day: Day,
    ...answerFields,
  }),
  output: SurveyAnswer,
  changes: writtenThings,
  errors: [...answerFaults, 'day in future', 'survey ended', 'survey answered'],
})

/** A survey that a client is asked, with everything that answering it without a network takes. */
export const OwnSurvey = z.object({
  assignmentId: z.uuid(),
  surveyId: z.uuid(),
  name: z.string(),
  type: z.enum(surveyTypes),
  message: z.string(),
  intro: z.string(),
  releaseId: z.uuid(),
  version: SurveyVersion,
  /** The check-in that is open, else the next one; null where no further one is due: then it is answered on demand. */
  dueDay: Day.nullable(),
  number: z.number().int(),
  opensAt: Timestamp.nullable(),
  closesAt: Timestamp.nullable(),
  isOpen: z.boolean(),
  isLate: z.boolean(),
  /** A welcome of a client who has just come in: it opens before their home, until they answer it or put it off. */
  opensAtEntry: z.boolean(),
  /** The client rests today. */
  isPaused: z.boolean(),
  /** The draft may have been begun on another device. */
  draft: z.object({ releaseId: z.uuid(), answers: Answers, savedAt: Timestamp }).nullable(),
  /** The last answers, which stand beside the questions. */
  last: z.object({ day: Day, answers: Answers }).nullable(),
})
export type OwnSurvey = z.output<typeof OwnSurvey>

export const getSurveyToFillIn = endpoint({
  method: 'GET',
  path: '/clients/:id/surveys/:surveyId/fill-in',
  access: { permission: ['view clients', 'update surveys'] },
  summary: 'The published version of a survey, as the client is asked it now, for the professional who fills it in with them.',
  input: z.object({ ...idInput, surveyId: z.uuid() }),
  output: OwnSurvey.pick({
    surveyId: true,
    name: true,
    type: true,
    intro: true,
    releaseId: true,
    version: true,
    number: true,
    last: true,
  }).extend({
    client: ClientCard,
    /** The running assignment; null where the client does not have the survey. */
    assignmentId: z.uuid().nullable(),
    /** The day of the check-in that is open; null where none is. */
    dueDay: Day.nullable(),
    hasConsent: z.boolean(),
  }),
  shows: ['survey', 'survey assignment', 'survey answer', 'client', 'client action', 'consent'],
  errors: ['not found', 'survey draft'],
})

/** One of the client's own answers. */
export const OwnSurveyAnswer = z.object({
  id: z.uuid(),
  surveyId: z.uuid(),
  assignmentId: z.uuid().nullable(),
  name: z.string(),
  number: z.number().int().nullable(),
  day: Day,
  sentAt: Timestamp,
  reviewedAt: Timestamp.nullable(),
  reviewedBy: z.string().nullable(),
  sentBack: SentBack.nullable(),
  /** Until it is reviewed, or once it was sent back. */
  mayCorrect: z.boolean(),
})
export type OwnSurveyAnswer = z.output<typeof OwnSurveyAnswer>

const own = { permission: 'answer surveys' } as const

export const listOwnSurveys = endpoint({
  method: 'GET',
  path: '/me/surveys',
  access: own,
  summary: 'What is open comes first, then what comes next; below it what was sent, the latest first.',
  input: z.object(pageOnly),
  output: z.object({
    surveys: z.array(OwnSurvey),
    answers: z.array(OwnSurveyAnswer),
    nextPage: z.number().int(),
    /** Whether answers may leave the device: the consent to health data. */
    hasConsent: z.boolean(),
  }),
  shows: ['survey', 'survey assignment', 'survey answer', 'survey draft', 'client action', 'consent'],
})

export const getOwnSurveyAnswer = endpoint({
  method: 'GET',
  path: '/me/survey-answers/:id',
  access: own,
  summary: 'With the course of one’s figures since the start.',
  input: z.object(idInput),
  output: OwnSurveyAnswer.extend({
    releaseId: z.uuid(),
    version: SurveyVersion,
    answers: Answers,
    files: z.array(ShownFile),
    series: SurveyAnswerDetail.shape.series,
    /** The team’s reply in the chat; the text of a voice message is empty. */
    replies: z.array(z.object({ messageId: z.uuid(), text: z.string(), at: Timestamp, by: z.string().nullable() })),
  }),
  shows: ['survey answer', 'survey', 'message'],
  errors: ['not found'],
})

export const sendSurveyAnswer = endpoint({
  method: 'POST',
  path: '/me/survey-answers',
  access: own,
  summary: 'The ids of the answer and of its files are made on the device: sent twice, it is kept once.',
  input: z.object({ ...deviceId, assignmentId: z.uuid(), sentAt: Timestamp, ...answerFields }),
  output: OwnSurveyAnswer,
  changes: writtenThings,
  errors: [...answerFaults, 'survey ended', 'survey answered'],
})

export const correctSurveyAnswer = endpoint({
  method: 'PUT',
  path: '/me/survey-answers/:id',
  access: own,
  summary: 'What stood before is kept. Refused once the answer was reviewed, unless it was sent back.',
  input: z.object({ ...idInput, answers: Answers }),
  output: OwnSurveyAnswer,
  changes: writtenThings,
  errors: [...answerFaults, 'survey answer reviewed'],
})

export const postponeSurvey = endpoint({
  method: 'PUT',
  path: '/me/surveys/:id/later',
  access: own,
  summary: 'Leaves a welcome among the tasks: it does not open before the home again.',
  input: z.object(idInput),
  output: Nothing,
  changes: ['survey assignment'],
  errors: ['not found'],
})

export const saveSurveyDraft = endpoint({
  method: 'PUT',
  path: '/me/surveys/:id/draft',
  access: own,
  summary: 'What was begun, for the client’s other devices; the one saved last counts. Empty answers forget it.',
  input: z.object({ ...idInput, releaseId: z.uuid(), answers: Answers, savedAt: Timestamp }),
  output: Nothing,
  changes: ['survey draft'],
  errors: ['not found', 'consent needed'],
})
