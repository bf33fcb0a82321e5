import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

export const serviceExporter: Exporter = {
  tables: ['service_orders'],

  ofWorkspace: async db => ({
    tables: [
      {
        name: 'service-orders',
        rows: await db.many<Row>(sql`
          select o.id, s.code, s.name_it, s.name_en, o.state, o.price, o.billing, o.installments, o.paid_at, o.paid_until, o.ended_at,
            o.created_at
          from service_orders o join services s on s.id = o.service_id order by o.created_at, o.id`),
      },
    ],
  }),
}
