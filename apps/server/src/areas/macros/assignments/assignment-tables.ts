import { assignmentChanges, assignmentTable } from '#areas/client-records'
import { reachableClients, type Asker } from '#areas/clients'
import { nothing, sql, type Sql } from '#platform/db'

export const macroAssignments = assignmentTable({ table: 'macro_assignments', subject: 'macro_id' })
export const assignmentEnds = assignmentChanges(macroAssignments, 'macro')

const followColumns = sql`a.id, a.client_id, a.macro_id, a.start_day, a.created_at, a.unassigned_on`

const selectFollowers = (asker: Asker, condition: Sql, ofClient: Sql): Sql => sql`(
  select distinct o.macro_id, c.id as client_id ${ofClient}
  from ${macroAssignments.open(condition, followColumns)} o join clients c on c.id = o.client_id where ${reachableClients(asker)})`

/** Selects each macro with each client who follows it now or soon, once, if the asker reaches the client. */
export const followers = (asker: Asker): Sql => selectFollowers(asker, sql`true`, nothing)

/** Selects followers with the client's name and photo. The condition may refer to clients `a.client_id`, but not to assignments `a`. */
export const namedFollowers = (asker: Asker, condition: Sql): Sql =>
  selectFollowers(asker, condition, sql`, c.name_key, c.workspace_id, c.first_name, c.last_name, c.photo_file_id`)
