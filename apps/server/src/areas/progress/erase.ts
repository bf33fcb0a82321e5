import type { ErasedClients } from '#areas/clients'
import { sql, type Db, type Row } from '#platform/db'

/** The files that go when these clients are erased; the rows that name them go by their foreign key. */
export async function photosOfErased(db: Db, { workspaceId, clientIds }: ErasedClients): Promise<string[]> {
  const rows = await db.many<Row<'progress_photos', 'file_id'>>(sql`
    select p.file_id from progress_photos p where p.workspace_id = ${workspaceId} and p.progress_id in (
      select id from progresses where workspace_id = ${workspaceId} and client_id = any(${[...clientIds]}::uuid[]))`)
  return rows.map(({ file_id }) => file_id)
}
