import { listNotifications } from '@allenio/contract/notifications'
import {
  editProgram,
  cancelPublication,
  getProgramDifferences,
  listProgramReleases,
  publishProgram,
  rollBackProgram,
  assignProgram,
  prepareOwnVersion,
  updateProgramUser,
  deleteProgram,
  getProgram,
  listPrograms,
  undeleteProgram,
} from '@allenio/contract/programs'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, lonelyClientOf, testHouse, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'
import { publishDue } from './publications.ts'
import { batchOf, programOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

const longWeeks = 'Si allena in giorni fissi, e così avrebbe settimane di più di sette giorni.'

const newDays = (weekId: string, count: number) =>
  Array.from({ length: count }, () => ({ kind: 'insert' as const, id: newId(), type: 'day', parentId: weekId, place: 'Z', cells: {} }))

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const program = await programOf(house, team)
  const [squat = '', bench = ''] = program.rowIds
  const coach = as(team.coach)
  const assign = async (who: TestMember, id: string) => {
    const programUserId = newId()
    await as(who).call(assignProgram, { id: program.id, clients: [{ clientId: id, programUserId, startDay: today }] })
    return programUserId
  }
  const set = (rowId: string, cells: object, id = program.id) =>
    coach.call(editProgram, { id, base: 1_000, batches: [batchOf({ kind: 'set', id: rowId, cells: { ...cells } })] })
  /** Repetitions and load of each exercise of the first workout, as the client reads them. */
  const clientReads = async (id = program.id) => {
    const { weekList } = await as(team.client).call(getProgram, { id })
    return weekList[0]?.days[0]?.workouts[0]?.exercises.map(({ reps, weight }) => `${reps} ${weight}`.trim())
  }
  /** The clients whom a publication did not reach, with the reasons that the coach was notified of. */
  const heldBack = async () => {
    const { notifications } = await coach.call(listNotifications, {})
    return notifications.filter(({ kind }) => kind === 'program held back').map(({ client, body }) => [client?.id, body])
  }
  const deedsOf = (action: string) =>
    database.withWorkspace(team.workspaceId, 'read', db =>
      db.many(sql`select subject_id, details from audit_log where action = ${action} order by created_at, id`),
    )
  return { team, clientId, program, squat, bench, coach, assign, set, clientReads, heldBack, deedsOf }
}

describe('a client with two open assignments of one program', () => {
  test('gets what is published and rolled back, at once or on its day, and both end with the program', async () => {
    const { team, clientId, program, squat, coach, assign, set, clientReads } = await scene()
    const ids = [await assign(team.coach, clientId), await assign(team.coach, clientId)]
    await set(squat, { reps: '12' })
    await coach.call(publishProgram, { id: program.id })
    expect((await clientReads())?.[0]).toBe('12 60')
    const { releases } = await coach.call(listProgramReleases, { id: program.id })
    await coach.call(rollBackProgram, { id: program.id, releaseId: releases.at(-1)?.id ?? '' })
    await set(squat, { reps: '15' })
    await coach.call(publishProgram, { id: program.id, day: addDays(today, 1) })
    await publishDue(database, addDays(today, 1))
    expect((await clientReads())?.[0]).toBe('15 60')
    const openIds = () =>
      database.withWorkspace(team.workspaceId, 'read', async db => {
        const rows = await db.many<{ id: string }>(sql`select id from program_users where ended_at is null order by id`)
        return rows.map(({ id }) => id)
      })
    await coach.call(deleteProgram, { id: program.id, keepsClients: false })
    expect(await openIds()).toEqual([])
    await coach.call(undeleteProgram, { id: program.id })
    expect(await openIds()).toEqual(ids.toSorted())
  })
})

