import { z } from 'zod'
import { ClientDetail } from '../clients/clients.ts'
import { pageOnly, recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { ShownFile } from '../files/files.ts'
import { idInput, Timestamp } from '../lists.ts'
import { RichText } from '../rich-text.ts'

// The team's private note about a client, and the nutritional advice that a client reads: both are rich text.

export const clientNoteErrors = { 'note too long': 422, 'advice empty': 422, 'advice too long': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    clientNotes: typeof clientNoteErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    clientNotes: 'note' | 'nutritional advice'
  }
}

export const updateNote = endpoint({
  method: 'POST',
  path: '/clients/:id/update-note',
  access: { permission: 'update clients' },
  summary: 'The team’s private note. `noteUpdatedAt` as it was read.',
  input: z.object({ ...idInput, note: RichText.nullable(), noteUpdatedAt: Timestamp.nullable() }),
  output: z.object({ client: ClientDetail }),
  changes: ['note'],
  errors: ['not found', 'client deleted', 'changed meanwhile', 'note too long'],
})

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
const adviceList = z.object({ nutritionalAdvices: z.array(NutritionalAdvice), nextPage: z.number().int(), total: z.number().int() })

export const listNutritionalAdvices = endpoint({
  method: 'GET',
  path: '/clients/:id/nutritional-advices',
  access: { permission: 'view clients' },
  summary: 'Newest first.',
  input: z.object({ ...idInput, ...pageOnly }),
  output: adviceList,
  shows: ['nutritional advice'],
  errors: ['not found'],
})

export const addNutritionalAdvice = endpoint({
  method: 'POST',
  path: '/clients/:id/nutritional-advices',
  access: { permission: 'update clients' },
  summary: 'A text, a file, or both.',
  input: z.object({ ...idInput, ...adviceFields }),
  output: NutritionalAdvice,
  changes: ['nutritional advice'],
  errors: ['not found', 'advice empty', 'advice too long', 'over the maximum'],
})

export const updateNutritionalAdvice = endpoint({
  method: 'PUT',
  path: '/clients/:id/nutritional-advices/:adviceId',
  access: { permission: 'update clients' },
  summary: 'A file that is sent takes the place of the one before.',
  input: z.object({ ...idInput, adviceId: z.uuid(), ...adviceFields, removesFile: z.boolean().optional() }),
  output: NutritionalAdvice,
  changes: ['nutritional advice'],
  errors: ['not found', 'advice empty', 'advice too long', 'over the maximum'],
})

export const [deleteNutritionalAdvice, undeleteNutritionalAdvice] = recordDeletion({
  path: '/clients/:id/nutritional-advices/:adviceId',
  access: { permission: 'update clients' },
  input: z.object({ ...idInput, adviceId: z.uuid() }),
  record: NutritionalAdvice,
  changes: ['nutritional advice'],
  errors: ['not found'],
})

export const listOwnNutritionalAdvices = endpoint({
  method: 'GET',
  path: '/me/nutritional-advices',
  access: { role: 'client' },
  input: z.object(pageOnly),
  output: adviceList,
  shows: ['nutritional advice'],
  errors: ['not found'],
})
