import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { saveFields, type DraftChanges } from './fields.ts'
import { lockDraft } from './queries.ts'

/** Keeps what the business sends of its request, as long as nobody works on it. */
export async function saveDraft(db: WorkspaceDb, actor: Actor, changes: DraftChanges): Promise<void> {
  await saveFields(db, actor, { before: await lockDraft(db), changes })
}
