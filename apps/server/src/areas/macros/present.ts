import type { Macro } from '@allenio/contract/macros'
import { resolveDays } from '@allenio/domain/macros'
import { clientCard } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findRow, listFollowers, type FollowerRow, type MacroRow } from './queries.ts'

const abilities = (actor: Actor, { deleted_at }: MacroRow): Macro['may'] => {
  const isThere = deleted_at === null
  return {
    update: isThere && mayDo(actor, 'update macros'),
    delete: isThere && mayDo(actor, 'delete macros'),
    undelete: !isThere && mayDo(actor, 'delete macros'),
    clone: isThere && mayDo(actor, 'create macros'),
    assign: isThere && mayDo(actor, 'update macros'),
  }
}

const cardOf = ({ client_id, workspace_id, first_name, last_name, photo_file_id }: MacroRow, actor: Actor): Macro['client'] =>
  client_id === null || workspace_id === null || first_name === null || last_name === null
    ? null
    : clientCard({ workspace_id, id: client_id, first_name, last_name, photo_file_id }, actor)

const presentRow = (row: MacroRow, actor: Actor, followers: readonly FollowerRow[]): Macro => ({
  id: row.id,
  title: row.title,
  note: row.note,
  unit: row.unit,
  weightBasis: row.weight_basis,
  days: row.days,
  spentKcal: row.spent_kcal,
  targets: resolveDays(row, null),
  client: cardOf(row, actor),
  assigned: followers.map(follower => clientCard(follower, actor)),
  assignedCount: followers[0]?.total ?? 0,
  author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
  may: abilities(actor, row),
})

export async function presentRows(db: WorkspaceDb, actor: Actor, rows: readonly MacroRow[]): Promise<Macro[]> {
  if (rows.length === 0) return []
  const followers = await listFollowers(
    db,
    actor,
    rows.map(({ id }) => id),
  )
  const byMacro = Map.groupBy(followers, ({ macro_id: id }) => id)
  return rows.map(row => presentRow(row, actor, byMacro.get(row.id) ?? []))
}

/** A macro that the member sees, and that is not deleted. */
export async function readMacro(db: WorkspaceDb, actor: Actor, id: string): Promise<Macro> {
  const [macro] = await presentRows(db, actor, [found(await findRow(db, actor, id))])
  return found(macro)
}
