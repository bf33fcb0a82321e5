import { exerciseImportCalls, exerciseImportFields, type ExerciseImportField } from '../exercises/imports.ts'

/** Exercises of the library bear no tags, which are each business's own. */
export const systemImportFields: readonly ExerciseImportField[] = exerciseImportFields.filter(field => field !== 'tags')

export const {
  start: startSystemExerciseImport,
  get: getSystemExerciseImport,
  update: updateSystemExerciseImport,
  accept: acceptSystemExerciseImport,
  cancel: cancelSystemExerciseImport,
  refused: downloadRefusedSystemExercises,
} = exerciseImportCalls({
  path: '/dash/exercises/imports',
  access: { role: 'super_admin' },
  thing: 'system exercise import',
  written: 'system exercise',
})
