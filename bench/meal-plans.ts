import { randomUUID } from 'node:crypto'
import { PaperPages } from '@allenio/contract/paper-pages'
import { withDatabase } from './clients.ts'
import { atMost, median, type Bench, type Figure } from './figure.ts'
import { idFrom, measureGrowth, ownBusiness, ownClient, ownMember, type AskedPaths } from './growth.ts'
import { signIn, type House } from './house.ts'
import { load, within } from './load.ts'
import { againstBarestWrite, today } from './writes.ts'
import { fillDiaries, listedClients } from './diary-data.ts'
import { createPlan, illustratedDishes, libraryFoods } from './meal-plan-data.ts'
import { Api, type Rows } from './program-data.ts'
import { at95 } from './work.ts'

const plansHere = 500
const daysEach = 7
/** The number of plans with rows in each of the other businesses; all of them with rows would make thirty-six million. */
const emptyPlansOfOthers = 50
const edits = 60
const firstEdits = 10
const previews = 20
const prints = 9

/** Seven days of thirty-five rows with two alternatives each. */
const week = { days: daysEach, mealsInDay: 5, rowsInMeal: 7, alternatives: 2 }

const byTitle = 'e.title_key, e.id'
const latest = 'd.updated_at desc, d.id desc'
const plans = 'meal_plans e join documents d on d.workspace_id = $1 and d.id = e.id'
const isListed = 'e.workspace_id = $1 and e.deleted_at is null'
const bareList = (condition: string, order = latest) => `
  select e.id, e.title, e.cells, e.author_id, e.created_at, d.revision, d.updated_at, p.first_name, c.first_name as client,
    (select count(*) from meal_plan_days y where y.workspace_id = $1 and y.parent_id = e.id and y.deleted_at is null)
  from (select e.id from ${plans} where ${isListed} and ${condition} order by ${order} limit 51) page
  join meal_plans e on e.workspace_id = $1 and e.id = page.id join documents d on d.workspace_id = $1 and d.id = e.id
  left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id
  left join clients c on c.workspace_id = $1 and c.id = e.client_id order by ${order}`
const ofLibrary = 'e.client_id is null'

const bareAuthors = `
  select m.id, p.first_name, p.last_name from (select distinct e.author_id from meal_plans e where ${isListed}) a
  join memberships m on m.id = a.author_id join persons p on p.id = m.person_id`

/** The rows that the document has, of all its tables. */
const bareDocument = (planId: string) => `
  select t.* from (${documentTables.map(table => rowsOf(table, planId)).join(' union all ')}) t`

const documentTables = ['days', 'meals', 'components', 'ingredients', 'alternatives', 'ingredient_alternatives']
const tableOf = (table: string) => `meal_plan_${table}`
const rowsOf = (table: string, planId: string) => `
  select id, parent_id, place, cells, origin_id, deleted_at from ${tableOf(table)} where workspace_id = $1 and document_id = '${planId}'`

/** The release that a client follows, and what they have recorded in these weeks. */
const bareDiet = (clientId: string) => `
  select (select jsonb_agg(t.rows) from meal_plan_assignments a join document_releases r on r.workspace_id = $1 and r.id = a.release_id
      join document_contents t on t.workspace_id = $1 and t.digest = r.digest where a.workspace_id = $1 and a.client_id = '${clientId}'),
    (select jsonb_agg(to_jsonb(r)) from diary_meals r where r.workspace_id = $1 and r.client_id = '${clientId}'
      and r.day between current_date - 7 and current_date + 14)`

/** The rows behind the food dots of a page of clients: the sums of four weeks, and the plans that were given. */
const bareMarks = (clientIds: readonly string[]) => `
  select s.client_id, s.day, s.planned_kcal, s.eaten_kcal, s.percent, s.is_whole, null::uuid as assignment_id, null::jsonb as schedule
  from diary_sums s where s.workspace_id = $1 and s.client_id = any('{${clientIds.join(',')}}'::uuid[])
    and s.day between current_date - 27 and current_date
  union all select a.client_id, a.start_day, null, null, null, null, a.id, a.schedule
  from meal_plan_assignments a where a.workspace_id = $1 and a.client_id = any('{${clientIds.join(',')}}'::uuid[])`

interface Ids {
  planId: string
  clientId: string
  authorId: string
  listedIds: readonly string[]
}

