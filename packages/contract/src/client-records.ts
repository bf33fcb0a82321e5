import { z } from 'zod'
import { Note as RichText } from './client-notes.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorTable } from './errors.ts'
import { ShownFile, fileKinds } from './files.ts'
import { Day, idInput, listInput, Nothing, Timestamp } from './lists.ts'

// What is kept about a client: weights, progress, files, media, nutritional advice. A weight is one row here, and nowhere else.

export const clientRecordErrors = {
  'weight range': 422,
  'day in future': 422,
  'day too early': 422,
  'photo needed': 422,
  'advice empty': 422,
  'advice too long': 422,
  'record id taken': 409,
  'own records closed': 403,
} as const satisfies ErrorTable

declare module './errors.ts' {
  interface AreaErrors { clientRecords: typeof clientRecordErrors }
}

export const weightRange = { min: 20, max: 400 } as const
/** No record is older. */
export const earliestRecordDay = '1930-01-01'
export const weightSources = ['manual', 'client', 'visit', 'progress', 'metric'] as const
export type WeightSource = (typeof weightSources)[number]
export const poses = ['front', 'side', 'back'] as const
export type Pose = (typeof poses)[number]
export const recordLimits = {
  weightsAtOnce: 500, filesAtOnce: 20, photoBytes: 52_428_800, fileBytes: 104_857_600, note: 500, comparedPhotos: 3,
} as const

/** A sentence of the area's own rather than "at least" and "at most". */
export const Kilograms = z.number().min(weightRange.min, 'weight range').max(weightRange.max, 'weight range')
/** As `Kilograms`, also out of a form, where everything is text. */
const FormKilograms = z.coerce.number('weight range').min(weightRange.min, 'weight range').max(weightRange.max, 'weight range')
const Note = z.string().trim().max(recordLimits.note)
/** Whoever sends the same id again gets the row that is there: an outbox may send twice. */
const deviceId = { id: z.uuid() }
const pageOnly = { page: listInput.page }

// Weights.

export const Weight = z.object({
  id: z.uuid(),
  day: Day,
  kg: z.number(),
  source: z.enum(weightSources),
  note: z.string(),
  /** Written by the client. */
  isByClient: z.boolean(),
  /** Who wrote it, for the team; null for the client. */
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type Weight = z.output<typeof Weight>

/** Kilograms; each null where the weights do not reach. */
export const WeightTrend = z.object({
  latest: z.object({ day: Day, kg: z.number() }).nullable(),
  /** Mean of the seven days up to the latest weight. */
  mean: z.number().nullable(),
  /** The mean now against the mean 7, 30 and 90 days before, and against the first weight's week. */
  in7Days: z.number().nullable(),
  in30Days: z.number().nullable(),
  in90Days: z.number().nullable(),
  sinceFirst: z.number().nullable(),
  /** Slope of the last 28 days, in kilograms a week. */
  perWeek: z.number().nullable(),
  target: z.number().nullable(),
  /** Whether the slope leads to the target; null without one or without a slope. */
  isTowardsTarget: z.boolean().nullable(),
})
export type WeightTrend = z.output<typeof WeightTrend>

/** One a day: the day's mean and the mean of its seven days. */
export const WeightPoint = z.object({ day: Day, kg: z.number(), mean: z.number() })
export type WeightPoint = z.output<typeof WeightPoint>

const weightList = z.object({
  weights: z.array(Weight),
  nextPage: z.number().int(),
  total: z.number().int(),
  trend: WeightTrend,
  /** For the chart, oldest first; only with the first page, at most two years. */
  points: z.array(WeightPoint),
})

const weightFields = { day: Day, kg: Kilograms, note: Note.default('') }

export const listWeights = endpoint({
  method: 'GET',
  path: '/clients/:id/weights',
  access: { permission: 'view clients' },
  summary: 'Newest day first, with trend and chart.',
  input: z.object({ ...idInput, ...pageOnly }),
  output: weightList,
  errors: ['not found'],
})

export const addWeights = endpoint({
  method: 'POST',
  path: '/clients/:id/weights-from-single-values',
  access: { permission: 'update clients' },
  summary: 'One weight or many; all are kept or none.',
  input: z.object({ ...idInput, weights: z.array(z.object(weightFields)).min(1).max(recordLimits.weightsAtOnce) }),
  output: z.object({ weights: z.array(Weight) }),
  errors: ['not found', 'weight range', 'day in future'],
})

export const updateWeight = endpoint({
  method: 'PUT',
  path: '/clients/:id/weights/:weightId',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, weightId: z.uuid(), ...weightFields }),
  output: Weight,
  errors: ['not found', 'weight range', 'day in future'],
})

export const deleteWeight = endpoint({
  method: 'DELETE',
  path: '/clients/:id/weights/:weightId',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, weightId: z.uuid() }),
  output: Nothing,
  errors: ['not found'],
})

export const undeleteWeight = endpoint({
  method: 'POST',
  path: '/clients/:id/weights/:weightId/undelete',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, weightId: z.uuid() }),
  output: Weight,
  errors: ['not found'],
})

