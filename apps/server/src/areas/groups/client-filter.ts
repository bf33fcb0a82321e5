import type { Actor } from '#platform/access'
import { mayDo } from '#platform/access'
import { sql, type Sql } from '#platform/db'
import { isThere } from './queries.ts'

/** A condition on clients `c` of the client list: they are in the group. */
export const isInGroup = (actor: Actor, groupId: string): Sql =>
  mayDo(actor, 'view groups')
    ? sql`c.id in (select held.client_id from group_clients held join groups e on e.workspace_id = held.workspace_id
        and e.id = held.group_id where held.group_id = ${groupId} and ${isThere})`
    : sql`false`
