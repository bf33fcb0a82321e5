import type { Output } from '@allenio/contract'
import { dietMapWeeks, habitTimes, type listSwapHabits } from '@allenio/contract/meal-diary'
import type { FoodCell } from '@allenio/contract/meal-plans'
import { addDays, romeDay } from '@allenio/domain/days'
import { adoptedPairs, foodPair } from '@allenio/domain/meal-diary'
import { mealPlanKind, planAssignments } from '#areas/meal-plans'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease, readRows } from '#platform/documents'

const habitsAtMost = 20

interface HabitRow extends Row<'diary_swaps', 'planned_food'> {
  food: FoodCell
  times: number
  last_day: string
}

/** Reads the foods that a client often takes in place of others, the most frequent first, with the names of the last time. */
const readHabits = (db: WorkspaceDb, clientId: string, since: string) =>
  db.many<HabitRow>(sql`
  select (array_agg(s.planned_food order by s.day desc))[1] as planned_food, (array_agg(s.food order by s.day desc))[1] as food,
    count(*)::int as times, max(s.day) as last_day
  from diary_swaps s
  where s.client_id = ${clientId} and s.day > ${since} and s.food is not null and s.food ->> 'id' <> s.planned_food ->> 'id'
  group by s.planned_food ->> 'id', s.food ->> 'id' having count(*) >= ${habitTimes}::int
  order by times desc, last_day desc, s.planned_food ->> 'id', s.food ->> 'id' ${limitTo(habitsAtMost)}`)

export interface FollowedPlan {
  id: string
  title: string
  releaseId: string
  /** The plan was made for this client, and was not deleted. */
  isForClient: boolean
}

/** The plan that the client follows today. */
export async function findFollowedPlan(db: WorkspaceDb, clientId: string): Promise<FollowedPlan | null> {
  const spans = await planAssignments.listSpans(db, sql`select ${clientId}::uuid`)
  const current = spans.find(({ state }) => state === 'current')
  if (!current) return null
  const row = await db.one<Row<'meal_plan_assignments', 'release_id'> & { is_for_client: boolean }>(sql`
    select a.release_id, exists (
      select from meal_plans e where e.id = a.meal_plan_id and e.client_id = ${clientId} and e.deleted_at is null) as is_for_client
    from meal_plan_assignments a where a.id = ${current.id}`)
  return { id: current.subjectId, title: current.title, releaseId: row.release_id, isForClient: row.is_for_client }
}

export async function listHabits(db: WorkspaceDb, clientId: string): Promise<Output<typeof listSwapHabits>> {
  const [rows, plan] = [await readHabits(db, clientId, addDays(romeDay(), -7 * dietMapWeeks)), await findFollowedPlan(db, clientId)]
  if (rows.length === 0 || plan === null) return { habits: rows.map(row => presentHabit(row, new Set())), plan: presentPlan(plan) }
  const content = plan.isForClient ? await readRows(db, mealPlanKind, plan.id) : await readRelease(db, plan.releaseId)
  const adopted = adoptedPairs(content, plan.id)
  return { habits: rows.map(row => presentHabit(row, adopted)), plan: presentPlan(plan) }
}

const presentPlan = (plan: FollowedPlan | null) => plan && { id: plan.id, title: plan.title, isForClient: plan.isForClient }

const presentHabit = ({ planned_food: from, food: to, times, last_day: lastDay }: HabitRow, adopted: ReadonlySet<string>) => ({
  from,
  to,
  times,
  lastDay,
  isAdopted: adopted.has(foodPair({ from: from.id, to: to.id })),
})
