import type { Access, Thing } from '../endpoint.ts'
import type {} from './exercises.ts'
// imported for the error codes of the library
import type {} from '../system-exercises/system-exercises.ts'
import { commonRowFaults, tableImportCalls } from '../table-imports.ts'

// Exercises of a business and of the library can be imported from a table: first a preview, then all of them are written at once.

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

export const exerciseImportFaults = [
  ...commonRowFaults,
  'name missing',
  'name too long',
  'word unknown',
  'too many words',
  'text too long',
  'tag too long',
  'too many tags',
  'film address unknown',
] as const
export type ExerciseImportFault = (typeof exerciseImportFaults)[number]

interface ImportDefinition {
  path: `/${string}`
  access: Access
  thing: Thing
  written: Thing
}

/** The calls of one import; the library of a business and that of the product have one each. */
export const exerciseImportCalls = (definition: ImportDefinition) =>
  tableImportCalls({
    ...definition,
    fields: exerciseImportFields,
    faults: exerciseImportFaults,
    nameColumnError: 'exercise name column needed',
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
