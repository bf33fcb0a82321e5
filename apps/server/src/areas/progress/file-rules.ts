import { isFileOfRecord } from '#areas/clients'
import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

export const progressPhotos: FileRule = {
  columns: ['progress_photos.file_id'],
  ofMember: isFileOfRecord(
    sql`progress_photos n join progresses r on r.workspace_id = n.workspace_id and r.id = n.progress_id`,
    sql`n.file_id`,
  ),
}
