import { sql } from '#platform/db'

/** Tests `inCharge` within a statement: whether the member `m` may see the client `c`. */
export const isSeenByMember = sql`case m.role when 'admin' then true when 'client' then c.membership_id = m.id
  else exists (select from client_collaborators k
    where k.workspace_id = c.workspace_id and k.client_id = c.id and k.membership_id = m.id) end`
