import type { FirstVisitPart } from '#areas/first-visits'
import { sql } from '#platform/db'

/** The need is behind once somebody has decided what to eat below or above it, or has given a target. */
export const needStep: FirstVisitPart = {
  step: 'need',
  isDone: client => sql`(
    exists (select from client_energy e
      where e.client_id = ${client} and e.adjustment_kcal is not null and e.activity_level is not null)
    or exists (select from macro_assignments a where a.client_id = ${client}))`,
}
