import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'
import { isSeenByMember } from './file-access.ts'

// includes clients who wait to be erased, because the list shows them among the deleted ones
export const clientPhotos: FileRule = {
  columns: ['clients.photo_file_id'],
  ofMember: sql`exists (select from clients c
    where c.workspace_id = f.workspace_id and c.photo_file_id = f.id and ${isSeenByMember})`,
}
