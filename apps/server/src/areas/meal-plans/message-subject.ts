import type { SubjectPart } from '#areas/client-records'
import { sql, type Row } from '#platform/db'
import { isThere, isVisible } from './reach.ts'

/** A meal plan that a client was given, which a chat message is about. */
export const mealPlanSubject: SubjectPart = {
  kind: 'meal plan',
  permission: 'view meal plans',
  async find(db, { clientId, id }) {
    const row = await db.maybeOne<Row<'meal_plan_assignments', 'title' | 'meal_plan_id'>>(sql`
      select title, meal_plan_id from meal_plan_assignments where id = ${id} and client_id = ${clientId}`)
    return row && { title: row.title, day: null, parentId: row.meal_plan_id }
  },
  // a client keeps what they were given, whatever becomes of the plan, which is what the team opens
  async listOpenable(db, actor, { clientId, subjects }) {
    const ids = subjects.map(({ id }) => id)
    const planIds = subjects.map(({ parentId }) => parentId)
    const rows = await db.many<Row<'meal_plan_assignments', 'id'>>(
      actor.role === 'client'
        ? sql`select a.id from meal_plan_assignments a where a.id = any(${ids}::uuid[]) and a.client_id = ${clientId}`
        : sql`
          select s.id from unnest(${ids}::uuid[], ${planIds}::uuid[]) as s (id, meal_plan_id)
          join meal_plans e on e.id = s.meal_plan_id and ${isThere} where ${isVisible(actor)}`,
    )
    return rows.map(({ id }) => id)
  },
}
