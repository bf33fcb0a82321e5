import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

const unlock = sql`r.sale_id, r.kind, r.subject_id, r.period_from, r.given_at, r.revoked_at`

export const packageExporter: Exporter = {
  tables: ['packages', 'package_versions', 'package_attachments', 'discount_codes', 'discount_uses', 'sale_unlocks'],

  ofMember: async (db, personId) => ({
    tables: [
      {
        name: 'unlocked',
        rows: await db.many<Row>(sql`
          select ${unlock} from sale_unlocks r where ${isAboutPerson(personId)} order by r.given_at, r.id`),
      },
    ],
  }),

  ofWorkspace: async db => ({
    tables: [
      {
        name: 'packages',
        rows: await db.many<Row>(sql`
          select id, version_id, name, description, language, image_file_id, is_active, is_shown, is_featured, position, archived_at,
            created_at, updated_at
          from packages where deleted_at is null order by position, id`),
      },
      {
        name: 'package-versions',
        rows: await db.many<Row>(sql`
          select v.id, v.package_id, v.number, v.billing_model, v.interval_unit, v.interval_count, v.price, v.currency, v.trial_days,
            v.access_days, v.installments, v.client_type_id, v.unlocks, v.is_sold, v.created_at
          from package_versions v join packages p on p.id = v.package_id where p.deleted_at is null order by v.package_id, v.number`),
      },
      {
        name: 'package-attachments',
        rows: await db.many<Row>(sql`
          select a.id, a.package_id, a.file_id, a.name, a.created_at
          from package_attachments a join packages p on p.id = a.package_id where p.deleted_at is null
          order by a.package_id, a.position, a.id`),
      },
      {
        name: 'discount-codes',
        rows: await db.many<Row>(sql`
          select id, code, percent, amount, duration, uses_at_most, uses, from_day, until_day, package_ids, archived_at, created_at
          from discount_codes order by created_at, id`),
      },
      {
        name: 'discount-uses',
        rows: await db.many<Row>(sql`select discount_code_id, sale_id from discount_uses where is_used order by discount_code_id, sale_id`),
      },
      {
        name: 'unlocked',
        rows: await db.many<Row>(sql`select r.id, r.client_id, ${unlock} from sale_unlocks r order by r.given_at, r.id`),
      },
    ],
  }),
}
