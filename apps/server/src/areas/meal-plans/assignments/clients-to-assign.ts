import type { Output, ParsedInput } from '@allenio/contract'
import { clientsPerPage } from '@allenio/contract/clients'
import type { listClientsForMealPlan } from '@allenio/contract/meal-plan-assignments'
import { businessDay, clientCard, listCondition, readTrainingKinds, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitToPage, pageOf, sql, type Row, type WorkspaceDb } from '#platform/db'
import { findHits, presentHits } from '../exclusion-hits.ts'
import type { PlanRecord } from '../reach.ts'
import { findLastRelease } from '../releases/release-content.ts'
import { listReleaseFoods } from '../releases/release-foods.ts'
import { planAssignments } from './tables.ts'

type Query = Omit<ParsedInput<typeof listClientsForMealPlan>, 'id'>
type OpenRow = Row<'meal_plan_assignments', 'meal_plan_id' | 'client_id' | 'title' | 'start_day' | 'end_day'>

/** Active clients by name, each with what they follow and what of the last release their exclusions name. */
export async function listClientsToAssign(
  db: WorkspaceDb,
  actor: Actor,
  plan: PlanRecord,
  { page, search, collaboratorId }: Query,
): Promise<Output<typeof listClientsForMealPlan>> {
  const rows = await db.many<CardRow>(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id from clients c
    where ${listCondition(actor, { search, collaboratorId, status: 'active' })}
      and (${plan.client_id}::uuid is null or c.id = ${plan.client_id}::uuid)
    order by c.name_key, c.id ${limitToPage(page, clientsPerPage)}`)
  const { pageRows, nextPage } = pageOf(rows, page, clientsPerPage)
  const clientIds = pageRows.map(({ id }) => id)
  const release = await findLastRelease(db, plan.id)
  const foodIds = release ? await listReleaseFoods(db, release.id) : []
  const hits = await findHits(db, actor, { foodIds, clientIds })
  const open = await db.many<OpenRow>(sql`
    select o.meal_plan_id, o.client_id, o.title, o.start_day, o.end_day
    from ${planAssignments.open(sql`a.client_id = any(${clientIds}::uuid[])`)} o`)
  const trainingOf = await readTrainingKinds(db, clientIds)
  const today = businessDay()
  const byClient = Map.groupBy(open, row => row.client_id)
  const clients = pageRows.map(row => {
    const own = byClient.get(row.id) ?? []
    const current = own.find(({ start_day: startDay }) => startDay <= today)
    return {
      ...clientCard(row, actor),
      isAssigned: own.some(({ meal_plan_id: id }) => id === plan.id),
      current: current
        ? { mealPlanId: current.meal_plan_id, title: current.title, startDay: current.start_day, endDay: current.end_day }
        : null,
      ...presentHits(hits.get(row.id)),
      training: trainingOf(row.id),
    }
  })
  return { clients, nextPage }
}
