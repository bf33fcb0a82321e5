import { randomUUID } from 'node:crypto'
import { fillBusiness, withDatabase } from './clients.ts'
import { atMost, type Bench } from './figure.ts'
import { besideBare, type AskedPaths } from './growth.ts'
import { signIn } from './house.ts'
import { programLists } from './program-lists.ts'
import { Api, sixteenWeeks, weeks, type Rows } from './program-data.ts'

const clients = 200
const versions = 100
const monday = '2027-01-04'

/** Measures a program of sixteen weeks that is given to many, and what publishing it would change in a hundred own versions. */
export const programsBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  const workspaceId = await fillBusiness(databaseUrl, clients * 2)
  const headers = { authorization: `Bearer ${await signIn(house.url)}` }
  const api = new Api(`${house.url}/api`, headers)
  const programId = await sixteenWeeks(api)
  const clientIds = await withDatabase(databaseUrl, async db => {
    const text = `select id from clients where workspace_id = $1 and deleted_at is null and status = 'active'
      and email like '%@bench.example' order by id limit $2`
    const { rows } = await db.query<{ id: string }>(text, [workspaceId, clients])
    return rows.map(({ id }) => id)
  })
  const assigned = clientIds.map(clientId => ({ clientId, programUserId: randomUUID(), startDay: monday, weekdays: [1, 2, 3, 4, 5, 6] }))
  const assigning = await timeOf(() => api.post(`/programs/${programId}/assignUsers`, { clients: assigned }))

  for (const { programUserId: id } of assigned.slice(0, versions)) {
    const { programId: versionId } = await api.post<{ programId: string }>(`/programs/programUser/${id}/own-version`, {})
    await editRows(api, versionId, 5)
  }
  await editRows(api, programId, 20)
  await withDatabase(databaseUrl, async db => {
    const tables = ['programs', 'program_users', 'program_weeks', 'program_days', 'program_workouts', 'program_rows', 'documents']
    for (const table of tables) await db.query(`vacuum (analyze) ${table}`)
  })
  const reads = [...programLists, ...readsOfPage(programId)]
  const figures = await besideBare(reads, { api: api.url, headers, databaseUrl, values: [workspaceId] })
  return [atMost(`a program of ${weeks} weeks given to ${clients}`, assigning, 1000, { unit: 'ms' }), ...figures]
}

const rowsOf = (table: string, programId: string) => `
  select id, parent_id, place, cells, origin_id, deleted_at from program_${table} where workspace_id = $1 and document_id = '${programId}'`

const bareDocument = (programId: string) => ['weeks', 'days', 'workouts', 'rows'].map(table => rowsOf(table, programId)).join(' union all ')

/** The reads of the page of one program, the program itself, and what publishing it would change. */
const readsOfPage = (id: string): AskedPaths[] => [
  { name: 'a program whole', paths: [`/programs/${id}`], limitMs: 40, bare: bareDocument(id), isOfDocument: true },
  { name: 'head of the page of a program', paths: [`/programs/${id}/detailForAssign`], limitMs: 30, bare: bareHead(id) },
  { name: 'figures of a program', paths: [`/programs/program/info?id=${id}`], limitMs: 30, bare: bareDocument(id), isOfDocument: true },
  { name: 'releases of a program', paths: [`/programs/${id}/releases`], limitMs: 20, bare: bareReleases(id) },
  { name: 'followers of a program', paths: [`/programs/${id}/assignedClients?isOpen=true`], limitMs: 30, bare: bareFollowers(id) },
  {
    name: `differences of ${versions} own versions`,
    paths: [`/programs/${id}/differences`],
    limitMs: 1500,
    bare: bareDifferences(id),
    isOfDocument: true,
  },
]

const bareHead = (id: string) => `
  select p.*, f.name, o.first_name, o.last_name, w.id as week_id, d.days,
    (select count(*) from program_users u where u.workspace_id = $1 and u.program_id = p.id and u.ended_at is null) as clients
  from programs p
  left join program_folders f on f.workspace_id = $1 and f.id = p.folder_id
  left join memberships m on m.id = p.owner_id left join persons o on o.id = m.person_id
  join program_weeks w on w.workspace_id = $1 and w.parent_id = p.id and w.deleted_at is null
  cross join lateral (
    select count(*) as days from program_days d where d.workspace_id = $1 and d.parent_id = w.id and d.deleted_at is null) d
  where p.workspace_id = $1 and p.id = '${id}' order by w.place`

const bareReleases = (id: string) => `
  select r.id, r.number, r.note, r.created_at, r.revision,
    (select count(*) from program_users u where u.workspace_id = $1 and u.release_id = r.id and u.ended_at is null)
  from document_releases r where r.workspace_id = $1 and r.document_id = '${id}' order by r.number desc`

const bareFollowers = (id: string) => `
  select u.*, r.number, r.note as release_note, c.first_name, c.last_name, c.photo_file_id, a.first_name as author, t.opened_at,
    (select jsonb_agg(n.start_day) from program_users n
      where n.workspace_id = $1 and n.client_id = u.client_id and n.id <> u.id and n.ended_at is null and n.last_day >= u.last_day)
  from program_users u
  join document_releases r on r.workspace_id = $1 and r.id = u.release_id
  join clients c on c.workspace_id = $1 and c.id = u.client_id
  left join memberships m on m.id = u.assigned_by left join persons a on a.id = m.person_id
  left join document_receipts t on t.workspace_id = $1 and t.release_id = u.release_id and t.membership_id = c.membership_id
  where u.workspace_id = $1 and (u.program_id = '${id}' or u.template_id = '${id}')
    and u.ended_at is null and (u.last_day >= current_date or u.paused_from is not null)
  order by u.created_at desc, u.id desc limit 51`

/** The rows that were edited since the versions were made, beside those of each version. */
const bareDifferences = (id: string) => `
  with base as (
    select b.id, b.cells from document_contents t cross join lateral jsonb_to_recordset(t.rows) as b (id uuid, cells jsonb)
    where t.workspace_id = $1 and t.digest in (
      select r.digest from programs p join document_releases r on r.workspace_id = $1 and r.id = p.base_release_id
      where p.workspace_id = $1 and p.origin_id = '${id}')),
  edited as materialized (
    select t.id, b.cells as base, t.cells as template from program_rows t join base b on b.id = t.id
    where t.workspace_id = $1 and t.document_id = '${id}' and t.cells <> b.cells)
  select u.id, e.id as row_id, e.base, e.template, r.cells as copy,
    (select c.first_name from clients c where c.workspace_id = $1 and c.id = u.client_id)
  from program_users u join program_rows r on r.workspace_id = $1 and r.document_id = u.program_id
  join edited e on e.id = r.origin_id and e.template <> r.cells
  where u.workspace_id = $1 and u.template_id = '${id}' and u.ended_at is null order by u.program_id`

async function editRows(api: Api, programId: string, count: number): Promise<void> {
  const { rows } = await api.get<Rows>(`/programs/${programId}/document`)
  const edited = rows.filter(({ type }) => type === 'row').slice(0, count)
  await api.edit(
    programId,
    edited.map(({ id }) => ({ kind: 'set', id, cells: { load: String(60 + Math.floor(Math.random() * 80) / 2) } })),
  )
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}
