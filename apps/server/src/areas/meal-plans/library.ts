import type { ParsedInput } from '@allenio/contract'
import { mealPlanLimits, type cloneMealPlan } from '@allenio/contract/meal-plans'
import { operationsCopying, takenReleaseCell, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { keepSnapshot, readRows } from '#platform/documents'
import { copyName } from '#platform/row-changes'
import { mealPlanKind } from './kind.ts'
import { insertPlan } from './edits/new-meal-plans.ts'
import { reachPlan, type PlanRecord } from './reach.ts'

interface Following {
  links: 'to rows' | 'to origins' | 'none'
  originId: string
  baseReleaseId: string | null
}

/**
 * Says what a copy follows. One for a client follows the plan of the library that it was made from, and the copy of such a copy the same
 * one: the plan of one client is no template for another. A copy in the library is a plan of its own.
 */
async function followingOf(db: WorkspaceDb, source: PlanRecord, rows: DocumentRows, clientId: string | null): Promise<Following> {
  if (clientId === null) return { links: 'none', originId: source.id, baseReleaseId: null }
  if (source.client_id === null) return { links: 'to rows', originId: source.id, baseReleaseId: await keepSnapshot(db, source.id, rows) }
  const { origin_id: originId, base_release_id: baseReleaseId } = source
  if (originId === null || baseReleaseId === null) return { links: 'none', originId: source.id, baseReleaseId: null }
  return { links: 'to origins', originId, baseReleaseId }
}

/** Copies a plan, into the library or for a client. */
export async function clonePlan(db: WorkspaceDb, actor: Actor, clone: ParsedInput<typeof cloneMealPlan>): Promise<string> {
  const source = await reachPlan(db, actor, clone.id)
  const clientId = clone.clientId ?? null
  if (clientId !== null) await reachClient(db, actor, clientId)
  const rows = await readRows(db, mealPlanKind, source.id)
  const { links, ...following } = await followingOf(db, source, rows, clientId)
  const { [takenReleaseCell]: takenReleaseId, ...cells } = rows.get(source.id)?.cells ?? {}
  const id = newId()
  await insertPlan(db, {
    id,
    cells: {
      ...cells,
      title: clone.title ?? copyName(source.title, actor.language, mealPlanLimits.title),
      ...(links === 'to origins' && typeof takenReleaseId === 'string' && { takenReleaseId }),
    },
    operations: operationsCopying(rows, source.id, { id, newId, links }),
    authorId: actor.membershipId,
    clientId,
    ...following,
  })
  await audit(db, { personId: actor.personId, action: 'clone meal plan', subjectId: id })
  return id
}
