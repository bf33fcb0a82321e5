import { plainTextOf } from '@allenio/domain/rich-text'
import type { Exporter } from '#areas/account'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

type ExportedNotice = Row<
  'notices',
  'id' | 'title' | 'body' | 'audience' | 'publish_at' | 'published_at' | 'visible_until' | 'withdrawn_at' | 'image_alt' | 'created_at'
>
type Rows = Record<string, unknown>

async function readNotices(db: WorkspaceDb, condition: Sql) {
  const rows = await db.many<ExportedNotice>(sql`
    select e.id, e.title, e.body, e.audience, e.publish_at, e.published_at, e.visible_until, e.withdrawn_at, e.image_alt, e.created_at
    from notices e where e.deleted_at is null and ${condition} order by e.created_at, e.id`)
  return rows.map(({ body, ...row }) => ({ ...row, text: plainTextOf(body) }))
}

export const noticeExporter: Exporter = {
  tables: ['notices', 'notice_readers', 'notice_pictures'],

  ofMember: async (db, personId) => ({
    tables: [
      {
        name: 'notices-received',
        rows: await db
          .many<Row<'notices', 'id' | 'title' | 'body' | 'publish_at'> & Row<'notice_readers', 'read_at'>>(sql`
            select e.id, e.title, e.body, e.publish_at, r.read_at from notice_readers r join notices e on e.id = r.notice_id
            join memberships m on m.id = r.membership_id
            where m.person_id = ${personId} and e.deleted_at is null and e.withdrawn_at is null order by e.publish_at, e.id`)
          .then(rows => rows.map(({ body, ...row }) => ({ ...row, text: plainTextOf(body) }))),
      },
      {
        name: 'notices-written',
        rows: await readNotices(db, sql`e.author_id in (select m.id from memberships m where m.person_id = ${personId})`),
      },
    ],
  }),

  ofWorkspace: async db => ({
    tables: [
      { name: 'notices', rows: await readNotices(db, sql`true`) },
      {
        name: 'notice-readers',
        rows: await db.many<Rows>(sql`
          select notice_id, client_id, is_waiting, is_refused, read_at from notice_readers order by notice_id, membership_id`),
      },
      {
        name: 'notice-pictures',
        rows: await db.many<Rows>(sql`select notice_id, size, file_id from notice_pictures order by notice_id, size`),
      },
    ],
  }),
}
