import { MealPlanCells, type MealPlan } from '@allenio/contract/meal-plans'
import { clientCard } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findRow, type PlanRow } from './queries.ts'

const abilities = (actor: Actor, { deleted_at }: PlanRow): MealPlan['may'] => {
  const isThere = deleted_at === null
  return {
    update: isThere && mayDo(actor, 'update meal plans'),
    delete: isThere && mayDo(actor, 'delete meal plans'),
    undelete: !isThere && mayDo(actor, 'delete meal plans'),
    clone: isThere && mayDo(actor, 'create meal plans'),
  }
}

const cardOf = ({ client_id, workspace_id, first_name, last_name, photo_file_id }: PlanRow, actor: Actor): MealPlan['client'] =>
  client_id === null || workspace_id === null || first_name === null || last_name === null
    ? null
    : clientCard({ workspace_id, id: client_id, first_name, last_name, photo_file_id }, actor)

export function presentRow(row: PlanRow, actor: Actor): MealPlan {
  // cells were checked when they were written; what a newer schema does not read is left out
  const cells: MealPlanCells = MealPlanCells.safeParse(row.cells).data ?? {}
  return {
    id: row.id,
    title: row.title,
    description: cells.description ?? '',
    kcal: cells.kcal ?? null,
    proteinPercent: cells.proteinPercent ?? null,
    carbsPercent: cells.carbsPercent ?? null,
    lipidsPercent: cells.lipidsPercent ?? null,
    countsAlternatives: cells.countsAlternatives ?? false,
    mean: row.is_draft ? null : row.completed_mean,
    isDraft: row.is_draft,
    hasNewerTemplate: row.has_newer_template,
    days: row.days,
    client: cardOf(row, actor),
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    assigned: null,
    may: abilities(actor, row),
  }
}

/** A plan that the member sees, and that is not deleted. */
export const readPlan = async (db: WorkspaceDb, actor: Actor, id: string): Promise<MealPlan> =>
  presentRow(found(await findRow(db, actor, id)), actor)
