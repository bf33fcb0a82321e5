import { login } from '@allenio/contract/auth'
import { getBusiness } from '@allenio/contract/business'
import { getCoaches, getStats } from '@allenio/contract/dash'
import { listPackages } from '@allenio/contract/packages'
import { checkPlan } from '@allenio/contract/plan'
import { refundPayment } from '@allenio/contract/purchases'
import { countUnreadConversations, searchMessages } from '@allenio/contract/chat'
import { listClientActions } from '@allenio/contract/client-actions'
import { listClientFiles } from '@allenio/contract/client-files'
import { listNutritionalAdvices } from '@allenio/contract/client-notes'
import { countClients, listClients } from '@allenio/contract/clients'
import type { DocumentRow } from '@allenio/contract/documents'
import { listAttention } from '@allenio/contract/home'
import { listClientMacros, listMacros } from '@allenio/contract/macros'
import { getClientDiary, getDietMap, getExpenditure } from '@allenio/contract/meal-diary'
import {
  listClientMealPlans,
  listMealPlanAssignments,
  listMealCombinations,
  getMealPlanTemplate,
  getMealPlanTemplateRows,
  getMealPlanDocument,
  getMealPlan,
  listMealPlans,
} from '@allenio/contract/meal-plans'
import { listClientMetrics } from '@allenio/contract/metrics'
import { countUnreadNotifications, listNotifications } from '@allenio/contract/notifications'
import { listProgresses } from '@allenio/contract/progress'
import { getClientSurveyAnswer, listCompletedSurveys, listSurveys } from '@allenio/contract/surveys'
import { getVisitBase, getVisitValues, listClientVisits, listVisits } from '@allenio/contract/visits'
import { listWeights } from '@allenio/contract/weights'
import {
  getClientWorkout,
  getTrainingMap,
  listClientWorkouts,
  listCompletedWorkouts,
  listWeightsFromExercise,
} from '@allenio/contract/workouts'
import { parseVatNumber } from '@allenio/domain/business'
import { ageOn } from '@allenio/domain/clients'
import { addDays, daysBetween, romeDay } from '@allenio/domain/days'
import type { DocumentRows } from '@allenio/domain/documents'
import { readTakeover } from '@allenio/domain/meal-plans'
import { attentionParts } from '#areas/client-overview'
import { findTargetsOf } from '#areas/macros'
import { sql, type Row } from '#platform/db'
import { ownHouse } from '#testing'
import { beforeAll, expect, test } from 'vitest'
import { ensureDemo } from './demo.ts'

const { config, database, stranger, as } = await ownHouse({ env: { DEMO: 'on' } })
const password = 'allenio-demo'
let accounts: string[]
let admin: ReturnType<typeof as>

async function enter(email: string) {
  const { access_token: token = '' } = await stranger.call(login, { email, password })
  return as({ token })
}

