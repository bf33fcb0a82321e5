import type { ParsedInput } from '@allenio/contract'
import type { updateMealPlan } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { operationsWriting } from '@allenio/domain/meal-plans'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { changeDocument } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { completePlan } from './completion.ts'
import { refuseTakenIds, requireDay } from '../content.ts'
import { mealPlanKind } from '../kind.ts'
import { reachPlan } from '../reach.ts'

/** The document is locked before its revision is judged. Editors lock it first, too, so that neither waits for the other for ever. */
async function requireRevision(db: WorkspaceDb, id: string, revision: number): Promise<void> {
  const head = found(
    await db.maybeOne<Row<'documents', 'revision'>>(sql`
    select revision from documents where id = ${id} and kind = ${mealPlanKind.name} for update`),
  )
  if (head.revision !== revision) throw new AppError('changed meanwhile')
}

/** Replaces the whole content, as one gesture that can be undone. */
export async function updatePlan(db: WorkspaceDb, actor: Actor, written: ParsedInput<typeof updateMealPlan>): Promise<void> {
  const { id, revision, isDraft, ...content } = written
  requireDay(content.days)
  await reachPlan(db, actor, id)
  await requireRevision(db, id, revision)
  await refuseTakenIds(db, id, content.days)
  const { faults } = await changeDocument(db, mealPlanKind, {
    id,
    authorId: actor.membershipId,
    operationsFor: rows => operationsWriting(rows, { id, content, newId }),
  })
  refuseFaults(faults)
  if (!isDraft) await completePlan(db, actor, { id })
  await audit(db, { personId: actor.personId, action: 'update meal plan', subjectId: id })
}

/** A plan that is full refuses the body whole. A row that moves is deleted for a moment, which is no fault. */
function refuseFaults(faults: readonly string[]): void {
  if (faults.includes('too many')) throw new AppError('meal plan full')
  // an id of the plan, or of a row of another type
  if (faults.some(fault => fault !== 'in deleted')) throw new AppError('record id taken')
}
