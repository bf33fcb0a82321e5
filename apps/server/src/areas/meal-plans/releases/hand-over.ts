import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import { notifyHandedOver } from '../notifications.ts'
import { keepFormerReceipts, sendReceipts } from './receipts.ts'

interface GivenRow extends Row<'meal_plan_assignments', 'client_id' | 'title' | 'meal_plan_id'> {
  note: string
}

/** Points assignments to a release, and notifies the clients who did not have it yet. */
export async function giveRelease(db: WorkspaceDb, releaseId: string, assignmentIds: readonly string[]): Promise<void> {
  await keepFormerReceipts(db, assignmentIds)
  const rows = await db.many<GivenRow>(sql`
    with locked as materialized (
      select a.id from meal_plan_assignments a where a.id = any(${[...assignmentIds]}::uuid[]) and a.release_id <> ${releaseId}
      order by a.id for no key update of a)
    update meal_plan_assignments a set release_id = r.id, updated_at = now(), title = coalesce(t.rows -> 0 -> 'cells' ->> 'title', '')
    from document_releases r join document_contents t on t.workspace_id = r.workspace_id and t.digest = r.digest
    where r.id = ${releaseId} and a.id in (select id from locked)
    returning a.client_id, a.title, a.meal_plan_id, r.note`)
  const [first] = rows
  if (!first) return
  const clientIds = [...new Set(rows.map(row => row.client_id))]
  await sendReceipts(db, releaseId, { clientIds })
  await notifyHandedOver(db, clientIds, { planId: first.meal_plan_id, title: first.title, note: first.note })
  addSubjects(db, clientIds)
}