async function clientIdOf(name: string): Promise<string> {
  const { clients } = await admin.call(listClients, { search: name })
  expect(clients).toMatchObject([{ name }])
  return clients[0]?.id ?? ''
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const asMap = (rows: readonly DocumentRow[]): DocumentRows => new Map(rows.map(row => [row.id, row]))

beforeAll(async () => {
  // the first start is killed between its two steps: the accounts are there, the business is empty
  const killed = { ...database, withWorkspace: () => Promise.reject(new Error('killed')) }
  await expect(ensureDemo(config, { database: killed })).rejects.toThrow('killed')
  accounts = await ensureDemo(config, { database })
  admin = await enter('admin@demo.allenio.test')
}, 180_000)

test('a business with forty people is there, filled by the second start where the first was killed', async () => {
  expect(accounts).toContain('admin@demo.allenio.test')
  expect((await admin.call(countClients, {})).total).toBe(40)
  expect((await admin.call(countUnreadConversations, {})).waiting).toBeGreaterThan(2)
  expect((await admin.call(searchMessages, { search: 'spuntino' })).hits.length).toBeGreaterThan(1)
  const business = await admin.call(getBusiness, {})
  expect(business).toMatchObject({
    name: 'Studio Marchetti',
    email: expect.any(String),
    phone: expect.any(String),
    logo: expect.any(String),
  })
  expect(parseVatNumber(business.vatNumber ?? '', business.country)).toBe(business.vatNumber)
  // every figure stands in one place with the same count as in the other
  const queue = await admin.call(listAttention, {})
  const people = [...queue.attention, ...(queue.nextPage ? (await admin.call(listAttention, { page: queue.nextPage })).attention : [])]
  expect(people).toHaveLength(queue.total)
  expect(queue.groups.find(({ group }) => group === 'messages')?.count).toBe((await admin.call(countUnreadConversations, {})).waiting)
  // the demo's allergies are known before anybody gets a plan
  const inbox = await admin.call(listAttention, { view: 'all' })
  const more = inbox.nextPage ? (await admin.call(listAttention, { view: 'all', page: inbox.nextPage })).attention : []
  const reasons = attentionParts.gathered().filter(({ reason }) => reason !== 'meal plan allergy')
  expect([...new Set([...inbox.attention, ...more].flatMap(({ needs }) => needs.map(({ reason }) => reason)))].toSorted()).toEqual(
    reasons.map(({ reason }) => reason).toSorted(),
  )

  const { notifications } = await admin.call(listNotifications, {})
  expect(notifications.length).toBeGreaterThan(8)
  expect((await admin.call(countUnreadNotifications, {})).unread).toBeGreaterThan(3)
  for (const { title, body } of notifications) expect(`${title} ${body}`).not.toMatch(/\{\{|undefined|null/)
  const client = await enter('client@demo.allenio.test')
  expect((await client.call(listNotifications, {})).notifications).toMatchObject([{ kind: 'action asked' }])
})

test('what it says of its people fits them', async () => {
  const { notifications } = await admin.call(listNotifications, {})
  const weighed = notifications.filter(({ kind }) => kind === 'weight added')
  expect(weighed.length).toBeGreaterThan(2)
  for (const { client, body, day } of weighed) {
    const { weights } = await admin.call(listWeights, { id: client?.id ?? '' })
    const kg = weights.find(weight => weight.day === day)?.kg
    expect(body.split(/\s/)[0]).toBe(kg?.toLocaleString('it'))
  }
  const people = await database.withSystem('read', db =>
    db.many<{ sex: string; goal: string }>(sql`select sex, goal from clients where goal like '%gravidanza%'`),
  )
  expect(people.length).toBeGreaterThan(1)
  expect(people.filter(({ sex }) => sex !== 'female')).toEqual([])
  const { id } = await database.withSystem('read', db =>
    db.one<{ id: string }>(sql`select id from workspaces where name = 'Studio Marchetti'`),
  )
  const heaviest = await database.withWorkspace(id, 'read', db =>
    db.many<{ sex: string; kg: number }>(sql`
    select c.sex, max(s.kg) as kg from completed_sets s join completed_exercises e on e.id = s.exercise_id
    join clients c on c.id = e.client_id where s.kg is not null group by c.id, c.sex`),
  )
  expect(heaviest.length).toBeGreaterThan(5)
  for (const { sex, kg } of heaviest) if (sex === 'female') expect(kg).toBeLessThan(110)
})

test('its clients have months behind them', async () => {
  const id = await clientIdOf('Martina Bellini')
  const { total, trend } = await admin.call(listWeights, { id })
  expect(total).toBeGreaterThan(15)
  expect(trend).toMatchObject({ perWeek: expect.any(Number), target: expect.any(Number) })
  const { progresses } = await admin.call(listProgresses, { id })
  expect(progresses.map(({ photos }) => photos.length)).toEqual([3, 3, 3, 3, 3])
  expect(progresses[0]?.photos[0]?.file).toMatchObject({ width: 480, height: 640, thumbUrl: expect.any(String) })
  expect((await admin.call(listNutritionalAdvices, { id })).total).toBe(3)
  expect((await admin.call(listClientFiles, { id })).clientFiles.map(({ file }) => file.mimeType)).toContain('application/pdf')
  expect((await admin.call(listClientMetrics, { id })).metrics.length).toBeGreaterThan(7)
  const { userClientActions, counts } = await admin.call(listClientActions, { clientId: id })
  expect(userClientActions).toHaveLength(6)
  expect(counts).toMatchObject({ open: 5, done: 1 })
})

test('its clients have half a year of training behind them', async () => {
  const id = await clientIdOf('Martina Bellini')
  const second = await clientIdOf('Marco Esposito')
  const map = await admin.call(getTrainingMap, { id })
  expect(map.total).toBeGreaterThan(40)
  expect(map.days.length).toBeGreaterThan(20)
  expect(map.mark.planned).toBeGreaterThan(3)
  const { completedWorkouts } = await admin.call(listClientWorkouts, { id })
  const { exerciseList } = await admin.call(getClientWorkout, { id, workoutId: completedWorkouts[0]?.id ?? '' })
  const [exercise] = exerciseList
  expect(exercise?.comments).toHaveLength(1)
  const name = exercise?.exercise.id ?? exercise?.name ?? ''
  const history = await admin.call(listWeightsFromExercise, { id, exercise: name })
  expect(history.points.length).toBeGreaterThan(3)
  expect(history.programChanges.length).toBeGreaterThan(0)
  expect((await admin.call(listCompletedWorkouts, { clientId: second, mark: 'pain' })).completedWorkouts).toHaveLength(1)
})

test('whoever of its forty people has access has trained since about half a year ago', async () => {
  const { id } = await database.withSystem('read', db =>
    db.one<Row<'workspaces', 'id'>>(sql`select id from workspaces where name = 'Studio Marchetti'`),
  )
  const firstDays = await database.withWorkspace(id, 'read', db =>
    db.many<{ day: string }>(sql`select min(day) as day from completed_workouts group by client_id`),
  )
  const today = romeDay()
  expect(firstDays.filter(({ day }) => daysBetween(day, today) > 130).length).toBeGreaterThan(30)
})

test('has a library of macros, and what clients were given of it', async () => {
  const { macros } = await admin.call(listMacros, { sort: '-assigned' })
  expect(macros.length).toBe(9)
  expect(macros[0]?.assignedCount).toBeGreaterThan(1)
  const { clients } = await admin.call(listClients, {})
  const given = []
  for (const { id } of clients) given.push(...(await admin.call(listClientMacros, { id })).assignments)
  const states = new Set(given.map(({ state }) => state))
  expect([...states].toSorted()).toEqual(['current', 'past', 'upcoming'])
  expect(given.some(({ isOutdated }) => isOutdated)).toBe(true)
  expect(given.some(({ movedWeight }) => movedWeight !== null)).toBe(true)
  expect(given.flatMap(({ targets }) => targets).every(({ protein }) => protein !== null)).toBe(true)
})

test('has meal plans, whose foods and recipes are those of the libraries', async () => {
  const nutritionist = await enter('nutri@demo.allenio.test')
  const { mealPlans: library } = await nutritionist.call(listMealPlans, { sort: 'title' })
  expect(library.map(({ title, isDraft, days }) => [title, isDraft, days])).toEqual([
    ['Colazioni proteiche', false, 2],
    ['Equilibrio mediterraneo L', false, 7],
    ['Equilibrio mediterraneo M', false, 7],
    ['Equilibrio mediterraneo S', false, 7],
    ['Equilibrio mediterraneo XL', false, 7],
    ['Vegetariano M', false, 3],
    ['Vegetariano S', true, 3],
  ])
  const states = new Set<string>()
  for (const { id, kcal } of library) {
    const { assignedClients } = await nutritionist.call(listMealPlanAssignments, { id })
    for (const { state } of assignedClients) states.add(state)
    const plan = await nutritionist.call(getMealPlan, { id })
    const components = plan.content.flatMap(day => day.meals.flatMap(meal => meal.components))
    expect(components.filter(({ food, recipe }) => !food && !recipe?.id)).toEqual([])
    expect(plan.content.filter(({ figures }) => figures?.isPartial)).toEqual([])
    const kcals = plan.content.map(({ figures }) => figures?.kcal.amount ?? 0)
    expect(kcals.filter(each => Math.abs(each - (kcal ?? 0)) > 200)).toEqual([])
    expect(Math.abs(meanOf(kcals) / (kcal ?? 0) - 1)).toBeLessThan(0.03)
  }
  expect([...states].toSorted()).toEqual(['current', 'past', 'upcoming'])
  const week = await nutritionist.call(getMealPlan, { id: library[2]?.id ?? '' })
  const components = week.content.flatMap(day => day.meals.flatMap(meal => meal.components))
  expect(components.filter(({ recipe, ingredients }) => recipe && ingredients.length > 3)).toHaveLength(8)
  expect(components.filter(({ alternatives }) => alternatives.length > 0).length).toBeGreaterThan(8)
  const { combinations } = await nutritionist.call(listMealCombinations, {})
  expect(combinations.map(each => each.components.length)).toEqual([5, 4, 4])
})

test('offers the copy of a client what its template has become', async () => {
  const nutritionist = await enter('nutri@demo.allenio.test')
  const { mealPlans } = await nutritionist.call(listMealPlans, { kind: 'for one client', sort: 'title' })
  // a copy, and drafts for one whose plan has ended and for one who is allergic to a food in it
  expect(mealPlans.map(({ isDraft, hasNewerTemplate }) => [isDraft, hasNewerTemplate])).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ])
  const [copy] = mealPlans
  const id = copy?.id ?? ''
  const own = await (await enter('client@demo.allenio.test')).call(listMealPlans, {})
  expect(own.mealPlans.filter(({ assigned }) => assigned?.state === 'current').map(plan => plan.id)).toEqual([id])
  const { newer } = await nutritionist.call(getMealPlanTemplate, { id })
  const readSide = async (releaseId: string) => asMap((await nutritionist.call(getMealPlanTemplateRows, { id, releaseId })).rows)
  const sides = {
    base: await readSide(newer?.baseId ?? ''),
    template: await readSide(newer?.release.id ?? ''),
    copy: asMap((await nutritionist.call(getMealPlanDocument, { id })).rows),
  }
  const { offered, conflicts } = readTakeover(sides, { language: 'it' })
  expect(conflicts.length).toBeGreaterThan(0)
  expect(offered.length).toBeGreaterThan(2)
})

test('what each client needs, is to eat, has planned and has eaten fit each other', async () => {
  const today = romeDay()
  const { id: workspaceId } = await database.withSystem('read', db =>
    db.one<{ id: string }>(sql`select id from workspaces where name = 'Studio Marchetti'`),
  )
  const { clients } = await admin.call(listClients, {})
  const { clients: more } = await admin.call(listClients, { page: 2 })
  const ids = [...clients, ...more].map(({ id }) => id)
  const days = Array.from({ length: 7 }, (_, at) => addDays(today, at))
  const targets = await database.withWorkspace(workspaceId, 'read', db => findTargetsOf(db, ids, days))
  const proposals: string[] = []
  let planned = 0
  for (const id of ids) {
    const { needKcal, proposal } = await admin.call(getExpenditure, { id })
    if (proposal) proposals.push(id)
    const { assignments } = await admin.call(listClientMealPlans, { id })
    const current = assignments.find(({ state }) => state === 'current')
    const plan = current && (await admin.call(getMealPlan, { id: current.mealPlanId }))
    const planKcal = plan && meanOf(plan.content.map(({ figures }) => figures?.kcal.amount ?? 0))
    const ofDays = days.flatMap(day => targets.get(id)?.get(day)?.kcal ?? [])
    const target = ofDays.length > 0 ? meanOf(ofDays) : null
    const asked = target ?? planKcal
    // nobody is to eat more than they need, or much less
    if (asked !== undefined && needKcal !== null) expect([id, asked < needKcal * 1.02, asked > needKcal * 0.8]).toEqual([id, true, true])
    if (planKcal === undefined) continue
    planned += 1
    if (target !== null) expect([id, Math.abs(planKcal / target - 1) <= 0.1]).toEqual([id, true])
    const logged = (await admin.call(getDietMap, { id })).days.flatMap(day => day.logged ?? [])
    if (logged.length > 9) expect([id, Math.abs(meanOf(logged) / planKcal - 1) < 0.2]).toEqual([id, true])
  }
  expect(planned).toBeGreaterThan(7)
  // only one client has weights and a diary that show that the target is too low
  expect(proposals).toHaveLength(1)
  const { proposal, estimate, needKcal, target } = await admin.call(getExpenditure, { id: proposals[0] ?? '' })
  expect(proposal?.change).toBeGreaterThan(0)
  expect(estimate?.kcal).toBeGreaterThan(needKcal ?? Number.NaN)
  expect(target?.kcal).toBeLessThanOrEqual(needKcal ?? Number.NaN)
})

test('twelve people have visits whose figures fit them', async () => {
  const { clients } = await admin.call(listClients, {})
  const { clients: more } = await admin.call(listClients, { page: 2 })
  const counts: number[] = []
  const types = new Set<string>()
  const days: string[] = []
  const measuredByDevice = new Set<string>()
  let children = 0
  for (const { id, name } of [...clients, ...more]) {
    const { visits } = await admin.call(listClientVisits, { id })
    if (visits.length === 0) continue
    counts.push(visits.length)
    const [latest] = visits
    const { client, last } = await admin.call(getVisitBase, { id })
    expect([name, client.hasHealthConsent]).toEqual([name, true])
    children += ageOn(client.birthDate ?? '', romeDay()) < 18 ? 1 : 0
    expect(last?.content.reason).toMatch(/\w+ .*\.$/)
    const { weights } = await admin.call(listWeights, { id })
    const values = (await admin.call(getVisitValues, { id })).visits
    for (const [nth, visit] of values.entries()) {
      types.add(visit.measurementType)
      days.push(visit.takenOn)
      if (visit.measurementType === 'BIA') measuredByDevice.add(name)
      expect([name, visit.fatMassPerc !== null && visit.bmr !== null]).toEqual([name, true])
      expect(Object.keys(visit.results.rates).length).toBeGreaterThan(4)
      // nobody weighs much else on the days around a visit
      const near = weights.find(({ day, source }) => source !== 'visit' && Math.abs(daysBetween(day, visit.takenOn)) <= 3)
      if (near) expect([name, visit.takenOn, Math.abs(near.kg - visit.weight) < 1.5]).toEqual([name, visit.takenOn, true])
      const next = values[nth - 1]
      if (next) expect([name, Math.abs((next.fatMassPerc ?? 0) - (visit.fatMassPerc ?? 0)) < 5]).toEqual([name, true])
    }
    expect(daysBetween(latest?.takenOn ?? '', romeDay())).toBeGreaterThan(0)
  }
  expect([counts.length, Math.min(...counts), Math.max(...counts)]).toEqual([12, 2, 9])
  expect([...types].toSorted()).toEqual(['BIA', 'FOLDS'])
  expect(measuredByDevice.size).toBe(1)
  // fourteen months, of which the last one ends before today
  expect(daysBetween(days.toSorted()[0] ?? '', romeDay())).toBeGreaterThan(13 * 30)
  expect(children).toBe(1)
  expect((await admin.call(listVisits, { isDraft: 'true' })).visits).toMatchObject([{ client: { name: 'Camilla Basile' } }])
  const own = await (await enter('client@demo.allenio.test')).call(listVisits, {})
  expect(own.visits).toHaveLength(9)
})

test('twenty-five people have answered check-ins, seven of which wait to be read', async () => {
  const { surveys, counts } = await admin.call(listSurveys, {})
  expect(surveys.map(({ version, isDraft }) => [version, isDraft])).toEqual(surveys.map(() => [1, false]))
  expect([surveys.length, counts.current]).toEqual([4, 4])
  const { surveys: waiting, counts: queue } = await admin.call(listCompletedSurveys, {})
  expect(queue).toEqual({ waiting: 7, flagged: 1 })
  expect(waiting.map(({ flags }) => flags > 0)).toEqual([true, false, false, false, false, false, false])
  const { people, longest, drafts } = await database.withSystem('read', db =>
    db.one<Record<'people' | 'longest' | 'drafts', number>>(sql`
      select count(*) as people, max(n) as longest, (select count(*) from survey_drafts) as drafts
      from (select count(*) as n from survey_answers where number is not null group by client_id) a`),
  )
  expect([people, drafts]).toEqual([25, 1])
  expect(longest).toBeGreaterThan(30)
  const id = await clientIdOf('Martina Bellini')
  const [latest] = waiting.filter(({ client }) => client.id === id)
  const sheet = await admin.call(getClientSurveyAnswer, { id, answerId: latest?.id ?? '' })
  expect(sheet.files.map(({ width }) => width)).toEqual([480, 480, 480])
  expect(Object.values(sheet.series).filter(points => points.length > 10).length).toBeGreaterThan(3)
  expect(sheet.previous?.answers).not.toEqual(sheet.answers)
})

test('the diary of its client has pictures of meals', async () => {
  const client = await clientIdOf('Martina Bellini')
  const { days } = await admin.call(getClientDiary, { id: client })
  const photos = days.flatMap(day => day.meals.flatMap(meal => (meal.state === 'eaten' ? meal.photos : [])))
  expect(photos.length).toBeGreaterThan(3)
  expect(photos[0]?.file).toMatchObject({ width: 420, height: 560, thumbUrl: expect.any(String) })
})

test('the operator finds businesses of each size and state, and counts the test business nowhere', async () => {
  const operator = await enter('super@demo.allenio.test')
  const { coaches, total } = await operator.call(getCoaches, { sort: 'name' })
  expect(coaches.map(({ business, state, isTest }) => [business, state, isTest])).toEqual([
    ['Box Ventuno', 'active', false],
    ['Collaudo interno', 'active', true],
    ['Corri con Leo', 'free', false],
    ['Nutrizione sul Lago', 'trial', false],
    ['Palestra Aurora', 'overdue', false],
    ['Studio Marchetti', 'active', false],
  ])
  const { byState, monthlyRevenue } = await operator.call(getStats, {})
  expect([total, byState.reduce((sum, { count }) => sum + count, 0)]).toEqual([5, 5])
  expect(monthlyRevenue).toEqual([{ currency: 'EUR', amount: 3_900 + Math.round(49_000 / 12) }])
  const owner = await enter('aurora@demo.allenio.test')
  expect(await owner.call(checkPlan, {})).toMatchObject({ in_buffer: true, paymentFailed: true, active_clients: 22 })
  expect((await owner.call(listPackages, {})).packages.map(({ name }) => name)).toEqual(['Personal training'])
})

test('its payments can be given back at the test provider', async () => {
  const { id: workspaceId } = await database.withSystem('read', db =>
    db.one<{ id: string }>(sql`select id from workspaces where name = 'Studio Marchetti'`),
  )
  const paid = await database.withWorkspace(workspaceId, 'read', db =>
    db.many<Row<'payments', 'id' | 'amount'> & { is_sale: boolean }>(sql`
      select distinct on (purchase_id is null) id, amount, purchase_id is null as is_sale from payments p
      where provider = 'test' and provider_payment_id is not null and state = 'paid' and refunded = 0
        and not exists (select from disputes d where d.payment_id = p.id)
      order by purchase_id is null, paid_at desc`),
  )
  // one that was bought once, one of a subscription
  expect(paid).toHaveLength(2)
  for (const { id, amount } of paid) {
    const input = {
      id,
      amount: 1_000,
      writtenOver: amount,
      reason: 'Una settimana di malattia',
      revokesUnlocks: false,
      takesCredits: false,
    }
    const { payment } = await admin.call(refundPayment, input)
    expect(payment).toMatchObject({ refunded: 1_000, rest: amount - 1_000 })
  }
})

test('the next starts leave it as it is', async () => {
  expect(await ensureDemo(config, { database })).toEqual(accounts)
  expect((await admin.call(countClients, {})).total).toBe(40)

  // clients that somebody deleted on purpose are not created again
  const { id } = await database.withSystem('read', db =>
    db.one<{ id: string }>(sql`select id from workspaces where name = 'Studio Marchetti'`),
  )
  await database.withWorkspace(id, 'write', db => db.run(sql`delete from clients`))
  await ensureDemo(config, { database })
  expect((await admin.call(countClients, {})).total).toBe(0)
})
