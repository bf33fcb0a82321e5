import type { ParsedInput } from '@allenio/contract'
import type { recordOwnMacroReceipt } from '@allenio/contract/macro-assignments'
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
  const column = { stored: sql`stored_at`, opened: sql`opened_at` }[kind]
  const count = await db.run(sql`
    update macro_assignments set ${column} = coalesce(${column}, now()) where id = ${assignmentId} and client_id = ${id}`)
  if (count === 0) throw new AppError('not found')
}
