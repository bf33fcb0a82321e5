import type { Input } from '@allenio/contract'
import {
  editProgram,
  addProgramWeek,
  assignProgram,
  prepareOwnVersion,
  publishProgram,
  listClientPrograms,
  countPrograms,
  getProgramForAssign,
  listAssignedClients,
  getProgramUserInfo,
  getProgramDifferences,
  undoAssignProgram,
  getProgram,
  listPrograms,
} from '@allenio/contract/programs'
import { addDays, mondayOf, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, lonelyClientOf, race, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { batchOf, programOf } from '../scene.testing.ts'
import { programExporter } from '../export.ts'
import { sweepPreparedVersions } from './prepared-versions.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const monday = addDays(mondayOf(today), 7)

const dropPrepared = () =>
  sweepPreparedVersions.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })

type Assigned = Input<typeof assignProgram>['clients'][number]

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const program = await programOf(house, team)
  const coach = as(team.coach)
  const assign = async (more: Partial<Assigned> = {}) => {
    const client = { clientId, programUserId: newId(), startDay: monday, weekdays: [5, 1, 3], ...more }
    return coach.call(assignProgram, { id: program.id, clients: [client], message: 'Buon lavoro' })
  }
  const assigned = async (more: Partial<Assigned> = {}) => {
    const [user] = (await assign(more)).assigned
    if (!user) throw new Error('nothing was assigned')
    return user
  }
  return { team, clientId, program, coach, assign, assigned }
}

const within = <T>({ workspaceId }: TestTeam, work: Parameters<typeof database.withWorkspace<T>>[2]) =>
  database.withWorkspace(workspaceId, 'write', work)

