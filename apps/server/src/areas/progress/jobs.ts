import { defineRecordSweep } from '#areas/clients'
import { sql } from '#platform/db'

export const sweepProgresses = defineRecordSweep({ records: 'progresses', minute: 20, tables: [{ name: sql`progresses` }] })
