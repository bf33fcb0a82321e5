import { createExclusions, updateExclusion } from '@allenio/contract/aliments'
import {
  assignMealPlan,
  getMealPlanChanges,
  listClientMealPlans,
  listMealPlanReleases,
  restoreMealPlan,
  unassignMealPlan,
  completeMealPlan,
  deleteMealPlan,
  editMealPlan,
  getMealPlanDocument,
  listMealPlanSteps,
  getMealPlan,
} from '@allenio/contract/meal-plans'
import { listNotifications } from '@allenio/contract/notifications'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Count } from '#platform/db'
import { testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { eraseDeletedPlans } from './deletion.ts'
import { publishDue } from './releases/publications.ts'
import { almonds, batchOf, completedPlanOf, insert, planScene, refusal, setCells, today } from './scene.testing.ts'

const house = await testHouse()
const { as, database } = house
const { team: teamOf, inTeam, edit, deleteEarlier } = planScene(house)

async function scene() {
  const team = await teamOf()
  const plan = await completedPlanOf(house, team)
  const assignmentId = newId()
  const nutritionist = as(team.nutritionist)
  await nutritionist.call(assignMealPlan, {
    id: plan.id,
    clients: [{ clientId: team.clientId, assignmentId, startDay: today, schedule: { kind: 'in turn' } }],
  })
  return {
    team,
    plan,
    assignmentId,
    nutritionist,
    set: (cells: object) => edit(team.nutritionist, plan.id, setCells(plan.componentId, { ...cells })),
    add: (food: typeof almonds) => edit(team.nutritionist, plan.id, insert('component', plan.mealId, { food, grams: 20 }, 'W')),
    /** The grams of the only food, as the client reads them. */
    clientReads: async () => {
      const { content } = await as(team.client).call(getMealPlan, { id: plan.id })
      return content.flatMap(day => day.meals.flatMap(meal => meal.components.map(({ grams }) => grams)))
    },
    assignments: async () => (await nutritionist.call(listClientMealPlans, { id: team.clientId })).assignments,
  }
}

describe('completing', () => {
  test('hands the present plan over to those who follow it, with a notification', async () => {
    const { team, plan, nutritionist, set, clientReads, assignments } = await scene()
    await set({ grams: 95 })
    expect(await clientReads()).toEqual([50])
    expect(await nutritionist.call(completeMealPlan, { id: plan.id, note: 'Più avena' })).toMatchObject({ isDraft: false })
    expect(await clientReads()).toEqual([95])
    expect(await assignments()).toMatchObject([{ releaseNumber: 2, isOutdated: false, receipt: { sentAt: expect.any(String) } }])
    const { notifications } = await as(team.client).call(listNotifications, {})
    expect(notifications[0]).toMatchObject({ kind: 'meal plan changed', title: '«Equilibrio» è stato aggiornato', body: 'Più avena' })
    expect((await nutritionist.call(listMealPlanReleases, { id: plan.id })).releases).toMatchObject([
      { number: 2, note: 'Più avena', clients: 1 },
      { number: 1, clients: 0 },
    ])
  })

  test('is refused if the plan was edited since it was looked at', async () => {
    const { plan, nutritionist, set, clientReads } = await scene()
    await set({ grams: 95 })
    const { revision } = await nutritionist.call(getMealPlanChanges, { id: plan.id })
    await set({ grams: 900 })
    expect(await nutritionist.ask(completeMealPlan, { id: plan.id, revision })).toMatchObject(refusal('changed meanwhile'))
    expect(await clientReads()).toEqual([50])
    const read = await nutritionist.call(getMealPlanChanges, { id: plan.id })
    await nutritionist.call(completeMealPlan, { id: plan.id, revision: read.revision })
    expect(await clientReads()).toEqual([900])
  })

  test('leaves out clients who keep what they have, and those whose assignment is over', async () => {
    const { plan, assignmentId, nutritionist, set, clientReads, assignments } = await scene()
    await set({ grams: 95 })
    await nutritionist.call(completeMealPlan, { id: plan.id, leftOut: [assignmentId] })
    expect(await clientReads()).toEqual([50])
    expect(await assignments()).toMatchObject([{ releaseNumber: 1, isOutdated: true }])
    expect((await nutritionist.ask(completeMealPlan, { id: plan.id, leftOut: [newId()] })).status).toBe(404)
    await nutritionist.call(unassignMealPlan, { id: plan.id, assignmentId })
    await nutritionist.call(completeMealPlan, { id: plan.id })
    expect((await nutritionist.call(listMealPlanReleases, { id: plan.id })).releases.map(({ clients }) => clients)).toEqual([0, 0])
  })

  test('waits for its day, and a later release replaces the waiting one', async () => {
    const { plan, nutritionist, set, clientReads } = await scene()
    const day = addDays(today, 3)
    await set({ grams: 80 })
    await nutritionist.call(completeMealPlan, { id: plan.id, day })
    await set({ grams: 95 })
    await nutritionist.call(completeMealPlan, { id: plan.id, day })
    await publishDue(database, `${day}T00:30:00Z`)
    expect(await clientReads()).toEqual([50])
    await publishDue(database, `${day}T09:00:00Z`)
    expect(await clientReads()).toEqual([95])
    await set({ grams: 60 })
    await nutritionist.call(completeMealPlan, { id: plan.id, day })
    await set({ grams: 70 })
    await nutritionist.call(completeMealPlan, { id: plan.id })
    await publishDue(database, `${day}T09:00:00Z`)
    expect(await clientReads()).toEqual([70])
  })

  test('does not touch the waiting release of those who are left out, nor of a colleague’s clients', async () => {
    const { team, plan, assignmentId, nutritionist, set, clientReads } = await scene()
    const day = addDays(today, 3)
    await set({ grams: 80 })
    await nutritionist.call(completeMealPlan, { id: plan.id, day })
    await set({ grams: 95 })
    await nutritionist.call(completeMealPlan, { id: plan.id, leftOut: [assignmentId] })
    const colleague = await house.given.member('nutritionist', { workspaceId: team.workspaceId })
    await as(colleague).call(completeMealPlan, { id: plan.id, day })
    await publishDue(database, `${day}T09:00:00Z`)
    expect(await clientReads()).toEqual([80])
  })

  test('needs a reason for each client whose allergy it newly touches', async () => {
    const { team, plan, assignmentId, nutritionist, add, clientReads, set } = await scene()
    await nutritionist.call(createExclusions, {
      id: team.clientId,
      exclusions: [{ id: newId(), kind: 'allergy', target: { kind: 'food', foodId: almonds.id } }],
    })
    await set({ grams: 55 })
    await nutritionist.call(completeMealPlan, { id: plan.id })
    await add(almonds)
    const changes = await nutritionist.call(getMealPlanChanges, { id: plan.id })
    expect(changes.followers).toMatchObject([{ assignmentId, client: { id: team.clientId }, hitCount: 1, hits: [{ mark: 'red' }] }])
    expect(await nutritionist.ask(completeMealPlan, { id: plan.id })).toMatchObject(refusal('meal plan reason needed'))
    expect(await clientReads()).toEqual([55])
    await nutritionist.call(completeMealPlan, { id: plan.id, reasons: [{ assignmentId, reason: 'Concordato' }] })
    expect(await clientReads()).toEqual([55, 20])
    const { count } = await database.withSystem('read', db =>
      db.one<Count>(sql`select count(*) as count from audit_log where action = 'override exclusions' and subject_id = ${team.clientId}`),
    )
    expect(count).toBe(1)
    // the allergen is already in the client's release, and a reason was given for it
    await set({ grams: 65 })
    expect(await nutritionist.call(completeMealPlan, { id: plan.id })).toMatchObject({ isDraft: false })
  })
})

test('a custom name that touches an allergy needs a reason once, and again when it is changed', async () => {
  const { team, plan, assignmentId, nutritionist, set } = await scene()
  await nutritionist.call(createExclusions, {
    id: team.clientId,
    exclusions: [{ id: newId(), kind: 'allergy', target: { kind: 'allergen', allergen: 'nuts' } }],
  })
  const cake = insert('component', plan.mealId, { customNameIt: 'Torta alle noci' }, 'W')
  await edit(team.nutritionist, plan.id, cake)
  const redHits = async () =>
    (await nutritionist.call(getMealPlanChanges, { id: plan.id })).followers.flatMap(({ hits }) =>
      hits.filter(({ mark }) => mark === 'red'),
    )
  expect(await redHits()).toMatchObject([{ food: 'Torta alle noci' }])
  expect(await nutritionist.ask(completeMealPlan, { id: plan.id })).toMatchObject(refusal('meal plan reason needed'))
  await nutritionist.call(completeMealPlan, { id: plan.id, reasons: [{ assignmentId, reason: 'Concordato' }] })
  await set({ grams: 65 })
  expect(await redHits()).toEqual([])
  expect(await nutritionist.call(completeMealPlan, { id: plan.id })).toMatchObject({ isDraft: false })
  await edit(team.nutritionist, plan.id, setCells(cake.id, { customNameIt: 'Torta alle nocciole' }))
  expect(await redHits()).toMatchObject([{ food: 'Torta alle nocciole' }])
  expect(await nutritionist.ask(completeMealPlan, { id: plan.id })).toMatchObject(refusal('meal plan reason needed'))
})

test('an allergy that is recorded after the plan was given needs a reason at the next completion', async () => {
  const { team, plan, assignmentId, nutritionist, add, set, clientReads } = await scene()
  const [exclusionId, target] = [newId(), { kind: 'food' as const, foodId: almonds.id }]
  await add(almonds)
  await nutritionist.call(completeMealPlan, { id: plan.id })
  await nutritionist.call(createExclusions, { id: team.clientId, exclusions: [{ id: exclusionId, kind: 'intolerance', target }] })
  await set({ grams: 60 })
  const hits = async () => (await nutritionist.call(getMealPlanChanges, { id: plan.id })).followers.flatMap(follower => follower.hits)
  expect(await hits()).toMatchObject([{ mark: 'weak', food: 'Mandorle' }])
  await nutritionist.call(completeMealPlan, { id: plan.id })
  expect(await hits()).toEqual([])
  // the dislike turns out to be an allergy
  await nutritionist.call(updateExclusion, { id: team.clientId, exclusionId, kind: 'allergy' })
  await set({ grams: 70 })
  expect(await hits()).toMatchObject([{ mark: 'red', food: 'Mandorle' }])
  expect(await nutritionist.ask(completeMealPlan, { id: plan.id })).toMatchObject(refusal('meal plan reason needed'))
  expect(await clientReads()).toEqual([60, 20])
  await nutritionist.call(completeMealPlan, { id: plan.id, reasons: [{ assignmentId, reason: 'Le toglie da sé' }] })
  await set({ grams: 80 })
  expect(await hits()).toEqual([])
  expect(await nutritionist.call(completeMealPlan, { id: plan.id })).toMatchObject({ isDraft: false })
})

test('a plan that is completed while a device has unsent edits becomes a draft with them', async () => {
  const { team, plan, nutritionist, set, clientReads } = await scene()
  const { revision: base } = await nutritionist.call(getMealPlanDocument, { id: plan.id })
  await set({ grams: 95 })
  await as(team.admin).call(completeMealPlan, { id: plan.id })
  const unsent = batchOf(setCells(plan.componentId, { note: 'tostata' }), setCells(plan.mealId, { titleIt: 'Colazione lenta' }))
  const { rows } = await nutritionist.call(editMealPlan, { id: plan.id, base, batches: [unsent] })
  // the sender learns what was written meanwhile
  expect(rows.find(({ id }) => id === plan.componentId)?.cells).toMatchObject({ grams: 95, note: 'tostata' })
  const { isDraft, content } = await nutritionist.call(getMealPlan, { id: plan.id })
  expect([isDraft, content[0]?.meals[0]?.titleIt, await clientReads()]).toEqual([true, 'Colazione lenta', [95]])
  expect((await as(team.client).call(getMealPlan, { id: plan.id })).content[0]?.meals[0]).not.toMatchObject({ titleIt: 'Colazione lenta' })
  expect(await nutritionist.call(completeMealPlan, { id: plan.id })).toMatchObject({ isDraft: false })
  expect((await as(team.client).call(getMealPlan, { id: plan.id })).content[0]?.meals[0]).toMatchObject({ titleIt: 'Colazione lenta' })
})

describe('the changes since the last release', () => {
  test('name days, meals and foods, and quantities with units', async () => {
    const { plan, nutritionist, set, add } = await scene()
    await set({ grams: 95, measure: { name: { it: 'tazza', en: 'cup' }, amount: 1 } })
    await add(almonds)
    const { changes } = await nutritionist.call(getMealPlanChanges, { id: plan.id })
    expect(changes).toMatchObject([
      { kind: 'cell', cell: 'grams', path: ['Giorno 1', 'Colazione', 'Avena'], before: '50\u00a0g', after: '95\u00a0g' },
      { kind: 'added', type: 'component', path: ['Giorno 1', 'Colazione', 'Mandorle'], before: '', after: '20\u00a0g' },
    ])
    const back = await nutritionist.call(getMealPlanChanges, { id: plan.id, releaseId: plan.releaseId })
    expect(back.changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['deleted', '20\u00a0g', ''],
      ['cell', '95\u00a0g', '50\u00a0g'],
    ])
  })
})