export const listOwnWeights = endpoint({
  method: 'GET',
  path: '/me/weights',
  access: { role: 'client' },
  input: z.object(pageOnly),
  output: weightList.extend({ mayAdd: z.boolean() }),
  errors: ['not found'],
})

export const addOwnWeight = endpoint({
  method: 'POST',
  path: '/me/weights',
  access: { role: 'client' },
  summary: 'The id is made on the device: sent twice, written once.',
  input: z.object({ ...deviceId, ...weightFields }),
  output: Weight,
  errors: ['not found', 'own records closed', 'weight range', 'day in future', 'record id taken'],
})

export const deleteOwnWeight = endpoint({
  method: 'DELETE',
  path: '/me/weights/:id',
  access: { role: 'client' },
  summary: 'Only what one wrote oneself.',
  input: z.object(idInput),
  output: Nothing,
  errors: ['not found', 'own records closed'],
})

export const undeleteOwnWeight = endpoint({
  method: 'POST',
  path: '/me/weights/:id/undelete',
  access: { role: 'client' },
  input: z.object(idInput),
  output: Weight,
  errors: ['not found', 'own records closed'],
})

// Progress.

export const ProgressPhoto = z.object({ pose: z.enum(poses), file: ShownFile })
export type ProgressPhoto = z.output<typeof ProgressPhoto>

export const Progress = z.object({
  id: z.uuid(),
  day: Day,
  kg: z.number().nullable(),
  note: z.string(),
  /** In the order front, side, back; at least one. */
  photos: z.array(ProgressPhoto),
  isByClient: z.boolean(),
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type Progress = z.output<typeof Progress>

const photoFields = {
  frontUploadId: z.uuid().optional(),
  sideUploadId: z.uuid().optional(),
  backUploadId: z.uuid().optional(),
}
const photoFiles = { front: 'frontUploadId', side: 'sideUploadId', back: 'backUploadId' } as const
const progressFields = { day: Day, kg: FormKilograms.optional(), note: Note.default(''), ...photoFields }
const progressList = z.object({
  progresses: z.array(Progress),
  nextPage: z.number().int(),
  total: z.number().int(),
})

export const listProgresses = endpoint({
  method: 'GET',
  path: '/clients/:id/progress',
  access: { permission: 'view clients' },
  summary: 'Newest day first.',
  input: z.object({ ...idInput, ...pageOnly }),
  output: progressList,
  errors: ['not found'],
})

export const addProgress = endpoint({
  method: 'POST',
  path: '/clients/:id/progress',
  access: { permission: 'update clients' },
  summary: 'One photo at least; a weight given here is one of the client’s weights.',
  input: z.object({ ...idInput, ...progressFields }),
  output: Progress,
  errors: ['not found', 'photo needed', 'weight range', 'day in future', 'file type not accepted', 'over the maximum'],
  files: photoFiles,
})

export const updateProgress = endpoint({
  method: 'PUT',
  path: '/clients/:id/progress/:progressId',
  access: { permission: 'update clients' },
  summary: 'A photo that is sent takes the place of that pose’s; the others stay. Without kg the weight goes.',
  input: z.object({ ...idInput, progressId: z.uuid(), ...progressFields }),
  output: Progress,
  errors: ['not found', 'weight range', 'day in future', 'file type not accepted', 'over the maximum'],
  files: photoFiles,
})

export const deleteProgress = endpoint({
  method: 'DELETE',
  path: '/clients/:id/progress/:progressId',
  access: { permission: 'update clients' },
  summary: 'Its weight goes with it.',
  input: z.object({ ...idInput, progressId: z.uuid() }),
  output: Nothing,
  errors: ['not found'],
})

export const undeleteProgress = endpoint({
  method: 'POST',
  path: '/clients/:id/progress/:progressId/undelete',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, progressId: z.uuid() }),
  output: Progress,
  errors: ['not found'],
})

export const listOwnProgresses = endpoint({
  method: 'GET',
  path: '/me/progress',
  access: { role: 'client' },
  input: z.object(pageOnly),
  output: progressList.extend({ mayAdd: z.boolean(), mayAddWeight: z.boolean() }),
  errors: ['not found'],
})

export const addOwnProgress = endpoint({
  method: 'POST',
  path: '/me/progress',
  access: { role: 'client' },
  summary: 'The id is made on the device: sent twice, written once.',
  input: z.object({ ...deviceId, ...progressFields }),
  output: Progress,
  errors: [
    'not found', 'own records closed', 'photo needed', 'weight range', 'day in future', 'record id taken',
    'file type not accepted', 'over the maximum',
  ],
  files: photoFiles,
})

export const deleteOwnProgress = endpoint({
  method: 'DELETE',
  path: '/me/progress/:id',
  access: { role: 'client' },
  summary: 'Only what one wrote oneself.',
  input: z.object(idInput),
  output: Nothing,
  errors: ['not found', 'own records closed'],
})

export const undeleteOwnProgress = endpoint({
  method: 'POST',
  path: '/me/progress/:id/undelete',
  access: { role: 'client' },
  input: z.object(idInput),
  output: Progress,
  errors: ['not found', 'own records closed'],
})