const asked = ({ planId, clientId, authorId, listedIds }: Ids): AskedPaths[] => {
  const list = (name: string, path: string, bare?: string): AskedPaths => ({
    name,
    paths: [`/mealPlans${path}`],
    limitMs: 20,
    ...(bare && { bare }),
  })
  const ofClient = { paths: ['/me/diet'], limitMs: 25, email: 'client@demo.allenio.test' }
  return [
    list('first page of meal plans', '', bareList(ofLibrary)),
    list('counts of meal plans', '/total/count', `select count(*), count(*) filter (where ${ofLibrary}) from ${plans} where ${isListed}`),
    list(
      'meal plan search as typed',
      '?search=mediterranea%20atleti',
      bareList(`${ofLibrary} and e.search like '% mediterranea%' and e.search like '% atleti%'`),
    ),
    list('meal plan search with a typo', '?search=meditterranea'),
    list('meal plans by energy', '?sort=-kcal', bareList(ofLibrary, `e.kcal desc nulls last, ${byTitle}`)),
    list('drafts of meal plans', '?isDraft=true', bareList(`${ofLibrary} and e.completed_revision is distinct from d.revision`)),
    list('meal plans of an author', `?authorId=${authorId}`, bareList(`${ofLibrary} and e.author_id = '${authorId}'`)),
    list('meal plans for one client', '?kind=for%20one%20client', bareList('e.client_id is not null')),
    list('meal plans of a client', `?kind=for%20one%20client&clientId=${clientId}`, bareList(`e.client_id = '${clientId}'`)),
    list('authors of meal plans', '/authors', bareAuthors),
    { name: 'a meal plan opened', paths: [`/mealPlans/${planId}/document`], limitMs: 25, bare: bareDocument(planId) },
    {
      name: 'the food dots of a page of clients',
      paths: [`/diet-marks?${listedIds.map(id => `clientId=${id}`).join('&')}`],
      limitMs: 30,
      bare: bareMarks(listedIds),
    },
    { name: 'foods of a client’s plans', paths: [`/clients/${clientId}/mealPlanFoods`], limitMs: 20 },
    { ...ofClient, name: 'the fortnight of a client', bare: bareDiet(clientId) },
    { ...ofClient, name: 'the swaps of a client', paths: ['/me/diet/swaps'], limitMs: 60 },
  ]
}

/** Measures meal plans: their lists alone and among a hundred businesses, opening and editing one, and what a client gets of it. */
export const mealPlansBench: Bench = async house => {
  const planIds = new Map<House, string>()
  const lists = await measureGrowth(house, {
    prepare: async each => void planIds.set(each, await givePlan(each)),
    fill: async (url, businesses) => fillDiaries(url, await fillPlans(url, businesses)),
    async ask(each) {
      const url = await each.databaseUrl()
      const [clientId, authorId] = [await idFrom(url, ownClient), await idFrom(url, ownMember)]
      return asked({ planId: planIds.get(each) ?? '', clientId, authorId, listedIds: await listedClients(url) })
    },
  })
  const team = await headersOf(house.url)
  const api = new Api(`${house.url}/api`, team)
  const planId = planIds.get(house) ?? ''
  const illustratedId = await createPlan(api, await libraryFoods(api), week, await illustratedDishes(api))
  return [
    ...lists,
    await acknowledged(api, planId),
    await previewed(api, team, planId),
    ...(await printed(house.url, team, { planId, illustratedId })),
    // the writes come last, because they edit the plan a thousand times
    ...(await writesOf(house, { api, team, planId })),
  ]
}

const headersOf = async (url: string, email?: string) => ({ authorization: `Bearer ${await signIn(url, email)}` })

const daysTickedAtOnce = 8

