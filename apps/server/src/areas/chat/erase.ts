import type { ErasedClients } from '#areas/clients'
import { sql, type Db } from '#platform/db'

interface FileId {
  file_id: string
}

/** A client's files are erased with them, except those that the library uses too. */
export async function chatFilesOfErased(db: Db, { workspaceId, clientIds }: ErasedClients): Promise<string[]> {
  const rows = await db.many<FileId>(sql`
    select named.file_id from (
      select g.workspace_id, g.file_id from messages g
      join conversations v on v.workspace_id = g.workspace_id and v.id = g.conversation_id
      where g.workspace_id = ${workspaceId} and v.client_id = any(${[...clientIds]}::uuid[]) and g.file_id is not null
      union
      select s.workspace_id, s.file_id from scheduled_messages s
      join conversations v on v.workspace_id = s.workspace_id and v.id = s.conversation_id
      where s.workspace_id = ${workspaceId} and v.client_id = any(${[...clientIds]}::uuid[]) and s.file_id is not null
    ) named
    where not exists (select from chat_attachments a where a.workspace_id = named.workspace_id and a.file_id = named.file_id)
      and not exists (select from messages g
        join conversations v on v.workspace_id = g.workspace_id and v.id = g.conversation_id
        where g.workspace_id = named.workspace_id and g.file_id = named.file_id
          and v.client_id <> all(${[...clientIds]}::uuid[]))`)
  return rows.map(({ file_id }) => file_id)
}
