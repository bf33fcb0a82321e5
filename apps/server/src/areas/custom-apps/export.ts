import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

/** The documents themselves stay sealed; the copy names them. The key of the notifications is the operator's. */
export const customAppExporter: Exporter = {
  tables: ['custom_apps', 'custom_app_files'],

  ofWorkspace: async db => ({
    tables: [
      {
        name: 'custom-app',
        rows: await db.many<Row>(sql`
          select id, state, name, main_color, min_app_version, push_app_id, ios_url, android_url, activation_date, business_name, country,
            vat_number, fiscal_code, billing_address, postal_code, certified_mail, recipient_code, installments, payment_status,
            requested_at, steps, created_at, updated_at
          from custom_apps`),
      },
      {
        name: 'custom-app-files',
        rows: await db.many<Row>(sql`select id, kind, name, bytes, created_at from custom_app_files order by created_at, id`),
      },
    ],
  }),
}
