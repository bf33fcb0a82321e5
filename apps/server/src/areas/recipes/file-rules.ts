import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

// every member may be shown one, because clients see them in their plans; only those who are handed a link can ask for it
export const recipePictures: FileRule = {
  columns: ['recipes.picture_file_id'],
  // a scalar sub-select is looked up by its index; an `exists` may be answered by reading the whole table once
  ofMember: sql`f.id = (select r.picture_file_id from recipes r
    where r.workspace_id = f.workspace_id and r.picture_file_id = f.id and r.deleted_at is null limit 1)`,
}
