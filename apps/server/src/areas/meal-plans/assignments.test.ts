import { createExclusions } from '@allenio/contract/aliments'
import { deleteCollaborator } from '@allenio/contract/collaborators'
import { updateMacroVisibility } from '@allenio/contract/macros'
import { recordOwnDietReceipt } from '@allenio/contract/meal-diary'
import {
  assignMealPlan,
  getMealPlanForAssign,
  listClientMealPlans,
  listClientsForMealPlan,
  listMealPlanAssignments,
  undoAssignMealPlan,
  unassignMealPlan,
  undoUnassignMealPlan,
  updateMealPlanDate,
  completeMealPlan,
  deleteMealPlan,
  getMealPlan,
  listMealPlans,
  type MealPlanSchedule,
} from '@allenio/contract/meal-plans'
import { listNotifications } from '@allenio/contract/notifications'
import { addWeights } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { clientJoins } from '#areas/clients'
import { sql } from '#platform/db'
import { actorOf, lonelyClientOf, race, statementsOf, testHouse, writeClients, type TestMember, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { listClientsToAssign } from './assignments/clients-to-assign.ts'
import { mealPlanExporter } from './export.ts'
import { almonds, completedPlanOf, insert, planOf, planScene, refusal, setCells, today, type TestPlan } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const { team: teamOf, inTeam, edit } = planScene(house)

type Team = TestTeam & { clientId: string }
interface Giving {
  clientId?: string
  assignmentId?: string
  startDay?: string
  schedule?: MealPlanSchedule
  reason?: string
  message?: string
}

const inTurn: MealPlanSchedule = { kind: 'in turn' }
const inputOf = (plan: TestPlan, team: Team, { message = '', ...more }: Giving = {}) => ({
  id: plan.id,
  clients: [{ clientId: team.clientId, assignmentId: newId(), startDay: today, schedule: inTurn, ...more }],
  message,
})

async function assign(by: TestMember, plan: TestPlan, team: Team, more: Giving = {}) {
  const { assigned, notes } = await as(by).call(assignMealPlan, inputOf(plan, team, more))
  const [assignment] = assigned
  if (!assignment) throw new Error('nothing was assigned')
  return { ...assignment, notes }
}

const allergyTo = (team: Team, food: { id: string }, clientId = team.clientId) =>
  as(team.nutritionist).call(createExclusions, {
    id: clientId,
    exclusions: [{ id: newId(), kind: 'allergy', target: { kind: 'food', foodId: food.id } }],
  })

const oatsIn = (detail: { content: readonly { meals: readonly { components: readonly object[] }[] }[] }) =>
  detail.content.flatMap(day => day.meals.flatMap(meal => meal.components))

describe('an assignment', () => {
  test('gives a client the last release, and no later edit', async () => {
    const team = await teamOf()
    const draft = await planOf(house, team)
    expect(await as(team.nutritionist).ask(assignMealPlan, inputOf(draft, team))).toMatchObject(refusal('meal plan draft'))
    expect(await as(team.nutritionist).call(getMealPlanForAssign, { id: draft.id })).toMatchObject({ releaseId: null, dayList: [] })
    const plan = await completedPlanOf(house, team)
    expect(await as(team.nutritionist).call(getMealPlanForAssign, { id: plan.id })).toMatchObject({
      releaseId: plan.releaseId,
      dayList: [{ id: plan.dayId, nameIt: '', dayType: null }],
    })
    const assigned = await assign(team.nutritionist, plan, team, { message: 'Forza' })
    expect(assigned).toMatchObject({
      mealPlanId: plan.id,
      title: 'Equilibrio',
      releaseNumber: 1,
      startDay: today,
      lastDay: null,
      duration: null,
      state: 'current',
      message: 'Forza',
      isOutdated: false,
      receipt: { sentAt: expect.any(String), storedAt: null, openedAt: null },
      may: { update: true, openPlan: true },
      notes: [],
    })
    await edit(team.nutritionist, plan.id, setCells(plan.componentId, { grams: 90 }))
    expect(oatsIn(await as(team.client).call(getMealPlan, { id: plan.id }))).toMatchObject([{ grams: 50 }])
    const { notifications } = await as(team.client).call(listNotifications, {})
    expect(notifications).toMatchObject([{ kind: 'meal plan assigned', title: 'Hai un nuovo piano alimentare: Equilibrio' }])
    expect(JSON.stringify(notifications)).not.toContain('kcal')
  })

  test('sent twice is made once; with the same id it changes', async () => {
    const team = await teamOf()
    const plan = await completedPlanOf(house, team)
    const assignmentId = newId()
    await assign(team.nutritionist, plan, team, { assignmentId })
    await assign(team.nutritionist, plan, team, { assignmentId, startDay: addDays(today, 2) })
    const list = await as(team.nutritionist).call(listMealPlanAssignments, { id: plan.id })
    expect(list.assignedClients).toMatchObject([{ id: assignmentId, startDay: addDays(today, 2), state: 'upcoming' }])
    const another = await completedPlanOf(house, team)
    expect(await as(team.nutritionist).ask(assignMealPlan, inputOf(another, team, { assignmentId }))).toMatchObject(
      refusal('record id taken'),
    )
  })

  test('ends an earlier one, whose days stay in the history', async () => {
    const team = await teamOf()
    const [first, second] = [await completedPlanOf(house, team), await completedPlanOf(house, team, { title: 'Estate' })]
    await assign(team.nutritionist, first, team, { startDay: addDays(today, -10) })
    const { notes } = await assign(team.nutritionist, second, team, { startDay: addDays(today, 5) })
    expect(notes).toEqual([{ clientId: team.clientId, kind: 'ends another', title: 'Equilibrio' }])
    const { assignments } = await as(team.nutritionist).call(listClientMealPlans, { id: team.clientId })
    expect(assignments.map(({ title, state, lastDay, duration }) => [title, state, lastDay, duration])).toEqual([
      ['Estate', 'upcoming', null, null],
      ['Equilibrio', 'current', addDays(today, 4), 15],
    ])
    const open = (await as(team.nutritionist).call(listMealPlanAssignments, { id: first.id, isOpen: 'false' })).assignedClients
    expect(open).toEqual([])
  })

  test('is for active clients in reach, and of a plan for one client only for that one', async () => {
    const team = await teamOf()
    const other = await lonelyClientOf(house, team)
    const plan = await completedPlanOf(house, team)
    expect((await as(team.nutritionist).ask(assignMealPlan, inputOf(plan, team, { clientId: other }))).status).toBe(404)
    expect(await assign(team.admin, plan, team, { clientId: other })).toMatchObject({ state: 'current' })
    const own = await completedPlanOf(house, team, { clientId: team.clientId })
    expect(await as(team.admin).ask(assignMealPlan, inputOf(own, team, { clientId: other }))).toMatchObject(
      refusal('meal plan of another client'),
    )
    await writeClients(house, team.workspaceId, sql`update clients set status = 'inactive' where id = ${team.clientId}`)
    expect(await as(team.admin).ask(assignMealPlan, inputOf(own, team))).toMatchObject(refusal('meal plan client inactive'))
    const neighbour = await teamOf()
    expect((await as(neighbour.nutritionist).ask(assignMealPlan, inputOf(plan, neighbour))).status).toBe(404)
  })

  test('has a schedule that fits the days of the release', async () => {
    const team = await teamOf()
    const plan = await completedPlanOf(house, team)
    const unknown = { kind: 'weekdays' as const, dayIds: [newId(), null, null, null, null, null, null] }
    expect(await as(team.nutritionist).ask(assignMealPlan, inputOf(plan, team, { schedule: unknown }))).toMatchObject({
      body: { code: 'meal plan schedule', errors: { 'clients.0.schedule': [expect.any(String)] } },
    })
    const { id: assignmentId } = await assign(team.nutritionist, plan, team)
    const move = { id: plan.id, assignmentId, startDay: addDays(today, 1) }
    expect(await as(team.nutritionist).ask(updateMealPlanDate, { ...move, schedule: unknown })).toMatchObject(refusal('meal plan schedule'))
    const weekdays = { kind: 'weekdays' as const, dayIds: [plan.dayId, null, null, null, null, null, null] }
    expect(await as(team.nutritionist).call(updateMealPlanDate, { ...move, schedule: weekdays })).toMatchObject({ schedule: weekdays })
    expect(await as(team.nutritionist).call(updateMealPlanDate, { ...move, startDay: today })).toMatchObject({
      schedule: weekdays,
      state: 'current',
    })
  })

  test('ends the day before it is taken back; one that has not begun goes; both can be undone', async () => {
    const team = await teamOf()
    const plan = await completedPlanOf(house, team)
    const listed = async () =>
      (await as(team.nutritionist).call(listMealPlanAssignments, { id: plan.id })).assignedClients.map(({ state, lastDay }) => [
        state,
        lastDay,
      ])
    const { id: assignmentId } = await assign(team.nutritionist, plan, team, { startDay: addDays(today, -3) })
    const at = { id: plan.id, assignmentId }
    await as(team.nutritionist).call(unassignMealPlan, at)
    expect(await listed()).toEqual([['past', addDays(today, -1)]])
    expect((await as(team.nutritionist).ask(unassignMealPlan, at)).status).toBe(404)
    expect((await as(team.nutritionist).ask(updateMealPlanDate, { ...at, startDay: today })).status).toBe(404)
    expect(await as(team.nutritionist).call(undoUnassignMealPlan, at)).toMatchObject({ state: 'current', lastDay: null })
    await as(team.nutritionist).call(updateMealPlanDate, { ...at, startDay: addDays(today, 3) })
    await as(team.nutritionist).call(unassignMealPlan, at)
    expect(await listed()).toEqual([])
    expect(await as(team.nutritionist).call(undoUnassignMealPlan, at)).toMatchObject({ state: 'upcoming' })
  })

  test('of many is undone in one call, as if it had never been', async () => {
    const team = await teamOf()
    const plan = await completedPlanOf(house, team)
    const before = await assign(team.nutritionist, await completedPlanOf(house, team, { title: 'Prima' }), team, {
      startDay: addDays(today, -9),
    })
    const clients = [team.clientId, await lonelyClientOf(house, team)].map(clientId => ({
      clientId,
      assignmentId: newId(),
      startDay: addDays(today, -1),
      schedule: inTurn,
    }))
    await as(team.admin).call(assignMealPlan, { id: plan.id, clients })
    const news = async () => (await as(team.client).call(listNotifications, {})).notifications.length
    expect(await news()).toBe(2)
    const assignmentIds = clients.map(each => each.assignmentId)
    const undo = () => as(team.admin).ask(undoAssignMealPlan, { id: plan.id, assignmentIds: [...assignmentIds, before.id] })
    const { passed } = await race(undo)
    expect([passed, await news()]).toEqual([20, 1])
    expect((await as(team.admin).call(listMealPlanAssignments, { id: plan.id })).assignedClients).toEqual([])
    const { assignments } = await as(team.nutritionist).call(listClientMealPlans, { id: team.clientId })
    expect(assignments).toMatchObject([{ id: before.id, state: 'current', lastDay: null }])
  })

  test('that a device has stored ends when it is undone: what was recorded by it may be on its way', async () => {
    const team = await teamOf()
    const plan = await completedPlanOf(house, team)
    const { id } = await assign(team.nutritionist, plan, team, { startDay: addDays(today, -3) })
    await as(team.client).call(recordOwnDietReceipt, { assignmentId: id, releaseId: plan.releaseId, kind: 'stored' })
    await as(team.nutritionist).call(undoAssignMealPlan, { id: plan.id, assignmentIds: [id] })
    const { assignedClients } = await as(team.nutritionist).call(listMealPlanAssignments, { id: plan.id })
    expect(assignedClients).toMatchObject([{ id, state: 'past', lastDay: addDays(today, -1) }])
  })

  test('of a collaborator who leaves goes to their heir, or ends', async () => {
    const [first, second] = [await teamOf(), await teamOf()]
    for (const team of [first, second])
      await assign(team.nutritionist, await completedPlanOf(house, team), team, { startDay: addDays(today, -2) })
    await as(first.admin).call(deleteCollaborator, { id: first.nutritionist.membershipId, moveTo: null })
    const ended = await as(first.admin).call(listClientMealPlans, { id: first.clientId })
    expect(ended.assignments).toMatchObject([{ state: 'past', lastDay: addDays(today, -1) }])
    const heir = await given.member('nutritionist', { workspaceId: second.workspaceId })
    await as(second.admin).call(deleteCollaborator, { id: second.nutritionist.membershipId, moveTo: heir.membershipId })
    const handedOver = await as(second.admin).call(listClientMealPlans, { id: second.clientId })
    expect(handedOver.assignments).toMatchObject([{ state: 'current' }])
  })

  test('moves with two records of one person, and stands in the copy of their data', async () => {
    const team = await teamOf()
    const plan = await completedPlanOf(house, team)
    await assign(team.nutritionist, plan, team, { message: 'Ciao' })
    const copied = async () => {
      const part = await inTeam(team, async db => mealPlanExporter.ofMember?.(db, team.client.personId))
      return part?.tables?.find(({ name }) => name === 'assigned-meal-plans')?.rows
    }
    expect(await copied()).toMatchObject([{ title: 'Equilibrio', message: 'Ciao', start_day: today, content: expect.any(Array) }])
    const other = await lonelyClientOf(house, team)
    await database.withSystem('write', async db => {
      for (const join of clientJoins.gathered()) await join(db, { workspaceId: team.workspaceId, fromId: team.clientId, toId: other })
    })
    expect((await as(team.admin).call(listClientMealPlans, { id: other })).assignments).toHaveLength(1)
  })
})

describe('exclusions', () => {
  test('of an allergy need a reason, which is kept', async () => {
    const team = await teamOf()
    const plan = await planOf(house, team)
    await edit(team.nutritionist, plan.id, insert('alternative', plan.componentId, { food: almonds, grams: 20 }))
    await as(team.nutritionist).call(completeMealPlan, { id: plan.id })
    await allergyTo(team, almonds)
    expect(await as(team.nutritionist).ask(assignMealPlan, inputOf(plan, team))).toMatchObject({
      body: { code: 'meal plan reason needed', errors: { 'clients.0.reason': [expect.any(String)] } },
    })
    await database.withSystem('write', db =>
      db.run(sql`update clients set allergies = 'Nichel, latte; metossalene' where id = ${team.clientId}`),
    )
    const { clients } = await as(team.nutritionist).call(listClientsForMealPlan, { id: plan.id })
    expect(clients).toMatchObject([
      {
        exclusions: [{ kind: 'allergy' }],
        unconfirmed: ['Latte', 'Nichel'],
        notUnderstood: ['metossalene'],
        missing: expect.arrayContaining(['allergies']),
      },
    ])
    expect(clients).toMatchObject([
      { id: team.clientId, isAssigned: false, current: null, hitCount: 1, hits: [{ mark: 'red', kind: 'allergy', state: 'contains' }] },
    ])
    await assign(team.nutritionist, plan, team, { reason: 'Li toglie da sé' })
    const audited = await database.withSystem('read', db =>
      db.many<{ details: { reason: string; hits: string[] } }>(
        sql`select details from audit_log where action = 'override exclusions' and subject_id = ${team.clientId}`,
      ),
    )
    expect(audited).toMatchObject([{ details: { reason: 'Li toglie da sé', hits: [expect.stringContaining(almonds.id)] } }])
    const after = await as(team.nutritionist).call(listClientsForMealPlan, { id: plan.id })
    expect(after.clients).toMatchObject([{ isAssigned: true, current: { mealPlanId: plan.id, startDay: today } }])
  })

  test('judge what has words alone: a row without a food, and a free meal', async () => {
    const team = await teamOf()
    const plan = await planOf(house, team)
    const dinner = insert('meal', plan.dayId, { isFree: true, descriptionIt: 'Pizza con gli amici' }, 'W')
    const cake = insert('component', plan.mealId, { customNameIt: 'Torta alle noci' }, 'W')
    await edit(team.nutritionist, plan.id, cake, dinner)
    await as(team.nutritionist).call(completeMealPlan, { id: plan.id })
    const exclusion = { id: newId(), kind: 'allergy' as const, target: { kind: 'allergen' as const, allergen: 'nuts' as const } }
    await as(team.nutritionist).call(createExclusions, { id: team.clientId, exclusions: [exclusion] })
    const { clients } = await as(team.nutritionist).call(listClientsForMealPlan, { id: plan.id })
    const hits = clients.flatMap(client => client.hits.filter(({ food }) => !food.startsWith('Fiocchi')))
    expect(hits.map(({ mark, food, state }) => [mark, food, state])).toEqual([
      ['red', 'Torta alle noci', 'contains'],
      ['amber', 'Pizza con gli amici', 'not known'],
    ])
    expect(await as(team.nutritionist).ask(assignMealPlan, inputOf(plan, team))).toMatchObject(refusal('meal plan reason needed'))
    await assign(team.nutritionist, plan, team, { reason: 'Senza noci' })
    const [audited] = await database.withSystem('read', db =>
      db.many<{ details: { hits: string[] } }>(
        sql`select details from audit_log where action = 'override exclusions' and subject_id = ${team.clientId}`,
      ),
    )
    // the log holds no words
    expect(audited?.details.hits).toEqual([`${exclusion.id} ${cake.id}`])
  })

  test('come with what a client lacks for the plan', async () => {
    const team = await teamOf()
    const plan = await completedPlanOf(house, team)
    const lonelyId = await lonelyClientOf(house, team)
    const missing = async () => {
      const { clients } = await as(team.admin).call(listClientsForMealPlan, { id: plan.id })
      return new Map(clients.map(each => [each.id, each.missing]))
    }
    const before = await missing()
    expect(before.get(team.clientId)).toEqual(['weight', 'target'])
    expect(before.get(lonelyId)).toEqual(['account', 'weight', 'target'])
    await inTeam(team, db => db.run(sql`update clients set allergies = 'Allergica alle mandorle' where id = ${lonelyId}`))
    await as(team.admin).call(addWeights, { id: lonelyId, weights: [{ day: today, kg: 60 }] })
    expect((await missing()).get(lonelyId)).toEqual(['account', 'target', 'allergies'])
    const allergy = { id: newId(), kind: 'allergy' as const, target: { kind: 'allergen' as const, allergen: 'nuts' as const } }
    await as(team.admin).call(createExclusions, { id: lonelyId, exclusions: [allergy] })
    expect((await missing()).get(lonelyId)).toEqual(['account', 'target'])
  })

  test('come with the plans to come, the first to begin first', async () => {
    const team = await teamOf()
    const [plan, other] = [await completedPlanOf(house, team), await completedPlanOf(house, team)]
    const [soon, later] = [addDays(today, 5), addDays(today, 20)]
    for (const [each, startDay] of [
      [plan, today],
      [plan, later],
      [other, soon],
    ] as const)
      await assign(team.nutritionist, each, team, { startDay })
    const { clients } = await as(team.nutritionist).call(listClientsForMealPlan, { id: plan.id })
    expect(clients).toMatchObject([
      {
        current: { mealPlanId: plan.id, startDay: today },
        upcoming: [
          { mealPlanId: other.id, startDay: soon, endDay: null },
          { mealPlanId: plan.id, startDay: later },
        ],
      },
    ])
  })

  test('are read for fifty clients in as many statements as for one', async () => {
    const team = await teamOf()
    const plan = await completedPlanOf(house, team)
    await allergyTo(team, almonds)
    const { workspaceId } = team
    const actor = actorOf(team.admin, 'admin')
    const countStatements = async () =>
      (
        await statementsOf(database, workspaceId, db =>
          listClientsToAssign(db, actor, { id: plan.id, title: '', client_id: null, origin_id: null, base_release_id: null }, { page: 1 }),
        )
      ).length
    const ofOne = await countStatements()
    for (let count = 0; count < 49; count += 1) await lonelyClientOf(house, team)
    expect(await countStatements()).toBe(ofOne)
  })
})

describe('a client', () => {
  test('reads what they were given, and nothing else', async () => {
    const team = await teamOf()
    const [plan, unknown] = [await completedPlanOf(house, team), await completedPlanOf(house, team)]
    await assign(team.nutritionist, plan, team)
    const { mealPlans } = await as(team.client).call(listMealPlans, {})
    expect(mealPlans).toMatchObject([{ id: plan.id, title: 'Equilibrio', days: 1, isDraft: false, author: null, client: null }])
    expect((await as(team.client).call(listMealPlans, { isDraft: 'true' })).mealPlans).toEqual([])
    expect((await as(team.client).call(listMealPlans, { search: 'altro' })).mealPlans).toEqual([])
    const detail = await as(team.client).call(getMealPlan, { id: plan.id })
    expect(detail.content[0]?.figures?.kcal.amount).toBeGreaterThan(0)
    expect(detail.content[0]?.meals[0]?.components[0]?.figures?.kcal.amount).toBeGreaterThan(0)
    expect(detail.may).toEqual({ update: false, delete: false, undelete: false, clone: false })
    expect((await as(team.client).ask(getMealPlan, { id: unknown.id })).status).toBe(404)
    const other = await teamOf()
    expect((await as(other.client).ask(getMealPlan, { id: plan.id })).status).toBe(404)
    // the client keeps the release when the plan goes
    await as(team.nutritionist).call(deleteMealPlan, { id: plan.id })
    expect(await as(team.client).call(getMealPlan, { id: plan.id })).toMatchObject({ title: 'Equilibrio' })
  })

  test('from whom macros are hidden reads foods without their energy', async () => {
    const team = await teamOf()
    const plan = await planOf(house, team)
    await edit(team.nutritionist, plan.id, setCells(plan.id, { kcal: 1800 }), setCells(plan.mealId, { estimatedKcal: 300 }))
    await as(team.nutritionist).call(completeMealPlan, { id: plan.id })
    await assign(team.nutritionist, plan, team)
    await as(team.admin).call(updateMacroVisibility, { id: team.clientId, isHidden: true })
    const detail = await as(team.client).call(getMealPlan, { id: plan.id })
    expect(detail).toMatchObject({ kcal: null, content: [{ figures: null, meals: [{ figures: null, components: [{ grams: 50 }] }] }] })
    expect(JSON.stringify(detail)).not.toContain('estimatedKcal')
    expect(detail.content[0]?.meals[0]?.components[0]?.figures).toBeUndefined()
    expect((await as(team.client).call(listMealPlans, {})).mealPlans).toMatchObject([{ kcal: null }])
  })
})
