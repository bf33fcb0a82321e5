import type { ErasedClients } from '#areas/clients'
import { sql, type Db, type NotNull, type Row } from '#platform/db'

/** The files that go when these clients are erased; the rows that name them go by their foreign key. */
export async function adviceFilesOfErased(db: Db, { workspaceId, clientIds }: ErasedClients): Promise<string[]> {
  const rows = await db.many<NotNull<Row<'nutritional_advices', 'file_id'>>>(sql`
    select file_id from nutritional_advices
    where workspace_id = ${workspaceId} and client_id = any(${[...clientIds]}::uuid[]) and file_id is not null`)
  return rows.map(({ file_id }) => file_id)
}
