import { withDatabase } from './clients.ts'
import type { Bench } from './figure.ts'
import { measureGrowth, withCounts, type AskedPaths } from './growth.ts'

/** One in five is a client's own version. */
const programsHere = 500
const clientsHere = 20
/** The size of each program: sixteen weeks of four days would give the same result, and take longer to make. */
const [weeksEach, daysEach] = [4, 3]

const limitMs = 30

const isOpen = 'u.ended_at is null and (u.last_day >= current_date or u.paused_from is not null)'
const isListed = 'p.workspace_id = $1 and p.deleted_at is null'
const newest = 'p.created_at desc, p.id desc'

const page = (condition: string, order: string) => `
  select p.id, p.title, p.folder_id, p.owner_id, p.is_private, p.origin_id, p.created_at, d.updated_at, f.name, o.first_name, o.last_name,
    c.first_name as client, v.start_day, v.last_day, v.pauses, v.ended_at,
    (select count(*) from program_weeks w where w.workspace_id = $1 and w.parent_id = p.id and w.deleted_at is null) as weeks,
    (select count(*) from program_weeks w join program_days y on y.workspace_id = $1 and y.parent_id = w.id
      where w.workspace_id = $1 and w.parent_id = p.id and w.deleted_at is null and y.deleted_at is null) as days,
    (select count(*) from program_users u where u.workspace_id = $1 and u.program_id = p.id and ${isOpen})
      + (select count(*) from program_users u where u.workspace_id = $1 and u.template_id = p.id and ${isOpen}) as clients
  from (select p.id from programs p join documents d on d.workspace_id = $1 and d.id = p.id and d.kind = 'program'
    where ${isListed} and ${condition} order by ${order} limit 51) page
  join programs p on p.workspace_id = $1 and p.id = page.id join documents d on d.workspace_id = $1 and d.id = p.id
  left join program_folders f on f.workspace_id = $1 and f.id = p.folder_id
  left join memberships m on m.workspace_id = $1 and m.id = p.owner_id left join persons o on o.id = m.person_id
  left join clients c on c.workspace_id = $1 and c.id = p.client_id
  left join lateral (select u.* from program_users u where u.workspace_id = $1 and u.program_id = p.id
    order by u.created_at desc limit 1) v on p.client_id is not null
  order by ${order}`

const counts = `
  select (select count(*) from programs p where ${isListed} and p.client_id is null) as models,
    (select count(*) from programs p where ${isListed} and p.client_id is not null) as versions,
    (select count(*) from programs where workspace_id = $1 and deleted_at > now() - interval '7 days') as deleted`

const list = (name: string, path: string, bare: string): AskedPaths => ({ name, paths: [`/programs${path}`], limitMs, bare })
const models = (condition = 'true', order = newest) => withCounts(page(`p.client_id is null and ${condition}`, order), counts)

export const programLists = [
  list('first page of programs with counts', '', models()),
  list('own versions', '?kind=versions', withCounts(page('p.client_id is not null', newest), counts)),
]

const asked = [
  ...programLists,
  list('programs by title', '?sort=title', models('true', 'p.title_key, p.id')),
  list('programs by their last change', '?sort=-updated', models('true', 'd.updated_at desc, d.id desc')),
  list('program search', '?search=forza%20inv', models(`p.search like '%forza%' and p.search like '%inv%'`)),
]

/** Measures the lists of programs, alone and among a hundred businesses, and against their bare SQL. */
export const programListsBench: Bench = house => measureGrowth(house, { fill: fillPrograms, ask: async () => asked })

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