/** The days that are ticked, up to today. */
const tickedDays = () =>
  Array.from({ length: daysTickedAtOnce }, (_, at) =>
    new Date(Date.now() - (daysTickedAtOnce - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  )

/** Makes a plan that the demo's client follows. */
async function givePlan(house: House): Promise<string> {
  const api = new Api(`${house.url}/api`, await headersOf(house.url))
  const planId = await createPlan(api, await libraryFoods(api), week)
  const clientId = await idFrom(await house.databaseUrl(), ownClient)
  const [startDay = today()] = tickedDays()
  const assigned = { clientId, assignmentId: randomUUID(), startDay, schedule: { kind: 'in turn' }, reason: 'bench' }
  await api.post(`/mealPlans/${planId}/assignUsers`, { clients: [assigned] })
  return planId
}

/** A weight typed into a row, from the device's call to the answer. */
async function acknowledged(api: Api, planId: string): Promise<Figure> {
  const { rows, revision } = await api.get<Rows>(`/mealPlans/${planId}/document`)
  const components = rows.filter(({ type }) => type === 'component')
  const times: number[] = []
  for (let at = 0; at < firstEdits + edits; at += 1) {
    const operations = [{ kind: 'set', id: components[at]?.id, cells: { grams: 50 + at } }]
    const batch = { id: randomUUID(), gestureId: randomUUID(), kind: 'edit', operations }
    const since = performance.now()
    await api.post(`/mealPlans/${planId}/operations`, { base: revision + at, batches: [batch] })
    // the first ones are planned anew by PostgreSQL
    if (at >= firstEdits) times.push(performance.now() - since)
  }
  const details = `p95 of ${edits}, p50 ${median(times).toFixed(1)} ms`
  return atMost('an edit of a meal plan acknowledged', at95(times), 15, { unit: 'ms', details })
}

/** Meals that are ticked, of several days at once as those of one day wait for each other, and one weight of a plan after another. */
async function writesOf(
  house: House,
  { api, team, planId }: { api: Api; team: Record<string, string>; planId: string },
): Promise<Figure[]> {
  const databaseUrl = await house.databaseUrl()
  const barest = { databaseUrl, workspaceId: await idFrom(databaseUrl, ownBusiness), clientId: await idFrom(databaseUrl, ownClient) }
  const headers = await headersOf(house.url, 'client@demo.allenio.test')
  const { diet } = await new Api(api.url, headers).get<OwnDiet>('/me/diet')
  const followed = diet.assignments.find(({ mealPlanId }) => mealPlanId === planId)
  const mealId = followed?.days[0]?.meals[0]?.id
  if (!followed || mealId === undefined) throw new Error('The demo’s client does not follow the plan.')
  const tick = (day: string) => () => {
    const at = new Date().toISOString()
    const { id: assignmentId, releaseId } = followed
    return { assignmentId, releaseId, day, mealId, state: 'eaten', eatenRowIds: [], changedAt: at, sentAt: at }
  }
  const { rows, revision } = await api.get<Rows>(`/mealPlans/${planId}/document`)
  const components = rows.filter(({ type }) => type === 'component')
  let made = 0
  const edit = () => {
    const operations = [{ kind: 'set', id: components[made % components.length]?.id, cells: { grams: 50 + (made % 400) } }]
    made += 1
    return { base: revision + made - 1, batches: [{ id: randomUUID(), gestureId: randomUUID(), kind: 'edit', operations }] }
  }
  const ticks = {
    name: 'one meal ticked',
    least: 0.3,
    headers,
    sides: tickedDays().map(day => ({ urls: [`${api.url}/me/meal-diary/meals`], body: tick(day) })),
  }
  const operations = `${api.url}/mealPlans/${planId}/operations`
  const edited = { name: 'one weight of a meal plan', least: 0.18, headers: team, sides: [{ urls: [operations], body: edit }] }
  return [await againstBarestWrite({ ...ticks, ...barest }), await againstBarestWrite({ ...edited, ...barest })]
}

interface OwnDiet {
  diet: { assignments: { id: string; mealPlanId: string; releaseId: string; days: { meals: { id: string }[] }[] }[] }
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
async function printed(
  url: string,
  headers: Record<string, string>,
  { planId, illustratedId }: { planId: string; illustratedId: string },
): Promise<Figure[]> {
  const paperOf = (id: string) => `${url}/api/mealPlans/download/pdf?mealPlanId=${id}`
  const paper = paperOf(planId)
  const illustratedPaper = `${paperOf(illustratedId)}&addImage=true`
  const pictureCount = await countPictures(illustratedPaper, headers)
  const clients = { urls: [`${url}/api/clients`], headers, connections: 1, seconds: 4 }
  const timeOf = async (address: string): Promise<number> => {
    const since = performance.now()
    const answer = await fetch(address, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A PDF answered ${answer.status}.`)
    return performance.now() - since
  }
  const plain: number[] = []
  const pictures: number[] = []
  // by turns, because what a paper has in common with the one before is not made again
  for (let round = 0; round < prints; round += 1) {
    plain.push(await timeOf(paper))
    pictures.push(await timeOf(illustratedPaper))
  }
  const alone = await load(clients)
  const [among] = await Promise.all([load(clients), load({ urls: [paper, illustratedPaper], headers, connections: 1, seconds: 4 })])
  const ratio = within(95, among) / within(95, alone)
  return [
    atMost('a meal plan as PDF', median(plain), 400, { unit: 'ms', details: `median of ${prints}, each after another one` }),
    atMost('a meal plan as PDF with pictures', median(pictures), 800, { unit: 'ms', details: `${pictureCount} pictures` }),
    atMost('the list of clients while a PDF is made', ratio, 1.5, { unit: 'x', details: `p95 ${within(95, alone).toFixed(1)} ms alone` }),
  ]
}

/** Counts the pictures of a file, because one without any would measure nothing. */
async function countPictures(paper: string, headers: Record<string, string>): Promise<number> {
  const bytes = Buffer.from(await (await fetch(paper, { headers })).arrayBuffer())
  const count = bytes.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0
  // the logo of the business may be one
  if (count < 2) throw new Error('The PDF has no pictures.')
  return count
}

/** Gives plans with everything in them to each business that the statement answers, and answers the businesses. */
async function fillPlans(databaseUrl: string, businesses: string): Promise<string[]> {
  return withDatabase(databaseUrl, async db => {
    const ids = (await db.query<{ id: string }>(businesses)).rows.map(({ id }) => id)
    // twenty at a time, because one statement for all would keep its rows in memory
    const { mealsInDay, rowsInMeal, alternatives } = week
    const shape = [plansHere, daysEach, mealsInDay, rowsInMeal, alternatives, ids.length === 1 ? 1 : emptyPlansOfOthers]
    for (let from = 0; from < ids.length; from += 20) await db.query(fillStatement, [ids.slice(from, from + 20), ...shape])
    await db.query(`vacuum (analyze) documents, meal_plans, ${['days', 'meals', 'components', 'alternatives'].map(tableOf).join(', ')}`)
    await db.query('checkpoint').catch(() => undefined)
    return ids
  })
}

const insertInto = (table: string) => `insert into ${tableOf(table)} (workspace_id, id, document_id, parent_id, place, cells, revision)`
const foodCells = `jsonb_build_object('food', foods.cells[(1 + floor(random() * 160))::int], 'grams', (40 + floor(random() * 160))::int)`

const fillStatement = `
  with made as (
    insert into documents (workspace_id, id, kind, revision, updated_at)
    select workspace.id, gen_random_uuid(), 'meal plan', 1 + n % 3, now() - n * interval '53 minutes'
    from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n
    returning workspace_id, id, revision, updated_at),
  numbered as (select made.*, row_number() over (partition by workspace_id order by id) as n from made),
  plans as (
    insert into meal_plans (workspace_id, id, author_id, cells, revision, completed_revision, created_at)
    select workspace_id, id,
      (select m.id from memberships m where m.workspace_id = numbered.workspace_id and m.role = 'admin' limit 1),
      jsonb_build_object('kcal', 1200 + n % 2000, 'title',
        ('{Mediterranea,Vegetariana,Ipocalorica,Massa,Sportiva,Senza glutine,Chetogenica,Gravidanza}'::text[])[1 + n % 8] || ' ' ||
          ('{atleti,donne,invernale,estiva,ufficio,turni}'::text[])[1 + (n / 8) % 6] || ' ' || n),
      revision, case when n % 4 > 0 then revision end, updated_at
    from numbered returning workspace_id, id),
  days as (
    ${insertInto('days')}
    select workspace_id, gen_random_uuid(), id, id, 'm' || day, '{}', 1 from plans, generate_series(1, $3::int) day returning *),
  meals as (
    ${insertInto('meals')}
    select workspace_id, gen_random_uuid(), document_id, days.id, 'm' || meal, jsonb_build_object('titleIt', 'Pasto ' || meal), 1
    from days join numbered using (workspace_id), generate_series(1, $4::int) meal
    where numbered.id = document_id and n % $7 = 0 returning *),
  foods as materialized (
    select array_agg(jsonb_build_object('id', id, 'version', 1, 'it', name_it, 'en', name_en)) as cells
    from (select id, name_it, name_en from system_foods order by id limit 160) f),
  components as (
    ${insertInto('components')}
    select workspace_id, gen_random_uuid(), document_id, id, 'm' || number, ${foodCells}, 1
    from meals, foods, generate_series(1, $5::int) number
    returning *)
  ${insertInto('alternatives')}
  select workspace_id, gen_random_uuid(), document_id, id, 'm' || number, ${foodCells}, 1
  from components, foods, generate_series(1, $6::int) number`
