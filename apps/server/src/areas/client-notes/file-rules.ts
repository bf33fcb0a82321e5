import { isFileOfRecord } from '#areas/clients'
import { sql } from '#platform/db'
import type { FileRule } from '#platform/files'

export const adviceFiles: FileRule = {
  columns: ['nutritional_advices.file_id'],
  ofMember: isFileOfRecord(sql`nutritional_advices r`, sql`r.file_id`),
}
