import { defineClientRecords } from '#areas/client-records'
import { sql } from '#platform/db'

/** The business hides energy from the client of a record `r`. */
const isEnergyHidden = sql`exists (select from clients c join memberships m on m.id = c.membership_id
  where c.id = r.client_id and 'view macros' = any(m.withheld_permissions))`

export const entryRecords = defineClientRecords({
  table: 'diary_entries',
  exports: {
    'diary-entries': (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.day, r.time, r.text, r.food, r.grams, r.measure, r.kcal, r.written, r.created_at from diary_entries r
      where r.deleted_at is null and ${condition} order by r.day, r.created_at, r.id`),
  },
  exportsOfClient: {
    'diary-entries': (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.day, r.time, r.text, r.food, r.grams, r.measure,
        case when not ${isEnergyHidden} then r.kcal end as kcal,
        case when not ${isEnergyHidden} then r.written else r.written - 'kcal' end as written, r.created_at
      from diary_entries r where r.deleted_at is null and ${condition} order by r.day, r.created_at, r.id`),
  },
})

export const waterRecords = defineClientRecords({
  table: 'diary_waters',
  exports: {
    'diary-waters': (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.day, r.ml, r.created_at from diary_waters r
      where r.deleted_at is null and ${condition} order by r.day, r.created_at, r.id`),
  },
})

export const photoRecords = defineClientRecords({
  table: 'diary_photos',
  exports: {
    'diary-photos': (db, condition) =>
      db.many(sql`
      select r.id, r.client_id, r.day, r.meal_id, r.entry_id, r.file_id, r.created_at from diary_photos r
      where r.deleted_at is null and ${condition} order by r.day, r.created_at, r.id`),
  },
  // a coach sees nothing of nutrition
  files: { column: 'diary_photos.file_id', rows: sql`diary_photos r`, fileId: sql`r.file_id`, mayMemberSee: sql`m.role <> 'coach'` },
})
