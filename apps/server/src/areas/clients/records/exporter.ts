import { plainTextOf } from '@allenio/domain/rich-text'
import { registerExporter } from '#areas/account'
import { joined, sql, type Sql, type WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'
import type { AdviceRow } from './advices.ts'

type Row = Record<string, unknown>

// the team's files about a client are its own papers; what the client wrote, was photographed for and was told is theirs
export const recordsPartOf = {
  ofMember: async (db: WorkspaceDb, personId: string) => {
    const own = sql`exists (select from clients c join memberships m on m.id = c.membership_id
      where c.id = r.client_id and c.deleted_at is null and m.person_id = ${personId})`
    return {
      tables: await tablesOf(db, own),
      files: await db.many<FileRow>(sql`
        select f.* from files f where f.deleted_at is null and (
          f.id in (select p.file_id from progress_photos p join progresses r on r.id = p.progress_id
            where r.deleted_at is null and ${own})
          or f.id in (select r.file_id from nutritional_advices r where r.deleted_at is null and ${own}))`),
    }
  },

  ofWorkspace: async (db: WorkspaceDb) => ({
    tables: [
      ...await tablesOf(db, sql`true`),
      { name: 'client-files', rows: await db.many<Row>(sql`
        select r.id, r.client_id, r.file_id, r.name, r.created_at from client_files r where r.deleted_at is null order by r.created_at`) },
    ],
  }),
}

registerExporter(recordsPartOf)

async function tablesOf(db: WorkspaceDb, whose: Sql) {
  const current = joined([sql`r.deleted_at is null`, whose], ' and ')
  const advices = await db.many<AdviceRow & Row>(sql`
    select r.id, r.client_id, r.title, r.body, r.file_id, r.created_at, r.updated_at from nutritional_advices r
    where ${current} order by r.created_at`)
  return [
    { name: 'weights', rows: await db.many<Row>(sql`
      select r.id, r.client_id, r.day, r.kg, r.source, r.note, r.is_by_client, r.created_at
      from weights r where ${current} order by r.day, r.id`) },
    { name: 'progresses', rows: await db.many<Row>(sql`
      select r.id, r.client_id, r.day, w.kg, r.note, r.is_by_client, r.created_at,
        (select json_object_agg(p.pose, p.file_id) from progress_photos p where p.progress_id = r.id) as photos
      from progresses r left join weights w on w.id = r.weight_id and w.deleted_at is null where ${current} order by r.day, r.id`) },
    { name: 'nutritional-advices', rows: advices.map(({ body, ...row }): Row => ({ ...row, text: body ? plainTextOf(body) : '' })) },
  ]
}
