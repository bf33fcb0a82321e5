import { z } from 'zod'
import { pageOnly, recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import { fileKinds, ShownFile } from '../files/files.ts'
import { Day, idInput, listInput, Timestamp } from '../lists.ts'
// imported for the things that the modules declare, because the calls below show them
import type {} from '../chat/chat.ts'
import type {} from '../meal-diary/meal-diary.ts'
import { poses } from '../progress/progress.ts'

declare module '../endpoint.ts' {
  interface AreaThings {
    clientFiles: 'client file'
  }
}

// Files that only the team sees.

export const clientFilesAtOnce = 20

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
  shows: ['client file'],
  errors: ['not found'],
})

export const addClientFiles = endpoint({
  method: 'POST',
  path: '/clients/:id/client-files',
  access: { permission: 'update clients' },
  summary: 'By upload ids, one or several, or as the form field "file".',
  input: z.object({ ...idInput, uploadId: z.union([z.uuid(), z.array(z.uuid()).min(1).max(clientFilesAtOnce)]) }),
  output: z.object({ clientFiles: z.array(ClientFile) }),
  changes: ['client file'],
  errors: ['not found', 'over the maximum'],
  files: { file: 'uploadId' },
})

export const [deleteClientFile, undeleteClientFile] = recordDeletion({
  path: '/clients/:id/client-files/:fileId',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, fileId: z.uuid() }),
  record: ClientFile,
  changes: ['client file'],
  errors: ['not found'],
})

// Media: all pictures, films and files of a client in one gallery.

export const mediaOrigins = ['progress', 'workout', 'meal', 'survey', 'file', 'advice', 'chat'] as const
export const mediaKinds = fileKinds

export const Medium = z.object({
  /** The file's id. */
  id: z.uuid(),
  origin: z.enum(mediaOrigins),
  /** The id of the progress, meal photo, survey answer, client file, advice or message that the file belongs to. */
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
  shows: ['client file', 'nutritional advice', 'progress', 'completed workout', 'meal diary', 'survey answer', 'message'],
  errors: ['not found'],
})
