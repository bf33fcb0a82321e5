import type { MealPlanPaperOptions } from '@allenio/contract/meal-plans'
import { romeDay } from '@allenio/domain/days'
import type { DocumentRows } from '@allenio/domain/documents'
import { ownClient, reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease, readRows } from '#platform/documents'
import { AppError } from '#platform/errors'
import { mealPlanKind } from '../kind.ts'
import { findOwnSpan } from '../own-plans.ts'
import { reachPlan } from '../reach.ts'

export interface ReachedPaper {
  rows: DocumentRows
  /** Null where the team prints the plan for nobody. */
  client: { id: string; name: string } | null
  issue: PaperIssue
}

/** The completion that a paper is signed with; a plan with edits since, or that never was completed, is a draft of today. */
export interface PaperIssue {
  by: string | null
  day: string
  isDraft: boolean
}

type PaperRequest = Pick<MealPlanPaperOptions, 'mealPlanId' | 'userId'>

/** The rows that stand on the paper: for the team those of the plan, for a client those of the release that they were given. */
export const reachForPaper = (db: WorkspaceDb, actor: Actor, asked: PaperRequest): Promise<ReachedPaper> =>
  actor.role === 'client' ? reachAsClient(db, actor, asked) : reachAsTeam(db, actor, asked)

async function reachAsTeam(db: WorkspaceDb, actor: Actor, { mealPlanId, userId }: PaperRequest): Promise<ReachedPaper> {
  const plan = await reachPlan(db, actor, mealPlanId)
  const client = userId === undefined ? null : await reachClient(db, actor, userId)
  if (client && plan.client_id !== null && plan.client_id !== client.id) throw new AppError('meal plan of another client')
  return { rows: await readRows(db, mealPlanKind, mealPlanId), client, issue: await readIssueOfPlan(db, actor, mealPlanId) }
}

async function reachAsClient(db: WorkspaceDb, actor: Actor, { mealPlanId, userId }: PaperRequest): Promise<ReachedPaper> {
  const client = await ownClient(db, actor)
  if (userId !== undefined && userId !== client.id) throw new AppError('not found')
  // the plan itself may be gone: what a client was given stays theirs, and is the same on paper as on their screen
  const { id } = await findOwnSpan(db, actor, mealPlanId)
  const assignment = await db.one<Row<'meal_plan_assignments', 'release_id'>>(sql`
    select release_id from meal_plan_assignments where id = ${id}`)
  return { rows: await readRelease(db, assignment.release_id), client, issue: await readIssueOf(db, assignment.release_id) }
}

const readIssueOf = (db: WorkspaceDb, releaseId: string): Promise<PaperIssue> =>
  db.one<PaperIssue>(sql`
  select r.author_id as by, (r.created_at at time zone 'Europe/Rome')::date as day, false as "isDraft"
  from document_releases r where r.id = ${releaseId}`)

/** The release of the plan as it is now; whoever prints a draft stands below it. */
async function readIssueOfPlan(db: WorkspaceDb, { membershipId }: Actor, planId: string): Promise<PaperIssue> {
  const release = await db.maybeOne<Row<'document_releases', 'id'>>(sql`
    select r.id from meal_plans e join documents d on d.id = e.id and d.revision = e.completed_revision
    join document_releases r on r.document_id = e.id where e.id = ${planId} order by r.number desc limit 1`)
  return release ? readIssueOf(db, release.id) : { by: membershipId, day: romeDay(), isDraft: true }
}