test('a plan returns to an earlier release in one gesture, and stays a draft', async () => {
  const { team, plan, nutritionist, set, add, clientReads } = await scene()
  await set({ grams: 95 })
  await add(almonds)
  await nutritionist.call(completeMealPlan, { id: plan.id })
  const steps = async () => (await nutritionist.call(listMealPlanSteps, { id: plan.id })).steps.length
  const before = await steps()
  expect(await nutritionist.call(restoreMealPlan, { id: plan.id, releaseId: plan.releaseId })).toMatchObject({ isDraft: true })
  const { content } = await nutritionist.call(getMealPlan, { id: plan.id })
  expect(content.flatMap(day => day.meals.flatMap(meal => meal.components.map(({ grams }) => grams)))).toEqual([50])
  expect(await clientReads()).toEqual([95, 20])
  expect(await steps()).toBe(before + 1)
  const other = await completedPlanOf(house, team)
  expect((await nutritionist.ask(restoreMealPlan, { id: plan.id, releaseId: other.releaseId })).status).toBe(404)
})

test('releases outlive the plan, and are erased with the last client who has them', async () => {
  const { team, plan, nutritionist, set, clientReads } = await scene()
  await set({ grams: 95 })
  await nutritionist.call(completeMealPlan, { id: plan.id })
  const releases = async () => (await inTeam(team, db => db.one<Count>(sql`select count(*) as count from document_releases`))).count
  expect(await releases()).toBe(2)
  await nutritionist.call(deleteMealPlan, { id: plan.id })
  await deleteEarlier(team, 8)
  await eraseDeletedPlans(database)
  expect(await releases()).toBe(1)
  expect(await clientReads()).toEqual([95])
  await inTeam(team, db => db.run(sql`delete from clients where id = ${team.clientId}`))
  expect(await releases()).toBe(0)
})
