import type { Exporter } from '#areas/account'
import { sql } from '#platform/db'

export const planExporter: Exporter = {
  tables: ['plan_subscriptions'],
  ofWorkspace: async db => ({
    tables: [
      {
        name: 'plan',
        rows: await db.many<Record<string, unknown>>(sql`
          select state, name, max_clients, period, price, trial_until, period_from, period_until, paid_until, ends_at, ended_at,
            unpaid_since, card, created_at
          from plan_subscriptions`),
      },
    ],
  }),
}
