import { z } from 'zod'
import { recordDeletion } from '../clients/records.ts'
import { documentCalls } from '../documents.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, listInput, Nothing, Revision, Timestamp } from '../lists.ts'
import { surveyReaders, surveyTypes, welcomeAudiences } from './cells.ts'
import { surveyLimits, SurveyVersion } from './fields.ts'

// A survey is a document. What clients answer is a version of it: a release, which publishing makes.

export const surveyErrors = {
  'too many surveys': 422,
  'survey faults': 422,
  'survey draft': 422,
  'survey full': 422,
  'survey used': 409,
  'survey archived': 409,
  'survey reader': 403,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    surveys: typeof surveyErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    surveys: 'survey'
  }
}

export const deletedSurveyDays = 7
export const surveysPerPage = 50
/** The limit for one business; deleted surveys that can be undeleted count too. */
export const surveysAtMost = 200

export const surveySorts = ['relevance', 'name', '-name', 'created', '-created', 'updated', '-updated', '-answered'] as const
export const surveyKinds = ['current', 'archived', 'deleted'] as const

/** Surveys to begin from, in the words of the product. */
export const surveyExamples = [
  'first visit',
  'food habits',
  'readiness',
  'weekly training',
  'weekly nutrition',
  'sleep',
  'pain',
  'goals',
  'satisfaction',
  'monthly review',
  'before the visit',
] as const
export type SurveyExample = (typeof surveyExamples)[number]

export const Survey = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(surveyTypes),
  /** The reader of the answers; null: the whole team, or the asker may not read them. */
  reader: z.enum(surveyReaders).nullable(),
  questions: z.number().int(),
  /** The number of its last version; null where it was never published. */
  version: z.number().int().nullable(),
  publishedAt: Timestamp.nullable(),
  /** Something was edited since the last version, or there is none. */
  isDraft: z.boolean(),
  welcomeFor: z.enum(welcomeAudiences),
  /** Clients who have it now; null for clients. */
  clients: z.number().int().nullable(),
  answers: z.number().int().nullable(),
  /** Answers that nobody has reviewed. */
  waiting: z.number().int().nullable(),
  lastAnsweredAt: Timestamp.nullable(),
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  archivedAt: Timestamp.nullable(),
  deletedAt: Timestamp.nullable(),
  may: z.object({
    update: z.boolean(),
    assign: z.boolean(),
    /** One that was used is archived instead. */
    delete: z.boolean(),
    archive: z.boolean(),
    undelete: z.boolean(),
  }),
})
export type Survey = z.output<typeof Survey>

export const SurveyDetail = Survey.extend({
  /** The revision of the last change: a write that was made from an older one is refused. */
  revision: z.number().int(),
  intro: z.string(),
  welcomeTypes: z.array(z.uuid()),
  /** As it is edited; for a client the published version. */
  content: SurveyVersion,
  /** The readers that the asker may give to it; none where they may not read the answers. */
  readersToChoose: z.array(z.enum(surveyReaders).nullable()),
})
export type SurveyDetail = z.output<typeof SurveyDetail>

const view = { permission: 'view surveys' } as const
const update = { permission: 'update surveys' } as const

export const surveyFilters = {
  search: listInput.search,
  type: z.enum(surveyTypes).optional(),
  authorId: z.uuid().optional(),
  kind: z.enum(surveyKinds).default('current'),
}

export const listSurveys = endpoint({
  method: 'GET',
  path: '/surveys',
  access: view,
  summary: 'Search is without accents and forgives a typo. A client gets those that they have, or have answered.',
  input: z.object({ ...listInput, ...surveyFilters, sort: z.enum(surveySorts).default('-updated') }),
  output: z.object({
    surveys: z.array(Survey),
    nextPage: z.number().int(),
    /** How many the filters match, and how many each kind has. */
    counts: z.object({ matching: z.number().int(), current: z.number().int(), archived: z.number().int(), deleted: z.number().int() }),
  }),
  shows: ['survey'],
})

export const listSurveyAuthors = endpoint({
  method: 'GET',
  path: '/surveys/authors',
  access: update,
  summary: 'The authors of surveys, for the filter; who has most first.',
  input: Nothing,
  output: z.object({
    authors: z.array(z.object({ id: z.uuid(), name: z.string(), count: z.number().int(), /** The asker. */ isOwn: z.boolean() })),
  }),
  shows: ['survey'],
})