describe('publishing', () => {
  test('hands the draft over to those who follow the model; until then they keep their release', async () => {
    const { team, clientId, program, squat, coach, assign, set, clientReads } = await scene()
    await assign(team.coach, clientId)
    await set(squat, { reps: '6' })
    expect((await clientReads())?.[0]).toBe('8 60')
    expect((await coach.call(getProgramDifferences, { id: program.id })).changes).toMatchObject([
      { kind: 'cell', cell: 'reps', base: '8', template: '6', isConflict: false },
    ])
    expect(await coach.call(publishProgram, { id: program.id, note: 'Meno ripetizioni' })).toMatchObject({
      isNew: true,
      reached: 1,
      release: { number: 2, note: 'Meno ripetizioni', clients: 1 },
      publications: [],
    })
    expect((await clientReads())?.[0]).toBe('6 60')
    // nothing has changed since
    expect(await coach.call(publishProgram, { id: program.id })).toMatchObject({ isNew: false, reached: 1 })
  })

  test('is refused if the program was edited since it was looked at', async () => {
    const { team, clientId, program, squat, coach, assign, set, clientReads } = await scene()
    await assign(team.coach, clientId)
    await set(squat, { reps: '6' })
    const { revision } = await coach.call(getProgramDifferences, { id: program.id })
    await set(squat, { reps: '60' })
    expect((await coach.ask(publishProgram, { id: program.id, revision })).body.code).toBe('changed meanwhile')
    expect((await clientReads())?.[0]).toBe('8 60')
    const read = await coach.call(getProgramDifferences, { id: program.id })
    expect(await coach.call(publishProgram, { id: program.id, revision: read.revision })).toMatchObject({ reached: 1 })
    expect((await clientReads())?.[0]).toBe('60 60')
  })

  test('leaves out those who keep their release', async () => {
    const { team, clientId, program, squat, coach, assign, set, clientReads } = await scene()
    const userId = await assign(team.coach, clientId)
    await set(squat, { reps: '6' })
    expect(await coach.call(publishProgram, { id: program.id, leftOut: [userId] })).toMatchObject({ reached: 0 })
    expect((await clientReads())?.[0]).toBe('8 60')
  })

  test('reaches a coach’s own clients; a colleague’s get it when their coach or the admin publishes it', async () => {
    const { team, program, squat, coach, assign, set } = await scene()
    await assign(team.admin, await lonelyClientOf(house, team))
    await set(squat, { reps: '6' })
    expect(await coach.call(publishProgram, { id: program.id })).toMatchObject({ isNew: true, reached: 0 })
    expect(await as(team.admin).call(publishProgram, { id: program.id })).toMatchObject({ isNew: false, reached: 1 })
  })

  test('merges what an own version has not changed itself, and asks about the rest', async () => {
    const { team, clientId, program, squat, bench, coach, assign, set, clientReads } = await scene()
    const programUserId = await assign(team.coach, clientId)
    const { programId: versionId } = await coach.call(prepareOwnVersion, { id: programUserId })
    const exercises = (await coach.call(getProgram, { id: versionId })).weekList[0]?.days[0]?.workouts[0]?.exercises ?? []
    await set(exercises[0]?.id ?? '', { load: '70' }, versionId)
    await coach.call(publishProgram, { id: versionId })
    await set(squat, { load: '65', reps: '6' })
    await set(bench, { reps: '5' })
    const { versions } = await coach.call(getProgramDifferences, { id: program.id })
    const differences = versions[0]?.differences ?? []
    expect(differences.map(({ cell, base, template, copy, isConflict }) => [cell, base, template, copy, isConflict])).toEqual(
      expect.arrayContaining([
        ['load', '60', '65', '70', true],
        ['reps', '8', '6', '8', false],
        ['reps', '8-10', '5', '8-10', false],
      ]),
    )
    await coach.call(publishProgram, { id: program.id })
    expect(await clientReads(versionId)).toEqual(['6 70', '5', '10'])
    // the version's base is newer now, and a decision is not asked again
    expect((await coach.call(getProgramDifferences, { id: program.id })).versions).toEqual([])
    await set(squat, { load: '67.5' })
    const conflict = (await coach.call(getProgramDifferences, { id: program.id })).versions[0]?.differences[0]
    await coach.call(publishProgram, { id: program.id, taken: [{ programUserId, keys: [conflict?.key ?? ''] }] })
    expect(await clientReads(versionId)).toEqual(['6 67.5', '5', '10'])
  })

  test('compares an own version that was never published with what the client has', async () => {
    const { team, clientId, program, squat, coach, assign, set } = await scene()
    const { programId: versionId } = await coach.call(prepareOwnVersion, { id: await assign(team.coach, clientId) })
    const differences = () => coach.call(getProgramDifferences, { id: versionId })
    expect(await differences()).toMatchObject({ changes: [], followers: 0, ownVersions: 0 })
    const [week] = (await coach.call(getProgram, { id: versionId })).weekList
    const [ownSquat, ownBench] = week?.days[0]?.workouts[0]?.exercises ?? []
    await set(ownSquat?.id ?? '', { load: '70' }, versionId)
    expect(await differences()).toMatchObject({ followers: 1, ownVersions: 0 })
    // the model changes, and the client does not get the change
    await set(squat, { reps: '6' })
    const deleted = batchOf({ kind: 'delete', id: ownBench?.id ?? '' })
    await coach.call(editProgram, { id: versionId, base: 1_000, batches: [deleted] })
    expect((await differences()).changes).toMatchObject([
      { kind: 'deleted', originId: ownBench?.id, type: 'row' },
      { kind: 'cell', originId: ownSquat?.id, cell: 'load', base: '60', template: '70' },
    ])
    await coach.call(publishProgram, { id: versionId })
    expect((await differences()).changes).toEqual([])
    expect(await coach.call(getProgramDifferences, { id: program.id })).toMatchObject({ followers: 0, ownVersions: 1 })
  })

  test('keeps the target of an own version whole if both sides have changed it', async () => {
    const { team, clientId, program, squat, coach, assign, set, clientReads } = await scene()
    const { programId: versionId } = await coach.call(prepareOwnVersion, { id: await assign(team.coach, clientId) })
    const exercises = (await coach.call(getProgram, { id: versionId })).weekList[0]?.days[0]?.workouts[0]?.exercises ?? []
    await set(exercises[0]?.id ?? '', { reps: '10' }, versionId)
    await coach.call(publishProgram, { id: versionId })
    await set(squat, { type: 'time', seconds: 45, reps: null })
    const { versions } = await coach.call(getProgramDifferences, { id: program.id })
    expect(new Set(versions[0]?.differences.map(({ key, isConflict }) => `${key} ${isConflict}`)).size).toBe(1)
    await coach.call(publishProgram, { id: program.id })
    expect((await clientReads(versionId))?.[0]).toBe('10 60')
  })

  test('leaves out an own version with unpublished edits, unless it is chosen', async () => {
    const { team, clientId, program, squat, coach, assign, set, clientReads, heldBack } = await scene()
    const programUserId = await assign(team.coach, clientId)
    const { programId: versionId } = await coach.call(prepareOwnVersion, { id: programUserId })
    const exercises = (await coach.call(getProgram, { id: versionId })).weekList[0]?.days[0]?.workouts[0]?.exercises ?? []
    await set(exercises[1]?.id ?? '', { load: '40' }, versionId)
    await coach.call(publishProgram, { id: versionId })
    await set(squat, { reps: '6' })
    const drafts = async () => (await coach.call(getProgramDifferences, { id: program.id })).versions.map(({ hasDraft }) => hasDraft)
    expect(await drafts()).toEqual([false])
    await set(exercises[0]?.id ?? '', { load: '70' }, versionId)
    expect(await drafts()).toEqual([true])
    expect(await coach.call(publishProgram, { id: program.id })).toMatchObject({ reached: 0 })
    await coach.call(publishProgram, { id: program.id, day: addDays(today, 1) })
    await publishDue(database, addDays(today, 1))
    expect((await clientReads(versionId))?.[0]).toBe('8 60')
    expect(await heldBack()).toEqual([[clientId, 'Ha modifiche non pubblicate: pubblica la sua versione, poi di nuovo il modello.']])
    expect(await coach.call(publishProgram, { id: program.id, withDrafts: [programUserId] })).toMatchObject({ reached: 1 })
    expect((await clientReads(versionId))?.[0]).toBe('6 70')
  })

  test('without a change ends a draft of which everything was undone', async () => {
    const { program, squat, coach, set, team, clientId, assign } = await scene()
    await assign(team.coach, clientId)
    const hasDraft = async () => (await coach.call(listProgramReleases, { id: program.id })).hasDraft
    expect(await hasDraft()).toBe(false)
    await set(squat, { reps: '6' })
    await set(squat, { reps: '8' })
    expect(await hasDraft()).toBe(true)
    expect(await coach.call(publishProgram, { id: program.id })).toMatchObject({ isNew: false, reached: 1 })
    expect(await hasDraft()).toBe(false)
  })

  test('refuses weeks of more than seven days for those who train by weekdays', async () => {
    const { team, clientId, program, coach, assign, heldBack } = await scene()
    const id = await assign(team.coach, clientId)
    await coach.call(editProgram, { id: program.id, base: 1_000, batches: [batchOf(...newDays(program.weekIds[0] ?? '', 5))] })
    await coach.call(updateProgramUser, { id, weekdays: [1, 3, 5] })
    expect((await coach.ask(publishProgram, { id: program.id })).body.code).toBe('only in order')
    await coach.call(publishProgram, { id: program.id, leftOut: [id] })
    const { releases } = await coach.call(listProgramReleases, { id: program.id })
    expect((await coach.ask(rollBackProgram, { id: program.id, releaseId: releases[0]?.id ?? '' })).body.code).toBe('only in order')
    await coach.call(updateProgramUser, { id, weekdays: null })
    const day = addDays(today, 1)
    await coach.call(publishProgram, { id: program.id, day })
    await coach.call(updateProgramUser, { id, weekdays: [1, 3, 5] })
    await publishDue(database, day)
    expect((await coach.call(listProgramReleases, { id: program.id })).releases.map(({ clients }) => clients)).toEqual([0, 1])
    expect(await heldBack()).toEqual([[clientId, longWeeks]])
  })

  test('holds back an own version that exceeds seven days a week only together with the model', async () => {
    const { team, clientId, program, coach, assign, heldBack, clientReads, set, squat } = await scene()
    const id = await assign(team.coach, clientId)
    await coach.call(updateProgramUser, { id, weekdays: [1, 3, 5] })
    const { programId: versionId } = await coach.call(prepareOwnVersion, { id })
    const versionWeekId = (await coach.call(getProgram, { id: versionId })).weekList[0]?.id ?? ''
    await coach.call(editProgram, { id: versionId, base: 1_000, batches: [batchOf(...newDays(versionWeekId, 2))] })
    await coach.call(publishProgram, { id: versionId })
    const hasLongWeeks = async () =>
      (await coach.call(getProgramDifferences, { id: program.id })).versions.map(version => version.hasLongWeeks)
    await set(squat, { reps: '6' })
    expect(await hasLongWeeks()).toEqual([false])
    await coach.call(editProgram, { id: program.id, base: 1_000, batches: [batchOf(...newDays(program.weekIds[0] ?? '', 3))] })
    expect(await hasLongWeeks()).toEqual([true])
    expect(await coach.call(publishProgram, { id: program.id })).toMatchObject({ reached: 0 })
    expect(await heldBack()).toEqual([[clientId, longWeeks]])
    expect((await clientReads(versionId))?.[0]).toBe('8 60')
    // without weekdays, long weeks are allowed
    await coach.call(updateProgramUser, { id, weekdays: null })
    expect(await hasLongWeeks()).toEqual([false])
    expect(await coach.call(publishProgram, { id: program.id })).toMatchObject({ reached: 1 })
    expect((await coach.call(getProgram, { id: versionId })).weekList[0]?.days).toHaveLength(8)
    expect((await clientReads(versionId))?.[0]).toBe('6 60')
  })

  test('holds back an own version that has no room for the changes', async () => {
    const { team, clientId, program, coach, assign, heldBack, set, squat, clientReads } = await scene()
    const { programId: versionId } = await coach.call(prepareOwnVersion, { id: await assign(team.coach, clientId) })
    const newWeeks = (id: string, count: number) =>
      Array.from({ length: count }, () => ({ kind: 'insert' as const, id: newId(), type: 'week', parentId: id, place: 'Z', cells: {} }))
    await coach.call(editProgram, { id: versionId, base: 1_000, batches: [batchOf(...newWeeks(versionId, 50))] })
    await coach.call(publishProgram, { id: versionId })
    await coach.call(editProgram, { id: program.id, base: 1_000, batches: [batchOf(...newWeeks(program.id, 1))] })
    await set(squat, { reps: '6' })
    expect(await coach.call(publishProgram, { id: program.id })).toMatchObject({ reached: 0 })
    expect(await heldBack()).toEqual([
      [clientId, 'La sua versione non ha più posto: con le novità avrebbe troppe settimane, giorni, allenamenti o righe.'],
    ])
    expect((await clientReads(versionId))?.[0]).toBe('8 60')
    // the changes are still offered
    expect((await coach.call(getProgramDifferences, { id: program.id })).versions[0]?.differences.length).toBeGreaterThan(0)
  })

  test('announces a note even if the same content was handed over before without one', async () => {
    const { team, clientId, program, squat, coach, assign, set } = await scene()
    await assign(team.coach, clientId)
    await set(squat, { reps: '6' })
    const other = await lonelyClientOf(house, team)
    await assign(team.admin, other)
    await coach.call(publishProgram, { id: program.id, note: 'Meno ripetizioni' })
    const { releases } = await coach.call(listProgramReleases, { id: program.id })
    expect(releases.map(({ number, note }) => [number, note])).toEqual([
      [2, 'Meno ripetizioni'],
      [1, ''],
    ])
  })

  test('for a day waits with the release of that moment; a later one replaces it', async () => {
    const { team, clientId, program, squat, coach, assign, set, clientReads } = await scene()
    await assign(team.coach, clientId)
    await set(squat, { reps: '6' })
    const day = addDays(today, 3)
    const { publications, reached } = await coach.call(publishProgram, { id: program.id, day })
    expect([publications.map(each => each.day), reached]).toEqual([[day], 0])
    await set(squat, { reps: '5' })
    await publishDue(database, addDays(today, 2))
    expect((await clientReads())?.[0]).toBe('8 60')
    await publishDue(database, day)
    expect((await clientReads())?.[0]).toBe('6 60')
    await coach.call(publishProgram, { id: program.id, day: addDays(today, 5) })
    await coach.call(publishProgram, { id: program.id })
    expect((await coach.call(listProgramReleases, { id: program.id })).publications).toEqual([])
    expect((await coach.ask(publishProgram, { id: program.id, day: addDays(today, -1) })).body.code).toBe('publication day')
  })

  test('for a day is dropped if its author is not active on it', async () => {
    const { team, clientId, program, squat, coach, assign, set, clientReads } = await scene()
    await assign(team.coach, clientId)
    await set(squat, { reps: '6' })
    const day = addDays(today, 3)
    await coach.call(publishProgram, { id: program.id, day })
    const setStatus = (status: string) =>
      database.withWorkspace(team.workspaceId, 'write', db =>
        db.run(sql`update memberships set status = ${status} where id = ${team.coach.membershipId}`),
      )
    await setStatus('inactive')
    await publishDue(database, day)
    await setStatus('active')
    await publishDue(database, addDays(day, 1))
    expect((await clientReads())?.[0]).toBe('8 60')
    expect((await as(team.admin).call(listProgramReleases, { id: program.id })).publications).toEqual([])
  })

  test('for a day does not replace a newer release of those who were given the program meanwhile', async () => {
    const { team, clientId, program, bench, squat, assign, set, clientReads } = await scene()
    const admin = as(team.admin)
    await assign(team.admin, await lonelyClientOf(house, team))
    await set(squat, { reps: '6' })
    const day = addDays(today, 3)
    await admin.call(publishProgram, { id: program.id, day })
    await set(bench, { reps: '5' })
    await assign(team.coach, clientId)
    const { programId: versionId } = await admin.call(prepareOwnVersion, {
      id: await assign(team.admin, await lonelyClientOf(house, team)),
    })
    await publishDue(database, day)
    expect(await clientReads()).toEqual(['6 60', '5', '10'])
    const [week] = (await admin.call(getProgram, { id: versionId })).weekList
    expect(week?.days[0]?.workouts[0]?.exercises[1]?.reps).toBe('5')
    const clients = (await admin.call(listProgramReleases, { id: program.id })).releases.map(release => [release.number, release.clients])
    expect(clients).toEqual([
      [3, 2],
      [2, 1],
      [1, 0],
    ])
  })

  test('lists the changes for those who have an earlier release, and tells that they lack them', async () => {
    const { team, clientId, program, squat, coach, assign, set, clientReads } = await scene()
    const userId = await assign(team.coach, clientId)
    const isBehind = async () => (await coach.call(listProgramReleases, { id: program.id })).isBehind
    expect(await isBehind()).toBe(false)
    await set(squat, { reps: '6' })
    await coach.call(publishProgram, { id: program.id, leftOut: [userId] })
    expect(await isBehind()).toBe(true)
    expect((await coach.call(getProgramDifferences, { id: program.id })).changes).toMatchObject([
      { cell: 'reps', base: '8', template: '6' },
    ])
    await coach.call(publishProgram, { id: program.id })
    expect((await clientReads())?.[0]).toBe('6 60')
    expect(await isBehind()).toBe(false)
    // an assignment by the admin, whose client the coach does not reach, is no reason to publish
    await assign(team.admin, await lonelyClientOf(house, team))
    await set(squat, { reps: '5' })
    await coach.call(publishProgram, { id: program.id })
    expect([await isBehind(), (await as(team.admin).call(listProgramReleases, { id: program.id })).isBehind]).toEqual([false, true])
  })

  test('reaches some on a day of their own, now, or not at all', async () => {
    const { deedsOf, team, clientId, program, squat, coach, assign, set, clientReads } = await scene()
    const admin = as(team.admin)
    await assign(team.coach, clientId)
    const [soon, now, never] = [await another(), await another(), await another()]
    async function another() {
      return assign(team.admin, await lonelyClientOf(house, team))
    }
    await set(squat, { reps: '6' })
    const [day, ownDay] = [addDays(today, 5), addDays(today, 2)]
    const ownDays = [
      { programUserId: soon, day: ownDay },
      { programUserId: now, day: today },
    ]
    const publishing = { id: program.id, day, leftOut: [never], ownDays }
    const { publications, reached } = await admin.call(publishProgram, publishing)
    expect([reached, publications.map(each => [each.day, each.onlyFor])]).toEqual([
      1,
      [
        [ownDay, [soon]],
        [day, null],
      ],
    ])
    const counts = async () => (await coach.call(listProgramReleases, { id: program.id })).releases.map(({ clients }) => clients)
    expect(await counts()).toEqual([1, 3])
    await publishDue(database, ownDay)
    expect([await counts(), (await clientReads())?.[0]]).toEqual([[2, 2], '8 60'])
    await publishDue(database, day)
    expect([await counts(), (await clientReads())?.[0]]).toEqual([[3, 1], '6 60'])

    // one of two waiting publications is cancelled
    await set(squat, { reps: '5' })
    const [first] = (await admin.call(publishProgram, publishing)).publications
    await admin.call(cancelPublication, { id: first?.id ?? '' })
    expect((await coach.call(listProgramReleases, { id: program.id })).publications.map(each => each.day)).toEqual([day])
    expect(await deedsOf('cancel publication')).toEqual([{ subject_id: program.id, details: { day: ownDay } }])
    const refused = [
      [{ programUserId: soon, day: addDays(today, -1) }],
      [{ programUserId: newId(), day }],
      [...ownDays, { programUserId: soon, day }],
    ]
    const codes = await Promise.all(
      refused.map(async days => (await admin.ask(publishProgram, { ...publishing, ownDays: days })).body.code),
    )
    expect(codes).toEqual(['publication day', 'not found', 'invalid input'])
  })

  test('an earlier release makes a new one, and restores what was deleted since', async () => {
    const { deedsOf, team, clientId, program, squat, coach, assign, set, clientReads, heldBack } = await scene()
    const programUserId = await assign(team.coach, clientId)
    await set(squat, { reps: '6' })
    await coach.call(editProgram, { id: program.id, base: 1_000, batches: [batchOf({ kind: 'delete', id: program.weekIds[1] ?? '' })] })
    await coach.call(publishProgram, { id: program.id })
    const { releases } = await coach.call(listProgramReleases, { id: program.id })
    expect(releases.map(({ number, clients }) => [number, clients])).toEqual([
      [2, 1],
      [1, 0],
    ])
    expect((await as(team.client).call(listPrograms, {})).programs[0]?.weeks).toBe(1)
    const { changes } = await coach.call(getProgramDifferences, { id: program.id, releaseId: releases[1]?.id })
    expect(changes.map(({ kind, type, cell, base, template }) => [kind, type, cell, base, template])).toEqual([
      ['added', 'week', null, null, null],
      ...[1, 2, 3].map(() => ['added', 'day', null, null, null]),
      ['cell', 'row', 'reps', '6', '8'],
    ])
    const back = await coach.call(rollBackProgram, { id: program.id, releaseId: releases[1]?.id ?? '', note: 'Torno indietro' })
    expect(back).toMatchObject({ isNew: true, reached: 1, release: { number: 3 } })
    expect((await clientReads())?.[0]).toBe('8 60')
    const details = { releaseId: back.release.id, earlierId: releases[1]?.id }
    expect(await deedsOf('roll back program')).toEqual([{ subject_id: program.id, details }])
    expect((await coach.call(getProgram, { id: program.id })).weekList.map(({ id }) => id)).toEqual(program.weekIds)
    // an own version with edits is left out, because nobody was asked about it
    const { programId: versionId } = await coach.call(prepareOwnVersion, { id: programUserId })
    await set(
      (await coach.call(getProgram, { id: versionId })).weekList[0]?.days[0]?.workouts[0]?.exercises[0]?.id ?? '',
      { load: '70' },
      versionId,
    )
    expect(await coach.call(getProgramDifferences, { id: program.id, releaseId: releases[0]?.id })).toMatchObject({
      followers: 0,
      ownVersions: 1,
      versions: [{ programUserId, hasDraft: true }],
    })
    await coach.call(rollBackProgram, { id: program.id, releaseId: releases[0]?.id ?? '' })
    expect(await heldBack()).toEqual([[clientId, 'Ha modifiche non pubblicate: pubblica la sua versione, poi di nuovo il modello.']])
    const other = await programOf(house, team)
    expect((await coach.ask(rollBackProgram, { id: other.id, releaseId: releases[0]?.id ?? '' })).status).toBe(404)
    expect((await coach.ask(getProgramDifferences, { id: other.id, releaseId: releases[0]?.id })).status).toBe(404)
  })
})
