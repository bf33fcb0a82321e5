import { defineRecordSweep } from '#areas/clients'
import { sql } from '#platform/db'

export const sweepClientFiles = defineRecordSweep({ records: 'client files', minute: 21, tables: [{ name: sql`client_files` }] })
