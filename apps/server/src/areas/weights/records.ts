import { defineClientRecords } from '#areas/client-records'
import { sql } from '#platform/db'

export const weightRecords = defineClientRecords({
  table: 'weights',
  exports: {
    weights: (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.day, r.kg, r.source, r.note, r.is_by_client, r.created_at
      from weights r where r.deleted_at is null and ${condition} order by r.day, r.id`),
  },
})
