import { z } from 'zod'
import { deviceId, pageOnly, recordDeletion, RecordNote } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { ShownFile } from '../files/files.ts'
import { Day, idInput, Timestamp } from '../lists.ts'
import { FormKilograms } from '../weights/weights.ts'

// Photos of a day, from up to three sides.

export const progressErrors = { 'photo needed': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    progress: typeof progressErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    progress: 'progress'
  }
}

export const poses = ['front', 'side', 'back'] as const
export type Pose = (typeof poses)[number]
export const progressPhotoMaxBytes = 52_428_800
export const comparedPhotosAtMost = 3

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

const photoFields = { frontUploadId: z.uuid().optional(), sideUploadId: z.uuid().optional(), backUploadId: z.uuid().optional() }
const photoFiles = { front: 'frontUploadId', side: 'sideUploadId', back: 'backUploadId' } as const
const progressFields = { day: Day, kg: FormKilograms.optional(), note: RecordNote.default(''), ...photoFields }
const progressList = z.object({ progresses: z.array(Progress), nextPage: z.number().int(), total: z.number().int() })

export const listProgresses = endpoint({
  method: 'GET',
  path: '/clients/:id/progress',
  access: { permission: 'view clients' },
  summary: 'Newest day first. With days only what was taken in them; the total is of these, too.',
  input: z.object({ ...idInput, ...pageOnly, from: Day.optional(), to: Day.optional() }),
  output: progressList,
  shows: ['progress'],
  errors: ['not found'],
})

export const addProgress = endpoint({
  method: 'POST',
  path: '/clients/:id/progress',
  access: { permission: 'update clients' },
  summary: 'One photo at least; a weight given here is one of the client’s weights.',
  input: z.object({ ...idInput, ...progressFields }),
  output: Progress,
  changes: ['progress', 'weight', 'client action'],
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
  changes: ['progress', 'weight', 'client action'],
  errors: ['not found', 'weight range', 'day in future', 'file type not accepted', 'over the maximum'],
  files: photoFiles,
})

export const [deleteProgress, undeleteProgress] = recordDeletion({
  path: '/clients/:id/progress/:progressId',
  access: { permission: 'update clients' },
  summary: 'Its weight goes with it.',
  input: z.object({ ...idInput, progressId: z.uuid() }),
  record: Progress,
  changes: ['progress', 'weight', 'client action'],
  errors: ['not found'],
})

export const listOwnProgresses = endpoint({
  method: 'GET',
  path: '/me/progress',
  access: { role: 'client' },
  input: z.object(pageOnly),
  output: progressList.extend({ mayAdd: z.boolean(), mayAddWeight: z.boolean() }),
  shows: ['progress'],
  errors: ['not found'],
})

export const addOwnProgress = endpoint({
  method: 'POST',
  path: '/me/progress',
  access: { role: 'client' },
  summary: 'The id is made on the device: sent twice, written once.',
  input: z.object({ ...deviceId, ...progressFields }),
  output: Progress,
  changes: ['progress', 'weight', 'client action'],
  errors: [
    'not found',
    'own records closed',
    'photo needed',
    'weight range',
    'day in future',
    'record id taken',
    'file type not accepted',
    'over the maximum',
  ],
  files: photoFiles,
})

export const [deleteOwnProgress, undeleteOwnProgress] = recordDeletion({
  path: '/me/progress/:id',
  access: { role: 'client' },
  summary: 'Only what one wrote oneself.',
  input: z.object(idInput),
  record: Progress,
  changes: ['progress', 'weight', 'client action'],
  errors: ['not found', 'own records closed'],
})
