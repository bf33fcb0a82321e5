import { z } from 'zod'
import { download, endpoint, type Access, type Thing } from './endpoint.ts'
import type {} from './exercises.ts'
import { idInput, Nothing } from './lists.ts'
// this import declares the error codes of the library
import type {} from './system-exercises.ts'
import { columnFields, refusedRow, tableErrors, tableImport, tableReading } from './table-imports.ts'

// Exercises come from a table, too, those of a business and those of the library: first a preview, then they are written all at once.

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
  'id',
] as const
export type ExerciseImportField = (typeof exerciseImportFields)[number]

/** A row may mean an exercise that is there already, by its id or else by a name: it is refused, or changes the exercise. */
export const existingExercises = ['skip', 'update'] as const
export type ExistingExercises = (typeof existingExercises)[number]

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
  'known several times',
  'over the limit',
] as const
export type ExerciseImportFault = (typeof exerciseImportFaults)[number]

export const ExerciseImport = z.object({
  ...tableImport({ fields: exerciseImportFields, row: z.object(refusedRow(exerciseImportFaults)) }),
  state: z.enum(['preview', 'done']),
  existing: z.enum(existingExercises),
  /** Of the accepted rows: they change an exercise that is there. */
  updates: z.number().int(),
  /** Rows that say what is there already; they write nothing. */
  unchanged: z.number().int(),
})
export type ExerciseImport = z.output<typeof ExerciseImport>

const reading = { ...tableReading, fields: columnFields(exerciseImportFields), existing: z.enum(existingExercises).optional() }
const readingErrors = [...tableErrors, 'column twice'] as const

interface ImportDefinition {
  path: `/${string}`
  access: Access
  /** The import itself. */
  thing: Thing
  /** Its rows become such. */
  written: Thing
}

/** The calls of one import; the library of a business and that of the product have one each. */
export const exerciseImportCalls = ({ path, access, thing, written }: ImportDefinition) => ({
  start: endpoint({
    method: 'POST',
    path,
    access,
    summary: 'Read an uploaded CSV: what its columns probably are, what would be taken and what not. Nothing is imported yet.',
    input: z.object({ uploadId: z.uuid(), ...reading }),
    output: ExerciseImport,
    changes: [thing],
    errors: ['not found', 'over the maximum', 'file type not accepted', ...readingErrors],
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    access,
    input: z.object(idInput),
    output: ExerciseImport,
    shows: [thing],
    errors: ['not found', 'too many requests'],
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    access,
    summary: 'Read it differently.',
    input: z.object({ ...idInput, ...reading }),
    output: ExerciseImport,
    changes: [thing],
    errors: ['not found', 'import accepted', ...readingErrors],
  }),
  accept: endpoint({
    method: 'POST',
    path: `${path}/:id/accept`,
    access,
    summary: 'Write the accepted rows, all at once. A second call answers what the first one did.',
    input: z.object(idInput),
    output: ExerciseImport,
    changes: [written, thing],
    errors: ['not found', 'exercise name column needed', 'nothing to import', 'too many requests'],
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    access,
    input: z.object(idInput),
    output: Nothing,
    changes: [thing],
    errors: ['not found', 'import accepted'],
  }),
  refused: download({
    method: 'GET',
    path: `${path}/:id/refused`,
    access,
    summary: 'The refused rows as CSV: line, column and reason, then the whole row as it was, to be corrected and imported again.',
    input: z.object(idInput),
    types: ['text/csv; charset=utf-8'],
    errors: ['not found', 'too many requests'],
  }),
})
export type ExerciseImportCalls = ReturnType<typeof exerciseImportCalls>

export const {
  start: startExerciseImport,
  get: getExerciseImport,
  update: updateExerciseImport,
  accept: acceptExerciseImport,
  cancel: cancelExerciseImport,
  refused: downloadRefusedExercises,
} = exerciseImportCalls({
  path: '/exercises/imports',
  access: { permission: 'create exercises' },
  thing: 'exercise import',
  written: 'exercise',
})
