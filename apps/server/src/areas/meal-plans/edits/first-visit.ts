import type { FirstVisitPart } from '#areas/first-visits'
import { sql, type Sql } from '#platform/db'

const isAssigned = (client: Sql) => sql`exists (select from meal_plan_assignments a where a.client_id = ${client})`
const plansOf = (client: Sql) => sql`from meal_plans e where e.client_id = ${client} and e.deleted_at is null`

/** The plan for this client that was edited last; a plan that they follow comes first. */
const planOf = (client: Sql) => sql`coalesce(
  (select a.meal_plan_id from meal_plan_assignments a join meal_plans p on p.id = a.meal_plan_id and p.deleted_at is null
    where a.client_id = ${client} order by a.created_at desc, a.id desc limit 1),
  (select e.id ${plansOf(client)} order by e.created_at desc, e.id desc limit 1))`

/** A plan can be given once it was completed. */
export const planStep: FirstVisitPart = {
  step: 'plan',
  isDone: client => sql`(${isAssigned(client)} or exists (select ${plansOf(client)} and e.completed_revision is not null))`,
  target: client => sql`select ${planOf(client)}`,
}

export const assignmentStep: FirstVisitPart = { step: 'assignment', isDone: isAssigned, target: client => sql`select ${planOf(client)}` }
