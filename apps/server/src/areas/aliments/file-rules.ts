import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

// every member may be shown one, because clients see them in their plans; only those who are handed a link can ask for it
export const foodPictures: FileRule = {
  columns: ['foods.picture_file_id'],
  // a scalar sub-select is looked up by its index; an `exists` may be answered by reading the whole table once
  ofMember: sql`f.id = (select a.picture_file_id from foods a
    where a.workspace_id = f.workspace_id and a.picture_file_id = f.id and a.deleted_at is null limit 1)`,
}

// only the server reads the table of an import
export const foodTables: FileRule = { columns: ['food_imports.file_id'] }
