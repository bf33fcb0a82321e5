import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

export const paymentsExporter: Exporter = {
  tables: ['plan_payments', 'plan_changes', 'plan_vat_checks'],
  ofWorkspace: async db => ({
    tables: [
      {
        name: 'plan-payments',
        rows: await db.many<Row>(sql`
          select id, title, title_en, state, net, vat, vat_percent, vat_reason, total, refunded, currency, buyer, invoice_number,
            covers_until, paid_at
          from plan_payments order by paid_at, id`),
      },
      {
        name: 'plan-changes',
        rows: await db.many<Row>(sql`
          select id, kind, state, tier, period, total, reason, scheduled_at, created_at from plan_changes order by created_at, id`),
      },
      { name: 'vat-check', rows: await db.many<Row>(sql`select country, vat_number, answer, checked_at from plan_vat_checks`) },
    ],
  }),
}

export const paymentsUnexported = {
  plan_checkouts: 'They are questions to the provider; what was paid stands in the payments.',
  plan_prices: 'They are the operator’s, not the business’s.',
} as const
