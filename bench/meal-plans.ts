import { randomUUID } from 'node:crypto'
import { PaperPages } from '@allenio/contract/paper-pages'
import { withDatabase } from './clients.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { fillBusinesses, mediansOf, ownBusiness, type AskedPaths } from './growth.ts'
import { signIn } from './house.ts'
import { load, within } from './load.ts'
import { createPlan, libraryFoods } from './meal-plan-data.ts'
import { Api, type Rows } from './program-data.ts'
import { at95 } from './work.ts'

const plansHere = 500
const daysEach = 7
const neighbours = 100
const edits = 60
const previews = 20

/** Seven days of thirty-five rows with two alternatives each. */
const week = { days: daysEach, mealsInDay: 5, rowsInMeal: 7, alternatives: 2 }

const lists: readonly AskedPaths[] = [
  { name: 'first page of meal plans', paths: ['/mealPlans'], limitMs: 20 },
  { name: 'counts of meal plans', paths: ['/mealPlans/total/count'], limitMs: 20 },
  { name: 'meal plan search as typed', paths: ['/mealPlans?search=mediterranea%20atleti'], limitMs: 20 },
  { name: 'meal plan search with a typo', paths: ['/mealPlans?search=meditteranea'], limitMs: 20 },
  { name: 'meal plans by energy', paths: ['/mealPlans?sort=-kcal'], limitMs: 20 },
  { name: 'drafts of meal plans', paths: ['/mealPlans?isDraft=true'], limitMs: 20 },
  { name: 'authors of meal plans', paths: ['/mealPlans/authors'], limitMs: 20 },
]

/** Measures meal plans: their lists alone and among a hundred businesses, opening and editing one, and what a client gets of it. */
export const mealPlansBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  const team = await headersOf(house.url)
  const api = new Api(`${house.url}/api`, team)
  const planId = await createPlan(api, await libraryFoods(api), week)
  await giveToClient(api, planId, await ownClientId(databaseUrl))
  await fillPlans(databaseUrl, ownBusiness)
  const client = await headersOf(house.url, 'client@demo.allenio.test')
  const asked: readonly (AskedPaths & { headers: Record<string, string> })[] = [
    ...lists.map(list => ({ ...list, headers: team })),
    { name: 'a meal plan opened', paths: [`/mealPlans/${planId}/document`], limitMs: 25, headers: team },
    { name: 'the fortnight of a client', paths: ['/me/diet'], limitMs: 25, headers: client },
    { name: 'the swaps of a client', paths: ['/me/diet/swaps'], limitMs: 60, headers: client },
  ]
  const measure = async () => {
    const times: number[] = []
    for (const each of asked) times.push(...(await mediansOf([each], api.url, each.headers)))
    return times
  }
  await measure()
  const before = await measure()
  await fillPlans(databaseUrl, fillBusinesses(neighbours))
  await measure()
  const after = await measure()
  return [
    ...asked.flatMap(({ name, limitMs }, at): Figure[] => {
      const [alone = Number.NaN, among = Number.NaN] = [before[at], after[at]]
      return [
        atMost(name, among, limitMs, { unit: 'ms' }),
        atMost(`${name}, when the database grows 100 times`, among / alone, 1.3, { unit: 'x', details: `${alone.toFixed(1)} ms before` }),
      ]
    }),
    await acknowledged(api, planId),
    await previewed(api, team, planId),
    ...(await printed(house.url, team, planId)),
  ]
}

const headersOf = async (url: string, email?: string) => ({ authorization: `Bearer ${await signIn(url, email)}` })

/** The record of the demo's client. */
const ownClientId = (databaseUrl: string): Promise<string> =>
  withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ id: string }>(`select c.id from clients c join memberships m on m.id = c.membership_id
      join persons p on p.id = m.person_id where p.email_key = 'client@demo.allenio.test'`)
    return rows[0]?.id ?? ''
  })

async function giveToClient(api: Api, planId: string, clientId: string): Promise<void> {
  const startDay = new Date().toISOString().slice(0, 10)
  const assigned = { clientId, assignmentId: randomUUID(), startDay, schedule: { kind: 'in turn' }, reason: 'bench' }
  await api.post(`/mealPlans/${planId}/assignUsers`, { clients: [assigned] })
}

/** A weight typed into a row, from the device's call to the answer. */
async function acknowledged(api: Api, planId: string): Promise<Figure> {
  const { rows, revision } = await api.get<Rows>(`/mealPlans/${planId}/document`)
  const components = rows.filter(({ type }) => type === 'component')
  const times: number[] = []
  for (let at = 0; at < edits; at += 1) {
    const operations = [{ kind: 'set', id: components[at]?.id, cells: { grams: 50 + at } }]
    const batch = { id: randomUUID(), gestureId: randomUUID(), kind: 'edit', operations }
    const since = performance.now()
    await api.post(`/mealPlans/${planId}/operations`, { base: revision + at, batches: [batch] })
    times.push(performance.now() - since)
  }
  return atMost('an edit of a meal plan acknowledged', at95(times), 15, { unit: 'ms', details: `p95 of ${edits}` })
}

