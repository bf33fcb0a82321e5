import { businessDay, reachableClients, type Asker } from '#areas/clients'
import { sql, type Sql } from '#platform/db'

/**
 * The assignments `a` that count today or are to come, as `assignmentSpans` judges them: of a client's with one first day the latest, and
 * of all that have begun the one that counts. The condition may choose clients, but none of their assignments.
 */
export const openAssignments = (condition: Sql = sql`true`): Sql => sql`(
  select distinct on (d.client_id, d.day) d.id, d.macro_id, d.client_id, d.title, d.start_day, d.assigned_by
  from (select a.*, greatest(a.start_day, ${businessDay()}::date) as day from macro_assignments a where ${condition}) d
  where coalesce(d.unassigned_on > d.day, true)
  order by d.client_id, d.day, d.start_day desc, d.created_at desc, d.id desc)`

/** A macro and a client who follows it now or soon, once each, of the clients `c` that the asker reaches. */
export const followers = (asker: Asker): Sql => sql`(
  select distinct o.macro_id, c.id as client_id, c.name_key, c.workspace_id, c.first_name, c.last_name, c.photo_file_id
  from ${openAssignments()} o join clients c on c.id = o.client_id where ${reachableClients(asker)})`
