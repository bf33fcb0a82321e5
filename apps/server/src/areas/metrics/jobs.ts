import { sql } from '#platform/db'
import { defineRecordSweep } from '#platform/records'

/** Erases deleted metrics with their values. */
export const sweepMetrics = defineRecordSweep({
  records: 'metrics',
  tables: [{ name: sql`metric_values` }, { name: sql`client_metrics`, key: [sql`client_id`, sql`kind`] }, { name: sql`metrics` }],
})
