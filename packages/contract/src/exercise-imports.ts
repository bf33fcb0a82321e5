import { z } from 'zod'
import { download, endpoint } from './endpoint.ts'
import type {} from './exercises.ts'
import { idInput, Nothing } from './lists.ts'
import { columnFields, refusedRow, tableErrors, tableImport, tableReading } from './table-imports.ts'

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

export const ExerciseImport = z.object({
  ...tableImport({ fields: exerciseImportFields, row: z.object(refusedRow(exerciseImportFaults)) }),
  state: z.enum(['preview', 'done']),
})
export type ExerciseImport = z.output<typeof ExerciseImport>

const access = { permission: 'create exercises' } as const
const reading = { ...tableReading, fields: columnFields(exerciseImportFields) }
const readingErrors = [...tableErrors, 'column twice'] as const

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
