import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { recordReceipts } from '#platform/documents'

/** Notes that clients were given a release; those without an account cannot get one. */
export async function sendReceipts(db: WorkspaceDb, releaseId: string, clientIds: readonly string[]): Promise<void> {
  const rows = await db.many<Row<'clients', 'membership_id'>>(sql`
    select membership_id from clients where id = any(${[...clientIds]}::uuid[]) and membership_id is not null`)
  const membershipIds = rows.flatMap(({ membership_id: id }) => id ?? [])
  await recordReceipts(db, { releaseId, membershipIds, kind: 'sent' })
}
