import {
  publishProgram,
  getProgramPaper,
  prepareOwnVersion,
  listClientPrograms,
  deleteProgram,
  duplicateProgram,
  getProgram,
  listPrograms,
  undeleteProgram,
  updateProgram,
} from '@allenio/contract/programs'
import { clientJoins } from '#areas/clients'
import { sql } from '#platform/db'
import { clientOf, followDocument, lonelyClientOf, portOf, testHouse, type TestTeam } from '#testing'
import { describe, expect, test, vi } from 'vitest'
import { eraseDeletedPrograms } from './deletion.ts'
import { programOf, programUserOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

async function ageDeletion({ workspaceId }: TestTeam, days: number): Promise<void> {
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`update programs set deleted_at = deleted_at - make_interval(days => ${days}) where deleted_at is not null`),
  )
}

describe('deleting', () => {
  test('lets clients keep what they have, and the program come back within seven days', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const program = await programOf(house, team)
    await programUserOf(house, team, { clientId, program })
    await as(team.coach).call(deleteProgram, { id: program.id })
    expect((await as(team.coach).ask(getProgram, { id: program.id })).status).toBe(404)
    expect((await as(team.client).call(getProgram, { id: program.id })).weekList).toHaveLength(2)
    const deleted = await as(team.coach).call(listPrograms, { kind: 'deleted' })
    expect([deleted.programs[0]?.may.undelete, deleted.counts]).toEqual([true, { models: 0, versions: 0, deleted: 1 }])
    await as(team.coach).call(undeleteProgram, { id: program.id })
    expect((await as(team.coach).call(listPrograms, {})).programs).toHaveLength(1)
  })

  test('is heard at once by whoever has the program open', async () => {
    const team = await given.team()
    const { id } = await programOf(house, team)
    const program = { thing: 'program', id }
    const editor = await followDocument(team.coach, program, await portOf(house))
    await as(team.admin).call(deleteProgram, { id })
    await vi.waitFor(() => expect(editor.closed()).toEqual([program]))
  })

  test('ends it for clients when asked to, and an undo brings that back, too', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const program = await programOf(house, team)
    await programUserOf(house, team, { clientId, program })
    const stateForClient = async () => (await as(team.client).call(listPrograms, {})).programs[0]?.state
    await as(team.coach).call(deleteProgram, { id: program.id, keepsClients: false })
    expect(await stateForClient()).toBe('terminated')
    await as(team.coach).call(undeleteProgram, { id: program.id })
    expect(await stateForClient()).toBe('active')
  })

  test('is final after seven days; a client who kept it still has it', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const program = await programOf(house, team)
    const other = await programOf(house, team)
    await programUserOf(house, team, { clientId, program })
    for (const { id } of [program, other]) {
      await as(team.coach).call(publishProgram, { id })
      await as(team.coach).call(deleteProgram, { id })
    }
    await ageDeletion(team, 7)
    expect((await as(team.coach).ask(undeleteProgram, { id: program.id })).status).toBe(404)
    await eraseDeletedPrograms(database)
    const left = await database.withWorkspace(team.workspaceId, 'read', db =>
      db.one(sql`
        select (select count(*) from documents) as documents, (select count(*) from program_rows) as rows,
          (select count(*) from document_releases) as releases`),
    )
    // the one that a client still has
    expect(left).toEqual({ documents: 0, rows: 0, releases: 1 })
    expect((await as(team.client).call(getProgram, { id: program.id })).weekList).toHaveLength(2)
    // the team reads it by the client's assignment, and makes a model of it again
    const [user] = (await as(team.coach).call(listClientPrograms, { id: clientId })).programs
    const kept = { id: program.id, programUserId: user?.id ?? '' }
    expect(user?.may).toEqual({ update: true, openProgram: false })
    expect((await as(team.coach).call(getProgram, kept)).weekList).toHaveLength(2)
    expect((await as(team.coach).call(getProgramPaper, kept)).weeks).toHaveLength(2)
    const copy = await as(team.coach).call(duplicateProgram, { ...kept, title: 'Ritrovata' })
    expect(copy).toMatchObject({ title: 'Ritrovata', weeks: 2, days: 6, client: null })
    const [exercise] = (await as(team.coach).call(getProgram, { id: copy.id })).weekList[0]?.days[0]?.workouts[0]?.exercises ?? []
    expect(exercise).toMatchObject({ name: 'Squat', weight: '60' })
    const { programId } = await as(team.coach).call(prepareOwnVersion, { id: kept.programUserId })
    expect((await as(team.coach).call(getProgram, { id: programId })).weekList).toHaveLength(2)
  })
})

test('an erased client takes their own versions along', async () => {
  const team = await given.team()
  const clientId = await lonelyClientOf(house, team)
  const program = await programOf(house, team)
  const userId = await programUserOf(house, team, { clientId, program })
  const { programId } = await as(team.admin).call(prepareOwnVersion, { id: userId })
  await as(team.admin).call(publishProgram, { id: programId })
  expect((await as(team.coach).ask(getProgram, { id: programId })).status).toBe(404)
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`delete from clients where id = ${clientId}`))
  const left = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many(sql`
      select id from documents where id = ${programId} union all select id from document_releases where document_id is null
      union all select id from program_users`),
  )
  expect(left).toEqual([])
})

test('two records of one person become one, with what both were given', async () => {
  const team = await given.team()
  const [toId, fromId] = [await clientOf(house, team), await lonelyClientOf(house, team)]
  const program = await programOf(house, team)
  await programUserOf(house, team, { clientId: toId, program })
  const userId = await programUserOf(house, team, { clientId: fromId, program })
  const { programId } = await as(team.admin).call(prepareOwnVersion, { id: userId })
  await as(team.admin).call(updateProgram, { id: programId, description: 'Per lei' })
  await database.withSystem('write', async db => {
    for (const move of clientJoins.gathered()) await move(db, { workspaceId: team.workspaceId, fromId, toId })
  })
  expect((await as(team.client).call(listPrograms, {})).programs.map(({ id }) => id).toSorted()).toEqual([program.id, programId].toSorted())
  expect(await as(team.coach).call(getProgram, { id: programId })).toMatchObject({ client: { id: toId } })
})