describe('a client’s own version', () => {
  test('is made once, and edited for that client alone', async () => {
    const { team, program, coach, clientId, assigned } = await scene()
    const { id } = await assigned()
    const { passed } = await race(() => coach.ask(prepareOwnVersion, { id }))
    expect(passed).toBe(20)
    const { programId: versionId } = await coach.call(prepareOwnVersion, { id })
    expect((await race(() => coach.ask(addProgramWeek, { id: versionId }))).passed).toBe(20)
    const { programs } = await coach.call(listPrograms, { kind: 'versions' })
    expect(programs).toMatchObject([
      { id: versionId, client: { id: clientId }, templateId: program.id, state: 'upcoming', programUserId: id },
    ])
    expect(await coach.call(prepareOwnVersion, { id })).toEqual({ programId: versionId })
    expect((await coach.call(getProgram, { id: program.id })).weeks).toBe(2)
    // the client gets it with its next release
    expect((await as(team.client).call(getProgram, { id: versionId })).weeks).toBe(2)
    const client = { clientId: await lonelyClientOf(house, team), programUserId: newId(), startDay: monday }
    expect((await as(team.admin).ask(assignProgram, { id: versionId, clients: [client] })).body.code).toBe('program of another client')
  })

  test('is shown and counted nowhere before its first change', async () => {
    const { team, program, coach, clientId, assigned } = await scene()
    const { id } = await assigned()
    const shown = async () => {
      const followers = await coach.call(getProgramUserInfo, { id: program.id })
      const { assignedClients } = await coach.call(listAssignedClients, { id: program.id })
      const { programs } = await coach.call(listClientPrograms, { id: clientId })
      const users = [...followers.programUsers, ...assignedClients, ...programs]
      const exported = await within(team, async db => programExporter.ofWorkspace?.(db))
      return {
        follows: new Set(users.map(({ programId, templateId }) => `${programId} ${templateId}`)),
        versions: (await coach.call(listPrograms, { kind: 'versions' })).programs.map(each => each.id),
        counts: await coach.call(countPrograms, {}),
        clients: (await coach.call(getProgram, { id: program.id })).clients,
        client: (await as(team.client).call(listPrograms, {})).programs.map(each => each.id),
        exported: exported?.tables?.map(({ name, rows }) => `${name} ${rows.length}`),
      }
    }
    const before = await shown()
    expect(before.follows).toEqual(new Set([`${program.id} null`]))
    const { programId } = await coach.call(prepareOwnVersion, { id })
    expect(await shown()).toEqual(before)
    // the editor reads whom the version is for
    expect(await coach.call(getProgramForAssign, { id: programId })).toMatchObject({
      isPrepared: true,
      client: { id: clientId },
      programUserId: id,
    })
    const [week] = (await coach.call(getProgram, { id: programId })).weekList
    await coach.call(editProgram, {
      id: programId,
      base: 0,
      batches: [batchOf({ kind: 'set', id: week?.id ?? '', cells: { name: 'Scarico' } })],
    })
    expect(await coach.call(getProgramForAssign, { id: programId })).toMatchObject({ isPrepared: false, programUserId: id })
    const after = await shown()
    expect(after).toMatchObject({ versions: [programId], counts: { versions: 1 }, clients: 1, client: [programId] })
    expect(after.follows).toEqual(new Set([`${programId} ${program.id}`]))
    // the address that the client’s phone still has
    expect((await as(team.client).call(getProgram, { id: program.id })).id).toBe(programId)
  })

  test('is no change of a call that is refused', async () => {
    const { coach, assigned } = await scene()
    const { programId } = await coach.call(prepareOwnVersion, { id: (await assigned()).id })
    const wrong = batchOf({ kind: 'set', id: programId, cells: { title: 7 } })
    expect((await coach.ask(editProgram, { id: programId, base: 0, batches: [wrong] })).status).toBe(422)
    expect((await coach.call(listPrograms, { kind: 'versions' })).programs).toEqual([])
  })

  test('begins with the release that its client has, if that came after the editor was opened', async () => {
    const { program, coach, assigned } = await scene()
    const { id } = await assigned()
    const { programId } = await coach.call(prepareOwnVersion, { id })
    await coach.call(addProgramWeek, { id: program.id })
    await coach.call(publishProgram, { id: program.id })
    expect(await coach.call(prepareOwnVersion, { id })).toEqual({ programId })
    expect((await coach.call(listPrograms, { kind: 'versions' })).programs).toEqual([])
    const { weekList } = await coach.call(getProgram, { id: programId })
    expect(weekList).toHaveLength(3)
    await coach.call(editProgram, {
      id: programId,
      base: 1,
      batches: [batchOf({ kind: 'set', id: weekList[2]?.id ?? '', cells: { name: 'Scarico' } })],
    })
    expect((await coach.call(listPrograms, { kind: 'versions' })).programs).toMatchObject([{ id: programId, weeks: 3 }])
    // nothing is left that the model would hand over once more
    expect((await coach.call(getProgramDifferences, { id: program.id })).versions).toEqual([])
  })

  test('is dropped some hours after it was prepared, and never once it is the client’s', async () => {
    const { team, coach, assigned } = await scene()
    const prepared = await coach.call(prepareOwnVersion, { id: (await assigned()).id })
    const { programId: changedId } = await coach.call(prepareOwnVersion, { id: (await assigned()).id })
    await coach.call(addProgramWeek, { id: changedId })
    const isThere = async () => (await coach.ask(getProgramForAssign, { id: prepared.programId })).status === 200
    const age = () => within(team, db => db.run(sql`update documents set updated_at = now() - interval '13 hours'`))
    await dropPrepared()
    expect(await isThere()).toBe(true)
    await age()
    await dropPrepared()
    expect(await isThere()).toBe(false)
    expect((await coach.ask(addProgramWeek, { id: prepared.programId })).status).toBe(404)
    expect((await coach.call(listPrograms, { kind: 'versions' })).programs).toMatchObject([{ id: changedId }])
  })

  test('goes with an assignment that is undone', async () => {
    const { program, coach, assigned } = await scene()
    const { id } = await assigned()
    const { programId } = await coach.call(prepareOwnVersion, { id })
    await coach.call(undoAssignProgram, { id: program.id, programUserIds: [id] })
    expect((await coach.ask(addProgramWeek, { id: programId })).status).toBe(404)
  })

  test('is out of the coach’s reach once the client is taken from them, in mid-edit, too', async () => {
    const { team, coach, clientId, assigned } = await scene()
    const { id } = await assigned()
    const { programId } = await coach.call(prepareOwnVersion, { id })
    const [week] = (await coach.call(getProgram, { id: programId })).weekList
    const batch = batchOf({ kind: 'set', id: week?.id ?? '', cells: { name: 'Scarico' } })
    await within(team, db =>
      db.run(sql`
      delete from client_collaborators where client_id = ${clientId} and membership_id = ${team.coach.membershipId}`),
    )
    expect((await coach.ask(editProgram, { id: programId, base: 0, batches: [batch] })).status).toBe(404)
    await as(team.admin).call(editProgram, { id: programId, base: 0, batches: [batch] })
    expect((await coach.call(listPrograms, { kind: 'versions' })).programs).toEqual([])
  })
})
