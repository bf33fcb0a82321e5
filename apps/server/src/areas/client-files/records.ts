import { defineClientRecords } from '#areas/client-records'
import { sql } from '#platform/db'

/** Files that the team keeps about a client belong to the business, so only its export holds them. */
export const clientFileRecords = defineClientRecords({
  table: 'client_files',
  exports: {
    'client-files': (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.file_id, r.name, r.created_at from client_files r
      where r.deleted_at is null and ${condition} order by r.created_at`),
  },
  files: { column: 'client_files.file_id', rows: sql`client_files r`, fileId: sql`r.file_id` },
  isForTeam: true,
})
