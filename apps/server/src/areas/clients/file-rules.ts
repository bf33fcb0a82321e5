import { sql, type Sql } from '#platform/db'
import { registerFileRule } from '#platform/files'

/** As `inCharge`, for the member `m` of a statement: the client `c` is theirs to see. */
const isSeenByMember = sql`case m.role when 'admin' then true when 'client' then c.membership_id = m.id
  else exists (select from client_collaborators k
    where k.workspace_id = c.workspace_id and k.client_id = c.id and k.membership_id = m.id) end`

/** Whether one of the `rows` about a client names the file, and is there for the member to see. */
const ofRecord = (rows: Sql, fileId: Sql): Sql => sql`exists (select from ${rows}
  join clients c on c.workspace_id = r.workspace_id and c.id = r.client_id and c.deleted_at is null
  where r.workspace_id = f.workspace_id and ${fileId} = f.id and r.deleted_at is null and ${isSeenByMember})`

// also of a client who waits to be erased: the list shows them among the deleted ones
registerFileRule({
  columns: ['clients.photo_file_id'],
  ofMember: sql`exists (select from clients c
    where c.workspace_id = f.workspace_id and c.photo_file_id = f.id and ${isSeenByMember})`,
})

registerFileRule({
  columns: ['progress_photos.file_id'],
  ofMember: ofRecord(
    sql`progress_photos n join progresses r on r.workspace_id = n.workspace_id and r.id = n.progress_id`, sql`n.file_id`,
  ),
})

registerFileRule({
  columns: ['client_files.file_id'],
  ofMember: sql`m.role <> 'client' and ${ofRecord(sql`client_files r`, sql`r.file_id`)}`,
})

registerFileRule({
  columns: ['nutritional_advices.file_id'],
  ofMember: ofRecord(sql`nutritional_advices r`, sql`r.file_id`),
})

// a table that is being imported is read by the server alone
registerFileRule({ columns: ['client_imports.file_id'] })
