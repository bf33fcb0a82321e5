import { defineClientRecords } from '#areas/client-records'
import { sql } from '#platform/db'

export const progressRecords = defineClientRecords({
  table: 'progresses',
  otherTables: ['progress_photos'],
  exports: {
    progresses: (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.day, w.kg, r.note, r.is_by_client, r.created_at,
        (select json_object_agg(p.pose, p.file_id) from progress_photos p where p.progress_id = r.id) as photos
      from progresses r left join weights w on w.id = r.weight_id and w.deleted_at is null
      where r.deleted_at is null and ${condition} order by r.day, r.id`),
  },
  files: {
    column: 'progress_photos.file_id',
    rows: sql`progress_photos n join progresses r on r.workspace_id = n.workspace_id and r.id = n.progress_id`,
    fileId: sql`n.file_id`,
  },
})
