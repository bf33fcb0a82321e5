import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { recordReceipts } from '#platform/documents'

interface Sending {
  clientIds: readonly string[]
  /** Now, where it is not told of days that are over. */
  at?: string
}

/** Notes that clients were given a release; those without an account cannot get one. */
export async function sendReceipts(db: WorkspaceDb, releaseId: string, { clientIds, ...at }: Sending): Promise<void> {
  const rows = await db.many<Row<'clients', 'membership_id'>>(sql`
    select membership_id from clients where id = any(${[...clientIds]}::uuid[]) and membership_id is not null`)
  const membershipIds = rows.flatMap(({ membership_id: id }) => id ?? [])
  await recordReceipts(db, { releaseId, membershipIds, kind: 'sent', ...at })
}

type FormerRow = Row<'meal_plan_assignments', 'release_id'> & { membership_id: string }

/**
 * Notes it of the releases that these assignments name until now: a client who got an account after the plan was given has no receipt,
 * and may still send what they recorded by it.
 */
export async function keepFormerReceipts(db: WorkspaceDb, assignmentIds: readonly string[]): Promise<void> {
  const rows = await db.many<FormerRow>(sql`
    select a.release_id, c.membership_id from meal_plan_assignments a join clients c on c.id = a.client_id
    where a.id = any(${[...assignmentIds]}::uuid[]) and c.membership_id is not null order by a.release_id`)
  for (const [releaseId, ofRelease] of Map.groupBy(rows, row => row.release_id)) {
    await recordReceipts(db, { releaseId, membershipIds: [...new Set(ofRelease.map(row => row.membership_id))], kind: 'sent' })
  }
}
