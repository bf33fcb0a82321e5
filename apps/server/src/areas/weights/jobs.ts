import { defineRecordSweep } from '#areas/clients'
import { sql } from '#platform/db'

export const sweepWeights = defineRecordSweep({ records: 'weights', minute: 20, tables: [{ name: sql`weights` }] })
