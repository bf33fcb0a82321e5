import { recordCalls, recordSpan } from '@allenio/contract/client-records'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { exporters, type ExportTable } from '#areas/account'
import type { Actor } from '#platform/access'
import { gatherContributions } from '#platform/contributions'
import { withDatabase, type TableName } from '#platform/db'
import { actorOf, asSuperuser, clientOf, lonelyClientOf, ownHouse, type TestMember, type TestTeam } from '#testing'
import { demoRecords } from '../demo.ts'
import { recordTable } from './record-table.ts'

const house = await ownHouse({ because: 'it makes tables' })
const { given, database, prepared } = house

// a table that no area has, so that the shared part is tested by itself
const name = new URL(prepared.owner).pathname.slice(1)
for (const statement of [
  `create table diets (name text not null, since date not null, until date, "is_strict" boolean not null)`,
  `call client_records('diets')`,
]) {
  await asSuperuser(withDatabase(inject('testServer').superuserUrl, name), statement)
}

const calls = recordCalls({
  thing: 'note',
  path: 'diets',
  fields: { name: z.string(), isStrict: z.boolean().default(false), ...recordSpan },
  summary: 'The newest first.',
})
const added: string[] = []
const diets = recordTable({
  calls,
  table: 'diets' as TableName,
  check: ({ name: diet }) => {
    if (diet === 'Niente') throw new Error('nothing to eat')
  },
  onAdded: ({ name: diet }, { client }) => void added.push(`${client.name}: ${diet}`),
  demo: ({ index, today }) => (index === 0 ? [{ name: 'Vegana', isStrict: true, since: today, until: null }] : []),
})

type Call = keyof typeof calls

/** Makes a call as the member, as the server would. */
async function run(team: TestTeam, member: TestMember & { role: Actor['role'] }, [call, input]: readonly [Call, object]) {
  const actor = actorOf(member, member.role)
  const binding = diets.bindings.find(({ endpoint }) => endpoint === calls[call])
  return database.withWorkspace(team.workspaceId, 'write', async db => (await binding?.run({ db, actor }, input))?.value)
}

test('records are added, updated, deleted and undeleted by those who reach the client', async () => {
  const team = await given.team()
  const [id, lonely] = [await clientOf(house, team), await lonelyClientOf(house, team)]
  const coach = { ...team.coach, role: 'coach' as const }
  const diet = { name: 'Zona', isStrict: false, since: '2026-03-02', until: null }
  const { id: recordId } = z.object({ id: z.string() }).parse(await run(team, coach, ['add', { id, ...diet }]))
  const list = (page = 1) => run(team, coach, ['list', { id, page }])
  const may = { add: true, update: true, delete: true }
  expect(await list()).toEqual({ records: [{ id: recordId, ...diet }], nextPage: 0, may })
  await run(team, coach, ['update', { id, recordId, ...diet, isStrict: true, until: '2026-05-02' }])
  expect(await list()).toMatchObject({ records: [{ isStrict: true, until: '2026-05-02' }] })
  await run(team, coach, ['delete', { id, recordId }])
  expect(await list()).toMatchObject({ records: [] })
  await expect(run(team, coach, ['delete', { id, recordId }])).rejects.toThrow('not found')
  await run(team, coach, ['undelete', { id, recordId }])
  expect(await list()).toMatchObject({ records: [{ id: recordId }] })
  expect(added).toEqual(['Martina Bellini: Zona'])
  for (const [call, input] of [
    ['add', diet],
    ['update', { recordId, ...diet }],
    ['delete', { recordId }],
    ['list', { page: 1 }],
  ] as const) {
    await expect(run(team, coach, [call, { id: lonely, ...input }])).rejects.toThrow('not found')
  }
  await expect(run(team, coach, ['add', { id, ...diet, name: 'Niente' }])).rejects.toThrow('nothing to eat')
})

test('a record does not end before it starts', () => {
  const input = { id: '019a0000-0000-7000-8000-000000000000', name: 'Zona', since: '2026-03-02' }
  const faultsOf = (until: string | null) => calls.add.input.safeParse({ ...input, until }).error?.issues
  expect(faultsOf('2026-03-01')).toMatchObject([{ path: ['until'], message: 'ends before it starts' }])
  expect([faultsOf('2026-03-02'), faultsOf(null)]).toEqual([undefined, undefined])
})

test('what it contributes fills the demo and exports the records', async () => {
  const team = await given.team()
  const id = await clientOf(house, team)
  gatherContributions([diets])
  const tables = await database.withWorkspace(team.workspaceId, 'write', async db => {
    for (const fill of demoRecords.gathered()) await fill(db, [{ id }])
    const parts: ExportTable[] = []
    for (const exporter of exporters.gathered()) parts.push(...((await exporter.ofMember?.(db, team.client.personId))?.tables ?? []))
    return parts
  })
  expect(tables).toMatchObject([{ name: 'diets', rows: [{ client_id: id, name: 'Vegana', isStrict: true, until: null }] }])
})
