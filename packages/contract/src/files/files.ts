import { z } from 'zod'
import { endpoint, intake } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, Nothing, Timestamp } from '../lists.ts'

export const fileErrors = {
  'file too large': 413,
  'uploads too heavy': 413,
  'workspace storage full': 413,
  'own storage full': 413,
  'too many uploads': 429,
  'wrong offset': 409,
  'over the maximum': 422,
  'upload not complete': 422,
  'file is not what it says': 422,
  'file type not accepted': 422,
  'picture not readable': 422,
  'picture too large': 422,
  'recording not readable': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    files: typeof fileErrors
  }
}

export const fileKinds = ['image', 'video', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

/** Limits in bytes, except where the name says otherwise. */
export const fileLimits = {
  file: 104_857_600,
  /** The limit for video/quicktime and for names that end in .mov. */
  movie: 209_715_200,
  part: 8_388_608,
  /** The limit of the picture that a device makes of a film it sends. */
  poster: 2_097_152,
  openUploadsOfPerson: 30,
  openBytesOfPerson: 1_073_741_824,
  pictureSidePixels: 20_000,
  /** The most pixels of a picture, which is held in memory while it is processed. */
  picturePixels: 50_000_000,
  shownSidePixels: 2560,
  thumbSidePixels: 320,
} as const

/** A stored file as it is shown; its addresses are for the asker alone and expire after minutes. */
export const ShownFile = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(fileKinds),
  mimeType: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  url: z.string(),
  thumbUrl: z.string().nullable(),
})
export type ShownFile = z.output<typeof ShownFile>

/** A file on its way: parts are sent in order until `received` is `bytes`, then a write names its id. */
export const Upload = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.number().int(),
  received: z.number().int(),
  /** The most that one part may carry. */
  partBytes: z.number().int(),
  /** All parts have arrived and were checked, so that a write may name the upload. */
  isReady: z.boolean(),
  /** The kind, which is known once the upload is ready. */
  kind: z.enum(fileKinds).nullable(),
  expiresAt: Timestamp,
})
export type Upload = z.output<typeof Upload>

export const startUpload = endpoint({
  method: 'POST',
  path: '/uploads',
  access: 'any',
  summary: 'Announces a file; its parts follow',
  input: z.object({
    name: z.string().trim().min(1).max(255),
    bytes: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    // browsers leave the type empty where they do not know it, and add parameters to the type of recordings
    mimeType: z
      .string()
      .max(200)
      .regex(/^$|^[\w.+-]+\/[\w.+-]+\s*(;.*)?$/)
      .default(''),
  }),
  output: Upload,
  changes: { nothing: 'an upload shows once a write names it' },
  errors: ['file too large', 'uploads too heavy', 'too many uploads', 'workspace storage full', 'own storage full'],
})

export const getUpload = endpoint({
  method: 'GET',
  path: '/uploads/:id',
  access: 'any',
  summary: 'How much of a file has arrived',
  input: z.object(idInput),
  output: Upload,
  errors: ['not found'],
})

export const continueUpload = intake({
  method: 'PATCH',
  path: '/uploads/:id',
  access: 'any',
  summary: 'The next part of a file, as bytes; the offset is what has been received so far',
  input: z.object({ ...idInput, offset: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  output: Upload,
  maxBytes: fileLimits.part,
  changes: { nothing: 'an upload shows once a write names it' },
  errors: [
    'not found',
    'wrong offset',
    'body too large',
    'file too large',
    'file is not what it says',
    'picture not readable',
    'picture too large',
    'recording not readable',
  ],
})

export const addPoster = intake({
  method: 'PUT',
  path: '/uploads/:id/poster',
  access: 'any',
  summary: 'A picture out of a film that has arrived, as bytes; the server reads no films, so the device makes it',
  input: z.object(idInput),
  output: Upload,
  maxBytes: fileLimits.poster,
  changes: { nothing: 'an upload shows once a write names it' },
  errors: ['not found', 'body too large', 'file is not what it says', 'picture not readable', 'picture too large'],
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/uploads/:id',
  access: 'any',
  summary: 'Throws away what has arrived',
  input: z.object(idInput),
  output: Nothing,
  changes: { nothing: 'an upload shows once a write names it' },
  errors: ['not found'],
})

/** Bytes by the kind of what they store. */
export const StoredBytes = z.object({
  images: z.number().int(),
  videos: z.number().int(),
  others: z.number().int(),
  /** Bytes of deleted files that are not erased yet. */
  deleted: z.number().int(),
  /** Bytes that unfinished uploads have announced. */
  arriving: z.number().int(),
  /** The sum of the fields above. */
  used: z.number().int(),
  /** Null where there is no limit. */
  limit: z.number().int().nullable(),
})
export type StoredBytes = z.output<typeof StoredBytes>

export const BusinessBytes = StoredBytes.extend({
  /** Programs, plans and visits, with their history and the versions that were handed over. */
  documents: z.number().int(),
})
export type BusinessBytes = z.output<typeof BusinessBytes>

export const getStorage = endpoint({
  method: 'GET',
  path: '/storage',
  access: { role: 'admin' },
  summary: 'What the business stores, and how much it may',
  input: Nothing,
  output: BusinessBytes,
  shows: ['account', 'chat attachment', 'client file', 'meal plan', 'message', 'nutritional advice', 'program', 'progress', 'visit'],
})

export const getOwnStorage = endpoint({
  method: 'GET',
  path: '/me/storage',
  access: 'any',
  summary: 'What the asker stores: as a client in this business, and outside of every business',
  input: Nothing,
  output: z.object({
    /** The client's own use; null for the team, because its files count for the business. */
    here: StoredBytes.nullable(),
    outside: StoredBytes,
    /** Bytes of the person's stored exports, which count against no limit. */
    exports: z.number().int(),
  }),
  shows: ['account', 'message', 'progress'],
})
