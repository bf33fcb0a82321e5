import { randomUUID } from 'node:crypto'
import { fillBusiness, withDatabase } from './clients.ts'
import { atMost, type Bench } from './figure.ts'
import { signIn } from './house.ts'
import { load, within, type LoadResult } from './load.ts'
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
  const differences = await load({ urls: [`${house.url}/api/programs/${programId}/differences`], headers, connections: 1, seconds: 6 })
  await withDatabase(databaseUrl, async db => {
    for (const table of ['programs', 'program_users', 'program_weeks', 'program_days', 'program_rows', 'documents'])
      await db.query(`vacuum (analyze) ${table}`)
  })
  const asked = [
    { name: 'first page of programs with counts', path: '/programs' },
    { name: 'first page of own versions with counts', path: '/programs?kind=versions' },
  ]
  const lists: { name: string; times: LoadResult }[] = []
  for (const { name, path } of asked)
    lists.push({ name, times: await load({ urls: [api.url + path], headers, connections: 1, seconds: 2 }) })
  return [
    atMost(`a program of ${weeks} weeks given to ${clients}`, assigning, 1000, { unit: 'ms' }),
    atMost(`differences of ${versions} own versions`, within(50, differences), 1500, { unit: 'ms' }),
    ...lists.map(({ name, times }) =>
      atMost(name, within(95, times), 30, { unit: 'ms', details: `p50 ${within(50, times).toFixed(1)} ms` }),
    ),
  ]
}

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
