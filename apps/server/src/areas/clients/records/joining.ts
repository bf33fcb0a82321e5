import { sql, type Db } from '#platform/db'

export interface OfClients {
  workspaceId: string
  clientIds: readonly string[]
}

/** The files that go when these clients are erased; their rows go by themselves. */
export async function recordFilesOf(db: Db, { workspaceId, clientIds }: OfClients): Promise<string[]> {
  const whose = sql`workspace_id = ${workspaceId} and client_id = any(${[...clientIds]}::uuid[])`
  const rows = await db.many<{ file_id: string }>(sql`
    select p.file_id from progress_photos p where p.workspace_id = ${workspaceId}
      and p.progress_id in (select id from progresses where ${whose})
    union select file_id from client_files where ${whose}
    union select file_id from nutritional_advices where ${whose} and file_id is not null`)
  return rows.map(({ file_id }) => file_id)
}

interface Joined {
  workspaceId: string
  fromId: string
  toId: string
}

/** One person was there twice: what was kept about the one belongs to the other. */
export async function joinRecords(db: Db, { workspaceId, fromId, toId }: Joined): Promise<void> {
  for (const table of [sql`weights`, sql`progresses`, sql`client_files`, sql`nutritional_advices`]) {
    await db.run(sql`update ${table} set client_id = ${toId} where workspace_id = ${workspaceId} and client_id = ${fromId}`)
  }
}
