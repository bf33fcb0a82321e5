import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

// only the server reads the table of an import
export const systemExerciseTables: FileRule = { columns: ['system_exercise_imports.file_id'] }

// the files belong to no business: whoever is signed in may be shown an exercise of the library
export const systemExerciseFiles: FileRule = {
  columns: ['system_exercise_assets.file_id', 'system_exercise_assets.poster_file_id'],
  ofPerson: sql`exists (select from system_exercise_assets a where (a.file_id = f.id or a.poster_file_id = f.id) and a.deleted_at is null)`,
}
