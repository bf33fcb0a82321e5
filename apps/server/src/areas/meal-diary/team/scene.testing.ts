import type { Cells, Operation } from '@allenio/contract/documents'
import type { MealState } from '@allenio/contract/meal-diary'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { mealPlanKind } from '#areas/meal-plans'
import { jsonText, sql, type Database } from '#platform/db'
import { createDocument, publishRelease } from '#platform/documents'
import { clientOf, type TestTeam } from '#testing'
import { almonds, oats, today } from '../scene.testing.ts'

type Scene = Parameters<typeof clientOf>[0] & { database: Database }

export interface FollowedTestPlan {
  id: string
  dayId: string
  mealId: string
  componentId: string
  releaseId: string
  assignmentId: string
  clientId: string
}

interface Options {
  isForClient?: boolean
  daysAgo?: number
  clientId?: string
}

const insert = (type: string, parentId: string, cells: Cells): Operation & { kind: 'insert' } => ({
  kind: 'insert',
  id: newId(),
  type,
  parentId,
  place: 'V',
  cells,
})

/** A plan of one breakfast of 50 g of oats that a client has followed for two months. */
export async function followedPlanOf(scene: Scene, team: TestTeam, options: Options = {}): Promise<FollowedTestPlan> {
  const { isForClient = false, daysAgo = 60, clientId = await clientOf(scene, team) } = options
  const [id, assignmentId, authorId] = [newId(), newId(), team.nutritionist.membershipId]
  const day = insert('day', id, { nameIt: 'Lunedì', nameEn: 'Monday' })
  const meal = insert('meal', day.id, { type: 'breakfast' })
  const component = insert('component', meal.id, { food: oats, grams: 50 })
  const releaseId = await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    await createDocument(db, mealPlanKind, { id, cells: { title: 'Equilibrio' }, operations: [day, meal, component] })
    await db.run(sql`update meal_plans set author_id = ${authorId}, client_id = ${isForClient ? clientId : null}::uuid where id = ${id}`)
    const release = await publishRelease(db, mealPlanKind, { id, note: '', authorId })
    await db.run(sql`
      insert into meal_plan_assignments (id, meal_plan_id, release_id, title, client_id, start_day, schedule, assigned_by)
      values (${assignmentId}, ${id}, ${release.releaseId}, 'Equilibrio', ${clientId}, ${addDays(today, -daysAgo)},
        ${jsonText({ kind: 'in turn' })}::jsonb, ${authorId})`)
    return release.releaseId
  })
  return { id, dayId: day.id, mealId: meal.id, componentId: component.id, releaseId, assignmentId, clientId }
}

interface Ticks extends Pick<FollowedTestPlan, 'clientId' | 'assignmentId' | 'releaseId' | 'mealId'> {
  daysAgo: readonly number[]
  percent?: number
  state?: MealState
  note?: string
}

/** Ticks of the meal on some days, with their sums. */
export async function ticksOf(scene: Scene, team: TestTeam, ticks: Ticks): Promise<void> {
  const { clientId, assignmentId, releaseId, mealId, daysAgo, percent = 100, state = 'eaten', note = '' } = ticks
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    for (const day of daysAgo.map(days => addDays(today, -days))) {
      await db.run(sql`
        insert into diary_meals (client_id, day, meal_id, assignment_id, release_id, state, state_changed_at, note, note_changed_at)
        values (${clientId}, ${day}, ${mealId}, ${assignmentId}, ${releaseId}, ${state}, now(), ${note}, now())`)
      await db.run(sql`
        insert into diary_sums (client_id, day, planned_kcal, eaten_kcal, logged_kcal, percent, is_whole)
        values (${clientId}, ${day}, 200, ${2 * percent}, ${2 * percent}, ${percent}, true)`)
    }
  })
}

interface Swaps extends Pick<FollowedTestPlan, 'clientId' | 'assignmentId' | 'releaseId' | 'componentId'> {
  daysAgo: readonly number[]
}

/** Almonds in the place of the oats. */
export async function swapsOf(scene: Scene, team: TestTeam, { daysAgo, ...at }: Swaps): Promise<void> {
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    for (const day of daysAgo.map(days => addDays(today, -days)))
      await db.run(sql`
        insert into diary_swaps (client_id, day, row_id, assignment_id, release_id, planned_food, planned_grams, food, grams,
          changed_at)
        values (${at.clientId}, ${day}, ${at.componentId}, ${at.assignmentId}, ${at.releaseId}, ${jsonText(oats)}::jsonb, 50,
          ${jsonText(almonds)}::jsonb, 34, now())`)
  })
}
