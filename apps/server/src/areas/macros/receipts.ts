import type { ParsedInput } from '@allenio/contract'
import type { recordOwnMacroReceipt } from '@allenio/contract/macros'
import { ownClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

/** Notes that a target is on the client's device, or that they have opened it. */
export async function recordReceipt(
  db: WorkspaceDb,
  actor: Actor,
  { assignmentId, kind }: ParsedInput<typeof recordOwnMacroReceipt>,
): Promise<void> {
  const { id } = await ownClient(db, actor)
  const count = await db.run(sql`
    update macro_assignments set
      stored_at = case when ${kind}::text = 'stored' then coalesce(stored_at, now()) else stored_at end,
      opened_at = case when ${kind}::text = 'opened' then coalesce(opened_at, now()) else opened_at end
    where id = ${assignmentId} and client_id = ${id}`)
  if (count === 0) throw new AppError('not found')
}
