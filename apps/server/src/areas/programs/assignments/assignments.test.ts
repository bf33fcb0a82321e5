import type { Input } from '@allenio/contract'
import { createClientPause, deleteClientPause, updateClientPause } from '@allenio/contract/clients'
import {
  editProgram,
  assignProgram,
  prepareOwnVersion,
  endProgramUser,
  getProgramUserInfo,
  listAssignedClients,
  listClientPrograms,
  listClientsForProgram,
  listExpiringPrograms,
  recordProgramReceipt,
  undoAssignProgram,
  updateProgramUser,
  createProgram,
  getProgram,
  listPrograms,
} from '@allenio/contract/programs'
import { addDays, mondayOf, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Count } from '#platform/db'
import { clientOf, lonelyClientOf, race, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { batchOf, programOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const monday = addDays(mondayOf(today), 7)

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

describe('assigning', () => {
  test('gives a client days: by weekdays, or in order with as many days a week as there are', async () => {
    const { assigned, coach, clientId } = await scene()
    const byWeekdays = await assigned()
    expect(byWeekdays).toMatchObject({
      weekdays: [1, 3, 5],
      startDay: monday,
      lastDay: addDays(monday, 11),
      state: 'upcoming',
      message: 'Buon lavoro',
    })
    expect(byWeekdays.receipt).toMatchObject({ sentAt: expect.any(String), storedAt: null })
    const inOrder = await assigned({ weekdays: null, startDay: today })
    expect(inOrder).toMatchObject({ lastDay: addDays(today, 13), state: 'active' })
    expect((await coach.call(listClientPrograms, { id: clientId })).programs.map(({ id }) => id)).toEqual([inOrder.id, byWeekdays.id])
  })

  test('twice, or by twenty devices at once, assigns once', async () => {
    const { team, program, clientId } = await scene()
    const clients = [{ clientId, programUserId: newId(), startDay: monday }]
    const { passed } = await race(() => as(team.coach).ask(assignProgram, { id: program.id, clients }))
    expect(passed).toBe(20)
    expect(await within(team, db => db.one<Count>(sql`select count(*) as count from program_users`))).toEqual({ count: 1 })
    const other = await programOf(house, team)
    expect(
      await as(team.coach).ask(assignProgram, { id: other.id, clients: [{ ...clients[0], clientId: await lonelyClientOf(house, team) }] }),
    ).toMatchObject({ status: 404 })
  })

  test('of many clients is undone in one call, without a trace; a second undo changes nothing', async () => {
    const { team, program, clientId, coach, assigned } = await scene()
    const other = await lonelyClientOf(house, team)
    const stays = await assigned({ startDay: today, weekdays: null })
    const clients = [clientId, other].map(each => ({ clientId: each, programUserId: newId(), startDay: monday }))
    await as(team.admin).call(assignProgram, { id: program.id, clients })
    const programUserIds = clients.map(each => each.programUserId)
    // a coach reaches those in their charge alone
    await coach.call(undoAssignProgram, { id: program.id, programUserIds })
    const idsOf = async () => (await as(team.admin).call(listAssignedClients, { id: program.id })).assignedClients.map(({ id }) => id)
    expect(await idsOf()).toEqual([programUserIds[1], stays.id])
    const { passed } = await race(() => as(team.admin).ask(undoAssignProgram, { id: program.id, programUserIds }))
    expect([passed, await idsOf()]).toEqual([20, [stays.id]])
    expect((await as(team.client).call(listPrograms, {})).programs.map(({ programUserId }) => programUserId)).toEqual([stays.id])
    const unrelated = await programOf(house, team)
    await coach.call(undoAssignProgram, { id: unrelated.id, programUserIds: [stays.id] })
    expect(await idsOf()).toEqual([stays.id])
  })

  test('more than an hour ago is ended, not deleted, by an undo', async () => {
    const { team, program, coach, assigned } = await scene()
    const { id } = await assigned({ startDay: today, weekdays: null })
    await within(team, db => db.run(sql`update program_users set created_at = now() - interval '2 hours' where id = ${id}`))
    await coach.call(undoAssignProgram, { id: program.id, programUserIds: [id] })
    expect((await coach.call(listAssignedClients, { id: program.id })).assignedClients).toMatchObject([{ id, state: 'terminated' }])
  })

  test('warns of programs that a client trains on the same days, and allows it', async () => {
    const { assign, assigned, coach, team, clientId, program } = await scene()
    expect((await assign()).warnings).toEqual([])
    expect((await assign()).warnings).toMatchObject([{ clientId, kind: 'has it already' }])
    const other = await programOf(house, team, { title: 'Altra' })
    const kindsFrom = async (startDay: string) => {
      const clients = [{ clientId, programUserId: newId(), startDay }]
      const { warnings, assigned: users } = await coach.call(assignProgram, { id: other.id, clients })
      for (const { id } of users) await coach.call(endProgramUser, { id })
      return warnings.map(({ kind }) => kind)
    }
    expect(await kindsFrom(monday)).toEqual(['overlaps', 'overlaps'])
    // the two programs end on the second Friday
    expect(await kindsFrom(addDays(monday, 11))).toEqual(['overlaps', 'overlaps'])
    expect(await kindsFrom(addDays(monday, 12))).toEqual([])
    const pause = { id: clientId, pauseId: newId() }
    await coach.call(createClientPause, { ...pause, from: monday, until: addDays(monday, 13) })
    // both rest for two weeks, as the new one would
    expect(await kindsFrom(addDays(monday, 12))).toEqual(['overlaps', 'overlaps'])
    expect(await kindsFrom(addDays(monday, 60))).toEqual([])
    await coach.call(updateClientPause, { ...pause, until: null })
    expect(await kindsFrom(addDays(monday, 60))).toEqual(['overlaps', 'overlaps'])
    await assigned()
    const list = await coach.call(listClientsForProgram, { id: program.id })
    expect(list.clients).toMatchObject([{ id: clientId, isAssigned: true }])
    expect((await coach.call(listClientsForProgram, { id: other.id })).clients).toMatchObject([{ isAssigned: false }])
    expect(list.clients[0]?.programs).toHaveLength(3)
    expect(list.clients[0]?.programs[0]?.pauses).toHaveLength(1)
    const named = (clientIds: string) => coach.call(listClientsForProgram, { id: program.id, clientIds })
    expect(await named(`${clientId},${newId()}`)).toEqual({ ...list, nextPage: 0 })
    expect(await named(newId())).toEqual({ clients: [], nextPage: 0 })
  })

  test('refuses clients who are inactive, out of reach or absent, and then assigns it to nobody', async () => {
    const { team, program, clientId, coach } = await scene()
    const lonely = await lonelyClientOf(house, team)
    const user = (id: string) => ({ clientId: id, programUserId: newId(), startDay: monday })
    for (const id of [lonely, newId()])
      expect((await coach.ask(assignProgram, { id: program.id, clients: [user(clientId), user(id)] })).status).toBe(404)
    await within(team, db => db.run(sql`update clients set status = 'inactive' where id = ${lonely}`))
    const answer = await as(team.admin).ask(assignProgram, { id: program.id, clients: [user(clientId), user(lonely)] })
    expect(answer).toMatchObject({ status: 409, body: { code: 'assigned client inactive' } })
    expect((await coach.call(listAssignedClients, { id: program.id })).assignedClients).toEqual([])
  })

  test('refuses weekdays for weeks of more than seven days, and a program without any', async () => {
    const { team, clientId, coach } = await scene()
    const { id } = await coach.call(createProgram, { title: 'Lunga' })
    const [week] = (await coach.call(getProgram, { id })).weekList
    const insert = (at: number) => ({
      kind: 'insert' as const,
      id: newId(),
      type: 'day',
      parentId: week?.id ?? '',
      place: `z${at}`,
      cells: {},
    })
    await coach.call(editProgram, { id, base: 0, batches: [batchOf(...[1, 2, 3, 4, 5].map(insert))] })
    const client = { clientId, programUserId: newId(), startDay: monday }
    expect(await coach.ask(assignProgram, { id, clients: [{ ...client, weekdays: [1] }] })).toMatchObject({
      body: { code: 'only in order' },
    })
    expect((await coach.call(assignProgram, { id, clients: [client] })).assigned).toHaveLength(1)
    const empty = await coach.call(createProgram, { title: 'Vuota' })
    const { weekList } = await coach.call(getProgram, { id: empty.id })
    const deletions = weekList.map(each => ({ kind: 'delete' as const, id: each.id }))
    await coach.call(editProgram, { id: empty.id, base: 0, batches: [batchOf(...deletions)] })
    const refused = await coach.ask(assignProgram, { id: empty.id, clients: [{ ...client, programUserId: newId() }] })
    expect([refused.status, refused.body.code]).toEqual([422, 'program empty'])
    expect(team.workspaceId).toBeTruthy()
  })

  test('to two hundred clients makes one release and takes less than a second', async () => {
    const { team, program } = await scene()
    const ids = Array.from({ length: 200 }, () => newId())
    await within(team, db => db.run(sql`insert into clients (id, first_name) select id, 'Anna' from unnest(${ids}::uuid[]) as id`))
    const clients = ids.map(clientId => ({ clientId, programUserId: newId(), startDay: monday, weekdays: [1, 3, 5] }))
    const before = performance.now()
    const { assigned } = await as(team.admin).call(assignProgram, { id: program.id, clients })
    expect(assigned).toHaveLength(200)
    expect(performance.now() - before).toBeLessThan(3_000)
    const counts = await within(team, db =>
      db.one(sql`
        select (select count(*) from document_releases) as releases, (select count(*) from programs) as programs`),
    )
    expect(counts).toEqual({ releases: 1, programs: 1 })
    // each of them is found by name, wherever they stand in the list
    await within(team, db => db.run(sql`update clients set first_name = 'Zeno', last_name = 'Àlberti' where id = ${ids[0] ?? ''}`))
    const { assignedClients } = await as(team.admin).call(listAssignedClients, { id: program.id, isOpen: 'true', search: 'alberti' })
    expect(assignedClients.map(({ id, client }) => [id, client.name])).toEqual([[clients[0]?.programUserId, 'Zeno Àlberti']])
  })
})

describe('an assignment', () => {
  test('is moved, paused and extended; its last day follows unless it has its own', async () => {
    const { assigned, coach, clientId } = await scene()
    const { id } = await assigned({ startDay: today, weekdays: null })
    const read = async () => (await coach.call(listClientPrograms, { id: clientId })).programs[0]
    const change = (changes: object) => coach.call(updateProgramUser, { id, ...changes })
    expect(await change({ startDay: addDays(today, 2) })).toMatchObject({ lastDay: addDays(today, 15), state: 'upcoming' })
    const pause = { id: clientId, pauseId: newId() }
    await coach.call(createClientPause, { ...pause, from: addDays(today, 3), until: addDays(today, 9) })
    expect(await read()).toMatchObject({ lastDay: addDays(today, 22) })
    expect(await change({ lastDay: addDays(today, 40) })).toMatchObject({ lastDay: addDays(today, 40), hasOwnEnd: true })
    expect(await change({ lastDay: null })).toMatchObject({ lastDay: addDays(today, 22), hasOwnEnd: false })
    await change({ startDay: today })
    await coach.call(updateClientPause, { ...pause, from: today, until: null })
    expect(await read()).toMatchObject({ state: 'paused', lastDay: addDays(today, 13) })
    await coach.call(deleteClientPause, pause)
    expect(await read()).toMatchObject({ state: 'active', pauses: [] })
    expect((await coach.ask(updateProgramUser, { id, lastDay: addDays(today, -1) })).body.code).toBe('ends before it starts')
  })

  test('is ended and resumed, and its history stays', async () => {
    const { assigned, coach, team } = await scene()
    const { id } = await assigned({ startDay: today })
    expect(await coach.call(endProgramUser, { id })).toMatchObject({ state: 'terminated', endedAt: expect.any(String) })
    expect((await as(team.client).call(listPrograms, {})).programs).toMatchObject([{ state: 'terminated' }])
    expect(await coach.call(updateProgramUser, { id, isEnded: false })).toMatchObject({ state: 'active', endedAt: null })
  })

  test('is expiring within the days of the settings, unless another one follows', async () => {
    const { assigned, coach, team, clientId } = await scene()
    const { id } = await assigned({ startDay: addDays(today, -10), weekdays: null })
    expect((await coach.call(listExpiringPrograms, {})).expiring).toMatchObject([{ id, state: 'expiring' }])
    const expiringOf = async (collaboratorId: string) => (await as(team.admin).call(listExpiringPrograms, { collaboratorId })).expiring
    expect(await expiringOf(team.coach.membershipId)).toMatchObject([{ id }])
    const { membershipId } = await given.member('coach', { workspaceId: team.workspaceId })
    expect(await expiringOf(membershipId)).toEqual([])
    const setStatus = (status: string) => within(team, db => db.run(sql`update clients set status = ${status} where id = ${clientId}`))
    await setStatus('inactive')
    expect((await coach.call(listExpiringPrograms, {})).expiring).toEqual([])
    await setStatus('active')
    await assigned({ startDay: addDays(today, 4), weekdays: null })
    expect((await coach.call(listExpiringPrograms, {})).expiring).toEqual([])
  })

  test('that is past its last day is terminated', async () => {
    const { assigned, team } = await scene()
    await assigned({ startDay: addDays(today, -30), weekdays: null })
    expect((await as(team.client).call(listPrograms, {})).programs).toMatchObject([{ state: 'terminated' }])
  })

  test('of a client is visible only to them and their coach', async () => {
    const { team, program, assigned } = await scene()
    const { id } = await assigned()
    const colleague = as(await given.member('coach', { workspaceId: team.workspaceId }))
    for (const endpoint of [updateProgramUser, endProgramUser, prepareOwnVersion])
      expect((await colleague.ask(endpoint, { id })).status).toBe(404)
    expect((await colleague.call(getProgramUserInfo, { id: program.id })).programUsers).toEqual([])
    expect((await as(team.client).call(getProgramUserInfo, { id: program.id })).programUsers).toMatchObject([{ id, assignedBy: null }])
  })

  test('tells whether its release was received', async () => {
    const { team, program, coach, assigned } = await scene()
    const { id } = await assigned()
    const client = as(team.client)
    await client.call(recordProgramReceipt, { id, kind: 'stored' })
    await client.call(recordProgramReceipt, { id, kind: 'opened' })
    const [user] = (await coach.call(listAssignedClients, { id: program.id, isOpen: 'true' })).assignedClients
    expect(user?.receipt).toEqual({ sentAt: expect.any(String), storedAt: expect.any(String), openedAt: expect.any(String) })
  })

  test('with the same release again has receipts of its own, and the earlier one none of it', async () => {
    const { team, program, coach, assigned } = await scene()
    const client = as(team.client)
    const earlier = await assigned()
    await client.call(recordProgramReceipt, { id: earlier.id, kind: 'opened' })
    await coach.call(endProgramUser, { id: earlier.id })
    await within(team, db =>
      db.run(sql`
        update document_receipts set sent_at = sent_at - interval '33 minutes', opened_at = opened_at - interval '33 minutes'
        where release_id = ${earlier.releaseId}`),
    )
    const { id, createdAt } = await assigned()
    const receiptOf = async () =>
      (await coach.call(getProgramUserInfo, { id: program.id })).programUsers.find(each => each.id === id)?.receipt
    expect(await receiptOf()).toEqual({ sentAt: createdAt, storedAt: null, openedAt: null })
    // a device that was away still reports the earlier release as opened
    await client.call(recordProgramReceipt, { id: earlier.id, kind: 'opened' })
    expect(await receiptOf()).toMatchObject({ openedAt: null })
    await client.call(recordProgramReceipt, { id, kind: 'opened' })
    const openedAt = (await receiptOf())?.openedAt ?? ''
    expect(openedAt > createdAt).toBe(true)
    await client.call(recordProgramReceipt, { id, kind: 'opened' })
    expect(await receiptOf()).toMatchObject({ openedAt })
  })
})
