import type { ParsedInput } from '@allenio/contract'
import { mealPlanLimits } from '@allenio/contract/meal-plan-cells'
import type { cloneMealPlan } from '@allenio/contract/meal-plan-changes'
import { operationsCopying } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { copyName } from '#platform/row-changes'
import { mealPlanKind } from './kind.ts'
import { insertPlan } from './new-meal-plans.ts'
import { reachPlan } from './reach.ts'

/** Copies a plan. The rows of one for a client name those that they were made from, so that what the library's changes can be offered. */
export async function clonePlan(db: WorkspaceDb, actor: Actor, clone: ParsedInput<typeof cloneMealPlan>): Promise<string> {
  const source = await reachPlan(db, actor, clone.id)
  const clientId = clone.clientId ?? null
  if (clientId !== null) await reachClient(db, actor, clientId)
  const rows = await readRows(db, mealPlanKind, source.id)
  const id = newId()
  await insertPlan(db, {
    id,
    cells: { ...rows.get(source.id)?.cells, title: clone.title ?? copyName(source.title, actor.language, mealPlanLimits.title) },
    operations: operationsCopying(rows, source.id, { id, newId, links: clientId === null ? 'none' : 'to rows' }),
    authorId: actor.membershipId,
    clientId,
    originId: source.id,
  })
  await audit(db, { personId: actor.personId, action: 'clone meal plan', subjectId: id })
  return id
}
