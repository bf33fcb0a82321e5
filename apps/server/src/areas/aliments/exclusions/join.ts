import { exclusionKey } from '@allenio/domain/aliments'
import { moveRecords, type JoinedClients } from '#areas/clients'
import { sql, type Db, type Row } from '#platform/db'
import { joinedNote } from './queries.ts'

type JoinedRow = Row<'client_exclusions', 'id' | 'client_id' | 'kind' | 'target' | 'note'>

/** One person had two records: what both exclude is excluded once, with the notes of both. */
export async function joinExclusions(db: Db, joined: JoinedClients): Promise<void> {
  const { workspaceId, fromId, toId } = joined
  const rows = await db.many<JoinedRow>(sql`
    select id, client_id, kind, target, note from client_exclusions
    where workspace_id = ${workspaceId} and client_id in (${fromId}, ${toId}) and deleted_at is null`)
  const standing = new Map(rows.filter(row => row.client_id === toId).map(row => [exclusionKey(row), row]))
  for (const row of rows) {
    const twin = row.client_id === fromId ? standing.get(exclusionKey(row)) : undefined
    if (!twin) continue
    await db.run(sql`delete from client_exclusions where workspace_id = ${workspaceId} and id = ${row.id}`)
    await db.run(sql`
      update client_exclusions set note = ${joinedNote(twin.note, row.note)} where workspace_id = ${workspaceId} and id = ${twin.id}`)
  }
  await moveRecords(sql`client_exclusions`)(db, joined)
}
