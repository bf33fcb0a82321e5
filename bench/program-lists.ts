import { withDatabase } from './clients.ts'
import { atMost, median, type Bench, type Figure } from './figure.ts'
import { fillBusinesses, mediansOf, ownBusiness, type AskedPaths } from './growth.ts'
import { signIn } from './house.ts'

/** One in five is a client's own version. */
const programsHere = 500
const clientsHere = 20
const neighbours = 100
/** Of each program: sixteen weeks of four days would say the same, and take longer to make. */
const [weeksEach, daysEach] = [4, 3]

const lists: readonly AskedPaths[] = [
  { name: 'first page of programs with counts', paths: ['/programs'], limitMs: 30 },
  { name: 'programs by title', paths: ['/programs?sort=title'], limitMs: 30 },
  { name: 'programs by their last change', paths: ['/programs?sort=-updated'], limitMs: 30 },
  { name: 'program search', paths: ['/programs?search=forza%20inv'], limitMs: 30 },
  { name: 'own versions', paths: ['/programs?kind=versions'], limitMs: 30 },
]

/** Measures the lists of programs, alone and among a hundred businesses, and against their bare SQL. */
export const programListsBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  await fillPrograms(databaseUrl, ownBusiness)
  const headers = { authorization: `Bearer ${await signIn(house.url)}` }
  const measure = () => mediansOf(lists, `${house.url}/api`, headers)
  await measure()
  const before = await measure()
  await fillPrograms(databaseUrl, fillBusinesses(neighbours))
  await measure()
  const after = await measure()
  const bare = await bareListMs(databaseUrl)
  return [
    ...lists.flatMap(({ name, limitMs }, at): Figure[] => {
      const [alone = Number.NaN, among = Number.NaN] = [before[at], after[at]]
      return [
        atMost(`${name}, among ${(programsHere * (neighbours + 1)).toLocaleString('en')}`, among, limitMs, { unit: 'ms' }),
        atMost(`${name}, when the database grows 100 times`, among / alone, 1.3, { unit: 'x', details: `${alone.toFixed(1)} ms before` }),
      ]
    }),
    atMost('first page of programs beyond the bare SQL', (after[0] ?? Number.NaN) - 1.5 * bare, 3, {
      unit: 'ms',
      details: `the bare SQL takes ${bare.toFixed(1)} ms`,
    }),
  ]
}

/** The same page and counts on one connection, without policies. */
const bareListMs = (databaseUrl: string) =>
  withDatabase(databaseUrl, async db => {
    const [business] = (await db.query<{ id: string }>(ownBusiness)).rows
    const times: number[] = []
    for (let round = 0; round < 100; round += 1) {
      const since = performance.now()
      await db.query({ name: 'programs', text: pageStatement, values: [business?.id] })
      await db.query({ name: 'counts', text: countStatement, values: [business?.id] })
      times.push(performance.now() - since)
    }
    return median(times)
  })

const isOpen = 'u.ended_at is null and (u.last_day >= current_date or u.paused_from is not null)'

const pageStatement = `
  select p.id, p.title, p.folder_id, p.owner_id, p.is_private, p.origin_id, p.created_at, d.updated_at, f.name, o.first_name, o.last_name,
    (select count(*) from program_weeks w where w.workspace_id = $1 and w.parent_id = p.id and w.deleted_at is null) as weeks,
    (select count(*) from program_weeks w join program_days y on y.workspace_id = $1 and y.parent_id = w.id
      where w.workspace_id = $1 and w.parent_id = p.id and w.deleted_at is null and y.deleted_at is null) as days,
    (select count(*) from program_users u where u.workspace_id = $1 and u.program_id = p.id and ${isOpen})
      + (select count(*) from program_users u where u.workspace_id = $1 and u.template_id = p.id and ${isOpen}) as clients
  from (select * from programs where workspace_id = $1 and deleted_at is null and client_id is null
    order by created_at desc, id desc limit 51) p
  join documents d on d.workspace_id = $1 and d.id = p.id
  left join program_folders f on f.workspace_id = $1 and f.id = p.folder_id
  left join memberships m on m.workspace_id = $1 and m.id = p.owner_id left join persons o on o.id = m.person_id
  order by p.created_at desc, p.id desc`

const countStatement = `
  select (select count(*) from programs where workspace_id = $1 and deleted_at is null and client_id is null) as models,
    (select count(*) from programs where workspace_id = $1 and deleted_at is null and client_id is not null) as versions,
    (select count(*) from programs where workspace_id = $1 and deleted_at > now() - interval '7 days') as deleted`

/** Gives programs with their weeks and days to each business that the statement answers. */
async function fillPrograms(databaseUrl: string, businesses: string): Promise<void> {
  await withDatabase(databaseUrl, async db => {
    const ids = (await db.query<{ id: string }>(businesses)).rows.map(({ id }) => id)
    // twenty at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 20)
      await db.query(fillStatement, [ids.slice(from, from + 20), programsHere, weeksEach, daysEach, clientsHere])
    await db.query('vacuum (analyze) clients, documents, programs, program_weeks, program_days')
    await db.query('checkpoint').catch(() => undefined)
  })
}

const fillStatement = `
  with made as (
    insert into documents (workspace_id, id, kind, revision, updated_at)
    select workspace.id, gen_random_uuid(), 'program', 1, now() - n * interval '53 minutes'
    from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n returning workspace_id, id, updated_at),
  numbered as (select made.*, row_number() over (partition by workspace_id order by id) as n from made),
  trained as (
    insert into clients (workspace_id, id, first_name, last_name)
    select workspace.id, gen_random_uuid(), 'Giulia', 'Rossi ' || n from unnest($1::uuid[]) as workspace (id), generate_series(1, $5::int) n
    returning workspace_id, id as client_id),
  owners as (select trained.*, row_number() over (partition by workspace_id) as n from trained),
  stored as (
    insert into programs (workspace_id, id, client_id, cells, created_at)
    select workspace_id, id,
      case when n % 5 = 0 then
        (select client_id from owners o where o.workspace_id = numbered.workspace_id and o.n = 1 + (numbered.n / 5) % $5) end,
      jsonb_build_object('title',
      ('{Forza,Ipertrofia,Dimagrimento,Corsa,Mobilità,Total body,Spinta e tirata,Rientro}'::text[])[1 + n % 8] || ' ' ||
        ('{base,avanzata,invernale,estiva,a casa,tre giorni}'::text[])[1 + (n / 8) % 6] || ' ' || n), updated_at
    from numbered returning workspace_id, id),
  weeks as (
    insert into program_weeks (workspace_id, id, document_id, parent_id, place, cells, revision)
    select workspace_id, gen_random_uuid(), id, id, 'm' || week, '{}', 1 from stored, generate_series(1, $3::int) week
    returning workspace_id, id, document_id)
  insert into program_days (workspace_id, id, document_id, parent_id, place, cells, revision)
  select workspace_id, gen_random_uuid(), document_id, id, 'm' || day, '{}', 1 from weeks, generate_series(1, $4::int) day`
