import { exclusionKey } from '@allenio/domain/aliments'
import { moveRecords, type JoinedClients } from '#areas/clients'
import { sql, type Db, type Row } from '#platform/db'
import { joinedNote } from './queries.ts'

type JoinedRow = Row<'client_exclusions', 'id' | 'client_id' | 'kind' | 'target' | 'note'>

/**
 * One person had two records: what both exclude is excluded once, with the notes of both. What only one of them excluded counts as recorded
 * now, because what the other was given before was not judged by it.
 */
export async function joinExclusions(db: Db, joined: JoinedClients): Promise<void> {
  const { workspaceId, fromId, toId } = joined
  const rows = await db.many<JoinedRow>(sql`
    select id, client_id, kind, target, note from client_exclusions
    where workspace_id = ${workspaceId} and client_id in (${fromId}, ${toId}) and deleted_at is null`)
  const standing = new Map(rows.filter(row => row.client_id === toId).map(row => [exclusionKey(row), row]))
  const twinIds: string[] = []
  for (const row of rows) {
    const twin = row.client_id === fromId ? standing.get(exclusionKey(row)) : undefined
    if (!twin) continue
    twinIds.push(twin.id)
    await db.run(sql`delete from client_exclusions where workspace_id = ${workspaceId} and id = ${row.id}`)
    await db.run(sql`
      update client_exclusions set note = ${joinedNote(twin.note, row.note)} where workspace_id = ${workspaceId} and id = ${twin.id}`)
  }
  const newIds = rows.map(({ id }) => id).filter(id => !twinIds.includes(id))
  await db.run(sql`
    update client_exclusions set created_at = now() where workspace_id = ${workspaceId} and id = any(${newIds}::uuid[])`)
  await moveRecords(sql`client_exclusions`)(db, joined)
}
