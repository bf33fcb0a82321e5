import { auditRecord } from '#areas/clients'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { findWeight, hasWeight, insertWeight, notifyWeightRecorded, updateWeightRow } from './queries.ts'

interface TypedWeight {
  clientId: string
  day: string
  kg: number
  note: string
  replacesId?: string | undefined
}

/** Adds what a professional typed, or writes it over the weight that it replaces; answers the id of the weight. */
export async function addWeight(db: WorkspaceDb, actor: Actor, { replacesId, ...weight }: TypedWeight): Promise<string> {
  if (replacesId !== undefined && (await replaceWeight(db, actor, { ...weight, id: replacesId }))) return replacesId
  return insertWeight(db, { ...weight, source: 'manual', isByClient: false, authorId: actor.membershipId })
}

/** False where the weight was deleted meanwhile, so that a new one is needed. */
async function replaceWeight(db: WorkspaceDb, actor: Actor, weight: TypedWeight & { id: string }): Promise<boolean> {
  const { id, clientId, note } = weight
  if (!(await hasWeight(db, clientId, id))) throw new AppError('not found')
  if ((await updateWeightRow(db, { ...weight, note: note || undefined })) === 0) return false
  const at = { id, clientId }
  await notifyWeightRecorded(db, found(await findWeight(db, at)), actor.membershipId)
  await auditRecord(db, actor, 'update weight', at)
  return true
}
