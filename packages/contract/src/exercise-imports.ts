import { z } from 'zod'
// this import declares the error codes of a table that cannot be read
import { importEncodings, importSeparators } from './client-intake.ts'
import { download, endpoint } from './endpoint.ts'
import type {} from './exercises.ts'
import { idInput, Nothing, Timestamp } from './lists.ts'

// Exercises come from a table, too: first a preview, then they are written all at once.

export const exerciseImportRowsAtMost = 5_000
export const exerciseImportMaxBytes = 5_000_000

export const exerciseImportFields = [
  'nameIt',
  'nameEn',
  'category',
  'primaryMuscles',
  'secondaryMuscles',
  'equipment',
  'mechanic',
  'force',
  'level',
  'type',
  'isUnilateral',
  'cueIt',
  'cueEn',
  'tags',
  'films',
] as const
export type ExerciseImportField = (typeof exerciseImportFields)[number]

export const exerciseImportFaults = [
  'row too long',
  'name missing',
  'name too long',
  'word unknown',
  'too many words',
  'text too long',
  'tag too long',
  'too many tags',
  'film address unknown',
  'twice in the table',
  'known already',
  'over the limit',
] as const
export type ExerciseImportFault = (typeof exerciseImportFaults)[number]

const NamedRow = z.object({
  /** In the file, counted from 1, its heading included. */
  line: z.number().int(),
  /** The beginning of the column's heading; null where the whole row is meant. */
  column: z.string().nullable(),
  fault: z.enum(exerciseImportFaults),
  reason: z.string(),
  /** The cell's beginning. */
  value: z.string(),
})

export const ExerciseImport = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(['preview', 'done']),
  separator: z.enum(importSeparators),
  encoding: z.enum(importEncodings),
  hasHeading: z.boolean(),
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()), field: z.enum(exerciseImportFields).nullable() })),
  /** Without the heading. */
  rows: z.number().int(),
  /** Rows that would become exercises, or did. */
  accepted: z.number().int(),
  /** The first accepted rows as they were understood. */
  preview: z.array(z.object({ line: z.number().int(), values: z.partialRecord(z.enum(exerciseImportFields), z.string()) })),
  refusedRows: z.number().int(),
  /** At most the first 200; the whole report is a download. */
  refused: z.array(NamedRow),
  /** Cells that could not be read: their exercises come in without them. At most the first 200. */
  dropped: z.array(NamedRow),
  droppedCells: z.number().int(),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
})
export type ExerciseImport = z.output<typeof ExerciseImport>

const access = { permission: 'create exercises' } as const
const reading = {
  separator: z.enum(importSeparators).optional(),
  encoding: z.enum(importEncodings).optional(),
  hasHeading: z.boolean().optional(),
  /** The field of each column, in their order; null: left out. */
  fields: z.array(z.enum(exerciseImportFields).nullable()).max(200).optional(),
}
const readingErrors = [
  'table unreadable',
  'table not text',
  'table cell too long',
  'table too wide',
  'table too large',
  'table empty',
  'table too long',
  'column twice',
  'too many requests',
] as const

export const startExerciseImport = endpoint({
  method: 'POST',
  path: '/exercises/imports',
  access,
  summary: 'Read an uploaded CSV: what its columns probably are, what would be taken and what not. Nothing is imported yet.',
  input: z.object({ uploadId: z.uuid(), ...reading }),
  output: ExerciseImport,
  changes: ['exercise import'],
  errors: ['not found', 'over the maximum', 'file type not accepted', ...readingErrors],
})

export const getExerciseImport = endpoint({
  method: 'GET',
  path: '/exercises/imports/:id',
  access,
  input: z.object(idInput),
  output: ExerciseImport,
  shows: ['exercise import'],
  errors: ['not found', 'too many requests'],
})

export const updateExerciseImport = endpoint({
  method: 'PUT',
  path: '/exercises/imports/:id',
  access,
  summary: 'Read it differently.',
  input: z.object({ ...idInput, ...reading }),
  output: ExerciseImport,
  changes: ['exercise import'],
  errors: ['not found', 'import accepted', ...readingErrors],
})

export const acceptExerciseImport = endpoint({
  method: 'POST',
  path: '/exercises/imports/:id/accept',
  access,
  summary: 'Write the accepted rows, all at once. A second call answers what the first one did.',
  input: z.object(idInput),
  output: ExerciseImport,
  changes: ['exercise', 'exercise import'],
  errors: ['not found', 'exercise name column needed', 'nothing to import', 'too many requests'],
})

export const cancelExerciseImport = endpoint({
  method: 'DELETE',
  path: '/exercises/imports/:id',
  access,
  input: z.object(idInput),
  output: Nothing,
  changes: ['exercise import'],
  errors: ['not found', 'import accepted'],
})

export const downloadRefusedExercises = download({
  method: 'GET',
  path: '/exercises/imports/:id/refused',
  access,
  summary: 'The refused rows as CSV: line, column and reason, then the whole row as it was, to be corrected and imported again.',
  input: z.object(idInput),
  types: ['text/csv; charset=utf-8'],
  errors: ['not found', 'too many requests'],
})
