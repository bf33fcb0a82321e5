import { withDatabase } from './clients.ts'
import type { Bench } from './figure.ts'
import { idFrom, measureGrowth, ownClient, ownMember, type AskedPaths } from './growth.ts'

const macrosHere = 2_000
const clientsHere = 300
const assignmentsEach = 12

const limitMs = 20

/** As the spans are derived: of all that have begun, or begin on one day to come, the latest of a client. */
const followers = `(
  select distinct on (d.client_id, d.day) d.macro_id, d.client_id from (
    select a.*, greatest(a.start_day, current_date) as day from macro_assignments a where a.workspace_id = $1) d
  where coalesce(d.unassigned_on > d.day, true) order by d.client_id, d.day, d.start_day desc, d.created_at desc, d.id desc)`

/** The page, and of each macro the first clients who follow it. */
const bareList = (condition: string, order = 'e.updated_at desc, e.title_key, e.id') => `
  with f as materialized ${followers},
  page as (select e.* from macros e
    left join (select macro_id, count(*) as count from f group by macro_id) followed on followed.macro_id = e.id
    where e.workspace_id = $1 and e.deleted_at is null and e.client_id is null and ${condition} order by ${order} limit 51)
  select e.id, e.title, e.note, e.unit, e.weight_basis, e.days, e.created_at, e.updated_at, p.first_name,
    (select jsonb_agg(c.first_name) from f join clients c on c.workspace_id = $1 and c.id = f.client_id where f.macro_id = e.id)
  from page e left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id`

const asked = (clientId: string, authorId: string): AskedPaths[] =>
  [
    { name: 'first page of macros', path: '/macros', bare: bareList('true') },
    {
      name: 'counts of macros',
      path: '/macros/total/count',
      bare: 'select count(*) filter (where e.client_id is null), count(e.client_id) from macros e where e.workspace_id = $1',
    },
    {
      name: 'macro search as typed',
      path: '/macros?search=massa%20atleti',
      bare: bareList(`e.search like '% massa%' and e.search like '% atleti%'`),
    },
    { name: 'macro search with a typo', path: '/macros?search=definzione' },
    {
      name: 'macros per kg by energy',
      path: '/macros?unit=grams%20per%20kg&sort=-kcal',
      bare: bareList(`e.unit = 'grams per kg'`, 'e.kcal desc nulls last, e.title_key, e.id'),
    },
    { name: 'macros of an author', path: `/macros?authorId=${authorId}`, bare: bareList(`e.author_id = '${authorId}'`) },
    { name: 'macros that somebody follows', path: '/macros?isAssigned=true', bare: bareList('e.id in (select macro_id from f)') },
    { name: 'counts of macros that nobody follows', path: '/macros/total/count?isAssigned=false' },
    {
      name: 'macros by followers',
      path: '/macros?sort=-assigned',
      bare: bareList('true', 'coalesce(followed.count, 0) desc, e.title_key, e.id'),
    },
    { name: 'authors of macros', path: '/macros/authors' },
    {
      name: 'macros of a client',
      path: `/clients/${clientId}/macros`,
      bare: `select a.* from macro_assignments a where a.workspace_id = $1 and a.client_id = '${clientId}'`,
    },
    { name: 'own macros of a client', path: '/me/macros', email: 'client@demo.allenio.test' },
  ].map(({ path, ...each }) => ({ ...each, paths: [path], limitMs }))

/** Measures the lists of two thousand macros and what three hundred clients were given of them, alone and among a hundred businesses. */
export const macrosBench: Bench = house =>
  measureGrowth(house, {
    fill: fillMacros,
    async ask(each) {
      const databaseUrl = await each.databaseUrl()
      return asked(await idFrom(databaseUrl, ownClient), await idFrom(databaseUrl, ownMember))
    },
  })

/** Gives clients, macros and a year of assignments to each business that the statement answers. */
async function fillMacros(databaseUrl: string, businesses: string): Promise<void> {
  await withDatabase(databaseUrl, async db => {
    const ids = (await db.query<{ id: string }>(businesses)).rows.map(({ id }) => id)
    // twenty at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 20) {
      const some = ids.slice(from, from + 20)
      await db.query(fillClients, [some, clientsHere])
      await db.query(fillStatement, [some, macrosHere])
      // without it each assignment would be looked for among all macros
      await db.query('analyze clients, macros')
      await db.query(fillAssignments, [some, assignmentsEach])
    }
    await db.query('vacuum (analyze) clients, macros, macro_assignments')
    await db.query('checkpoint').catch(() => undefined)
  })
}

const fillClients = `
  insert into clients (workspace_id, id, first_name, last_name)
  select workspace.id, gen_random_uuid(), 'Giulia', 'Rossi ' || n
  from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n`

const fillStatement = `
  insert into macros (workspace_id, id, author_id, title, note, unit, days, kcal, created_at, updated_at)
  select workspace.id, gen_random_uuid(),
    (select m.id from memberships m where m.workspace_id = workspace.id and m.role = 'admin' limit 1),
    ('{Massa,Definizione,Mantenimento,Ricomposizione,Scarico,Gara,Ipocalorica,Recupero}'::text[])[1 + n % 8] || ' ' ||
      ('{graduale,atleti,donne,vegetariana,invernale,estiva}'::text[])[1 + (n / 8) % 6] || ' ' || n,
    repeat('Proteine a ogni pasto. ', 10), ('{percent,grams,grams per kg}'::text[])[1 + n % 3],
    (select jsonb_agg(jsonb_build_object(
        'dayType', type, 'kcal', 2000, 'protein', 25, 'carbs', null, 'lipids', 1, 'fiber', 30, 'water', 2000))
      from unnest('{training,rest}'::text[]) type),
    1200 + n % 2000, now() - n * interval '53 minutes', now() - n * interval '53 minutes'
  from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n`

const fillAssignments = `
  insert into macro_assignments (workspace_id, id, macro_id, client_id, title, note, unit, weight_basis, days, targets,
    start_day, created_at)
  select c.workspace_id, gen_random_uuid(), m.id, c.id, m.title, m.note, m.unit, m.weight_basis, m.days, '[]', current_date + 40 - n * 30,
    now() - n * interval '30 days'
  from (select workspace_id, id, (row_number() over (partition by workspace_id order by id))::int as place from clients
    where workspace_id = any($1::uuid[])) c
  join (select workspace_id, array_agg(id order by id) as ids from macros
    where workspace_id = any($1::uuid[]) and note like 'Proteine a ogni pasto. P%' group by workspace_id) library
    on library.workspace_id = c.workspace_id
  cross join generate_series(1, $2::int) n
  join macros m on m.workspace_id = c.workspace_id and m.id = library.ids[1 + (c.place * 31 + n * 7) % cardinality(library.ids)]`
