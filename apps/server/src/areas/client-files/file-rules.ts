import { isFileOfRecord } from '#areas/clients'
import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

export const clientFiles: FileRule = {
  columns: ['client_files.file_id'],
  ofMember: sql`m.role <> 'client' and ${isFileOfRecord(sql`client_files r`, sql`r.file_id`)}`,
}
