import type { Batch, Cells, Operation } from '@allenio/contract/documents'
import { createMealPlan, editMealPlan, getMealPlanDocument, getMealPlan } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { addDays, romeDay } from '@allenio/domain/days'
import { operationsCopying } from '@allenio/domain/documents'
import { idOfSource } from '@allenio/domain/aliments'
import { jsonText, sql, type Database, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { clientOf, type TestHouse, type TestMember, type TestTeam } from '#testing'
import { createCombination } from './combinations/combinations.ts'
import { releasePlan } from './edits/completion.ts'
import { insertPlan } from './edits/new-meal-plans.ts'

export const today = romeDay()
export const refusal = (code: string) => ({ body: { code } })

/** Foods of the library. */
export const oats = { id: idOfSource(8120), version: 1, it: 'Avena', en: 'Oats' }
export const milk = { id: idOfSource(1174), version: 1, it: 'Latte', en: 'Milk' }
export const almonds = { id: idOfSource(12061), version: 1, it: 'Mandorle', en: 'Almonds' }

export const insert = (type: string, parentId: string, cells: object = {}, place = 'V'): Operation & { kind: 'insert' } => ({
  kind: 'insert',
  id: newId(),
  type,
  parentId,
  place,
  cells: { ...cells },
})

export const setCells = (id: string, cells: Cells): Operation => ({ kind: 'set', id, cells })

export const batchOf = (...operations: Operation[]): Batch => ({ id: newId(), gestureId: newId(), kind: 'edit', operations })

export interface TestPlan {
  id: string
  dayId: string
  mealId: string
  componentId: string
}

interface Options {
  title?: string
  clientId?: string
  author?: TestMember
  /** Makes more rows. */
  more?: (plan: Pick<TestPlan, 'dayId' | 'mealId'>) => Operation[]
}

/** A plan of one day with one meal of 50 g of oats. */
export async function planOf({ database }: { database: Database }, team: TestTeam, options: Options = {}): Promise<TestPlan> {
  const { title = 'Equilibrio', clientId = null, author = team.nutritionist, more = () => [] } = options
  const id = newId()
  const day = insert('day', id)
  const meal = insert('meal', day.id, { type: 'breakfast' })
  const component = insert('component', meal.id, { food: oats, grams: 50 })
  const plan = {
    id,
    cells: { title },
    operations: [day, meal, component, ...more({ dayId: day.id, mealId: meal.id })],
    authorId: author.membershipId,
    clientId,
  }
  await database.withWorkspace(team.workspaceId, 'write', db => insertPlan(db, plan))
  return { id, dayId: day.id, mealId: meal.id, componentId: component.id }
}

/** Makes a plan like `planOf`, and completes it. */
export async function completedPlanOf(scene: { database: Database }, team: TestTeam, options: Options = {}) {
  const plan = await planOf(scene, team, options)
  const releaseId = await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    releasePlan(db, { id: plan.id, note: '', authorId: team.nutritionist.membershipId }),
  )
  return { ...plan, releaseId }
}

/** A breakfast of 40 g of oats with milk. */
export const combinationOf = ({ database }: { database: Database }, { workspaceId, nutritionist }: TestTeam): Promise<string> =>
  database.withWorkspace(workspaceId, 'write', db =>
    createCombination(db, nutritionist, {
      name: 'Colazione tipica',
      components: [oats, milk].map(food => ({ food, grams: 40, ingredients: [], alternatives: [] })),
    }),
  )

/** Makes and completes a plan of the library, and copies it for a client. */
export async function copiedPlanOf(scene: { database: Database }, team: TestTeam, { clientId }: { clientId: string }) {
  const template = await completedPlanOf(scene, team)
  const id = newId()
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    const operations = operationsCopying(await readRelease(db, template.releaseId), template.id, { id, newId, links: 'to rows' })
    const following = { originId: template.id, baseReleaseId: template.releaseId }
    await insertPlan(db, { id, cells: { title: 'Per lei' }, operations, authorId: team.nutritionist.membershipId, clientId, ...following })
  })
  return { id, template }
}

interface Assigned {
  clientId: string
  startDay?: string
  endDay?: string | null
  unassignedOn?: string | null
  title?: string
  more?: Options['more']
}

/** Makes a plan that the nutritionist assigned three days ago. */
export async function assignedPlanOf(scene: { database: Database }, team: TestTeam, { clientId, ...options }: Assigned) {
  const { startDay = addDays(today, -3), endDay = null, unassignedOn = null, title = 'Equilibrio', more } = options
  const plan = await completedPlanOf(scene, team, { title, ...(more && { more }) })
  const assignmentId = newId()
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`
      insert into meal_plan_assignments
        (id, meal_plan_id, release_id, title, client_id, start_day, end_day, schedule, assigned_by, unassigned_on, created_at)
      values (${assignmentId}, ${plan.id}, ${plan.releaseId}, ${title}, ${clientId}, ${startDay}, ${endDay}::date,
        ${jsonText({ kind: 'in turn' })}::jsonb, ${team.nutritionist.membershipId}, ${unassignedOn}::date,
        date_trunc('milliseconds', clock_timestamp()))`),
  )
  return { ...plan, clientId, assignmentId }
}

/** Steps that several tests of plans need. */
export const planScene = (house: TestHouse) => {
  const { as, given, database } = house
  const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
    database.withWorkspace(workspaceId, 'write', work)
  return {
    inTeam,

    /** A team with the record of its client. */
    team: async () => {
      const team = await given.team()
      return { ...team, clientId: await clientOf(house, team) }
    },

    create: ({ nutritionist }: TestTeam, title: string, more: object = {}) => as(nutritionist).call(createMealPlan, { title, ...more }),

    read: ({ nutritionist }: TestTeam, id: string) => as(nutritionist).call(getMealPlan, { id }),

    rows: async ({ nutritionist }: TestTeam, id: string) =>
      (await as(nutritionist).call(getMealPlanDocument, { id })).rows.filter(({ isDeleted }) => !isDeleted),

    edit: (by: TestMember, id: string, ...operations: Operation[]) =>
      as(by).call(editMealPlan, { id, base: 0, batches: [batchOf(...operations)] }),

    /** Makes the plans of a team look as if they had been deleted this many days ago. */
    deleteEarlier: (team: TestTeam, days: number) =>
      inTeam(team, db =>
        db.run(sql`update meal_plans set deleted_at = now() - make_interval(days => ${days}) where deleted_at is not null`),
      ),
  }
}
