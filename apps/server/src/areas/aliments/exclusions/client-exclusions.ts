import { exclusionLimits, type ClientExclusion, type ExclusionTarget } from '@allenio/contract/aliments'
import { exclusionKey, kindsOfTarget, targetKey } from '@allenio/domain/aliments'
import type { RecordAt } from '#areas/client-records'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import {
  deleteRow,
  findDeletedRow,
  findRow,
  insertRows,
  joinedNote,
  listFoodIds,
  listRows,
  listRowsById,
  updateRow,
  type ExclusionRow,
  type NewRow,
} from './queries.ts'

interface Addition {
  clientId: string
  exclusions: readonly NewRow[]
  isByClient: boolean
}

/** Adds what the client does not have yet, and answers it. The caller has locked the client. */
export async function addExclusions(
  db: WorkspaceDb,
  { membershipId }: Pick<Actor, 'membershipId'>,
  { clientId, exclusions, isByClient }: Addition,
): Promise<NewRow[]> {
  const sentIds = await refuseForeign(db, clientId, exclusions)
  await requireFoods(
    db,
    exclusions.map(({ target }) => target),
  )
  const rows = await listRows(db, clientId)
  const keys = new Set(rows.map(exclusionKey))
  const added = exclusions.filter(exclusion => {
    const key = exclusionKey(exclusion)
    if (sentIds.has(exclusion.id) || keys.has(key)) return false
    keys.add(key)
    return true
  })
  if (added.length === 0) return []
  const max = exclusionLimits.perClient
  if (rows.length + added.length > max) throw new AppError('too many exclusions', { values: { max } })
  await insertRows(db, added, { clientId, isByClient, authorId: membershipId })
  return added
}

/** Answers the ids that a device sends again. Their kind may have changed since, their target never does. */
async function refuseForeign(db: WorkspaceDb, clientId: string, exclusions: readonly NewRow[]): Promise<Set<string>> {
  const ids = exclusions.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw new AppError('record id taken')
  const stored = await listRowsById(db, ids)
  const isSentAgain = (row: ExclusionRow) =>
    row.client_id === clientId && exclusions.some(({ id, target }) => id === row.id && targetKey(target) === targetKey(row.target))
  if (!stored.every(isSentAgain)) throw new AppError('record id taken')
  return new Set(stored.map(({ id }) => id))
}

async function requireFoods(db: WorkspaceDb, targets: readonly ExclusionTarget[]): Promise<void> {
  const ids = new Set(targets.flatMap(target => (target.kind === 'food' ? [target.foodId] : [])))
  if (ids.size > 0 && (await listFoodIds(db, [...ids])).length < ids.size) throw new AppError('not found')
}

interface Changes extends RecordAt {
  kind?: ClientExclusion['kind'] | undefined
  note?: string | undefined
}

/** The caller has locked the client. */
export async function updateExclusion(db: WorkspaceDb, { kind, note, ...at }: Changes): Promise<void> {
  const row = found(await findRow(db, at))
  if (kind && kind !== row.kind && !kindsOfTarget(row.target).includes(kind)) throw wrongField('kind', 'exclusion kind and target differ')
  await writeRow(db, { ...row, kind: kind ?? row.kind, note: note ?? row.note })
}

export const deleteExclusion = async (db: WorkspaceDb, at: RecordAt): Promise<number> => found((await deleteRow(db, at)) || undefined)

/** The caller has locked the client. */
export async function undeleteExclusion(db: WorkspaceDb, at: RecordAt): Promise<void> {
  await writeRow(db, found(await findDeletedRow(db, at)))
}

/** Where the client has another one of the same kind and target meanwhile, the two become one with both notes. */
async function writeRow(db: WorkspaceDb, row: ExclusionRow): Promise<void> {
  const { id, client_id: clientId, kind, note } = row
  const key = exclusionKey(row)
  const twin = (await listRows(db, clientId)).find(other => other.id !== id && exclusionKey(other) === key)
  if (twin) await deleteRow(db, { id: twin.id, clientId })
  await updateRow(db, id, { kind, note: twin ? joinedNote(note, twin.note) : note })
}
