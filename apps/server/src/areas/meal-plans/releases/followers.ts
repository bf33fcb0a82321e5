import type { FoodDescription } from '@allenio/domain/aliments'
import { allergyFactsChangedAt } from '#areas/aliments'
import { clientCard, reachableClients, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { planAssignments } from '../assignments/tables.ts'
import { findHits, type FoundHit, type JudgedContent } from '../foods/exclusion-hits.ts'

interface FollowerRow extends Omit<CardRow, 'id'>, Row<'meal_plan_assignments', 'client_id' | 'release_id'> {
  assignment_id: string
  judged_at: string
}

export interface Follower {
  assignmentId: string
  client: ReturnType<typeof clientCard>
  /** Hits without a reason so far: of food that the client's present release lacks, or of newer exclusions. */
  hits: FoundHit[]
}

/** The assignments `o` of a plan that count now or soon. */
export const openOfPlan = (planId: string): Sql => sql`(
  select o.* from ${planAssignments.open(sql`a.client_id in (
    select n.client_id from meal_plan_assignments n where n.meal_plan_id = ${planId})`)} o where o.meal_plan_id = ${planId})`

/** When the exclusions of an assignment `o` were last checked: when it was made, or when its release `r` was completed. */
export const judgedAt: Sql = sql`greatest(o.created_at, r.created_at)`

/** Lists those who follow a plan, in the actor's reach, each with the hits for which no reason was given. */
export async function listFollowers(db: WorkspaceDb, actor: Actor, planId: string, content: JudgedContent): Promise<Follower[]> {
  const rows = await db.many<FollowerRow>(sql`
    select o.id as assignment_id, o.client_id, o.release_id, ${judgedAt} as judged_at,
      c.workspace_id, c.first_name, c.last_name, c.photo_file_id
    from ${openOfPlan(planId)} o join document_releases r on r.id = o.release_id join clients c on c.id = o.client_id
    where ${reachableClients(actor)} order by c.name_key, c.id, o.start_day`)
  const clientIds = [...new Set(rows.map(row => row.client_id))]
  const hits = await findHits(db, actor, { content, clientIds })
  const releaseIds = rows.map(row => row.release_id)
  const before = await listJudgedBefore(db, releaseIds, content)
  return rows.map(row => ({
    assignmentId: row.assignment_id,
    client: clientCard({ ...row, id: row.client_id }, actor),
    hits: (hits.get(row.client_id) ?? []).filter(
      ({ foodId, exclusion }) =>
        !before.get(row.release_id)?.has(foodId) ||
        [exclusion.created_at, before.get(row.release_id)?.get(foodId)].some(at => at && Date.parse(at) > Date.parse(row.judged_at)),
    ),
  }))
}

/**
 * Lists the ids that earlier releases have: foods, each with the moment at which its allergens were changed, and rows and meals whose
 * description is still the same.
 */
async function listJudgedBefore(
  db: WorkspaceDb,
  releaseIds: readonly string[],
  { descriptions }: JudgedContent,
): Promise<Map<string, Map<string, string | null>>> {
  const isOfThese = sql`release_id = any(${[...new Set(releaseIds)]}::uuid[])`
  const foods = await db.many<Row<'meal_plan_release_foods', 'release_id' | 'food_id'> & { changed_at: string | null }>(sql`
    select n.release_id, n.food_id, ${allergyFactsChangedAt(sql`n.food_id`)} as changed_at
    from meal_plan_release_foods n where ${isOfThese}`)
  const described = await db.many<Row<'meal_plan_release_descriptions', 'release_id' | 'row_id' | 'name_it' | 'name_en'>>(sql`
    select release_id, row_id, name_it, name_en from meal_plan_release_descriptions where ${isOfThese}`)
  const now = new Set(descriptions.map(descriptionKey))
  const before = new Map(releaseIds.map(id => [id, new Map<string, string | null>()]))
  for (const { release_id, food_id, changed_at: changedAt } of foods) before.get(release_id)?.set(food_id, changedAt)
  for (const { release_id, row_id: id, name_it: it, name_en: en } of described) {
    if (now.has(descriptionKey({ id, name: { it, en } }))) before.get(release_id)?.set(id, null)
  }
  return before
}

const descriptionKey = ({ id, name }: FoodDescription): string => JSON.stringify([id, name.it, name.en])

/** Refuses ids that name no assignment of the plan, or one out of reach. An assignment that has ended meanwhile is accepted. */
export async function requireOwnAssignments(db: WorkspaceDb, actor: Actor, planId: string, ids: readonly string[]): Promise<void> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return
  const rows = await db.many<Row<'meal_plan_assignments', 'id'>>(sql`
    select a.id from meal_plan_assignments a join clients c on c.id = a.client_id
    where a.id = any(${uniqueIds}::uuid[]) and a.meal_plan_id = ${planId} and ${reachableClients(actor)}`)
  if (rows.length < uniqueIds.length) throw new AppError('not found')
}
