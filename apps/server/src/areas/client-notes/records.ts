import { plainTextOf } from '@allenio/domain/rich-text'
import { defineClientRecords } from '#areas/client-records'
import { sql, type Row } from '#platform/db'

type ExportedAdvice = Row<'nutritional_advices', 'id' | 'client_id' | 'title' | 'body' | 'file_id' | 'created_at' | 'updated_at'>

export const adviceRecords = defineClientRecords({
  table: 'nutritional_advices',
  exports: {
    'nutritional-advices': async (db, condition) => {
      const advices = await db.many<ExportedAdvice>(sql`
        select r.id, r.client_id, r.title, r.body, r.file_id, r.created_at, r.updated_at from nutritional_advices r
        where r.deleted_at is null and ${condition} order by r.created_at`)
      return advices.map(({ body, ...row }) => ({ ...row, text: body ? plainTextOf(body) : '' }))
    },
  },
  files: { column: 'nutritional_advices.file_id', rows: sql`nutritional_advices r`, fileId: sql`r.file_id` },
})
