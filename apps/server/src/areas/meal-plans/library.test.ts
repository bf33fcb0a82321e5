import { deleteCollaborator, getCollaboratorDeletion } from '@allenio/contract/collaborators'
import {
  cloneMealPlan,
  completeMealPlan,
  deleteManyMealPlans,
  deleteMealPlan,
  editMealPlan,
  getMealPlanDocument,
  listMealPlanFoods,
  undeleteMealPlan,
  updateMealPlan,
  countMealPlans,
  getMealPlan,
  listMealPlanAuthors,
  listMealPlans,
} from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { clientJoins } from '#areas/clients'
import { sql } from '#platform/db'
import { lonelyClientOf, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { eraseDeletedPlans } from './deletion.ts'
import { mealPlanExporter } from './export.ts'
import { batchOf, oats, planOf, planScene, refusal, setCells } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const { team: teamOf, create, read, edit, inTeam, deleteEarlier } = planScene(house)

const titles = async ({ nutritionist }: TestTeam, query: object = {}) =>
  (await as(nutritionist).call(listMealPlans, query)).mealPlans.map(({ title }) => title)

describe('the library', () => {
  test('is searched with a typo and without accents, filtered, counted and sorted', async () => {
    const team = await teamOf()
    const [light, mass, client] = [
      await create(team, 'Leggerézza', { kcal: 1500 }),
      await create(team, 'Massa', { kcal: 2800, isDraft: false }),
      await create(team, 'Massa di Martina', { clientId: team.clientId }),
    ]
    await planOf(house, team, { title: 'Altro', author: team.admin })
    expect(await titles(team, { search: 'leggerezza' })).toEqual(['Leggerézza'])
    expect(await titles(team, { search: 'legerezza' })).toEqual(['Leggerézza'])
    expect(await titles(team, { search: 'mass', kind: 'for one client' })).toEqual(['Massa di Martina'])
    expect(await titles(team, { isDraft: 'false' })).toEqual(['Massa'])
    expect(await titles(team, { authorId: team.admin.membershipId })).toEqual(['Altro'])
    expect(await titles(team, { kind: 'for one client', clientId: team.clientId })).toEqual([client.title])
    expect(await titles(team, { sort: 'title' })).toEqual(['Altro', 'Leggerézza', 'Massa'])
    expect(await titles(team, { sort: '-title' })).toEqual(['Massa', 'Leggerézza', 'Altro'])
    expect(await titles(team, { sort: 'kcal' })).toEqual(['Leggerézza', 'Massa', 'Altro'])
    expect(await titles(team, { sort: '-kcal' })).toEqual(['Massa', 'Leggerézza', 'Altro'])
    expect(await titles(team, { sort: 'created' })).toEqual(['Leggerézza', 'Massa', 'Altro'])
    expect(await titles(team, { sort: '-created' })).toEqual(['Altro', 'Massa', 'Leggerézza'])
    await edit(team.nutritionist, light.id, setCells(light.id, { kcal: 1400 }))
    expect((await titles(team, {}))[0]).toBe('Leggerézza')
    expect(await titles(team, { sort: 'updated' })).toEqual(['Massa', 'Altro', 'Leggerézza'])
    expect(await titles(team, { search: 'massa', sort: 'relevance' })).toEqual(['Massa'])

    await as(team.nutritionist).call(deleteMealPlan, { id: mass.id })
    expect(await as(team.nutritionist).call(countMealPlans, { search: 'leggerezza' })).toEqual({
      matching: 1,
      library: 2,
      forOneClient: 1,
      deleted: 1,
    })
    expect((await as(team.nutritionist).call(listMealPlanAuthors, {})).authors).toMatchObject([
      { id: team.nutritionist.membershipId, count: 2, isOwn: true },
      { id: team.admin.membershipId, count: 1, isOwn: false },
    ])
  })

  test('is the team’s that plans food; a client reads nothing yet, and a coach and a stranger nothing at all', async () => {
    const team = await teamOf()
    const { id, componentId } = await planOf(house, team)
    expect(await as(team.admin).call(getMealPlan, { id })).toMatchObject({ id, may: { update: true } })
    expect((await as(team.coach).ask(getMealPlan, { id })).status).toBe(403)
    expect((await as(team.client).call(listMealPlans, {})).mealPlans).toEqual([])
    expect((await as(team.client).ask(getMealPlan, { id })).status).toBe(404)
    const other = await given.team()
    const batches = [batchOf(setCells(componentId, { grams: 1 }))]
    for (const [endpoint, input] of [
      [getMealPlan, { id }],
      [getMealPlanDocument, { id }],
      [listMealPlanFoods, { id }],
      [editMealPlan, { id, base: 0, batches }],
      [updateMealPlan, { id, title: 'Mio', revision: 0, days: [{ meals: [] }] }],
      [completeMealPlan, { id }],
      [cloneMealPlan, { id }],
      [deleteMealPlan, { id }],
      [deleteManyMealPlans, { action: 'delete', ids: [id] }],
    ] as const) {
      expect(await as(other.nutritionist).ask(endpoint, input)).toMatchObject({ status: 404 })
    }
  })

  test('a plan for a client is seen by those who reach the client', async () => {
    const team = await teamOf()
    const clientId = await lonelyClientOf(house, team)
    const { id } = await planOf(house, team, { clientId, author: team.admin })
    expect((await as(team.admin).call(listMealPlans, { kind: 'for one client' })).mealPlans.map(plan => plan.id)).toEqual([id])
    expect(await titles(team, { kind: 'for one client' })).toEqual([])
    for (const endpoint of [getMealPlan, getMealPlanDocument, listMealPlanFoods, cloneMealPlan, deleteMealPlan]) {
      expect(await as(team.nutritionist).ask(endpoint, { id })).toMatchObject({ status: 404 })
    }
    await expect(create(team, 'Suo', { clientId })).rejects.toMatchObject(refusal('not found'))
  })
})

describe('a copy', () => {
  test('has the content with rows of its own, and names where it comes from', async () => {
    const team = await teamOf()
    const plan = await planOf(house, team, { title: 'A'.repeat(120) })
    await as(team.nutritionist).call(completeMealPlan, { id: plan.id })
    const copy = await as(team.nutritionist).call(cloneMealPlan, { id: plan.id })
    expect(copy).toMatchObject({ title: `${'A'.repeat(112)} (copia)`, isDraft: true, days: 1, client: null })
    const [day] = (await read(team, copy.id)).content
    expect(day?.id).not.toBe(plan.dayId)
    expect(day?.meals[0]?.components).toMatchObject([{ food: oats, grams: 50 }])
    const own = await as(team.nutritionist).call(cloneMealPlan, { id: plan.id, title: 'Per Martina', clientId: team.clientId })
    expect(own).toMatchObject({ title: 'Per Martina', client: { id: team.clientId } })
    const { rows } = await as(team.nutritionist).call(getMealPlanDocument, { id: own.id })
    expect(new Set(rows.map(({ originId }) => originId))).toEqual(new Set([plan.id, plan.dayId, plan.mealId, plan.componentId]))
    await expect(as(team.nutritionist).call(cloneMealPlan, { id: plan.id, clientId: newId() })).rejects.toMatchObject(refusal('not found'))
  })
})

describe('a deleted plan', () => {
  test('can be undeleted for a week, and is then erased with its document and releases', async () => {
    const team = await teamOf()
    const { id } = await planOf(house, team)
    await as(team.nutritionist).call(completeMealPlan, { id })
    await as(team.nutritionist).call(deleteMealPlan, { id })
    expect((await as(team.nutritionist).ask(getMealPlan, { id })).status).toBe(404)
    expect((await as(team.nutritionist).call(listMealPlans, { kind: 'deleted' })).mealPlans).toMatchObject([
      { id, may: { undelete: true } },
    ])
    expect(await as(team.nutritionist).call(undeleteMealPlan, { id })).toMatchObject({ id, deletedAt: null, isDraft: false })
    expect((await as(team.nutritionist).ask(undeleteMealPlan, { id })).status).toBe(404)
    await as(team.nutritionist).call(deleteMealPlan, { id })
    await deleteEarlier(team, 6)
    await eraseDeletedPlans(database)
    expect(await titles(team, { kind: 'deleted' })).toHaveLength(1)
    await deleteEarlier(team, 7)
    expect((await as(team.nutritionist).ask(undeleteMealPlan, { id })).status).toBe(404)
    await eraseDeletedPlans(database)
    const left = await inTeam(team, db =>
      db.many(sql`
      select 1 from meal_plans union all select 1 from documents union all select 1 from document_releases
      union all select 1 from document_contents union all select 1 from meal_plan_components`),
    )
    expect(left).toEqual([])
  })

  test('goes with others in bulk, and each that could not says why', async () => {
    const team = await teamOf()
    const [one, other] = [await planOf(house, team), await planOf(house, team, { title: 'Altro' })]
    await as(team.nutritionist).call(deleteMealPlan, { id: other.id })
    const ids = [one.id, other.id]
    const nutritionist = as(team.nutritionist)
    expect(await nutritionist.call(deleteManyMealPlans, { action: 'delete', ids })).toEqual({
      changed: [one.id],
      refused: [{ id: other.id, name: 'Altro', reason: 'È già eliminato.' }],
    })
    expect((await nutritionist.call(deleteManyMealPlans, { action: 'undelete', ids })).changed.toSorted()).toEqual(ids.toSorted())
    expect((await nutritionist.ask(deleteManyMealPlans, { action: 'delete', ids: [one.id, newId()] })).status).toBe(404)
  })

  test('of a client goes when the client is erased', async () => {
    const team = await teamOf()
    const { id } = await planOf(house, team, { clientId: team.clientId })
    await as(team.nutritionist).call(completeMealPlan, { id })
    await inTeam(team, db => db.run(sql`delete from clients where id = ${team.clientId}`))
    const left = await inTeam(team, db => db.many(sql`select 1 from documents union all select 1 from document_releases`))
    expect(left).toEqual([])
  })
})

test('two records of one person become one, with the plans of both', async () => {
  const team = await teamOf()
  const fromId = await lonelyClientOf(house, team)
  const { id } = await planOf(house, team, { clientId: fromId })
  await database.withSystem('write', async db => {
    for (const move of clientJoins.gathered()) await move(db, { workspaceId: team.workspaceId, fromId, toId: team.clientId })
  })
  expect((await read(team, id)).client).toMatchObject({ id: team.clientId })
})

test('the plans of a member who leaves stay, with their heir or without an author', async () => {
  const [first, other] = [await teamOf(), await teamOf()]
  const { id } = await planOf(house, first)
  const { content } = await as(first.admin).call(getCollaboratorDeletion, { id: first.nutritionist.membershipId })
  expect(content).toEqual([{ kind: 'meal plans', label: 'piani alimentari', count: 1 }])
  await as(first.admin).call(deleteCollaborator, { id: first.nutritionist.membershipId, moveTo: null })
  expect(await as(first.admin).call(getMealPlan, { id })).toMatchObject({ author: null })

  const handedOver = await planOf(house, other)
  const heir = await given.member('nutritionist', { workspaceId: other.workspaceId })
  await as(other.admin).call(deleteCollaborator, { id: other.nutritionist.membershipId, moveTo: heir.membershipId })
  expect(await as(heir).call(getMealPlan, { id: handedOver.id })).toMatchObject({ author: { id: heir.membershipId } })
})

test('the export has the plans with their rows', async () => {
  const team = await teamOf()
  const { id, componentId } = await planOf(house, team)
  const exported = await database.withWorkspace(team.workspaceId, 'read', async db => mealPlanExporter.ofWorkspace?.(db))
  const rowsOf = (name: string) => exported?.tables?.find(table => table.name === name)?.rows
  expect(rowsOf('meal-plans')).toMatchObject([{ id, title: 'Equilibrio' }])
  expect(rowsOf('meal-plan-components')).toMatchObject([{ id: componentId, meal_plan_id: id, cells: { food: oats, grams: 50 } }])
})
