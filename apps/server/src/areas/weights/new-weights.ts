import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { auditRecord } from '#platform/records'
import {
  findWeight,
  hasWeight,
  insertNewWeight,
  insertWeight,
  listWeightsById,
  notifyWeightRecorded,
  updateWeightRow,
  type NewWeight,
  type WeightRow,
} from './queries.ts'

interface TypedWeight extends Omit<NewWeight, 'authorId'> {
  note: string
  /** The weight of the same day whose place it takes; clients replace only what they wrote themselves. */
  replacesId?: string | undefined
}

/** Adds a weight that somebody typed, or writes it over the one that it replaces; answers the id of the weight. */
export async function addWeight(db: WorkspaceDb, actor: Actor, { replacesId, ...weight }: TypedWeight): Promise<string> {
  if (replacesId !== undefined && (await replaceWeight(db, actor, { ...weight, id: replacesId }))) return replacesId
  return insertWeight(db, { ...weight, authorId: actor.membershipId })
}

/** Adds weights that somebody typed, and answers them. */
export async function addWeights(db: WorkspaceDb, actor: Actor, weights: readonly TypedWeight[]): Promise<WeightRow[]> {
  if (weights.some(({ replacesId }) => replacesId !== undefined)) {
    const ids: string[] = []
    for (const weight of weights) ids.push(await addWeight(db, actor, weight))
    return listWeightsById(db, ids)
  }
  // new ones are read in the same message to the database that writes them
  const rows = weights.map(weight => ({ ...weight, id: newId(), authorId: actor.membershipId }))
  const inserting = Promise.all(rows.map(row => insertNewWeight(db, row)))
  const reading = listWeightsById(
    db,
    rows.map(({ id }) => id),
  )
  const [stored] = await Promise.all([reading, inserting])
  return stored
}

/** False where the weight was deleted meanwhile, so that a new one is needed. */
async function replaceWeight(db: WorkspaceDb, actor: Actor, weight: TypedWeight & { id: string }): Promise<boolean> {
  const { id, clientId, day, kg, note, isByClient } = weight
  const at = { id, clientId, mustBeByClient: isByClient }
  if (!(await hasWeight(db, at))) throw new AppError('not found')
  if ((await updateWeightRow(db, { id, clientId, day, kg, note: note || undefined })) === 0) return false
  await notifyWeightRecorded(db, found(await findWeight(db, at)), actor.membershipId)
  await auditRecord(db, actor, 'update weight', at)
  return true
}
