import type { Language, Output } from '@allenio/contract'
import * as contract from '@allenio/contract/aliments'
import { exclusionName, parseOpenText, targetKey, type Exclusion } from '@allenio/domain/aliments'
import { mayChange, presentAuthor, teamReader, type Reader } from '#areas/client-records'
import { type ReachedClient } from '#areas/clients'
import { mayCall, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findLabelStates } from '../labels/label-states.ts'
import { nameOf } from '../present.ts'
import { listFoodNames, listRows, listRowsOf, type ExclusionRow } from './queries.ts'

type NamedRow = ExclusionRow & { name: string; labels: contract.LabelStates | undefined }

/** The gravest kind first, then by name. */
async function nameRows(db: WorkspaceDb, rows: readonly ExclusionRow[], language: Language): Promise<NamedRow[]> {
  const foodIds = rows.flatMap(({ target }) => (target.kind === 'food' ? [target.foodId] : []))
  const [foods, labels] = await Promise.all([
    foodIds.length ? listFoodNames(db, foodIds) : [],
    findLabelStates(db, [...new Set(rows.map(row => row.client_id))]),
  ])
  const names = new Map(foods.map(food => [food.id, nameOf(food, { language })]))
  const graveness = ({ kind }: ExclusionRow) => contract.exclusionKinds.indexOf(kind)
  return rows
    .map(row => ({
      ...row,
      labels: labels.get(row.client_id)?.get(targetKey(row.target)),
      name: exclusionName(row.target, language, row.target.kind === 'food' ? names.get(row.target.foodId) : ''),
    }))
    .toSorted((one, other) => graveness(one) - graveness(other) || one.name.localeCompare(other.name, language))
}

const presentRow = (row: NamedRow, actor: Actor, reader: Reader): contract.ClientExclusion => ({
  id: row.id,
  kind: row.kind,
  target: row.target,
  name: row.name,
  note: row.note,
  ...presentAuthor(row, reader),
  createdAt: row.created_at,
  labels: row.labels,
  may: {
    update: !reader.isClient && mayCall(actor, contract.updateExclusion),
    delete: mayChange(row, reader) && mayCall(actor, reader.isClient ? contract.deleteOwnExclusion : contract.deleteExclusion),
  },
})

export async function presentExclusion(
  db: WorkspaceDb,
  actor: Actor,
  { row, reader }: { row: ExclusionRow; reader: Reader },
): Promise<contract.ClientExclusion> {
  const [named] = await nameRows(db, [row], actor.language)
  return presentRow(found(named), actor, reader)
}

export async function readExclusions(
  db: WorkspaceDb,
  actor: Actor,
  { clientId, reader }: { clientId: string; reader: Reader },
): Promise<Output<typeof contract.listOwnExclusions>> {
  const rows = await nameRows(db, await listRows(db, clientId), actor.language)
  return {
    exclusions: rows.map(row => presentRow(row, actor, reader)),
    may: { add: mayCall(actor, reader.isClient ? contract.createOwnExclusions : contract.createExclusions) },
  }
}

export async function readWithOffer(
  db: WorkspaceDb,
  actor: Actor,
  { id, allergies }: ReachedClient,
): Promise<Output<typeof contract.listExclusions>> {
  const answer = await readExclusions(db, actor, { clientId: id, reader: teamReader(actor) })
  const { offers, unknown } = parseOpenText(allergies, answer.exclusions, actor.language)
  const offered = offers.map(({ target, kinds }) => ({ target, kinds: [...kinds], name: exclusionName(target, actor.language) }))
  return { ...answer, allergiesText: allergies, offered, notUnderstood: unknown }
}

export interface FoundExclusion extends Exclusion, Pick<ExclusionRow, 'created_at' | 'note'> {
  id: string
  /** The target in the language of whoever asks. */
  name: string
}

/** By client: plans for clients are judged by these. It checks no access: the caller has reached the clients. */
export async function findExclusions(
  db: WorkspaceDb,
  clientIds: readonly string[],
  language: Language,
): Promise<Map<string, FoundExclusion[]>> {
  const rows = await nameRows(db, await listRowsOf(db, clientIds), language)
  return Map.groupBy(rows, row => row.client_id)
}
