import { z } from 'zod'
import { recordDeletion } from '../clients/records.ts'
import { documentCalls, DocumentRow } from '../documents.ts'
import { endpoint } from '../endpoint.ts'
import { idInput, Revision, Timestamp } from '../lists.ts'
import { deletedVisitDays, Visit, VisitContent, VisitDetail, VisitSummary } from './visits.ts'

// Changes of visits. All that happens to their content are operations of the document.

const update = { permission: 'update visits' } as const

export const {
  getDocument: getVisitDocument,
  editDocument: editVisit,
  listDocumentSteps: listVisitSteps,
  listCellChanges: listVisitCellChanges,
} = documentCalls({ path: '/visits/:id', view: update, update, thing: 'visit', editErrors: ['consent needed'] })

/** Null where they are gone. */
const Author = z.object({ id: z.uuid(), name: z.string() }).nullable()

/** The figures of a visit that was finished. */
export const VisitFinish = z.object({ finishedAt: Timestamp, author: Author, ...VisitSummary.pick({ fatMassPerc: true, bmr: true }).shape })
export type VisitFinish = z.output<typeof VisitFinish>

/** A visit as it was finished once. */
export const VisitRelease = z.object({
  id: z.uuid(),
  number: z.int(),
  createdAt: Timestamp,
  /** The person who finished it. */
  author: Author,
  /** Newest first; more than one where the same content was computed anew. */
  finishes: z.array(VisitFinish),
})
export type VisitRelease = z.output<typeof VisitRelease>

export const listVisitReleases = endpoint({
  method: 'GET',
  path: '/visits/:id/releases',
  access: update,
  summary: 'Newest first.',
  input: z.object(idInput),
  output: z.object({ releases: z.array(VisitRelease) }),
  shows: ['visit'],
  errors: ['not found'],
})

export const getVisitRelease = endpoint({
  method: 'GET',
  path: '/visits/:id/releases/:releaseId',
  access: update,
  summary: 'The rows of the visit as it was finished then. They never change.',
  input: z.object({ ...idInput, releaseId: z.uuid() }),
  output: z.object({ rows: z.array(DocumentRow) }),
  shows: [],
  errors: ['not found'],
})

const saving = {
  ...VisitContent.shape,
  /** False finishes the visit, too. */
  isDraft: z.boolean().default(true),
  /** Whether finishing shares it with the client; by default as the business has it, and a finished one stays as it is. */
  isShared: z.boolean().optional(),
}

const changes = ['visit', 'weight', 'metric', 'client action'] as const
const faults = [
  'visit day needed',
  'visit weight needed',
  'visit height needed',
  'visit before birth',
  'day in future',
  'day too early',
] as const
const savingErrors = ['not found', 'consent needed', 'visit full', 'record id taken', 'invalid formula', ...faults] as const

export const createVisit = endpoint({
  method: 'POST',
  path: '/visits',
  access: { permission: 'create visits' },
  summary:
    'The ids may be made on the device. Sex, birth date and height that it does not name come from the client’s record, formulas, device ' +
    'and activity from the last visit, and the answers of its anamnesis, too, unless the new one is finished at once.',
  input: z.object({ ...saving, id: z.uuid().optional(), clientId: z.uuid() }),
  output: VisitDetail,
  changes,
  errors: savingErrors,
})

export const updateVisit = endpoint({
  method: 'PUT',
  path: '/visits/:id',
  access: update,
  summary: 'Replaces the whole content. With a revision, what was made from an older one is refused.',
  input: z.object({ ...saving, ...idInput, /** As it was read. */ revision: Revision.optional() }),
  output: VisitDetail,
  changes,
  errors: ['changed meanwhile', ...savingErrors],
})

export const finishVisit = endpoint({
  method: 'POST',
  path: '/visits/:id/finish',
  access: update,
  summary: 'Makes a release of the visit as it is now, computes it, and writes weight, height, girths, fat, lean mass and hydration.',
  input: z.object({ ...idInput, isShared: saving.isShared }),
  output: VisitDetail,
  changes,
  errors: ['not found', 'consent needed', ...faults],
})

export const recomputeVisit = endpoint({
  method: 'POST',
  path: '/visits/:id/recompute',
  access: update,
  summary: 'Computes a finished visit by today’s readings of the formulas, and by the record where the visit had its facts from there.',
  input: z.object(idInput),
  output: VisitDetail,
  changes,
  errors: ['not found', 'visit draft', 'consent needed', ...faults],
})

export const shareVisit = endpoint({
  method: 'POST',
  path: '/visits/:id/share',
  access: update,
  summary: 'The client reads it as it was finished last.',
  input: z.object(idInput),
  output: Visit,
  changes: ['visit'],
  errors: ['not found', 'visit draft'],
})

export const unshareVisit = endpoint({
  method: 'POST',
  path: '/visits/:id/unshare',
  access: update,
  input: z.object(idInput),
  output: Visit,
  changes: ['visit'],
  errors: ['not found'],
})

export const [deleteVisit, undeleteVisit] = recordDeletion({
  path: '/visits/:id',
  access: { permission: 'delete visits' },
  summary: `Its weight and metrics go with it. It can be undeleted for ${deletedVisitDays} days.`,
  input: z.object(idInput),
  record: Visit,
  changes,
  errors: ['not found'],
})
