import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'
import { isSeenByMember } from './file-access.ts'

// the client keeps the sheet that was signed, or a copy of it
export const consentScans: FileRule = {
  columns: ['consents.scan_file_id'],
  ofMember: sql`m.role <> 'client' and exists (select from consents n
    join clients c on c.workspace_id = n.workspace_id and c.id = n.client_id and c.deleted_at is null
    where n.workspace_id = f.workspace_id and n.scan_file_id = f.id and ${isSeenByMember})`,
}

// includes clients who wait to be erased, because the list shows them among the deleted ones
export const clientPhotos: FileRule = {
  columns: ['clients.photo_file_id'],
  ofMember: sql`exists (select from clients c
    where c.workspace_id = f.workspace_id and c.photo_file_id = f.id and ${isSeenByMember})`,
}
