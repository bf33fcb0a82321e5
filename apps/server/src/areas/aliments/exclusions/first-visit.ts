import type { FirstVisitPart } from '#areas/first-visits'
import { sql } from '#platform/db'

export const exclusionsStep: FirstVisitPart = {
  step: 'exclusions',
  isDone: client => sql`exists (select from client_exclusions x where x.client_id = ${client} and x.deleted_at is null)`,
}
