import { defineClientRecords } from '#areas/client-records'
import { sql } from '#platform/db'

export const creditRecords = defineClientRecords({
  table: 'credit_packs',
  otherTables: ['credit_entries'],
  exports: {
    'credit-packs': (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.kind_id, r.amount, r.remaining, r.from_day, r.until_day, r.cause, r.created_at
      from credit_packs r where r.deleted_at is null and ${condition} order by r.created_at, r.id`),
    'credit-entries': (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.pack_id, r.amount, r.balance, r.cause, r.booking_id, r.about_kind, r.about_start, r.note, r.created_at
      from credit_entries r where ${condition} order by r.created_at, r.id`),
  },
})
