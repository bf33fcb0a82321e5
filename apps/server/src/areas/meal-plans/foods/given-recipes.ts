import { ownClientId } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Sql } from '#platform/db'

/** The ids of the recipes in the plans that the calling client was given, ended ones among them, as they stand in the releases. */
export const recipesOfGivenPlans = (actor: Pick<Actor, 'membershipId'>): Sql => sql`
  select (e.row #>> '{cells,recipe,id}')::uuid
  from document_contents t cross join lateral jsonb_array_elements(t.rows) as e (row)
  where e.row #>> '{cells,recipe,id}' is not null and t.digest in (
    select r.digest from meal_plan_assignments a join document_releases r on r.id = a.release_id
    where a.client_id = ${ownClientId(actor)} and coalesce(a.unassigned_on > a.start_day, true))`
