import * as contract from '@allenio/contract/meal-plans'
import { byStart, byState } from '#areas/client-records'
import { reachableClients, reachClient } from '#areas/clients'
import { hasWords, joined, sql } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { readPlan } from '../present.ts'
import { reachPlan } from '../reach.ts'
import { findLastRelease, readReleaseDays } from '../releases/release-content.ts'
import { assignToClients, moveAssignment, undoAssign, undoUnassign } from './assignments.ts'
import { listClientsToAssign } from './clients-to-assign.ts'
import { presentPage } from './queries.ts'
import { assignmentEnds, planAssignments } from './tables.ts'
import { listTurns } from './turns.ts'

export const assignmentBindings = [
  bind(contract.getMealPlanForAssign, async ({ db, actor }, { id }) => {
    const plan = await readPlan(db, actor, id)
    const release = await findLastRelease(db, id)
    return { ...plan, releaseId: release?.id ?? null, dayList: release ? await readReleaseDays(db, release.id) : [] }
  }),

  bind(contract.listClientsForMealPlan, async ({ db, actor }, { id, ...query }) =>
    listClientsToAssign(db, actor, await reachPlan(db, actor, id), query),
  ),

  bind(contract.assignMealPlan, async ({ db, actor }, { id, ...assignment }) =>
    withMessage('meal plan assigned', await assignToClients(db, actor, await reachPlan(db, actor, id), assignment)),
  ),

  bind(contract.undoAssignMealPlan, async ({ db, actor }, at) => {
    await undoAssign(db, actor, at)
    return {}
  }),

  bind(contract.updateMealPlanDate, ({ db, actor }, { id, assignmentId, ...move }) =>
    moveAssignment(db, actor, { id, assignmentId }, move),
  ),

  bind(contract.unassignMealPlan, async ({ db, actor }, at) => {
    await assignmentEnds.unassign(db, actor, at)
    return withMessage('meal plan unassigned', {})
  }),

  bind(contract.undoUnassignMealPlan, ({ db, actor }, at) => undoUnassign(db, actor, at)),

  bind(contract.listMealPlanAssignments, async ({ db, actor }, { id, page, search, isOpen }) => {
    await reachPlan(db, actor, id)
    const clients = joined([reachableClients(actor), ...hasWords(sql`c.search`, search)], ' and ')
    const spans = await planAssignments.listSpans(
      db,
      sql`select c.id from clients c join meal_plan_assignments n on n.client_id = c.id and n.meal_plan_id = ${id} where ${clients}`,
    )
    const ofPlan = spans.filter(span => span.subjectId === id && (isOpen === undefined || isOpen === (span.state !== 'past')))
    const { assignments, nextPage } = await presentPage(db, actor, ofPlan.toSorted(byStart), page)
    return { assignedClients: assignments, nextPage }
  }),

  bind(contract.listMealPlanTurns, ({ db, actor }, query) => listTurns(db, actor, query)),

  bind(contract.listClientMealPlans, async ({ db, actor }, { id, page }) => {
    await reachClient(db, actor, id)
    const spans = await planAssignments.listSpans(db, sql`select ${id}::uuid`)
    return presentPage(db, actor, spans.toSorted(byState), page)
  }),
]
