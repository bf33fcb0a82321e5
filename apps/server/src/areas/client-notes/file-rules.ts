import { isFileOfRecord } from '#areas/clients'
import { sql } from '#platform/db'
import { registerFileRule } from '#platform/files'

registerFileRule({
  columns: ['nutritional_advices.file_id'],
  ofMember: isFileOfRecord(sql`nutritional_advices r`, sql`r.file_id`),
})
