import { withDatabase } from './clients.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { fillBusinesses, mediansOf, ownBusiness, type AskedPaths } from './growth.ts'
import { signIn } from './house.ts'

const macrosHere = 2_000
const clientsHere = 300
const assignmentsEach = 12
const neighbours = 100

const limitMs = 20

const listPaths: readonly AskedPaths[] = [
  { name: 'first page of macros', paths: ['/macros'], limitMs },
  { name: 'counts of macros', paths: ['/macros/total/count'], limitMs },
  { name: 'macro search as typed', paths: ['/macros?search=massa%20atleti'], limitMs },
  { name: 'macro search with a typo', paths: ['/macros?search=definzione'], limitMs },
  { name: 'macros per kg by energy', paths: ['/macros?unit=grams%20per%20kg&sort=-kcal'], limitMs },
  { name: 'macros that somebody follows', paths: ['/macros?isAssigned=true'], limitMs },
  { name: 'counts of macros that nobody follows', paths: ['/macros/total/count?isAssigned=false'], limitMs },
  { name: 'macros by followers', paths: ['/macros?sort=-assigned'], limitMs },
  { name: 'authors of macros', paths: ['/macros/authors'], limitMs },
]

const ofClient = (id: string): AskedPaths => ({ name: 'macros of a client', paths: [`/clients/${id}/macros`], limitMs })
const ownPaths: readonly AskedPaths[] = [{ name: 'own macros of a client', paths: ['/me/macros'], limitMs }]

/** Measures the lists of two thousand macros and what three hundred clients were given of them, alone and among a hundred businesses. */
export const macrosBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  await fillMacros(databaseUrl, ownBusiness)
  const asked = [...listPaths, ofClient(await ownClientId(databaseUrl))]
  const [team, client] = [await headersOf(house.url), await headersOf(house.url, 'client@demo.allenio.test')]
  const api = `${house.url}/api`
  const measure = async () => [...(await mediansOf(asked, api, team)), ...(await mediansOf(ownPaths, api, client))]
  await measure()
  const before = await measure()
  await fillMacros(databaseUrl, fillBusinesses(neighbours))
  await measure()
  const after = await measure()
  return [...asked, ...ownPaths].flatMap(({ name }, at): Figure[] => {
    const [alone = Number.NaN, among = Number.NaN] = [before[at], after[at]]
    return [
      atMost(name, among, limitMs, { unit: 'ms' }),
      atMost(`${name}, when the database grows 100 times`, among / alone, 1.3, { unit: 'x', details: `${alone.toFixed(1)} ms before` }),
    ]
  })
}

const headersOf = async (url: string, email?: string) => ({ authorization: `Bearer ${await signIn(url, email)}` })

/** The record of the demo's client. */
const ownClientId = (databaseUrl: string): Promise<string> =>
  withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ id: string }>(`select c.id from clients c join memberships m on m.id = c.membership_id
      join persons p on p.id = m.person_id where p.email_key = 'client@demo.allenio.test'`)
    return rows[0]?.id ?? ''
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
  insert into macros (workspace_id, id, title, note, unit, days, kcal, created_at, updated_at)
  select workspace.id, gen_random_uuid(),
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