// Files, for the team alone.

export const ClientFile = z.object({
  id: z.uuid(),
  file: ShownFile,
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
  may: z.object({ delete: z.boolean() }),
})
export type ClientFile = z.output<typeof ClientFile>

export const listClientFiles = endpoint({
  method: 'GET',
  path: '/clients/:id/client-files',
  access: { permission: 'view clients' },
  summary: 'Newest first.',
  input: z.object({ ...idInput, ...listInput }),
  output: z.object({ clientFiles: z.array(ClientFile), nextPage: z.number().int(), total: z.number().int() }),
  errors: ['not found'],
})

export const addClientFiles = endpoint({
  method: 'POST',
  path: '/clients/:id/client-files',
  access: { permission: 'update clients' },
  summary: 'By upload ids, one or several, or as the form field "file".',
  input: z.object({ ...idInput, uploadId: z.union([z.uuid(), z.array(z.uuid()).min(1).max(recordLimits.filesAtOnce)]) }),
  output: z.object({ clientFiles: z.array(ClientFile) }),
  errors: ['not found', 'over the maximum'],
  files: { file: 'uploadId' },
})

export const deleteClientFile = endpoint({
  method: 'DELETE',
  path: '/clients/:id/client-files/:fileId',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, fileId: z.uuid() }),
  output: Nothing,
  errors: ['not found'],
})

export const undeleteClientFile = endpoint({
  method: 'POST',
  path: '/clients/:id/client-files/:fileId/undelete',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, fileId: z.uuid() }),
  output: ClientFile,
  errors: ['not found'],
})

// Media: everything of a client that can be looked at, in one row.

export const mediaOrigins = ['progress', 'file', 'advice', 'chat'] as const
export const mediaKinds = fileKinds

export const Medium = z.object({
  /** The file's id. */
  id: z.uuid(),
  origin: z.enum(mediaOrigins),
  /** Of the progress, client file, advice or message that it belongs to. */
  originId: z.uuid(),
  day: Day,
  pose: z.enum(poses).nullable(),
  kg: z.number().nullable(),
  file: ShownFile,
})
export type Medium = z.output<typeof Medium>

export const listMedia = endpoint({
  method: 'GET',
  path: '/clients/:id/media',
  access: { permission: 'view clients' },
  summary: 'Newest day first; a page holds 48.',
  input: z.object({ ...idInput, ...pageOnly, kind: z.enum(mediaKinds).optional(), origin: z.enum(mediaOrigins).optional() }),
  output: z.object({ media: z.array(Medium), nextPage: z.number().int(), total: z.number().int() }),
  errors: ['not found'],
})

// Nutritional advice: a document like a client's note.

export const NutritionalAdvice = z.object({
  id: z.uuid(),
  title: z.string(),
  text: RichText.nullable(),
  file: ShownFile.nullable(),
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type NutritionalAdvice = z.output<typeof NutritionalAdvice>

const adviceFields = {
  title: z.string().trim().max(120).default(''),
  text: RichText.nullable().default(null),
  uploadId: z.uuid().optional(),
}
const adviceList = z.object({
  nutritionalAdvices: z.array(NutritionalAdvice),
  nextPage: z.number().int(),
  total: z.number().int(),
})

export const listNutritionalAdvices = endpoint({
  method: 'GET',
  path: '/clients/:id/nutritional-advices',
  access: { permission: 'view clients' },
  summary: 'Newest first.',
  input: z.object({ ...idInput, ...pageOnly }),
  output: adviceList,
  errors: ['not found'],
})

export const addNutritionalAdvice = endpoint({
  method: 'POST',
  path: '/clients/:id/nutritional-advices',
  access: { permission: 'update clients' },
  summary: 'A text, a file, or both.',
  input: z.object({ ...idInput, ...adviceFields }),
  output: NutritionalAdvice,
  errors: ['not found', 'advice empty', 'advice too long', 'over the maximum'],
})

export const updateNutritionalAdvice = endpoint({
  method: 'PUT',
  path: '/clients/:id/nutritional-advices/:adviceId',
  access: { permission: 'update clients' },
  summary: 'A file that is sent takes the place of the one before.',
  input: z.object({
    ...idInput, adviceId: z.uuid(), ...adviceFields, removeFile: z.boolean().optional(),
  }),
  output: NutritionalAdvice,
  errors: ['not found', 'advice empty', 'advice too long', 'over the maximum'],
})

export const deleteNutritionalAdvice = endpoint({
  method: 'DELETE',
  path: '/clients/:id/nutritional-advices/:adviceId',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, adviceId: z.uuid() }),
  output: Nothing,
  errors: ['not found'],
})

export const undeleteNutritionalAdvice = endpoint({
  method: 'POST',
  path: '/clients/:id/nutritional-advices/:adviceId/undelete',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, adviceId: z.uuid() }),
  output: NutritionalAdvice,
  errors: ['not found'],
})

export const listOwnNutritionalAdvices = endpoint({
  method: 'GET',
  path: '/me/nutritional-advices',
  access: { role: 'client' },
  input: z.object(pageOnly),
  output: adviceList,
  errors: ['not found'],
})
