import { plainTextOf } from '@allenio/domain/rich-text'
import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'
import type { AdviceRow } from './advices.ts'

type Row = Record<string, unknown>

export const adviceExporter: Exporter = {
  tables: ['nutritional_advices'],
  ofMember: async (db, personId) => ({
    tables: await tablesOf(db, isAboutPerson(personId)),
    files: await db.many<FileRow>(sql`
      select f.* from files f where f.deleted_at is null and f.id in (
        select r.file_id from nutritional_advices r where r.deleted_at is null and ${isAboutPerson(personId)})`),
  }),

  ofWorkspace: async db => ({ tables: await tablesOf(db, sql`true`) }),
}

async function tablesOf(db: WorkspaceDb, condition: Sql) {
  const advices = await db.many<AdviceRow & Row>(sql`
    select r.id, r.client_id, r.title, r.body, r.file_id, r.created_at, r.updated_at from nutritional_advices r
    where r.deleted_at is null and ${condition} order by r.created_at`)
  return [{ name: 'nutritional-advices', rows: advices.map(({ body, ...row }): Row => ({ ...row, text: body ? plainTextOf(body) : '' })) }]
}
