import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'

export const progressExporter: Exporter = {
  tables: ['progresses', 'progress_photos'],
  ofMember: async (db, personId) => ({
    tables: await tablesOf(db, isAboutPerson(personId)),
    files: await db.many<FileRow>(sql`
      select f.* from files f where f.deleted_at is null and f.id in (
        select p.file_id from progress_photos p join progresses r on r.id = p.progress_id
        where r.deleted_at is null and ${isAboutPerson(personId)})`),
  }),

  ofWorkspace: async db => ({ tables: await tablesOf(db, sql`true`) }),
}

const tablesOf = async (db: WorkspaceDb, condition: Sql) => [
  {
    name: 'progresses',
    rows: await db.many<Record<string, unknown>>(sql`
    select r.id, r.client_id, r.day, w.kg, r.note, r.is_by_client, r.created_at,
      (select json_object_agg(p.pose, p.file_id) from progress_photos p where p.progress_id = r.id) as photos
    from progresses r left join weights w on w.id = r.weight_id and w.deleted_at is null
    where r.deleted_at is null and ${condition} order by r.day, r.id`),
  },
]
