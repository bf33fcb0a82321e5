import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

type Row = Record<string, unknown>

export const accountExporter: Exporter = {
  tables: ['payment_accounts'],

  ofWorkspace: async db => ({
    tables: [
      {
        name: 'payment-accounts',
        rows: await db.many<Row>(sql`
          select provider, account_id, status, has_payouts, due_at, checked_at, created_at from payment_accounts`),
      },
    ],
  }),
}
