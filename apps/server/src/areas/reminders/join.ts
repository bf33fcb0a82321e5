import type { MoveRecords } from '#areas/clients'
import { sql } from '#platform/db'

/** One person had two records: what was about the one is about the other. Where both had a task of one reminder, the other's stays. */
export const joinReminders: MoveRecords = async (db, { workspaceId, fromId, toId }) => {
  await db.run(sql`update reminders set client_id = ${toId} where workspace_id = ${workspaceId} and client_id = ${fromId}`)
  await db.run(sql`
    delete from reminder_tasks t where t.workspace_id = ${workspaceId} and t.client_id = ${fromId} and exists (
      select from reminder_tasks k where k.workspace_id = t.workspace_id and k.reminder_id = t.reminder_id and k.client_id = ${toId})`)
  await db.run(sql`update reminder_tasks set client_id = ${toId} where workspace_id = ${workspaceId} and client_id = ${fromId}`)
}
