import type { MealPlanRelease } from '@allenio/contract/meal-plans'
import { operationsReverting } from '@allenio/domain/documents'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { changeDocument, readRelease } from '#platform/documents'
import { found } from '#platform/errors'
import { mealPlanKind } from '../kind.ts'
import { nameSubjects, type PlanRecord } from '../reach.ts'
import { openOfPlan } from './followers.ts'

type ReleaseRow = Row<'document_releases', 'id' | 'number' | 'note' | 'created_at'> & { clients: number }

/** Newest first. */
export async function listReleases(db: WorkspaceDb, planId: string): Promise<MealPlanRelease[]> {
  const rows = await db.many<ReleaseRow>(sql`
    select r.id, r.number, r.note, r.created_at, coalesce(f.clients, 0) as clients
    from document_releases r left join (
      select o.release_id, count(distinct o.client_id) as clients from ${openOfPlan(planId)} o group by o.release_id
    ) f on f.release_id = r.id
    where r.document_id = ${planId} order by r.number desc`)
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }))
}

/** A release of the plan; one of another plan is not found. */
export const requireRelease = async (db: WorkspaceDb, planId: string, releaseId: string): Promise<void> => {
  found(await db.maybeOne(sql`select from document_releases where id = ${releaseId} and document_id = ${planId}`))
}

/** Brings the plan back to an earlier release, as one gesture. Nobody gets it before the plan is completed. */
export async function restorePlan(db: WorkspaceDb, actor: Actor, plan: PlanRecord, releaseId: string): Promise<void> {
  await requireRelease(db, plan.id, releaseId)
  const earlier = await readRelease(db, releaseId)
  await changeDocument(db, mealPlanKind, {
    id: plan.id,
    authorId: actor.membershipId,
    operationsFor: rows => operationsReverting(rows, earlier),
  })
  nameSubjects(db, [plan])
  await audit(db, { personId: actor.personId, action: 'restore meal plan', subjectId: plan.id, details: { releaseId } })
}
