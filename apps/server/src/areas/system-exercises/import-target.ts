import type { ExerciseFields, ExerciseImportField } from '@allenio/contract/exercises'
import type { SignedIn } from '#platform/access'
import type { Db } from '#platform/db'
import type { exerciseAssets } from './assets.ts'
import type { ExerciseColumns } from './fields.ts'

export interface KnownName extends Pick<ExerciseColumns, 'name_it' | 'name_en'> {
  id: string
}

/** An exercise that is there, as a row of a table may change it. */
export interface KnownExercise extends ExerciseColumns {
  id: string
  tags: readonly string[]
}

/** An exercise as it will be. */
export interface ImportedExercise {
  id: string
  fields: ExerciseFields
  tags: readonly string[]
}

/** An import's target: the exercises of a business, or the library of the product. */
export interface ExerciseImportTarget<Handle extends Db, Importer extends SignedIn> {
  table: 'exercise_imports' | 'system_exercise_imports'
  /** The column of that table which names the only one who reaches an import. */
  owner: { column: 'membership_id' | 'person_id'; idOf: (importer: Importer) => string }
  /** The fields that its exercises have. */
  fields: readonly ExerciseImportField[]
  /** As the log calls it. */
  action: string
  assets: ReturnType<typeof exerciseAssets>
  listNames: (db: Handle) => Promise<KnownName[]>
  findExercises: (db: Handle, ids: readonly string[]) => Promise<KnownExercise[]>
  /** How many more there may be. */
  placesLeft: (db: Handle) => Promise<number>
  insert: (db: Handle, exercises: readonly ImportedExercise[]) => Promise<unknown>
  update: (db: Handle, exercises: readonly ImportedExercise[]) => Promise<unknown>
  /** Tells devices that theirs is old. */
  noteChange: (db: Handle) => Promise<unknown>
}
