import { defineRecordSweep } from '#areas/clients'
import { sql } from '#platform/db'

export const sweepAdvices = defineRecordSweep({ records: 'nutritional advices', minute: 21, tables: [{ name: sql`nutritional_advices` }] })
