import { assignmentChanges, assignmentTable, reachableClients, type Asker } from '#areas/clients'
import { sql, type Sql } from '#platform/db'

export const macroAssignments = assignmentTable({ table: 'macro_assignments', subject: 'macro_id' })
export const assignmentEnds = assignmentChanges(macroAssignments, 'macro')

const followColumns = sql`a.id, a.client_id, a.macro_id, a.start_day, a.created_at, a.unassigned_on`

/**
 * A macro and a client who follows it now or soon, once each, of the clients `c` that the asker reaches. The condition
 * may choose clients among the assignments `a`, but none of their assignments.
 */
export const followers = (asker: Asker, condition: Sql = sql`true`): Sql => sql`(
  select distinct o.macro_id, c.id as client_id, c.name_key, c.workspace_id, c.first_name, c.last_name, c.photo_file_id
  from ${macroAssignments.open(condition, followColumns)} o join clients c on c.id = o.client_id where ${reachableClients(asker)})`
