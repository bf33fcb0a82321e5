import type { ErasedClients } from '#areas/clients'
import { sql, type Db, type Row } from '#platform/db'

/** The files that go when these clients are erased; the rows that name them go by their foreign key. */
export async function filesOfErased(db: Db, { workspaceId, clientIds }: ErasedClients): Promise<string[]> {
  const rows = await db.many<Row<'client_files', 'file_id'>>(sql`
    select file_id from client_files where workspace_id = ${workspaceId} and client_id = any(${[...clientIds]}::uuid[])`)
  return rows.map(({ file_id }) => file_id)
}
