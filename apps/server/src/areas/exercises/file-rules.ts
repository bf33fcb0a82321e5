import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

// every member may be shown one, because clients see them in their programs; only those who are handed a link can ask for it
export const exerciseFiles: FileRule = {
  columns: ['exercise_assets.file_id', 'exercise_assets.poster_file_id'],
  ofMember: sql`exists (select from exercise_assets a where a.workspace_id = f.workspace_id
    and (a.file_id = f.id or a.poster_file_id = f.id) and a.deleted_at is null)`,
}

// only the server reads the table of an import
export const exerciseTables: FileRule = { columns: ['exercise_imports.file_id'] }
