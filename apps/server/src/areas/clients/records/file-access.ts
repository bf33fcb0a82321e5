import { sql, type Sql } from '#platform/db'

/** Tests `inCharge` within a statement: whether the member `m` may see the client `c`. */
export const isSeenByMember = sql`case m.role when 'admin' then true when 'client' then c.membership_id = m.id
  else exists (select from client_collaborators k
    where k.workspace_id = c.workspace_id and k.client_id = c.id and k.membership_id = m.id) end`

/** Whether one of the `rows` `r` about a client names the file, and the member may see that client. */
export const isFileOfRecord = (rows: Sql, fileId: Sql): Sql => sql`exists (select from ${rows}
  join clients c on c.workspace_id = r.workspace_id and c.id = r.client_id and c.deleted_at is null
  where r.workspace_id = f.workspace_id and ${fileId} = f.id and r.deleted_at is null and ${isSeenByMember})`
