import type { Input } from '@allenio/contract'
import {
  editProgram,
  addProgramWeek,
  assignProgram,
  createOwnVersion,
  dropOwnVersion,
  getProgramUserInfo,
  getProgram,
  listPrograms,
} from '@allenio/contract/programs'
import { addDays, dayIn, mondayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, lonelyClientOf, race, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { batchOf, programOf } from './scene.testing.ts'
import { sweepUntouchedVersions } from './untouched-versions.ts'

const house = await testHouse()
const { as, given, database } = house
const today = dayIn('Europe/Rome')
const monday = addDays(mondayOf(today), 7)

const dropForgotten = () =>
  sweepUntouchedVersions.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })

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
    const { passed } = await race(() => coach.ask(createOwnVersion, { id }))
    expect(passed).toBe(20)
    const { programs } = await coach.call(listPrograms, { kind: 'versions' })
    expect(programs).toMatchObject([{ client: { id: clientId }, templateId: program.id, state: 'upcoming', programUserId: id }])
    const versionId = programs[0]?.id ?? ''
    await coach.call(addProgramWeek, { id: versionId })
    expect((await coach.call(getProgram, { id: program.id })).weeks).toBe(2)
    // the client gets it with its next release
    expect((await as(team.client).call(getProgram, { id: versionId })).weeks).toBe(2)
    const client = { clientId: await lonelyClientOf(house, team), programUserId: newId(), startDay: monday }
    expect((await as(team.admin).ask(assignProgram, { id: versionId, clients: [client] })).body.code).toBe('program of another client')
  })

  test('that stays as it was made goes again when its editor is left, and an edit keeps it', async () => {
    const { team, program, coach, assigned } = await scene()
    const { id } = await assigned()
    const linkOf = async () => {
      const { programUsers } = await coach.call(getProgramUserInfo, { id: program.id })
      return programUsers.map(({ programId, templateId }) => ({ programId, templateId }))
    }
    const first = await coach.call(createOwnVersion, { id })
    expect((await as(team.client).ask(dropOwnVersion, { id: first.programId })).status).toBe(403)
    expect(await coach.call(dropOwnVersion, { id: first.programId })).toEqual({ isDropped: true })
    expect(await linkOf()).toEqual([{ programId: program.id, templateId: null }])
    expect((await coach.call(listPrograms, { kind: 'versions' })).programs).toEqual([])
    expect((await coach.ask(dropOwnVersion, { id: first.programId })).status).toBe(404)
    // the model itself has no client, and is never dropped
    expect(await coach.call(dropOwnVersion, { id: program.id })).toEqual({ isDropped: false })
    const { programId } = await coach.call(createOwnVersion, { id })
    await coach.call(addProgramWeek, { id: programId })
    expect(await coach.call(dropOwnVersion, { id: programId })).toEqual({ isDropped: false })
    expect((await coach.call(listPrograms, { kind: 'versions' })).programs).toMatchObject([{ id: programId, templateId: program.id }])
  })

  test('that was forgotten goes after some hours', async () => {
    const { team, coach, assigned } = await scene()
    const { programId } = await coach.call(createOwnVersion, { id: (await assigned()).id })
    await dropForgotten()
    expect((await coach.call(listPrograms, { kind: 'versions' })).programs).toMatchObject([{ id: programId }])
    await within(team, db => db.run(sql`update documents set updated_at = now() - interval '13 hours' where id = ${programId}`))
    await dropForgotten()
    expect((await coach.call(listPrograms, { kind: 'versions' })).programs).toEqual([])
  })

  test('is out of the coach’s reach once the client is taken from them, in mid-edit, too', async () => {
    const { team, coach, clientId, assigned } = await scene()
    const { id } = await assigned()
    const { programId } = await coach.call(createOwnVersion, { id })
    const [week] = (await coach.call(getProgram, { id: programId })).weekList
    const batch = batchOf({ kind: 'set', id: week?.id ?? '', cells: { name: 'Scarico' } })
    await within(team, db =>
      db.run(sql`
      delete from client_collaborators where client_id = ${clientId} and membership_id = ${team.coach.membershipId}`),
    )
    expect((await coach.ask(editProgram, { id: programId, base: 0, batches: [batch] })).status).toBe(404)
    expect((await coach.call(listPrograms, { kind: 'versions' })).programs).toEqual([])
    await as(team.admin).call(editProgram, { id: programId, base: 0, batches: [batch] })
  })
})
