import type { MealPlanPaperOptions } from '@allenio/contract/meal-plan-paper'
import type { DocumentRows } from '@allenio/domain/documents'
import { ownClient, reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease, readRows } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { mealPlanKind } from '../kind.ts'
import { reachPlan } from '../reach.ts'

export interface ReachedPaper {
  rows: DocumentRows
  /** Null where the team prints the plan for nobody. */
  client: { id: string; name: string } | null
}

type Asked = Pick<MealPlanPaperOptions, 'mealPlanId' | 'userId'>

/** The rows that stand on the paper: for the team those of the plan, for a client those of the release that they were given. */
export const reachForPaper = (db: WorkspaceDb, actor: Actor, asked: Asked): Promise<ReachedPaper> =>
  actor.role === 'client' ? reachAsClient(db, actor, asked) : reachAsTeam(db, actor, asked)

async function reachAsTeam(db: WorkspaceDb, actor: Actor, { mealPlanId, userId }: Asked): Promise<ReachedPaper> {
  const plan = await reachPlan(db, actor, mealPlanId)
  const client = userId === undefined ? null : await reachClient(db, actor, userId)
  if (client && plan.client_id !== null && plan.client_id !== client.id) throw new AppError('meal plan of another client')
  return { rows: await readRows(db, mealPlanKind, mealPlanId), client }
}

async function reachAsClient(db: WorkspaceDb, actor: Actor, { mealPlanId, userId }: Asked): Promise<ReachedPaper> {
  const client = await ownClient(db, actor)
  if (userId !== undefined && userId !== client.id) throw new AppError('not found')
  // the plan itself may be gone: what a client was given stays theirs
  const assignment = await db.maybeOne<Row<'meal_plan_assignments', 'release_id'>>(sql`
    select release_id from meal_plan_assignments
    where client_id = ${client.id} and meal_plan_id = ${mealPlanId} and unassigned_on is null
    order by start_day desc, created_at desc limit 1`)
  return { rows: await readRelease(db, found(assignment).release_id), client }
}
