import { sql, type Sql } from '#platform/db'

/** The ids of the groups that a client is in, for a statement of another area. */
export const groupsOfClient = (clientId: Sql): Sql => sql`
  (select n.group_id from group_clients n join groups g on g.id = n.group_id where n.client_id = ${clientId} and g.deleted_at is null)`