export const getSurvey = endpoint({
  method: 'GET',
  path: '/surveys/:id',
  access: view,
  summary: 'With its pages and questions. A client gets the last version of one that they have.',
  input: z.object(idInput),
  output: SurveyDetail,
  shows: ['survey'],
  errors: ['not found'],
})

export const {
  getDocument: getSurveyDocument,
  editDocument: editSurvey,
  listDocumentSteps: listSurveySteps,
  listCellChanges: listSurveyCellChanges,
} = documentCalls({ path: '/surveys/:id', view: update, update, thing: 'survey', editErrors: ['survey reader'] })

/** A whole survey is written with these fields. A question without a key is new. */
export const surveyContent = {
  name: z.string().trim().min(1).max(surveyLimits.name),
  type: z.enum(surveyTypes),
  reader: z.enum(surveyReaders).nullable().default(null),
  welcomeFor: z.enum(welcomeAudiences).default('nobody'),
  welcomeTypes: z.array(z.uuid()).max(50).default([]),
  intro: z.string().trim().max(surveyLimits.intro).default(''),
}

export const createSurvey = endpoint({
  method: 'POST',
  path: '/surveys',
  access: { permission: 'create surveys' },
  summary: 'The ids may be made on the device. Without content it begins with one empty question, or has those of the example.',
  input: z.object({
    id: z.uuid().optional(),
    ...surveyContent,
    content: SurveyVersion.optional(),
    example: z.enum(surveyExamples).optional(),
    /** A draft is not published. */
    isDraft: z.boolean().default(false),
  }),
  output: SurveyDetail,
  changes: ['survey'],
  errors: ['not found', 'too many surveys', 'survey faults', 'survey full', 'survey reader', 'record id taken'],
})

export const updateSurvey = endpoint({
  method: 'PUT',
  path: '/surveys/:id',
  access: update,
  summary: 'Replaces the whole content and publishes it. One that was made from an older revision is refused.',
  input: z.object({ ...idInput, ...surveyContent, content: SurveyVersion, revision: Revision, isDraft: z.boolean().default(false) }),
  output: SurveyDetail,
  changes: ['survey'],
  errors: ['not found', 'changed meanwhile', 'survey faults', 'survey full', 'survey reader', 'record id taken'],
})

export const publishSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/publish',
  access: update,
  summary: 'Makes a version of the survey as it is now. Whoever has begun an older one finishes that.',
  input: z.object({
    ...idInput,
    /** The revision that was looked at; the call is refused if the survey was edited since. */
    revision: Revision.optional(),
  }),
  output: SurveyDetail,
  changes: ['survey'],
  errors: ['not found', 'changed meanwhile', 'survey faults', 'survey reader'],
})

export const cloneSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/clone',
  access: { permission: 'create surveys' },
  summary: 'A survey of its own, as a draft. Without a name it is called a copy.',
  input: z.object({ ...idInput, name: surveyContent.name.optional() }),
  output: Survey,
  changes: ['survey'],
  errors: ['not found', 'too many surveys'],
})

export const archiveSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/archive',
  access: { permission: 'delete surveys' },
  summary: 'Takes a survey out of the lists, or brings it back. Its answers stay; nobody is asked it any more.',
  input: z.object({ ...idInput, isArchived: z.boolean() }),
  output: Survey,
  changes: ['survey', 'survey assignment', 'client action'],
  errors: ['not found'],
})

export const [deleteSurvey, undeleteSurvey] = recordDeletion({
  path: '/surveys/:id',
  access: { permission: 'delete surveys' },
  summary: `Only one that nobody was asked. It can be undeleted for ${deletedSurveyDays} days.`,
  input: z.object(idInput),
  record: Survey,
  changes: ['survey'],
  errors: ['not found', 'survey used'],
})

export const surveysInBulk = 200

export const changeManySurveys = endpoint({
  method: 'POST',
  path: '/surveys/bulk',
  access: { permission: 'delete surveys' },
  summary: 'Deletes many, archives them, or takes that back.',
  input: z.object({ action: z.enum(['delete', 'undelete', 'archive', 'unarchive']), ids: z.array(z.uuid()).min(1).max(surveysInBulk) }),
  output: z.object({
    /** The surveys that the call changed; an undo concerns only these. */
    changed: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() })),
  }),
  changes: ['survey', 'survey assignment', 'client action'],
  errors: ['not found'],
})