/** A weight typed into a row, from the moment that it is stored to the picture of the page on which it stands. */
async function previewed(api: Api, headers: Record<string, string>, planId: string): Promise<Figure> {
  const { rows, revision } = await api.get<Rows>(`/mealPlans/${planId}/document`)
  const components = rows.filter(({ type }) => type === 'component')
  const ask = async (path: string): Promise<Response> => {
    const answer = await fetch(`${api.url}/mealPlans/download/${path}`, { headers })
    if (!answer.ok) throw new Error(`A preview answered ${answer.status}.`)
    return answer
  }
  const listPages = async () => PaperPages.parse(await (await ask(`pages?mealPlanId=${planId}`)).json()).pages
  let before = new Set(await listPages())
  const times: number[] = []
  for (let at = 0; at < previews; at += 1) {
    const operations = [{ kind: 'set', id: components[at]?.id, cells: { grams: 151 + at } }]
    const batch = { id: randomUUID(), gestureId: randomUUID(), kind: 'edit', operations }
    await api.post(`/mealPlans/${planId}/operations`, { base: revision + at, batches: [batch] })
    const since = performance.now()
    const pages = await listPages()
    const changedPage = pages.find(key => !before.has(key))
    if (changedPage === undefined) throw new Error('An edit has changed no page.')
    await (await ask(`page?mealPlanId=${planId}&key=${changedPage}`)).text()
    times.push(performance.now() - since)
    before = new Set(pages)
  }
  return atMost('a page of the preview after an edit', at95(times), 400, { unit: 'ms', details: `p95 of ${previews}` })
}

/** The plan on paper, and the list of clients meanwhile. */
async function printed(url: string, headers: Record<string, string>, planId: string): Promise<Figure[]> {
  const paper = `${url}/api/mealPlans/download/pdf?mealPlanId=${planId}`
  const clients = { urls: [`${url}/api/clients`], headers, connections: 1, seconds: 4 }
  await load({ urls: [paper], headers, connections: 1, seconds: 1 })
  const plain = await load({ urls: [paper], headers, connections: 1, seconds: 4 })
  const pictures = await load({ urls: [`${paper}&addImage=true`], headers, connections: 1, seconds: 4 })
  const alone = await load(clients)
  const [among] = await Promise.all([load(clients), load({ urls: [paper], headers, connections: 1, seconds: 4 })])
  const ratio = within(95, among) / within(95, alone)
  return [
    atMost('a meal plan as PDF', within(50, plain), 400, { unit: 'ms' }),
    atMost('a meal plan as PDF with pictures', within(50, pictures), 800, { unit: 'ms' }),
    atMost('the list of clients while a PDF is made', ratio, 1.5, { unit: 'x', details: `p95 ${within(95, alone).toFixed(1)} ms alone` }),
  ]
}

/** Gives plans with their days to each business that the statement answers. */
async function fillPlans(databaseUrl: string, businesses: string): Promise<void> {
  await withDatabase(databaseUrl, async db => {
    const ids = (await db.query<{ id: string }>(businesses)).rows.map(({ id }) => id)
    // twenty at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 20) await db.query(fillStatement, [ids.slice(from, from + 20), plansHere, daysEach])
    await db.query('vacuum (analyze) documents, meal_plans, meal_plan_days')
    await db.query('checkpoint').catch(() => undefined)
  })
}

const fillStatement = `
  with made as (
    insert into documents (workspace_id, id, kind, revision, updated_at)
    select workspace.id, gen_random_uuid(), 'meal plan', 1 + n % 3, now() - n * interval '53 minutes'
    from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n
    returning workspace_id, id, revision, updated_at),
  numbered as (select made.*, row_number() over (partition by workspace_id order by id) as n from made),
  plans as (
    insert into meal_plans (workspace_id, id, cells, revision, completed_revision, created_at)
    select workspace_id, id, jsonb_build_object('kcal', 1200 + n % 2000, 'title',
        ('{Mediterranea,Vegetariana,Ipocalorica,Massa,Sportiva,Senza glutine,Chetogenica,Gravidanza}'::text[])[1 + n % 8] || ' ' ||
          ('{atleti,donne,invernale,estiva,ufficio,turni}'::text[])[1 + (n / 8) % 6] || ' ' || n),
      revision, case when n % 4 > 0 then revision end, updated_at
    from numbered returning workspace_id, id)
  insert into meal_plan_days (workspace_id, id, document_id, parent_id, place, cells, revision)
  select workspace_id, gen_random_uuid(), id, id, 'm' || day, '{}', 1 from plans, generate_series(1, $3::int) day`
