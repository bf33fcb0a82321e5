import { defineRecordSweep } from '#areas/clients'
import { sql } from '#platform/db'

/** Every answer to an action goes with it. */
export const sweepClientActions = defineRecordSweep({ records: 'client actions', minute: 30, tables: [{ name: sql`client_actions` }] })
